import type { Tone } from '#shared/vocabulary.ts';

/** What makes a piece sound like its tone. Instruments are General MIDI programs, degrees count from 0 in the scale. */
export type Mood = {
  /** Beats a minute, from and to. */
  readonly tempo: readonly [number, number];
  /** Semitones above the key's first note. */
  readonly scales: readonly (readonly number[])[];
  /** Keys of the first note, as semitones above C. */
  readonly keys: readonly number[];
  /** Chords of four bars; a piece has two of these and returns to the first. */
  readonly progressions: readonly (readonly number[])[];
  readonly pad: readonly number[];
  readonly figure: readonly number[];
  readonly melody: readonly number[];
  readonly bass: readonly number[];
  /** Eighth notes of a bar as places in the chord; -1 rests. */
  readonly figures: readonly (readonly number[])[];
  /** How much of the time the melody sings, 0 to 1: a bed leaves room for the voice. */
  readonly singing: number;
  readonly rhythm: 'none' | 'light' | 'drums';
  /** MIDI velocity around which notes are struck. */
  readonly touch: number;
};

const major = [0, 2, 4, 5, 7, 9, 11];
const minor = [0, 2, 3, 5, 7, 8, 10];
const dorian = [0, 2, 3, 5, 7, 9, 10];
const mixolydian = [0, 2, 4, 5, 7, 9, 10];
const flowing = [
  [0, 1, 2, 3, 4, 3, 2, 1],
  [0, 2, 1, 3, 2, 4, 3, 2],
  [0, 2, 4, 3, 2, 3, 1, 2],
];

/** The five moods of the studio's tones. */
export const moods: Record<Tone, Mood> = {
  inspirational: {
    tempo: [74, 82],
    scales: [major],
    keys: [0, 2, 5, 7],
    progressions: [
      [0, 4, 5, 3],
      [0, 3, 5, 4],
      [3, 0, 4, 5],
      [5, 3, 0, 4],
    ],
    pad: [48, 50, 89],
    figure: [0, 46, 4],
    melody: [73, 60, 40, 71],
    bass: [32, 43],
    figures: flowing,
    singing: 0.55,
    rhythm: 'none',
    touch: 66,
  },
  gentle: {
    tempo: [60, 68],
    scales: [major],
    keys: [0, 3, 5, 8],
    progressions: [
      [0, 3, 0, 4],
      [0, 5, 3, 0],
      [3, 0, 1, 4],
      [0, 2, 3, 0],
    ],
    pad: [89, 48, 91],
    figure: [46, 24, 10, 8],
    melody: [73, 74, 79, 11],
    bass: [32, 43],
    figures: [
      [0, 2, 1, 3, 2, -1, 3, -1],
      [0, -1, 2, 1, 3, -1, 2, -1],
      [0, 1, 2, -1, 4, -1, 2, 1],
    ],
    singing: 0.4,
    rhythm: 'none',
    touch: 58,
  },
  fun: {
    tempo: [98, 110],
    scales: [major, mixolydian],
    keys: [0, 2, 5, 7],
    progressions: [
      [0, 3, 0, 4],
      [0, 5, 3, 4],
      [0, 0, 3, 4],
      [3, 0, 4, 0],
    ],
    pad: [48, 21],
    figure: [12, 45, 108, 24],
    melody: [71, 78, 74, 13],
    bass: [32, 45],
    figures: [
      [0, -1, 2, 3, -1, 2, 4, -1],
      [0, 2, -1, 3, 2, -1, 4, 2],
      [-1, 2, 3, -1, 2, 4, -1, 3],
    ],
    singing: 0.6,
    rhythm: 'light',
    touch: 68,
  },
  epic: {
    tempo: [82, 92],
    scales: [minor, dorian],
    keys: [0, 2, 4, 9],
    progressions: [
      [0, 5, 2, 6],
      [0, 3, 5, 6],
      [0, 6, 5, 6],
      [5, 6, 0, 0],
    ],
    pad: [48, 52, 50],
    figure: [48, 45, 42],
    melody: [60, 69, 40],
    bass: [43, 42],
    figures: [
      [0, 0, 2, 0, 3, 0, 2, 0],
      [0, 2, 0, 3, 0, 2, 0, 4],
      [0, 0, 2, 2, 3, 3, 2, 2],
    ],
    singing: 0.5,
    rhythm: 'drums',
    touch: 74,
  },
  somber: {
    tempo: [54, 62],
    scales: [minor, dorian],
    keys: [0, 2, 7, 9],
    progressions: [
      [0, 5, 3, 4],
      [0, 3, 5, 0],
      [5, 2, 6, 0],
      [0, 6, 5, 3],
    ],
    pad: [89, 48, 52],
    figure: [0, 46, 24],
    melody: [42, 68, 69],
    bass: [43, 32],
    figures: [
      [0, -1, 2, -1, 3, -1, 2, -1],
      [0, -1, 1, 2, -1, 3, -1, -1],
      [0, 2, -1, 3, -1, -1, 2, -1],
    ],
    singing: 0.45,
    rhythm: 'none',
    touch: 56,
  },
};
