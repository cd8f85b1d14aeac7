import type { PictureLife, Warp } from './picture-life.ts';

/**
 * A word that a person in the picture says, in seconds on the clock of the picture's life; `begins` a sentence or a
 * phrase.
 */
export type SaidWord = { readonly from: number; readonly to: number; readonly begins: boolean };

/** Poses and moves change this many times a second, as in films that are drawn by hand; particles move in every frame. */
export const ticksPerSecond = 12;
export const tickOf = (seconds: number): number => Math.floor(seconds * ticksPerSecond + 1e-6);

/** A whole number that names one part of one picture. */
export function seedOf(picture: string, part: number): number {
  let hash = 0x811c9dc5;
  for (const letter of `${picture}/${part}`) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** A number from 0 up to, not including, 1: always the same for the same seed and number. */
export function chance(seed: number, n: number): number {
  let mixed = Math.imul(seed ^ Math.imul(n + 0x9e3779b9, 0x85ebca6b), 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 0x100000000;
}

/** A number between two others by chance. */
export const between = (low: number, high: number, part: number): number => low + (high - low) * part;

/** From 0 at `low` to 1 at `high` (or the other way round), without a corner. */
export function smooth(low: number, high: number, value: number): number {
  const part = Math.min(1, Math.max(0, (value - low) / (high - low)));
  return part * part * (3 - 2 * part);
}

/**
 * What comes now and then: once in every `every` ticks, up to `late` ticks later than even. Ticks since it last began;
 * negative when it is yet to begin.
 */
export function sinceLast(seed: number, tick: number, every: number, late: number): number {
  const at = tick + Math.floor(chance(seed, -1) * every);
  const round = Math.floor(at / every);
  const since = at - round * every - Math.floor(chance(seed, round) * (late + 1));
  if (since >= 0) return since;
  return (
    since + every + Math.floor(chance(seed, round) * (late + 1)) - Math.floor(chance(seed, round - 1) * (late + 1))
  );
}

/**
 * Ticks since the last beginning of words that somebody says, where beginnings follow each other at least `apart`
 * ticks; null before the first one.
 */
export function sinceWords(words: readonly SaidWord[], tick: number, apart: number): number | null {
  let last: number | null = null;
  for (const { from, begins } of words) {
    const at = tickOf(from);
    if (at > tick) break;
    if (begins && (last === null || at - last >= apart)) last = at;
  }
  return last === null ? null : tick - last;
}

/** The person whose head a nod turns: the one whose mouth lies inside it. */
export function speakerIn({ moves, area }: Warp, { parts }: PictureLife): string | null {
  if (moves !== 'nod') return null;
  const mouth = parts.find((part) => {
    if (part.kind !== 'flipbook' || part.plays !== 'speak') return false;
    const [x, y] = [part.area.x + part.area.w / 2 - area.x, part.area.y + part.area.h / 2 - area.y];
    return x > 0 && x < area.w && y > 0 && y < area.h;
  });
  return mouth?.kind === 'flipbook' ? mouth.person : null;
}
