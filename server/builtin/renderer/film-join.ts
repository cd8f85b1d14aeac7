import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Ffmpeg } from '#server/ports/ffmpeg.ts';
import { type FilmShape, timescale } from './encoding.ts';
import { syncFile } from './segments/segment-file.ts';

/**
 * Joins finished segments and the sound without re-encoding, checks the result, and only then gives it its final name.
 */
export async function joinFilm(
  ffmpeg: Ffmpeg,
  film: {
    segments: readonly { path: string; frames: number }[];
    sound: string;
    shape: FilmShape;
    frames: number;
    workDir: string;
    to: string;
  },
  signal: AbortSignal,
): Promise<void> {
  const list = join(film.workDir, 'segments.ffconcat');
  const part = `${film.to}.part`;
  const entries = film.segments.map(
    ({ path, frames }) => `file '${path.replaceAll("'", "'\\''")}'\nduration ${(frames / film.shape.fps).toFixed(6)}\n`,
  );
  try {
    await writeFile(list, `ffconcat version 1.0\n${entries.join('')}`);
    // Without decoders ffmpeg does not decode the start of every segment but relies on its header.
    const undecoded = ['-codec_whitelist', 'none'];
    const inputs = [...undecoded, '-f', 'concat', '-safe', '0', '-i', list, ...undecoded, '-i', film.sound];
    const copy = `-map 0:v -map 1:a -c copy -movflags +faststart -video_track_timescale ${timescale} -f mp4`.split(' ');
    await ffmpeg.run(['-v', 'error', ...inputs, ...copy, part], { signal });
    await check(ffmpeg, part, film, signal);
    await syncFile(part);
    await rename(part, film.to);
  } finally {
    await Promise.all([rm(list, { force: true }), rm(part, { force: true })]);
  }
}

/**
 * Reads back the frames, size and codecs of a film, and decodes its key frames and sound. Throws when it is not what
 * was ordered.
 */
async function check(
  ffmpeg: Ffmpeg,
  path: string,
  film: { shape: FilmShape; frames: number },
  signal: AbortSignal,
): Promise<void> {
  const { video, audio } = await ffmpeg.probe(path, signal);
  const { width, height, fps } = film.shape;
  const found =
    video && `${video.codec} ${video.width}x${video.height} ${video.fps} fps ${video.frames} frames ${audio?.codec}`;
  const wanted = `h264 ${width}x${height} ${fps} fps ${film.frames} frames aac`;
  if (found !== wanted) throw new Error(`The film came out as ${found} instead of ${wanted}`);
  await ffmpeg.run(['-v', 'error', '-xerror', '-skip_frame', 'nokey', '-i', path, '-f', 'null', '-'], { signal });
}
