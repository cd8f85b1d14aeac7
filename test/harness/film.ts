import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { systemFfmpeg } from '#server/adapters/ffmpeg.ts';
import type { RenderOrder } from '#server/ports/renderer.ts';
import { buildTimeline } from '#shared/film/timeline.ts';

const colours = ['#b03020', '#2050b0', '#208040', '#b09020', '#702090', '#20a0a0'] as const;

/** Draws a picture that is mostly one colour, with stripes and a disc, so that no frame of it is plain. */
export async function paintPicture(path: string, index: number): Promise<string> {
  const [ground, other] = [colours[index % colours.length], colours[(index + 3) % colours.length]];
  const stripes = Array.from(
    { length: 8 },
    (_, n) => `<rect x="${n * 80}" width="12" height="360" fill="#fff" opacity="0.3"/>`,
  ).join('');
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360"><rect width="640" height="360" fill="${ground}"/>${stripes}` +
    `<circle cx="${100 + index * 70}" cy="120" r="40" fill="${other}"/></svg>`;
  await sharp(Buffer.from(svg)).png().toFile(path);
  return path;
}

/** A tone instead of a voice, in the narrators' format: 16-bit mono WAV at 48 kHz. */
export async function speakTone(path: string, seconds: number, hertz = 440): Promise<string> {
  await systemFfmpeg().run(
    ['-f', 'lavfi', '-i', `sine=frequency=${hertz}:sample_rate=48000:duration=${seconds}`, '-ac', '1', path],
    {},
  );
  return path;
}

/** A small film in its own folder, ready to be rendered: its scenes' seconds of narration, null for a silent scene. */
export async function smallFilm(
  seconds: readonly (number | null)[],
  size = { width: 320, height: 180 },
): Promise<RenderOrder & { folder: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'film-'));
  const pictures: Record<string, string> = {};
  const narration: Record<string, string> = {};
  const scenes = [];
  for (const [n, length] of seconds.entries()) {
    pictures[`p${n}`] = await paintPicture(join(folder, `p${n}.png`), n);
    if (length !== null) narration[`s${n}`] = await speakTone(join(folder, `n${n}.wav`), length, 300 + n * 60);
    const text = 'Who then was a neighbour to him?';
    scenes.push({
      sceneId: `s${n}`,
      picture: `p${n}`,
      narration: length === null ? null : { durationMs: length * 1000, text, words: [] },
    });
  }
  const timeline = buildTimeline({ language: 'en', ...size, scenes });
  return {
    folder,
    timeline,
    pictures,
    narration,
    music: null,
    captions: 'off',
    cacheDir: join(folder, 'cache'),
    workDir: join(folder, 'work'),
  };
}

/** Every frame of a film as RGB at 32 x 18. */
export async function smallFrames(path: string): Promise<Uint8Array[]> {
  const raw = `${path}.rgb`;
  await systemFfmpeg().run(
    ['-i', path, '-vf', 'scale=32:18:flags=area', '-pix_fmt', 'rgb24', '-f', 'rawvideo', raw],
    {},
  );
  const bytes = await readFile(raw);
  return Array.from({ length: bytes.length / 1728 }, (_, n) => bytes.subarray(n * 1728, (n + 1) * 1728));
}

/** LUFS and true peak (dB) of a file's sound. */
export async function hear(path: string): Promise<{ lufs: number; peak: number }> {
  const { stderr } = await systemFfmpeg().run(
    ['-nostats', '-i', path, '-af', 'ebur128=framelog=verbose:peak=true', '-f', 'null', '-'],
    {},
  );
  const summary = stderr.slice(stderr.lastIndexOf('Summary:'));
  return {
    lufs: Number(/I:\s+(-?[\d.]+) LUFS/.exec(summary)?.[1]),
    peak: Number(/Peak:\s+(-?[\d.]+) dBFS/.exec(summary)?.[1]),
  };
}
