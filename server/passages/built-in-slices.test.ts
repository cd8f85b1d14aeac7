import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { builtInSlices } from './built-in-slices.ts';

function counting(steps: number) {
  let done = 0;
  const slices = builtInSlices(function* () {
    for (let step = 0; step < steps; step++) {
      done++;
      const until = performance.now() + 6;
      while (performance.now() < until);
      yield undefined;
    }
    return { steps };
  });
  return { slices, done: () => done };
}

test('builds once for simultaneous callers', () => {
  const { slices, done } = counting(3);
  expect(slices.now()).toBe(slices.now());
  expect(done()).toBe(3);
});

test('lets other work run while it builds in slices', async () => {
  const { slices, done } = counting(12);
  const building = slices.inTurns();
  await setImmediate();
  expect(done()).toBeGreaterThan(0);
  expect(done()).toBeLessThan(12);
  expect(await building).toEqual({ steps: 12 });
});

test('finishes at once what is needed now, with the same result', async () => {
  const { slices, done } = counting(12);
  const building = Promise.all([slices.inTurns(), slices.inTurns()]);
  const whole = slices.now();
  expect(await building).toEqual([whole, whole]);
  expect(await slices.inTurns()).toBe(whole);
  expect(done()).toBe(12);
});

test('starts again on the call after a failure', async () => {
  let tries = 0;
  const slices = builtInSlices(function* () {
    yield undefined;
    if (++tries < 3) throw new RangeError('not well formed');
    return tries;
  });
  expect(() => slices.now()).toThrow('not well formed');
  await expect(slices.inTurns()).rejects.toThrow('not well formed');
  expect(slices.now()).toBe(3);
});
