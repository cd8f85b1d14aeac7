/** Samples a second of what is listened to, and the milliseconds of one step. */
export const voiceRate = 8_000;
export const stepMs = 10;
const stepSamples = (voiceRate * stepMs) / 1000;

/**
 * A reading as an ear hears it, in steps of 10 ms: how loud, whether somebody speaks, and which steps are the middle of
 * a syllable.
 */
export type VoiceTrack = {
  readonly steps: number;
  readonly voiced: Uint8Array;
  /** Where nobody speaks for long enough to be heard as a pause: first step, and the step after the last. */
  readonly pauses: readonly { readonly from: number; readonly to: number }[];
  readonly nuclei: Uint8Array;
  /** How much louder (above 0) or softer the sound grows here, in dB over 40 ms. */
  readonly rise: Float32Array;
};

/** Shorter silence is the closing of lips; a shorter noise is a click. Steps. */
const shortestPause = 7;
const shortestSound = 4;

/** Analyses 16-bit mono samples at 8 kHz, filtered to the band of voices. */
export function voiceTrack(samples: Int16Array): VoiceTrack {
  const steps = Math.max(1, Math.floor(samples.length / stepSamples));
  const level = smooth(levels(samples, steps), 1);
  const sorted = Float32Array.from(level).sort();
  const at = (share: number) => sorted[Math.min(steps - 1, Math.floor(share * steps))] ?? -90;
  const [floor, top] = [at(0.05), at(0.95)];
  const threshold = Math.max(top - 34, Math.min(floor + 9, top - 14));
  const voiced = Uint8Array.from(level, (db) => (db > threshold ? 1 : 0));
  flip(voiced, 1, shortestSound);
  flip(voiced, 0, shortestPause);
  return { steps, voiced, pauses: runs(voiced, 0), nuclei: nucleiOf(smooth(level, 3), voiced), rise: rises(level) };
}

function levels(samples: Int16Array, steps: number): Float32Array {
  // Windows of 20 ms around each step.
  return Float32Array.from({ length: steps }, (_, step) => {
    let sum = 1;
    const from = Math.max(0, step * stepSamples - stepSamples / 2);
    const to = Math.min(samples.length, from + stepSamples * 2);
    for (let at = from; at < to; at += 1) sum += samples[at]! * samples[at]!;
    return 10 * Math.log10(sum / (to - from || 1) / 32_768 ** 2 + 1e-9);
  });
}

function smooth(values: Float32Array, reach: number): Float32Array {
  return values.map((_, at) => {
    let sum = 0;
    let count = 0;
    for (let near = Math.max(0, at - reach); near <= Math.min(values.length - 1, at + reach); near += 1, count += 1)
      sum += values[near]!;
    return sum / count;
  });
}

/** Makes runs of `value` that are shorter than `least` steps the other value. */
function flip(voiced: Uint8Array, value: 0 | 1, least: number): void {
  for (const { from, to } of runs(voiced, value))
    if (to - from < least && (value === 1 || (from > 0 && to < voiced.length))) voiced.fill(1 - value, from, to);
}

function runs(voiced: Uint8Array, value: 0 | 1): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = [];
  for (let at = 0; at < voiced.length; at += 1) {
    if (voiced[at] !== value) continue;
    const from = at;
    while (at < voiced.length && voiced[at] === value) at += 1;
    found.push({ from, to: at });
  }
  return found;
}

/** How far a vowel stands out above the dips beside it, in dB. */
const prominence = 2.5;

/** The loudest step of each syllable: peaks with a dip on both sides. */
function nucleiOf(level: Float32Array, voiced: Uint8Array): Uint8Array {
  const nuclei = new Uint8Array(level.length);
  let [peak, dip] = [-1, Number.POSITIVE_INFINITY];
  for (let at = 0; at < level.length; at += 1) {
    const db = voiced[at] ? level[at]! : -90;
    if (peak < 0) {
      if (db > dip + prominence) peak = at;
      else dip = Math.min(dip, db);
    } else if (db > (level[peak] ?? -90)) peak = at;
    else if (db < (level[peak] ?? -90) - prominence) {
      nuclei[peak] = 1;
      peak = -1;
      dip = db;
    }
  }
  return nuclei;
}

function rises(level: Float32Array): Float32Array {
  const at = (step: number) => Math.max(-70, level[Math.max(0, Math.min(level.length - 1, step))] ?? -90);
  return level.map((_, step) => (at(step + 1) + at(step + 2) - at(step - 1) - at(step - 2)) / 2);
}
