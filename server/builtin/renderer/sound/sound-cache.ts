import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Ffmpeg } from '#server/ports/ffmpeg.ts';
import type { MusicLook, RenderOrder } from '#server/ports/renderer.ts';
import { landingOf } from '#shared/sound/music-arc.ts';
import { type FilmSound, mixSound } from './audio-mix.ts';
import { syncFile } from '../segments/segment-file.ts';

/** Changes whenever the same order would sound otherwise. */
const mixVersion = 's4';
/** Written last: what it names is whole. */
const Kept = z.object({ loudness: z.number(), mixBytes: z.number(), narrationBytes: z.number() });

/**
 * The sound of a film: kept from before when voices, places and music are the same, otherwise mixed now and kept.
 * `narration` is a copy in `folder`, `mix` is only to be read.
 */
export async function filmSound(
  ffmpeg: Ffmpeg,
  order: RenderOrder,
  { folder, encoder, signal }: { folder: string; encoder: string; signal: AbortSignal },
): Promise<FilmSound> {
  const key = await soundKey(order, encoder);
  const at = (ending: string) => join(order.cacheDir, `${key}.${ending}`);
  const narration = join(folder, 'narration.mp3');
  const kept = await recall(at);
  if (kept) {
    await copyFile(at('mp3'), narration);
    return { mix: at('m4a'), narration, loudness: kept.loudness };
  }
  const made = await mixSound(ffmpeg, order, folder, signal);
  if (!Number.isFinite(made.loudness)) return made;
  const copy = join(folder, 'kept.mp3');
  await copyFile(made.narration, copy);
  for (const path of [made.mix, copy]) await syncFile(path);
  await rename(made.mix, at('m4a'));
  await rename(copy, at('mp3'));
  const [mixBytes, narrationBytes] = await Promise.all(['m4a', 'mp3'].map((ending) => sizeOf(at(ending))));
  await writeFile(join(folder, 'kept.json'), JSON.stringify({ loudness: made.loudness, mixBytes, narrationBytes }));
  await rename(join(folder, 'kept.json'), at('json'));
  return { mix: at('m4a'), narration, loudness: made.loudness };
}

async function recall(at: (ending: string) => string): Promise<z.output<typeof Kept> | null> {
  try {
    const kept = Kept.parse(JSON.parse(await readFile(at('json'), 'utf8')));
    if ((await sizeOf(at('m4a'))) !== kept.mixBytes || (await sizeOf(at('mp3'))) !== kept.narrationBytes)
      throw new Error('Not whole');
    const now = new Date();
    await Promise.all(['json', 'm4a', 'mp3'].map((ending) => utimes(at(ending), now, now)));
    return kept;
  } catch {
    await rm(at('json'), { force: true });
    return null;
  }
}

const sizeOf = async (path: string): Promise<number> => (await stat(path)).size;

async function soundKey({ timeline, narration, music }: RenderOrder, encoder: string): Promise<string> {
  const voices = await Promise.all(
    timeline.shots.map(async ({ sceneId, startFrame, narrationAt }) => {
      const path = narration[sceneId];
      return path === undefined || narrationAt === null ? null : [startFrame + narrationAt, await hashOf(path)];
    }),
  );
  const facts = [
    mixVersion,
    encoder,
    timeline.frames,
    timeline.fps,
    voices,
    landingOf(timeline),
    music && [await hashOf(music.path), music.gainDb, ...lookOf(music)],
  ];
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 40);
}

/** Only what is not the usual: earlier sounds stay known. */
const lookOf = ({ fadeInMs, fadeOutMs, duckDb }: MusicLook): unknown[] => {
  const look = [fadeInMs ?? null, fadeOutMs ?? null, duckDb ?? null];
  return look.some((each) => each !== null) ? look : [];
};

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Uint8Array);
  return hash.digest('hex');
}
