// @vitest-environment node
import { expect, test } from 'vitest';
import { gatheringMs } from './gathering.ts';

test('what comes after a quiet while is asked for soon; in a burst at most twice a second', () => {
  expect([gatheringMs(undefined, 9), gatheringMs(1_000, 5_000), gatheringMs(1_000, 1_450)]).toEqual([100, 100, 100]);
  expect([gatheringMs(1_000, 1_000), gatheringMs(1_000, 1_200)]).toEqual([500, 300]);
});
