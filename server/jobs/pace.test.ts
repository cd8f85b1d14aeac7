import { expect, test } from 'vitest';
import { paceMeter } from './pace.ts';

/** Reports `share` of the whole at each of the given seconds and returns the time left at the last. */
function after(...told: [seconds: number, share: number][]): number | null {
  const pace = paceMeter();
  let left: number | null = null;
  for (const [seconds, share] of told) left = pace.secondsLeft(share, seconds * 1000);
  return left === null ? null : Math.round(left);
}

test('extrapolates an even pace to the end', () => {
  expect(after([0, 0], [5, 0.05], [10, 0.1])).toBe(90);
});

test('estimates nothing from one report, too little time or too little work', () => {
  expect(after([0, 0.5])).toBeNull();
  expect(after([0, 0], [3, 0.3])).toBeNull();
  expect(after([0, 0], [60, 0.001])).toBeNull();
  expect(after([0, 0], [3600, 0.011])).toBeNull();
});

test('measures a run resumed at 60 % by its own work', () => {
  expect(after([0, 0.6], [5, 0.62], [10, 0.64])).toBe(90);
});

test('ignores the jump from reused work when it estimates the time left', () => {
  expect(after([0, 0], [0.1, 0.3], [0.2, 0.6], [5.2, 0.62], [10.2, 0.64])).toBe(90);
  const smallSteps = Array.from({ length: 61 }, (_, n): [number, number] => [n / 100, n / 100]);
  expect(after(...smallSteps, [5.6, 0.62], [10.6, 0.64])).toBe(90);
});

test('weights recent pace more than older pace', () => {
  expect(after([0, 0], [10, 0.5], [20, 0.51], [30, 0.52], [40, 0.53], [50, 0.54], [60, 0.55])).toBe(450);
});

test('has no pace after an unusually long silence', () => {
  const pace = paceMeter();
  for (let second = 0; second <= 10; second += 1) pace.secondsLeft(second / 100, second * 1000);
  expect([pace.isSilent(15_000), pace.isSilent(30_000)]).toEqual([false, true]);
  const slow = paceMeter();
  for (let step = 0; step <= 5; step += 1) slow.secondsLeft(step / 10, step * 60_000);
  expect([slow.isSilent(5 * 60_000 + 100_000), slow.isSilent(5 * 60_000 + 300_000)]).toEqual([false, true]);
});

test('measures long steps over the last five', () => {
  expect(after([0, 0], [100, 0.1], [200, 0.2], [300, 0.3], [400, 0.4], [500, 0.5])).toBe(500);
});
