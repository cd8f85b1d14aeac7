import type { Area, Flipbook, Glow, Warp } from './picture-life.ts';
import {
  between,
  chance,
  type SaidWord,
  sinceLast,
  sinceWords,
  smooth,
  tickOf,
  ticksPerSecond,
} from './picture-life-rhythm.ts';

/** How often something happens, and by how much it may be delayed at random, in ticks. */
const rhythm = { blink: [54, 18], gesture: [96, 36], nod: [84, 24] } as const;
const holdTicks = 8;
/** How long a loop shows each cell, in ticks: calm, not hectic. */
const loopTicks = 2;
const nodTicks = 17;
/** A speaker gestures at the starts of phrases that are at least this many ticks apart. */
const wordsApart = 36;

/** Which cell of a flipbook is shown; 0 is the picture as it was drawn. `words` are those that its person says. */
export function cellAt({ plays, cells }: Flipbook, seed: number, tick: number, words: readonly SaidWord[]): number {
  if (plays === 'blink') {
    const since = sinceLast(seed, tick, ...rhythm.blink);
    const closed = [1, 2, 1][since] ?? 0;
    return Math.round((closed * cells) / 2);
  }
  if (plays === 'speak') return mouthAt(cells, seed, tick, words);
  if (plays === 'loop') return Math.floor(tick / loopTicks) % (cells + 1);
  const since =
    (words.length > 0 ? sinceWords(words, tick, wordsApart) : sinceLast(seed, tick, ...rhythm.gesture)) ?? -1;
  if (since < 0 || since >= 2 * cells - 1 + holdTicks) return 0;
  return Math.min(since + 1, cells, 2 * cells - 1 + holdTicks - since);
}

/** Open and nearly closed in turn while a word is said, about six syllables a second; closed where nothing is said. */
function mouthAt(cells: number, seed: number, tick: number, words: readonly SaidWord[]): number {
  const at = (tick + 0.5) / ticksPerSecond;
  const word = words.find(({ from, to }) => at >= from && at < to);
  if (!word) return 0;
  const opening = (tick - tickOf(word.from)) % 2 === 0;
  const part = chance(seed, tick);
  return opening ? Math.ceil(between(cells / 2, cells, part)) : Math.floor(between(0, cells / 2 + 0.5, part));
}

/** How much of each of its two fields a warp shows now: -1 to 1. */
export type WarpState = readonly [number, number];

export function warpAt({ moves }: Warp, seed: number, tick: number, words: readonly SaidWord[]): WarpState {
  const seconds = tick / ticksPerSecond;
  const wave = (period: number, n: number) => Math.sin(2 * Math.PI * (seconds / period + chance(seed, n)));
  const period = (low: number, high: number) => between(low, high, chance(seed, 3));
  if (moves === 'breathe') return [0.5 + 0.5 * wave(period(3.6, 4.4), 1), 0];
  if (moves === 'sway') return [0.65 * wave(period(4.5, 6), 1) + 0.35 * wave(period(2.4, 3.1), 2), 0];
  if (moves === 'ripple') return [wave(period(2.6, 3.4), 1), wave(period(3.7, 4.5), 2)];
  if (moves === 'drift') return [wave(period(15, 21), 1), 0];
  const since = (words.length > 0 ? sinceWords(words, tick, wordsApart) : sinceLast(seed, tick, ...rhythm.nod)) ?? -1;
  const nod = since >= 0 && since < nodTicks ? Math.sin((Math.PI * (since + 0.5)) / nodTicks) ** 2 : 0;
  const side = chance(seed, 4) < 0.5 ? -1 : 1;
  return [side * (0.8 * nod + 0.2 * wave(period(4.6, 6.2), 1)), 0];
}

/** The largest move of each kind: a share of its area's height, a slope, or a share of the picture's height. */
const reach = { breathe: 0.028, nod: (2 * Math.PI) / 180, sway: 0.02, ripple: 0.0036, drift: 0.009 } as const;
/** The distance between two waves of water, in heights of the picture. */
const waveLength = 0.06;

/**
 * For a place in a picture: dx and dy of the first field, then of the second, in heights of the picture, to where the
 * place's own pixel moves.
 */
export type Field = (x: number, y: number) => readonly [number, number, number, number];

/** The fields of a warp in a picture of this shape (width over height). */
export function fieldOf({ moves, area, pivot, strength }: Warp, aspect: number): Field {
  return (x, y) => {
    const held = within(area, x, y);
    if (held <= 0) return none;
    const part = held * strength;
    const [px, py] = [(x - pivot.x) * aspect, y - pivot.y];
    if (moves === 'breathe') return [0, part * reach.breathe * py, 0, 0];
    if (moves === 'nod') return [-part * reach.nod * py, part * reach.nod * px, 0, 0];
    if (moves === 'sway') return [-part * reach.sway * py, 0, 0, 0];
    if (moves === 'drift') return [part * reach.drift, 0, 0, 0];
    const near = between(0.5, 1, Math.min(1, Math.max(0, (y - area.y) / area.h)));
    const at = (2 * Math.PI * y) / waveLength / near + 2.2 * Math.sin(5 * x * aspect);
    return [part * near * reach.ripple * Math.sin(at), 0, part * near * reach.ripple * Math.cos(at), 0];
  };
}

const none = [0, 0, 0, 0] as const;

/** 1 in the middle of an area's ellipse, 0 at its edge and outside. */
function within({ x: left, y: top, w, h }: Area, x: number, y: number): number {
  const [across, down] = [(2 * (x - left)) / w - 1, (2 * (y - top)) / h - 1];
  return smooth(1, 0.5, Math.hypot(across, down));
}

/** How strongly a glow lights the middle of its ellipse: 0 to 1. */
export function glowAt({ pace, strength }: Glow, seed: number, tick: number): number {
  const seconds = tick / ticksPerSecond;
  const wave = (period: number, n: number) => 0.5 + 0.5 * Math.sin(2 * Math.PI * (seconds / period + chance(seed, n)));
  if (pace === 'slow') return strength * between(0.08, 0.3, wave(between(6, 8, chance(seed, 3)), 1));
  const restless = 0.4 * wave(1.7, 1) + 0.3 * wave(0.71, 2) + 0.3 * chance(seed, tick);
  return strength * between(0.12, 0.4, restless);
}

/** How much of a glow's light a place gets, by its distance from the middle: 1 there, 0 at the ellipse's edge. */
export const glowWithin = (distance: number): number => Math.max(0, 1 - distance * distance) ** 2;
