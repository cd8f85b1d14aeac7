import type { Mood } from './music-mood.ts';
import { high, type Key, nearest, type Note, type Part } from './piece-notes.ts';

/**
 * The end of a piece that is not repeated again: two bars that slow down, and the last chord at `lands`. Beats
 * are counted from the end of the piece.
 */
export type Ending = { readonly lands: number; readonly parts: readonly Part[] };

type Song = {
  readonly mood: Mood;
  readonly tempo: number;
  readonly key: Key;
  /** The chord that the piece ends with. */
  readonly last: number;
  /** Its seventh step is a half tone below the first, so that the dominant leads home. */
  readonly leads: boolean;
};

/** The last chord is held for this many seconds. */
const heldSeconds = 4.5;
/** The second bar slows down: each beat comes later by this share of the square of the beats before it. */
const slowing = 0.03;
const slowed = (beat: number): number => beat + slowing * Math.max(0, beat - 4) ** 2;
const lands = slowed(8);

/**
 * A close in the piece's own key, by its own instruments: a chord that leaves home, one that leads back, and home,
 * where the piece comes to rest.
 */
export function composeEnding(parts: readonly Part[], song: Song): Ending {
  const { mood, tempo, last, leads } = song;
  const away = last === 3 ? (leads ? 1 : 5) : 3;
  const chords = [away, leads ? 4 : 6, 0] as const;
  const held = (heldSeconds * tempo) / 60;
  const notesOf = [padNotes, figureNotes, bassNotes, tuneNotes] as const;
  const played = parts.map(({ channel, program, ...part }): Part => {
    const notes = channel === 9 ? drums(mood) : (notesOf[channel]?.(song, chords, held, program) ?? []);
    return { ...part, channel, program, notes };
  });
  return { lands, parts: played.filter(({ notes }) => notes.length > 0) };
}

type Chords = readonly [number, number, number];
/** When each of the three chords is heard, and for how long. */
const bars = (held: number) =>
  [
    [0, 4.1],
    [4, lands - 4 + 0.1],
    [lands, held],
  ] as const;

function padNotes({ mood, key }: Song, chords: Chords, held: number): Note[] {
  const places = [7, 9, 11];
  return chords.flatMap((chord, bar) =>
    places.map((place, voice): Note => {
      const [beat, beats] = bars(held)[bar] ?? [0, 0];
      return { beat, beats, key: key(nearest(chord + voice * 2, place)), velocity: mood.touch - 8 };
    }),
  );
}

/**
 * Eighth notes rise and fall once more, fourths in the bar that slows down, and the last chord is broken slowly
 * upwards.
 */
function figureNotes({ mood, key }: Song, [away, back]: Chords, held: number): Note[] {
  const up = (chord: number, place: number) => key(chord + place + (chord > 1 ? 0 : 7));
  const first = [0, 2, 4, 7, 4, 2].map((place, n): Note => {
    return { beat: n / 2, beats: 0.9, key: up(away, place), velocity: mood.touch - 6 };
  });
  const second = [0, 2, 4, 2].map((place, n): Note => {
    return { beat: slowed(4 + n), beats: 1.2, key: up(back, place), velocity: mood.touch - 9 };
  });
  const home = [0, 2, 4, 7].map((place, n): Note => {
    const beat = lands + n * 0.3;
    return { beat, beats: held - n * 0.3, key: up(0, place), velocity: mood.touch - 4 - n * 2 };
  });
  return [...first, ...second, ...home];
}

function bassNotes({ mood, key }: Song, chords: Chords, held: number): Note[] {
  return chords.map((chord, bar): Note => {
    const [beat, beats] = bars(held)[bar] ?? [0, 0];
    const low = key(chord - 7) > 52 ? chord - 14 : chord - 7;
    return { beat, beats: beats - 0.2, key: key(low), velocity: mood.touch - 2 };
  });
}

/** The melody steps down to the first note of the key, on the last chord. */
function tuneNotes({ mood, key }: Song, _chords: Chords, held: number, program: number): Note[] {
  const lift = high.includes(program) ? 7 : 0;
  const steps = [
    [slowed(5), 1, 9],
    [slowed(6), lands - slowed(6), 8],
    [lands, held * 0.8, 7],
  ] as const;
  return steps.map(
    ([beat, beats, degree]): Note => ({ beat, beats: beats * 0.95, key: key(degree + lift), velocity: mood.touch - 3 }),
  );
}

/** Percussion has one stroke left: wood for light feet, a soft roll into a low drum and a cymbal for great deeds. */
function drums({ rhythm }: Mood): Note[] {
  const hit = (beat: number, key: number, velocity: number): Note => ({ beat, beats: 0.25, key, velocity });
  if (rhythm === 'light') return [hit(0, 70, 40), hit(2, 70, 34), hit(lands, 76, 34)];
  if (rhythm === 'none') return [];
  const roll = [6, 6.5, 7, 7.25, 7.5, 7.75].map((beat, n) => hit(slowed(beat), 45, 34 + n * 3));
  return [hit(0, 41, 56), ...roll, hit(lands, 41, 64), hit(lands, 49, 40)];
}
