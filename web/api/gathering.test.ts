import { expect, test } from 'vitest';
import { gatheringMs } from './gathering.ts';

test('refetches soon after a quiet period, and at most twice a second in a burst', () => {
  expect([gatheringMs(undefined, 9), gatheringMs(1_000, 5_000), gatheringMs(1_000, 1_450)]).toEqual([100, 100, 100]);
  expect([gatheringMs(1_000, 1_000), gatheringMs(1_000, 1_200)]).toEqual([500, 300]);
});
