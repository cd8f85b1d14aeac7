import { expect, test } from 'vitest';
import type { Flipbook, Glow, Warp } from './picture-life.ts';
import { cellAt, fieldOf, glowAt, type WarpState, warpAt } from './picture-life-moves.ts';
import { seedOf, tickOf } from './picture-life-rhythm.ts';

const area = { x: 0.2, y: 0.3, w: 0.2, h: 0.4 };
const book = (plays: Flipbook['plays'], cells: number): Flipbook => ({
  kind: 'flipbook',
  plays,
  person: 'Ruth',
  area,
  cells,
});
const warp = (moves: Warp['moves']): Warp => ({ kind: 'warp', moves, area, pivot: { x: 0.3, y: 0.7 }, strength: 1 });
const ticks = Array.from({ length: 12 * 120 }, (_, tick) => tick);
const seeds = Array.from({ length: 12 }, (_, part) => seedOf('a picture', part));
/** The ticks at which a row of values goes from 0 to something else. */
const starts = (values: readonly number[]) =>
  values.flatMap((value, at) => (value > 0 && values[at - 1] === 0 ? [at] : []));

test.each(seeds)('closes eyes (seed %i) every 3 to 6 seconds for a quarter of a second', (seed) => {
  const shown = ticks.map((tick) => cellAt(book('blink', 2), seed, tick, []));
  const blinks = starts(shown);
  for (const at of blinks.filter((start) => start + 4 < shown.length))
    expect(shown.slice(at, at + 4)).toEqual([1, 2, 1, 0]);
  const gaps = blinks.slice(1).map((at, n) => at - blinks[n]!);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(36);
  expect(Math.max(...gaps)).toBeLessThanOrEqual(72);
});

test('desynchronizes the blinking, breathing and nodding of people', () => {
  const blinks = seeds.map((seed) => starts(ticks.map((tick) => cellAt(book('blink', 2), seed, tick, [])))[0]);
  expect(new Set(blinks).size).toBeGreaterThan(6);
  expect(new Set(seeds.map((seed) => warpAt(warp('breathe'), seed, 20, [])[0])).size).toBe(seeds.length);
});

test('opens a mouth only during a word of its person, never long in one shape', () => {
  const words = [
    { from: 1, to: 1.5, begins: true },
    { from: 1.5, to: 2.2, begins: false },
    { from: 3, to: 3.4, begins: true },
  ];
  for (const seed of seeds) {
    const shown = ticks.slice(0, 60).map((tick) => cellAt(book('speak', 4), seed, tick, words));
    for (const [tick, cell] of shown.entries()) {
      const at = (tick + 0.5) / 12;
      if (!words.some(({ from, to }) => at > from && at < to)) expect(cell).toBe(0);
      expect(cell).toBeLessThanOrEqual(4);
    }
    const changes = shown.slice(12, 26).filter((cell, n, all) => n > 0 && cell !== all[n - 1]).length;
    expect(changes).toBeGreaterThanOrEqual(6);
  }
  expect(ticks.some((tick) => cellAt(book('speak', 4), 1, tick, []) > 0)).toBe(false);
});

test('moves a gesture to its end, holds it and returns the same way, at phrases for a speaker', () => {
  const words = [
    { from: 2, to: 2.4, begins: true },
    ...[2.4, 3, 3.5].map((from) => ({ from, to: from + 0.4, begins: from === 3 })),
  ];
  const shown = ticks.slice(0, 60).map((tick) => cellAt(book('gesture', 3), 5, tick, words));
  expect(starts(shown)).toEqual([24]);
  expect(shown.slice(24, 38)).toEqual([1, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 2, 1, 0]);
  const alone = ticks.map((tick) => cellAt(book('gesture', 3), 5, tick, []));
  expect(starts(alone).length).toBeGreaterThan(10);
  expect(alone.every((cell, n) => n === 0 || Math.abs(cell - alone[n - 1]!) <= 1)).toBe(true);
});

test('shows every cell of a loop in turn', () => {
  expect(ticks.slice(0, 8).map((tick) => cellAt(book('loop', 2), 9, tick, []))).toEqual([0, 0, 1, 1, 2, 2, 0, 0]);
});

test.each(['breathe', 'nod', 'sway', 'ripple', 'drift'] as const)(
  '%s: bounded, without a jump, and no second without a change',
  (moves) => {
    for (const seed of seeds) {
      const states = ticks.map((tick) => warpAt(warp(moves), seed, tick, []));
      const apart = (a: WarpState, b: WarpState) => Math.hypot(a[0] - b[0], a[1] - b[1]);
      expect(Math.max(...states.flat().map(Math.abs))).toBeLessThanOrEqual(1);
      expect(Math.max(...states.slice(1).map((state, n) => apart(state, states[n]!)))).toBeLessThan(0.35);
      for (let at = 12; at < states.length; at += 12) {
        const second = states.slice(at - 12, at + 1);
        expect(Math.max(...second.map((state) => apart(state, second[0]!)))).toBeGreaterThan(0.001);
      }
    }
  },
);

test.each(['breathe', 'nod', 'sway', 'ripple', 'drift'] as const)(
  '%s moves a little inside of its ellipse and nothing outside',
  (moves) => {
    const field = fieldOf(warp(moves), 16 / 9);
    const places = Array.from({ length: 51 }, (_, n) => n / 50);
    let most = 0;
    for (const x of places) {
      for (const y of places) {
        const far = Math.hypot(...field(x, y));
        const outside = Math.hypot((x - 0.3) / 0.1, (y - 0.5) / 0.2) >= 1;
        if (outside) expect(far).toBeLessThan(1e-12);
        most = Math.max(most, far);
      }
    }
    expect(most).toBeGreaterThan(0.001);
    expect(most).toBeLessThan(0.012);
  },
);

test('lifts a chest away from its pivot', () => {
  const [dx, dy] = fieldOf(warp('breathe'), 16 / 9)(0.3, 0.5);
  expect([dx, Math.sign(dy)]).toEqual([0, -1]);
});

test('flickers a flame fast and rays slowly, both softly', () => {
  const glow = (pace: Glow['pace']): Glow => ({ kind: 'glow', area, colour: '#ffcc66', pace, strength: 1 });
  const steps = (pace: Glow['pace']) => {
    const shown = ticks.map((tick) => glowAt(glow(pace), 3, tick));
    expect(Math.min(...shown)).toBeGreaterThan(0);
    expect(Math.max(...shown)).toBeLessThanOrEqual(0.4);
    return Math.max(...shown.slice(1).map((value, n) => Math.abs(value - shown[n]!)));
  };
  expect(steps('flame')).toBeGreaterThan(5 * steps('slow'));
});

test('keeps frames of one tick identical', () => {
  expect([0, 1, 2, 3, 5, 6, 30].map((frame) => tickOf(frame / 30))).toEqual([0, 0, 0, 1, 2, 2, 12]);
});
