type Sample = { readonly at: number; readonly share: number };
const windowMs = 30_000;
const leastSamples = 5;
/** No estimate is made from less than this. */
const leastMs = 4_000;
const leastShare = 0.01;
/** A leap of this share within a second is what was kept from an earlier run, not work. */
const leap = 0.05;
const silentMs = 10_000;
const longestSeconds = 24 * 3_600;

/**
 * Measures how fast one run gets on, from its last half minute or its last five steps; what was done before the run is
 * not counted.
 */
export function paceMeter() {
  let samples: Sample[] = [];
  let leapt = Number.NEGATIVE_INFINITY;
  let heard = 0;
  let longest = 0;
  return {
    /** `share` of the whole from 0 to 1, `at` in milliseconds. Seconds until the end, or null while nobody can know. */
    secondsLeft(share: number, at: number): number | null {
      if (heard > 0) longest = Math.max(longest * 0.9, at - heard);
      heard = at;
      const last = samples.at(-1);
      if (last && at - last.at < 1_000 && share - last.share >= leap) leapt = at;
      // Progress right after a leap still counts as part of it.
      if (at - leapt < 1_000) samples = [];
      // Steps within one second count as one, so that many small ones appear as a single jump.
      if (samples.length === 0 || at - samples.at(-1)!.at >= 1_000) samples.push({ at, share });
      samples = samples.filter((sample, index) => at - sample.at <= windowMs || index >= samples.length - leastSamples);
      const first = samples[0]!;
      const [spent, gained] = [at - first.at, share - first.share];
      if (spent < leastMs || gained < leastShare) return null;
      const seconds = ((1 - share) * spent) / gained / 1_000;
      return seconds > longestSeconds ? null : seconds;
    },
    /** Whether it has said nothing for much longer than it used to: then its pace tells nothing any more. */
    isSilent: (at: number): boolean => heard > 0 && at - heard > silentMs + 3 * longest,
  };
}
