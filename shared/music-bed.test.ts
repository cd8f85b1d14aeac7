import { expect, test } from 'vitest';
import { duckDepth, duckPoints, duckTiming, fadePoints, gainAt } from './music-bed.ts';

test('music steps back by what was asked for, and by about 12 dB as usual', () => {
  for (const depth of [0, 3, 6, 12, 20]) expect(duckDepth(depth)).toBeCloseTo(depth, 1);
  expect(duckDepth(null)).toBeGreaterThan(11.5);
  expect(duckDepth(null)).toBeLessThan(13);
});

test('it is down while somebody speaks, and up again after the pause', () => {
  const points = duckPoints([{ startMs: 1000, endMs: 3000 }], 20);
  expect([0, 1000, 1000 + duckTiming.attackMs, 2000, 3000].map((ms) => gainAt(points, ms).toFixed(2))).toEqual([
    '1.00',
    '1.00',
    '0.10',
    '0.10',
    '0.10',
  ]);
  expect(gainAt(points, 3000 + duckTiming.releaseMs / 2)).toBeCloseTo(0.55);
  expect(gainAt(points, 9000)).toBe(1);
});

test('in a short pause it only begins to rise, and never jumps', () => {
  const points = duckPoints(
    [
      { startMs: 0, endMs: 1000 },
      { startMs: 1350, endMs: 2000 },
    ],
    20,
  );
  expect(gainAt(points, 1349)).toBeCloseTo(0.55, 1);
  expect(gainAt(points, 1351)).toBeCloseTo(0.54, 1);
  expect(points.every(({ ms }, at) => at === 0 || ms >= points[at - 1]!.ms)).toBe(true);
});

test('it fades as in the film: as asked for, at most a quarter of a short one, or not at all', () => {
  expect(fadePoints({}, 60_000)).toEqual([
    { ms: 0, gain: 0 },
    { ms: 1500, gain: 1 },
    { ms: 57_000, gain: 1 },
    { ms: 60_000, gain: 0 },
  ]);
  expect(fadePoints({ fadeInMs: 5000, fadeOutMs: 0 }, 8000)).toEqual([
    { ms: 0, gain: 0 },
    { ms: 2000, gain: 1 },
    { ms: 8000, gain: 1 },
  ]);
  expect(gainAt(fadePoints({ fadeInMs: 0, fadeOutMs: 0 }, 8000), 8000)).toBe(1);
});
