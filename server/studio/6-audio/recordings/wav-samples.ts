import { msg } from '@lingui/core/runtime-macro';
import { Failure } from '#shared/endpoint.ts';

const rate = 48_000;

/** The samples of a 16-bit mono WAV at 48 kHz, as a copy. Throws Failure('internal') for any other. */
export function samplesOf(wav: Uint8Array): Int16Array {
  const view = new DataView(wav.buffer, wav.byteOffset, wav.byteLength);
  const name = (at: number) => String.fromCharCode(...wav.subarray(at, at + 4));
  let isOurs = false;
  for (let at = 12; at + 8 <= wav.byteLength; ) {
    const size = view.getUint32(at + 4, true);
    if (name(at) === 'fmt ')
      isOurs =
        view.getUint16(at + 10, true) === 1 &&
        view.getUint32(at + 12, true) === rate &&
        view.getUint16(at + 22, true) === 16;
    if (name(at) === 'data') {
      if (!isOurs) break;
      const end = Math.min(wav.byteLength, at + 8 + size);
      const samples = new Int16Array((end - at - 8) >> 1);
      for (let n = 0; n < samples.length; n += 1) samples[n] = view.getInt16(at + 8 + n * 2, true);
      return samples;
    }
    at += 8 + size + (size % 2);
  }
  throw new Failure('internal', msg`A voice returned audio that is not 16-bit mono at 48 kHz`);
}

/** Samples as a 16-bit mono WAV at 48 kHz. */
export function wavOf(samples: Int16Array): Uint8Array {
  const wav = new Uint8Array(44 + samples.length * 2);
  const view = new DataView(wav.buffer);
  const text = (at: number, said: string) =>
    [...said].forEach((letter, n) => view.setUint8(at + n, letter.charCodeAt(0)));
  text(0, 'RIFF');
  view.setUint32(4, wav.length - 8, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  text(36, 'data');
  view.setUint32(40, samples.length * 2, true);
  for (const [at, sample] of samples.entries()) view.setInt16(44 + at * 2, sample, true);
  return wav;
}

/** The mean level (0 to 1) of the louder half of a stretch, so that silence within it does not count. */
export function levelOf(samples: Int16Array, fromMs: number, toMs: number): number {
  const [from, to] = [Math.max(0, Math.round(fromMs * 48)), Math.min(samples.length, Math.round(toMs * 48))];
  const window = 960;
  const levels: number[] = [];
  for (let at = from; at + window <= to; at += window) {
    let sum = 0;
    for (let n = at; n < at + window; n += 1) sum += (samples[n]! / 32_768) ** 2;
    levels.push(sum / window);
  }
  const loud = levels.toSorted((a, b) => b - a).slice(0, Math.max(1, levels.length >> 1));
  return loud.length === 0 ? 0 : Math.sqrt(loud.reduce((sum, level) => sum + level, 0) / loud.length);
}
