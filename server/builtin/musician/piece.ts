import type { Tone } from '#shared/vocabulary.ts';
import { composeEnding, type Ending } from './ending.ts';
import { melodyOver } from './melody.ts';
import { type Mood, moods } from './music-mood.ts';
import { high, type Key, nearest, type Note, type Part } from './piece-notes.ts';
import { type Chance, chanceFrom } from './seeded-chance.ts';

/** A piece that can be repeated without end: whole bars of four beats. */
export type Piece = {
  readonly tempo: number;
  readonly bars: number;
  readonly parts: readonly Part[];
  readonly ending: Ending;
};

const shortest = 8;
const longest = 96;

/**
 * Composes a piece of about `seconds` (whole groups of four bars, at least eight): the same mood, seed and length give
 * the same notes.
 */
export function composePiece(tone: Tone, seed: string, seconds: number): Piece {
  const mood = moods[tone];
  const chance = chanceFrom(`${tone}:${seed}`);
  const tempo = chance.whole(...mood.tempo);
  const bars = Math.max(shortest, Math.min(longest, Math.round((seconds * tempo) / 60 / 16) * 4));
  const scale = chance.pick(mood.scales);
  const first = 48 + chance.pick(mood.keys);
  const key = (degree: number) => first + 12 * Math.floor(degree / 7) + scale[((degree % 7) + 7) % 7]!;
  const home = chance.pick(mood.progressions);
  const away = chance.pick(mood.progressions.filter((progression) => progression !== home));
  // Home, home, away, home: a shape that ears know, and that ends where it can begin again.
  const chords = Array.from({ length: bars }, (_, bar) => (Math.floor(bar / 4) % 4 === 2 ? away : home)[bar % 4]!);
  const parts = [
    pad(mood, chance, chords, key),
    figure(mood, chance, chords, key),
    bass(mood, chance, chords, key),
    tune(mood, chance, chords, key),
    ...rhythm(mood, chance, bars),
  ].filter(({ notes }) => notes.length > 0);
  const ending = composeEnding(parts, { mood, tempo, key, last: chords.at(-1) ?? 0, leads: scale[6] === 11 });
  return { tempo, bars, parts, ending };
}

const about = (chance: Chance, velocity: number, spread = 6) =>
  Math.round(velocity + (chance.next() - 0.5) * 2 * spread);

function pad(mood: Mood, chance: Chance, chords: readonly number[], key: Key): Part {
  // Three voices, each of which goes to the note of the new chord that is closest to its own place: the harmony moves
  // softly.
  const places = [7, 9, 11];
  const notes = chords.flatMap((chord, bar) =>
    places.map((place, voice) => ({
      beat: bar * 4,
      beats: 4.1,
      key: key(nearest(chord + voice * 2, place)),
      velocity: about(chance, mood.touch - 8, 4),
    })),
  );
  return { channel: 0, program: chance.pick(mood.pad), volume: 74, pan: 64, hall: 80, notes };
}

function figure(mood: Mood, chance: Chance, chords: readonly number[], key: Key): Part {
  const patterns = [chance.pick(mood.figures), chance.pick(mood.figures)];
  const notes = chords.flatMap((chord, bar) =>
    (patterns[Math.floor(bar / 4) % 2] ?? []).flatMap((place, eighth) =>
      place < 0
        ? []
        : [
            {
              beat: bar * 4 + eighth / 2 + chance.next() * 0.012,
              beats: 0.9,
              key: key(chord + [0, 2, 4, 7, 9][place]! + (chord > 1 ? 0 : 7)),
              velocity: about(chance, mood.touch - 6 + (eighth === 0 ? 8 : 0)),
            },
          ],
    ),
  );
  return { channel: 1, program: chance.pick(mood.figure), volume: 78, pan: 44, hall: 70, notes };
}

function bass(mood: Mood, chance: Chance, chords: readonly number[], key: Key): Part {
  const walking = mood.rhythm === 'light';
  const notes = chords.flatMap((chord, bar) => {
    const low = key(chord - 7) > 52 ? chord - 14 : chord - 7;
    const strike = (beat: number, beats: number, degree: number) => ({
      beat: bar * 4 + beat,
      beats,
      key: key(degree),
      velocity: about(chance, mood.touch - 2, 4),
    });
    return walking ? [strike(0, 0.9, low), strike(2, 0.9, low + 4)] : [strike(0, 3.8, low)];
  });
  return { channel: 2, program: chance.pick(mood.bass), volume: 80, pan: 64, hall: 40, notes };
}

function tune(mood: Mood, chance: Chance, chords: readonly number[], key: Key): Part {
  const program = chance.pick(mood.melody);
  const lift = high.includes(program) ? 7 : 0;
  const notes = melodyOver(chords, chance, mood.singing).map(({ beat, beats, degree }) => ({
    beat: beat + chance.next() * 0.015,
    beats: beats * 0.95,
    key: key(degree + lift),
    velocity: about(chance, mood.touch),
  }));
  return { channel: 3, program, volume: 70, pan: 80, hall: 90, notes };
}

/**
 * Percussion by its General MIDI keys: shaker and wood for light feet, timpani-like toms and a soft cymbal for great
 * deeds.
 */
function rhythm(mood: Mood, chance: Chance, bars: number): Part[] {
  const [shaker, wood, tom, lowTom, cymbal] = [70, 76, 45, 41, 49];
  const hit = (beat: number, key: number, velocity: number): Note => ({
    beat,
    beats: 0.25,
    key,
    velocity: about(chance, velocity, 4),
  });
  const notes = Array.from({ length: bars }, (_, bar) => {
    const at = bar * 4;
    if (mood.rhythm === 'light')
      return [
        ...[0, 1, 2, 3].flatMap((beat) => [hit(at + beat, shaker, 44), hit(at + beat + 0.5, shaker, 30)]),
        hit(at + 1.5, wood, 34),
      ];
    if (mood.rhythm === 'drums')
      return [
        hit(at, lowTom, 62),
        hit(at + 1.5, tom, 42),
        hit(at + 2, lowTom, 52),
        ...(bar % 4 === 3 ? [hit(at + 3, tom, 46), hit(at + 3.5, tom, 52)] : []),
        ...(bar % 8 === 0 ? [hit(at, cymbal, 34)] : []),
      ];
    return [];
  }).flat();
  return [{ channel: 9, program: 0, volume: 66, pan: 64, hall: 70, notes }];
}
