import { resampled } from '#server/builtin/sound/resample.ts';
import { decodeWav } from '#server/builtin/sound/wav.ts';

/** The rate at which speech is listened to and compared, in samples a second. */
export const heardRate = 16_000;
/** Length of one step of its loudness, in ms. */
export const stepMs = 10;
const step = (heardRate * stepMs) / 1000;
/** Steps this far below the loud ones are silent, in dB. */
const silentBelow = 35;

/** A WAV of the narrator's as mono samples at 16 kHz. */
export function heardSamples(wav: Uint8Array): Float32Array {
  const { channels, rate } = decodeWav(wav);
  return resampled(channels[0] ?? new Float32Array(), rate, heardRate);
}

/** The level of each 10 ms, in dB of full scale. */
export function levelsOf(samples: Float32Array): Float32Array {
  return Float32Array.from({ length: Math.floor(samples.length / step) }, (_, at) =>
    levelOf(samples.subarray(at * step, (at + 1) * step)),
  );
}

/** The level of a stretch of sound, in dB of full scale; -100 for none. */
export function levelOf(samples: Float32Array): number {
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, samples.length);
  return 10 * Math.log10(power + 1e-10);
}

/** The level of the loud steps: the 95th percentile. */
export const loudLevel = (levels: Float32Array): number => levels.toSorted()[Math.floor(levels.length * 0.95)] ?? -100;

/** Which steps are silent, against the loud ones of the same sound. */
export function silentSteps(levels: Float32Array): boolean[] {
  const below = loudLevel(levels) - silentBelow;
  return Array.from(levels, (level) => level < below);
}

/** Silences of at least this many ms, as steps from and to. */
export function silences(levels: Float32Array, leastMs: number): { from: number; to: number }[] {
  const silent = silentSteps(levels);
  const found: { from: number; to: number }[] = [];
  for (let at = 0; at < silent.length; at += 1) {
    if (!silent[at]) continue;
    const from = at;
    while (at < silent.length && silent[at]) at += 1;
    if ((at - from) * stepMs >= leastMs) found.push({ from, to: at });
  }
  return found;
}

/** A sound without the silence around it. */
export function trimmed(samples: Float32Array): Float32Array {
  const silent = silentSteps(levelsOf(samples));
  const [first, last] = [silent.indexOf(false), silent.lastIndexOf(false)];
  return first < 0 ? samples : samples.slice(first * step, (last + 1) * step);
}
