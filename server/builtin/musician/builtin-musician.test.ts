import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { marksIn } from '#server/files/music-bed-file.ts';
import { decodeWav } from '#server/builtin/sound/wav.ts';
import { tones } from '#shared/vocabulary.ts';
import { ffmpegLoudness } from '#test/loudness.ts';
import { builtinMusician } from './builtin-musician.ts';

const musician = builtinMusician();
const another = builtinMusician();
const folder = mkdtempSync(join(tmpdir(), 'musician-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
  musician.close();
  another.close();
});
const patience = new AbortController().signal;

test.each(tones)(
  'makes a %s bed: stereo, 48 kHz, level, a seamless loop, with a final chord that dies away',
  async (mood) => {
    const { wav, durationMs } = await musician.compose({ mood, seed: 'tale', seconds: 20 }, patience);
    const { channels, rate } = decodeWav(wav);
    expect([rate, channels.length, Math.round(channels[0]!.length / 48)]).toEqual([48_000, 2, durationMs]);
    expect(await ffmpegLoudness(wav)).toBeCloseTo(-20, 0);
    const path = join(folder, `${mood}.wav`);
    writeFileSync(path, wav);
    const { loop, lands } = (await marksIn(path))!;
    expect((lands - loop) / rate).toBeGreaterThan(3);
    for (const whole of channels) {
      const side = whole.slice(0, loop);
      expect(side.reduce((top, sample) => Math.max(top, Math.abs(sample)), 0)).toBeLessThan(0.95);
      // The jump from the last sample to the first is one that the music makes all the time.
      const jumps = side.slice(1).map((sample, at) => Math.abs(sample - side[at]!));
      const usual = jumps.toSorted()[Math.floor(jumps.length * 0.999)]!;
      expect(Math.abs(side[0]! - side.at(-1)!)).toBeLessThanOrEqual(usual);
      // It does not fade out: what rang on after the end is heard at the beginning.
      expect(power(side.slice(0, 4_800))).toBeGreaterThan(0.002);
      expect(power(side.slice(-4_800))).toBeGreaterThan(0.002);
      // From the piece into its ending there is no seam either; the last chord is heard, and then nothing.
      expect(Math.abs(whole[loop]! - whole[loop - 1]!)).toBeLessThanOrEqual(usual);
      const chord = power(whole.slice(lands + 4_800, lands + 2 * rate));
      expect(chord).toBeGreaterThan(0.01);
      expect(power(whole.slice(-4_800))).toBeLessThan(chord / 30);
    }
  },
  240_000,
);

const power = (part: Float32Array) => Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / part.length);

test('returns the same bytes for the same order in any process, and others for another seed', async () => {
  const order = { mood: 'gentle', seed: 'one', seconds: 16 } as const;
  const [first, again, other] = await Promise.all([
    musician.compose(order, patience),
    another.compose(order, patience),
    musician.compose({ ...order, seed: 'two' }, patience),
  ]);
  expect(Buffer.compare(first.wav, again.wav)).toBe(0);
  expect(Buffer.compare(first.wav, other.wav)).not.toBe(0);
}, 240_000);

test('stops on abort', async () => {
  const stop = new AbortController();
  const long = musician.compose({ mood: 'epic', seed: 'long', seconds: 300 }, stop.signal);
  const pid = musician.pid()!;
  setTimeout(() => stop.abort(new Error('enough')), 200);
  await expect(long).rejects.toThrow('enough');
  await expect.poll(() => alive(pid)).toBe(false);
});

function alive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
