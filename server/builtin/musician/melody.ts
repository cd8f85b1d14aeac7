import type { Chance } from './seeded-chance.ts';

/**
 * A note of a melody: when (beats from the start of its phrase), how long (beats), and where in the scale (steps above
 * its first note).
 */
export type Step = { readonly beat: number; readonly beats: number; readonly degree: number };

/** Where notes may fall in two bars of four beats; each ends in rest, so that a phrase breathes. */
const rhythms: readonly (readonly (readonly [beat: number, beats: number])[])[] = [
  [
    [0, 1.5],
    [1.5, 0.5],
    [2, 2],
    [4, 1],
    [5, 2.5],
  ],
  [
    [0, 2],
    [2, 1],
    [3, 1],
    [4, 3],
  ],
  [
    [1, 1],
    [2, 1],
    [3, 1],
    [4, 1.5],
    [5.5, 1.5],
  ],
  [
    [0, 3],
    [3, 1],
    [4, 1],
    [5, 1],
    [6, 1.5],
  ],
  [
    [0.5, 0.5],
    [1, 1],
    [2, 1.5],
    [4, 2],
    [6, 1],
  ],
];

/**
 * Sings over the chords, two bars at a time: a rhythm that returns, chord notes on the beat, steps between them, and
 * silence as often as the mood asks.
 */
export function melodyOver(chords: readonly number[], chance: Chance, singing: number): Step[] {
  const own = chance.pick(rhythms);
  const answer = chance.pick(rhythms.filter((rhythm) => rhythm !== own));
  const steps: Step[] = [];
  let at = chance.whole(7, 10);
  for (let bar = 0; bar + 1 < chords.length; bar += 2) {
    if (!chance.likely(singing + (bar % 8 === 0 ? 0.25 : 0))) continue;
    for (const [beat, beats] of bar % 4 === 0 ? own : answer) {
      const chord = chords[bar + (beat >= 4 ? 1 : 0)]!;
      // Where a note is heard clearly it belongs to the chord; in passing it goes by step.
      at = Math.max(
        5,
        Math.min(13, at + (beat % 2 === 0 || beats >= 1.5 ? chance.whole(-1, 1) : chance.pick([-1, -1, 1, 1, 2]))),
      );
      if (beat % 2 === 0 || beats >= 1.5) at = nearestOfChord(at, chord);
      steps.push({ beat: bar * 4 + beat, beats, degree: at });
    }
  }
  return steps;
}

/** The chord's own note (its first, third or fifth, in any octave) that is closest to where the melody is. */
function nearestOfChord(degree: number, chord: number): number {
  const away = (candidate: number) => ![0, 2, 4].includes((((candidate - chord) % 7) + 7) % 7);
  const near = [0, -1, 1, -2, 2].find((distance) => !away(degree + distance));
  return degree + (near ?? 0);
}
