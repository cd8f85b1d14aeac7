import { expect, test } from 'vitest';
import { balancedRuns, cutInto } from './balanced-runs.ts';

test('runs are about equally heavy, and none is empty', () => {
  expect(balancedRuns([1, 1, 1, 1, 1, 1], 3)).toEqual([2, 2, 2]);
  expect(balancedRuns([9, 1, 1, 1], 2)).toEqual([1, 3]);
  expect(balancedRuns([1, 1, 1, 9], 3)).toEqual([2, 1, 1]);
  expect(balancedRuns([5], 4)).toEqual([1]);
  expect(balancedRuns([], 4)).toEqual([]);
});

test('cutting loses nothing', () => {
  expect(cutInto(['a', 'b', 'c', 'd'], [1, 2, 1])).toEqual([['a'], ['b', 'c'], ['d']]);
});
