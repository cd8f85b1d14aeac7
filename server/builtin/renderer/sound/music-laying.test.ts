import { rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { systemFfmpeg } from '#server/adapters/ffmpeg.ts';
import { encodeWav } from '#server/builtin/sound/wav.ts';
import { withMarks } from '#server/files/music-bed-file.ts';
import { landingOf } from '#shared/sound/music-arc.ts';
import { buildTimeline } from '#shared/film/timeline.ts';
import type { TimelineScene } from '#shared/film/timeline-scenes.ts';
import { smallFilm } from '#test/harness/film.ts';
import { mixSound } from './audio-mix.ts';

const ffmpeg = systemFfmpeg();
const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));
const { signal } = new AbortController();
const rate = 48_000;

/** A piece of 2.25 s at 100 Hz; its ending continues for 1.5 s at 200 Hz, and then has a chord at 3000 Hz for 3 s. */
const [loop, lands, all] = [2.25 * rate, 3.75 * rate, 6.75 * rate];
const side = Float32Array.from(
  { length: all },
  (_, n) => 0.3 * Math.sin((2 * Math.PI * n * (n < loop ? 100 : n < lands ? 200 : 3000)) / rate),
);

/** The loudness in dB of the sound around 3000 Hz for each 20 ms. */
async function chordIn(path: string): Promise<number[]> {
  const to = `${path}.raw`;
  const sound =
    'bandpass=f=3000:width_type=h:w=60,bandpass=f=3000:width_type=h:w=60,aformat=sample_fmts=flt:channel_layouts=mono';
  await ffmpeg.run(['-i', path, '-af', sound, '-ar', String(rate), '-f', 'f32le', to], {});
  const bytes = await readFile(to);
  const samples = new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
  return Array.from({ length: Math.floor(samples.length / 960) }, (_, n) => {
    const part = samples.subarray(n * 960, (n + 1) * 960);
    return 10 * Math.log10(part.reduce((sum, value) => sum + value * value, 1e-12) / part.length);
  });
}

async function film(marked: boolean, ends: boolean) {
  const order = await smallFilm([2, 3]);
  folders.push(order.folder);
  const path = join(order.folder, 'music.wav');
  const wav = encodeWav([side, side], rate);
  await writeFile(path, marked ? withMarks(wav, { loop, lands }) : wav);
  const { width, height, shots } = order.timeline;
  const told = shots.map(({ sceneId, picture, narrationMs }): TimelineScene => {
    return { sceneId, picture, narration: { durationMs: narrationMs, text: 'So it was.', words: [] } };
  });
  const card: TimelineScene = { sceneId: 'card-end', picture: 'p0', narration: null, stillMs: 4500 };
  const timeline = buildTimeline({
    language: 'en',
    width,
    height,
    scenes: ends ? [...told, card] : told,
    ...(ends ? { closingMs: 900 } : {}),
  });
  const { mix } = await mixSound(
    ffmpeg,
    { ...order, timeline, music: { path, gainDb: -6 } },
    join(order.folder, 'sound'),
    signal,
  );
  return { timeline, heard: await chordIn(mix) };
}

test('plays the last chord exactly as the end card appears', async () => {
  const { timeline, heard } = await film(true, true);
  const loudest = Math.max(...heard);
  const chord = heard.findIndex((level) => level > loudest - 10);
  expect(Math.abs(chord * 20 - (landingOf(timeline) ?? 0))).toBeLessThanOrEqual(40);
  expect(Math.max(...heard.slice(0, chord - 3))).toBeLessThan(loudest - 30);
  expect(loudest - Math.min(...heard.slice(-3))).toBeGreaterThan(20);
});

test('has no ending for a single scene, however often its piece repeats', async () => {
  const { heard } = await film(true, false);
  const { heard: repeated } = await film(false, false);
  expect(Math.max(...heard)).toBeLessThan(Math.max(...repeated) - 30);
});
