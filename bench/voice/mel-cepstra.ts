import { heardRate } from './heard-sound.ts';

/** One frame every 10 ms, each of 25 ms. */
export const frameMs = 10;
const hop = (heardRate * frameMs) / 1000;
const width = 400;
const size = 512;
const bands = 40;
const kept = 13;

/**
 * The shape of the spectrum every 10 ms (13 mel cepstra, evened out over the speech, and how they move), to compare one
 * voice's sound with another's.
 */
export function melCepstra(samples: Float32Array): Float64Array[] {
  const frames = Math.max(1, 1 + Math.floor((samples.length - width) / hop));
  const cepstra = Array.from({ length: frames }, (_, at) => cepstrum(samples, at * hop));
  evenOut(cepstra);
  return cepstra.map((own, at) => {
    const near = (reach: number) => cepstra[Math.max(0, Math.min(frames - 1, at + reach))]!;
    const moves = own.map((_, c) => 0.3 * (2 * (near(2)[c]! - near(-2)[c]!) + near(1)[c]! - near(-1)[c]!));
    return Float64Array.of(...own, ...moves);
  });
}

function cepstrum(samples: Float32Array, from: number): Float64Array {
  const real = new Float64Array(size);
  const imaginary = new Float64Array(size);
  for (let i = 0; i < width; i += 1) {
    const raised = (samples[from + i] ?? 0) - 0.97 * (samples[from + i - 1] ?? 0);
    real[i] = raised * (0.54 - 0.46 * Math.cos((2 * Math.PI * i) / (width - 1)));
  }
  transform(real, imaginary);
  const logs = bank.map((weights) => {
    const power = weights.reduce(
      (sum, weight, k) => (weight === 0 ? sum : sum + weight * (real[k]! ** 2 + imaginary[k]! ** 2)),
      0,
    );
    return Math.log(power + 1e-6);
  });
  return Float64Array.from({ length: kept }, (_, c) =>
    logs.reduce((sum, log, band) => sum + log * Math.cos((Math.PI * c * (band + 0.5)) / bands), 0),
  );
}

/** Makes the cepstra of different voices comparable: mean 0 and spread 1 over the louder half of the frames. */
function evenOut(cepstra: Float64Array[]): void {
  const loud = cepstra.toSorted((a, b) => b[0]! - a[0]!).slice(0, Math.ceil(cepstra.length * 0.7));
  for (let c = 0; c < kept; c += 1) {
    const mean = loud.reduce((sum, frame) => sum + frame[c]!, 0) / loud.length;
    const spread = Math.sqrt(loud.reduce((sum, frame) => sum + (frame[c]! - mean) ** 2, 0) / loud.length) + 1e-9;
    for (const frame of cepstra) frame[c] = (frame[c]! - mean) / spread;
  }
}

/** Triangles from 80 to 7600 Hz, evenly wide in mel. */
const bank: Float64Array[] = (() => {
  const mel = (hertz: number) => 2595 * Math.log10(1 + hertz / 700);
  const [low, high] = [mel(80), mel(7600)];
  const edges = Array.from(
    { length: bands + 2 },
    (_, at) => (700 * (10 ** ((low + ((high - low) * at) / (bands + 1)) / 2595) - 1) * size) / heardRate,
  );
  return Array.from({ length: bands }, (_, band) => {
    const [from = 0, top = 0, to = 0] = edges.slice(band, band + 3);
    return Float64Array.from({ length: size / 2 }, (_, k) =>
      Math.max(0, Math.min((k - from) / (top - from), (to - k) / (to - top))),
    );
  });
})();

/** The Fourier transform in place; the length is a power of two. */
function transform(real: Float64Array, imaginary: Float64Array): void {
  const length = real.length;
  for (let i = 1, j = 0; i < length; i += 1) {
    let bit = length >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) {
      [real[i], real[j]] = [real[j]!, real[i]!];
      [imaginary[i], imaginary[j]] = [imaginary[j]!, imaginary[i]!];
    }
  }
  for (let span = 2; span <= length; span *= 2)
    for (let from = 0; from < length; from += span)
      for (let k = 0; k < span / 2; k += 1) {
        const angle = (-2 * Math.PI * k) / span;
        const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
        const [a, b] = [from + k, from + k + span / 2];
        const [re, im] = [real[b]! * cos - imaginary[b]! * sin, real[b]! * sin + imaginary[b]! * cos];
        real[b] = real[a]! - re;
        imaginary[b] = imaginary[a]! - im;
        real[a] = real[a]! + re;
        imaginary[a] = imaginary[a]! + im;
      }
}
