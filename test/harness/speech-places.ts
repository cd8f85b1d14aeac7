import { expect } from 'vitest';
import { decodeWav } from '#server/builtin/sound/wav.ts';
import type { Speech } from '#server/ports/sound.ts';
import { ffmpegLoudness } from '../loudness.ts';

/**
 * Checks that a speech is 48 kHz mono at -19 LUFS, has every word of its text in order, and sound where each of them is
 * said.
 */
export async function expectWordsInPlace({ wav, durationMs, words }: Speech, text: string): Promise<void> {
  const { channels, rate } = decodeWav(wav);
  expect([rate, channels.length, Math.round(channels[0]!.length / 48)]).toEqual([48_000, 1, durationMs]);
  expect(words.map((word) => word.text)).toEqual(text.split(/\s+/));
  expect(await ffmpegLoudness(wav)).toBeCloseTo(-19, 0);
  let last = 0;
  for (const { startMs, endMs } of words) {
    expect(startMs).toBeGreaterThanOrEqual(last);
    expect(endMs).toBeGreaterThanOrEqual(startMs);
    last = endMs;
  }
  expect(last).toBeLessThanOrEqual(durationMs);
  const spoken = words.filter((word) => /[\p{L}\p{N}]/u.test(word.text));
  expect(
    spoken.filter(({ startMs, endMs }) => loudest(channels[0]!, startMs, Math.max(endMs, startMs + 20)) < 0.01),
  ).toEqual([]);
}

/** The greatest sample between two times in ms, at 48 kHz. */
const loudest = (signal: Float32Array, fromMs: number, toMs: number): number =>
  signal.slice(fromMs * 48, toMs * 48).reduce((top, sample) => Math.max(top, Math.abs(sample)), 0);
