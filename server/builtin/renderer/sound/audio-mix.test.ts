import { rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { systemFfmpeg } from '#server/adapters/ffmpeg.ts';
import { hear, smallFilm } from '#test/harness/film.ts';
import { mixSound } from './audio-mix.ts';

const ffmpeg = systemFfmpeg();
const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));
const signal = new AbortController().signal;

/** The loudness in dB of what a filter lets through, in 48,000 samples a second, for each tenth of a second. */
async function tenths(path: string, filter: string): Promise<number[]> {
  await ffmpeg.run(
    [
      '-i',
      path,
      '-af',
      `${filter},aformat=sample_fmts=flt:channel_layouts=mono`,
      '-ar',
      '48000',
      '-f',
      'f32le',
      `${path}.raw`,
    ],
    {},
  );
  const bytes = await readFile(`${path}.raw`);
  const samples = new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
  return Array.from({ length: Math.floor(samples.length / 4800) }, (_, n) => {
    const part = samples.subarray(n * 4800, (n + 1) * 4800);
    return 10 * Math.log10(part.reduce((sum, value) => sum + value * value, 1e-12) / part.length);
  });
}
const average = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

test('places voices at their times, ducks the music under them, and mixes to the length of the film', async () => {
  const order = await smallFilm([2, null]);
  folders.push(order.folder);
  const music = { path: join(order.folder, 'music.wav'), gainDb: -6 };
  await ffmpeg.run(['-f', 'lavfi', '-i', 'sine=frequency=80:duration=0.7', '-af', 'volume=12dB', music.path], {});
  const sound = await mixSound(ffmpeg, { ...order, music }, join(order.folder, 'sound'), signal);
  const seconds = order.timeline.frames / 30;
  expect(Math.abs((await ffmpeg.probe(sound.mix)).durationMs / 1000 - seconds)).toBeLessThan(1 / 30);
  expect(Math.abs(sound.loudness + 14)).toBeLessThanOrEqual(0.5);
  expect(Math.abs((await hear(sound.mix)).lufs - sound.loudness)).toBeLessThan(0.5);

  const voice = await tenths(sound.narration, 'anull');
  const speaking = voice.flatMap((level, n) => (level > -40 ? [n] : []));
  expect([speaking[0], speaking.at(-1)]).toEqual([5, 24]);
  const bass = await tenths(sound.mix, 'lowpass=f=120:p=2,lowpass=f=120:p=2');
  expect(average(bass.slice(45, 55)) - average(bass.slice(12, 22))).toBeGreaterThan(6);
  expect(average(bass.slice(45, 55)) - average(bass.slice(-3))).toBeGreaterThan(6);
});

test('applies the requested fades and ducking to the music', async () => {
  const order = await smallFilm([4, null]);
  folders.push(order.folder);
  const path = join(order.folder, 'music.wav');
  await ffmpeg.run(['-f', 'lavfi', '-i', 'sine=frequency=80:duration=0.7', '-af', 'volume=12dB', path], {});
  const depths: number[] = [];
  for (const duckDb of [0, 6, 12, 20]) {
    const music = { path, gainDb: -6, fadeInMs: 0, fadeOutMs: 0, duckDb };
    const { mix } = await mixSound(ffmpeg, { ...order, music }, join(order.folder, `duck-${duckDb}`), signal);
    const bass = await tenths(mix, 'lowpass=f=120:p=2,lowpass=f=120:p=2');
    const free = average(bass.slice(-12, -2));
    depths.push(free - average(bass.slice(20, 40)));
    expect(Math.abs(average(bass.slice(-2)) - free)).toBeLessThan(1.5);
  }
  console.info('Ducking asked for 0, 6, 12, 20 dB; measured:', depths.map((depth) => depth.toFixed(1)).join(', '));
  for (const [at, asked] of [0, 6, 12, 20].entries()) expect(Math.abs(depths[at]! - asked)).toBeLessThan(3);
});

test('brings a quiet reader with sudden loud words to the target without clipping', async () => {
  const order = await smallFilm([3]);
  folders.push(order.folder);
  const loud = join(order.folder, 'loud.wav');
  await ffmpeg.run(
    [
      '-f',
      'lavfi',
      '-i',
      "aevalsrc='0.08*sin(2*PI*300*t)+if(lt(mod(t,0.5),0.01),0.9*sin(2*PI*900*t),0)':s=48000:d=3",
      '-ac',
      '1',
      loud,
    ],
    {},
  );
  const sound = await mixSound(ffmpeg, { ...order, narration: { s0: loud } }, join(order.folder, 'sound'), signal);
  const heard = await hear(sound.mix);
  expect(Math.abs(heard.lufs + 14)).toBeLessThanOrEqual(0.5);
  expect(heard.peak).toBeLessThanOrEqual(-1);
});
