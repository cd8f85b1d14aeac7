import { expect, test } from 'vitest';
import { balancedRuns, cutInto, restingRuns } from './balanced-runs.ts';

test('balances runs, none of them empty', () => {
  expect(balancedRuns([1, 1, 1, 1, 1, 1], 3)).toEqual([2, 2, 2]);
  expect(balancedRuns([9, 1, 1, 1], 2)).toEqual([1, 3]);
  expect(balancedRuns([1, 1, 1, 9], 3)).toEqual([2, 1, 1]);
  expect(balancedRuns([5], 4)).toEqual([1]);
  expect(balancedRuns([], 4)).toEqual([]);
});

test('loses nothing when cutting', () => {
  expect(cutInto(['a', 'b', 'c', 'd'], [1, 2, 1])).toEqual([['a'], ['b', 'c'], ['d']]);
});

test('ends runs at rests, as far as their lengths allow', () => {
  const rests = [false, true, false, false, false, true, false, false];
  expect(restingRuns([1, 1, 1, 1, 1, 1, 1, 1], [1 / 3, 1 / 3, 1 / 3], rests)).toEqual([2, 4, 2]);
  expect(
    restingRuns(
      [1, 1, 1, 1, 1, 1, 1, 1],
      [1 / 2, 1 / 2],
      Array.from({ length: 8 }, () => false),
    ),
  ).toEqual([4, 4]);
  expect(restingRuns([1, 1, 9, 1], [1 / 2, 1 / 2], [true, false, false, false])).toEqual([2, 2]);
  expect(restingRuns([3, 1], [0.15, 0.45, 0.25, 0.15], [false, false])).toEqual([1, 1]);
  expect(restingRuns([], [1], [])).toEqual([]);
});
