import type { ReadingEra, ReadingFeeling, ReadingPlace, SceneReading } from '../pictures/scene-reading.ts';
import type { Transition } from './timeline-parts.ts';
import type { Section } from '../vocabulary.ts';

/** The facts about a scene that decide how it follows the previous one. */
export type SceneMeaning = {
  readonly section: Section;
  readonly era: ReadingEra;
  readonly place: ReadingPlace;
  readonly time: SceneReading['time'];
  readonly feeling: ReadingFeeling;
};

/** Milliseconds of a dissolve: within a place, to another place, and to another time. */
const dissolves = { near: 600, place: 1000, time: 1400 } as const;
/**
 * Milliseconds that a picture is shown alone, after the usual pause: where the story turns, between its sections, and
 * where both fall together.
 */
const beats = { turn: 700, section: 800, both: 1200 } as const;

/** Whether a feeling is positive or negative; calm is neither. */
const sides: Readonly<Record<ReadingFeeling, -1 | 0 | 1>> = {
  ...{ calm: 0, tired: 0, wonder: 1, joy: 1, pride: 1 },
  ...{ sadness: -1, tears: -1, fear: -1, anger: -1, shame: -1, pain: -1 },
};

/**
 * How a scene follows another one: a short dissolve, a longer one to another place or time, and how long the previous
 * picture is shown alone.
 */
export function joinBetween(before: SceneMeaning, after: SceneMeaning): { transition: Transition; beatMs: number } {
  const otherTime = before.time !== after.time || before.era !== after.era;
  const ms = otherTime ? dissolves.time : before.place !== after.place ? dissolves.place : dissolves.near;
  const turns = sides[before.feeling] * sides[after.feeling] < 0;
  const next = before.section !== after.section;
  const beatMs = turns && next ? beats.both : turns ? beats.turn : next ? beats.section : 0;
  return { transition: { kind: 'crossfade', ms }, beatMs };
}
