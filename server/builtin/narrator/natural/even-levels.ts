import type { SpokenPart } from '../speech-mix.ts';

/** Windows over which loudness is measured, in seconds, and the level (dBFS) under which one holds no voice. */
const window = { seconds: 0.05, leastDb: -45 } as const;
/** The share by which a phrase's level is moved towards that of the others, and the most in dB. */
const correction = { share: 0.6, mostDb: 4 } as const;

/**
 * Brings phrases nearer to one level, so that none jumps out, without taking away that some are said louder. `rate` is
 * that of the samples.
 */
export function evenLevels(parts: readonly SpokenPart[], rate: number): SpokenPart[] {
  const levels = parts.map(({ samples }) => voicedDb(samples, rate));
  const known = levels.filter((level) => level !== null).toSorted((a, b) => a - b);
  const middle = known[Math.floor(known.length / 2)] ?? 0;
  return parts.map((part, at) => {
    const level = levels[at] ?? middle;
    const db = Math.max(-correction.mostDb, Math.min(correction.mostDb, (middle - level) * correction.share));
    const gain = 10 ** (db / 20);
    return { ...part, samples: part.samples.map((sample) => sample * gain) };
  });
}

/** The mean level of the windows in which there is voice; null when there is none. */
function voicedDb(samples: Float32Array, rate: number): number | null {
  const size = Math.round(window.seconds * rate);
  const least = 10 ** (window.leastDb / 10);
  let [sum, count] = [0, 0];
  for (let at = 0; at + size <= samples.length; at += size) {
    let power = 0;
    for (let i = at; i < at + size; i += 1) power += samples[i]! * samples[i]!;
    if (power / size < least) continue;
    sum += power / size;
    count += 1;
  }
  return count === 0 ? null : 10 * Math.log10(sum / count);
}
