import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Ffmpeg } from '#server/ports/ffmpeg.ts';
import type { Chapter } from '#shared/film/chapters.ts';

type Tags = {
  readonly title: string;
  /** The name of the channel; null when unknown. */
  readonly artist: string | null;
  readonly album: string;
  readonly chapters: readonly Chapter[];
  readonly durationMs: number;
};
type Order = { readonly film: string; readonly cover: string | null; readonly tags: Tags; readonly folder: string };

/** The side of a cover in pixels. */
const side = 1000;

/** Copies the sound of a film unchanged into an M4A with title, chapters and cover. Returns its path. */
export async function soundAlone(
  ffmpeg: Ffmpeg,
  { film, cover, tags, folder }: Order,
  signal: AbortSignal,
): Promise<string> {
  const [facts, to] = [join(folder, 'tags.txt'), join(folder, 'sound.m4a')];
  await writeFile(facts, ffmetadata(tags));
  const inputs = ['-i', film, '-f', 'ffmetadata', '-i', facts];
  const picture: string[] = [];
  if (cover) {
    const square = join(folder, 'cover.jpg');
    await squareOf(cover, square);
    inputs.push('-i', square);
    picture.push('-map', '2:v', '-disposition:v:0', 'attached_pic');
  }
  const wrap = '-map_metadata 1 -map_chapters 1 -c copy -movflags +faststart -f ipod'.split(' ');
  await ffmpeg.run(['-v', 'error', '-y', ...inputs, '-map', '0:a', ...picture, ...wrap, to], { signal });
  return to;
}

/** The whole picture on a square background of itself, blurred. */
async function squareOf(path: string, to: string): Promise<void> {
  const whole = await sharp(path).resize(side, side, { fit: 'inside' }).toBuffer();
  const ground = sharp(path).resize(side, side, { fit: 'cover' }).blur(30).modulate({ brightness: 0.6 });
  await ground
    .composite([{ input: whole }])
    .jpeg({ quality: 88 })
    .toFile(to);
}

/** Tags and chapters as ffmpeg reads them; every character with a special meaning is escaped. */
function ffmetadata({ title, artist, album, chapters, durationMs }: Tags): string {
  const tag = (name: string, value: string) => `${name}=${value.replaceAll(/[=;#\\\n]/g, (sign) => `\\${sign}`)}`;
  const marks = chapters.flatMap((chapter, at) => [
    '[CHAPTER]',
    'TIMEBASE=1/1000',
    `START=${chapter.startMs}`,
    `END=${chapters[at + 1]?.startMs ?? durationMs}`,
    tag('title', chapter.title),
  ]);
  const whose = artist ? [tag('artist', artist)] : [];
  return [';FFMETADATA1', tag('title', title), tag('album', album), ...whose, tag('genre', 'Story'), ...marks, ''].join(
    '\n',
  );
}
