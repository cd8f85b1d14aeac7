import { formantNarrator } from '#server/builtin/narrator/formant/formant-narrator.ts';
import { decodeWav } from '#server/builtin/sound/wav.ts';

const rate = 48_000;
let spoken: Promise<Float32Array> | undefined;

/** A sentence of the built-in English voice at 48 kHz, read once per test worker. */
const sentence = (): Promise<Float32Array> =>
  (spoken ??= (async () => {
    const narrator = formantNarrator();
    const order = {
      text: 'A woman carried water home from the well. Her neighbours waited at the gate.',
      language: 'en',
      voice: 'en-rowan',
    } as const;
    const { wav } = await narrator.speak(order, new AbortController().signal);
    narrator.close();
    return decodeWav(wav).channels[0]!;
  })());

/** Steady noise like a fan's, the same each time; `level` is 1 for about -46 dB of full scale. */
function noiseOf(length: number, level: number): Float32Array {
  const noise = new Float32Array(length);
  for (let i = 0, seed = 1, low = 0; i < length; i++) {
    seed = (seed * 1_664_525 + 1_013_904_223) >>> 0;
    const white = (seed / 2 ** 32) * 2 - 1;
    low = low * 0.9 + white * 0.1;
    noise[i] = level * (low * 0.03 + white * 0.003);
  }
  return noise;
}

/**
 * The sentence read twice: silence of `startMs`, the sentence, a pause of `pauseMs`, the sentence, silence of `endMs`;
 * with noise over all of it. Also says where the readings begin and end, in ms.
 */
export async function noisySpeech({ startMs = 1_500, pauseMs = 2_000, endMs = 1_500, noise = 1 } = {}) {
  const words = await sentence();
  const spokenMs = Math.floor((words.length / rate) * 1000);
  const second = startMs + spokenMs + pauseMs;
  const clean = new Float32Array(Math.round(((second + spokenMs + endMs) * rate) / 1000));
  clean.set(words.subarray(0, spokenMs * 48), startMs * 48);
  clean.set(words.subarray(0, spokenMs * 48), second * 48);
  const hiss = noiseOf(clean.length, noise);
  const readings = [startMs, second].map((from) => ({ startMs: from, endMs: from + spokenMs }));
  return { clean, noisy: clean.map((sample, i) => sample + hiss[i]!), readings, durationMs: second + spokenMs + endMs };
}

/** The mean level of a part of a 48 kHz signal (times in ms), in dB of full scale. */
export function levelOf(signal: Float32Array, startMs: number, endMs: number): number {
  const part = signal.subarray(Math.round(startMs * 48), Math.round(endMs * 48));
  let sum = 0;
  for (const sample of part) sum += sample * sample;
  return 10 * Math.log10(sum / part.length + 1e-12);
}

/**
 * By how many samples `other` runs behind `signal` between two times (ms), by the peak of their cross-correlation
 * within 25 ms.
 */
export function lagOf(signal: Float32Array, other: Float32Array, startMs: number, endMs: number): number {
  let best = { lag: 0, sum: -Infinity };
  for (let lag = -1_200; lag <= 1_200; lag++) {
    let sum = 0;
    for (let i = startMs * 48; i < endMs * 48; i += 3) sum += signal[i]! * (other[i + lag] ?? 0);
    if (sum > best.sum) best = { lag, sum };
  }
  return best.lag;
}
