import { expect, test } from 'vitest';
import { lengthOfKept, toKept, toWhole } from './kept-parts.ts';

const kept = [
  { startMs: 500, endMs: 2_000 },
  { startMs: 3_000, endMs: 4_000 },
];

test('maps a time into the kept parts and back', () => {
  expect([500, 1_000, 2_000, 3_500, 4_000].map((ms) => toKept(kept, ms))).toEqual([0, 500, 1_500, 2_000, 2_500]);
  expect([0, 500, 1_499, 2_000, 2_499].map((ms) => toWhole(kept, ms))).toEqual([500, 1_000, 1_999, 3_500, 3_999]);
});

test('maps a removed time to its cut, and one beyond an end to that end', () => {
  expect([0, 400, 2_400, 9_000].map((ms) => toKept(kept, ms))).toEqual([0, 0, 1_500, 2_500]);
  expect([1_500, 2_500, 9_000].map((ms) => toWhole(kept, ms))).toEqual([3_000, 4_000, 4_000]);
});

test('keeps every time where nothing was cut', () => {
  expect([toKept(null, 1_234), toWhole(null, 1_234)]).toEqual([1_234, 1_234]);
  expect(lengthOfKept(kept, { startMs: 1_000, endMs: 3_500 })).toBe(1_500);
});
