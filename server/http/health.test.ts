import { msg } from '@lingui/core/runtime-macro';
import { expect, test, vi } from 'vitest';
import { Failure } from '#shared/endpoint.ts';
import { type Part, troublesOf, watch } from './health.ts';

const words = { name: 'Well', problem: 'The well is dry.', advice: 'Dig deeper.' };
const dry = [{ part: 'Well', problem: 'The well is dry.', advice: 'Dig deeper.' }];
const well = (check: Part['check'], more: Partial<Part> = {}) => watch({ ...words, check, ...more });

test('reports no trouble for a healthy part, and a failing part with what to do', async () => {
  expect(await well(async () => undefined).look()).toEqual([]);
  expect(await well(() => Promise.reject(new Error('ENOENT /secret'))).look()).toEqual(dry);
  expect(await well(() => Promise.reject(new Failure('disk_full', 'The disk is full.'))).look()).toMatchObject([
    { problem: 'The disk is full.' },
  ]);
});

test('reports a part that does not answer in time, and does not check it twice at once', async () => {
  const check = vi.fn<() => Promise<undefined>>(() => new Promise(() => {}));
  const watched = well(check, { patienceMs: 5, freshMs: 0 });
  expect(await watched.look()).toEqual(dry);
  expect(await watched.look()).toEqual(dry);
  expect(check).toHaveBeenCalledOnce();
});

test('reuses an answer for a while, then checks again and sees a recovery', async () => {
  let clock = 0;
  let full = true;
  const check = vi.fn<() => Promise<undefined>>(async () => {
    if (!full) throw new Error('dry');
    return undefined;
  });
  const watched = watch({ ...words, check, freshMs: 1_000 }, () => clock);
  await Promise.all([watched.look(), watched.look()]);
  full = false;
  clock = 999;
  expect(await watched.look()).toEqual([]);
  expect(check).toHaveBeenCalledOnce();
  clock = 1_000;
  expect(await watched.look()).toEqual(dry);
  full = true;
  clock = 2_000;
  expect(await watched.look()).toEqual([]);
});

test('checks a failing part again soon', async () => {
  let clock = 0;
  let full = false;
  const check = async () => {
    if (!full) throw new Error('dry');
    return undefined;
  };
  const { look } = watch({ ...words, check, freshMs: 60_000 }, () => clock);
  expect(await look()).toEqual(dry);
  full = true;
  clock = 2_999;
  expect(await look()).toEqual(dry);
  clock = 3_000;
  expect(await look()).toEqual([]);
});

test('answers a quick look at once with the last result', async () => {
  const watched = well(() => Promise.reject(new Error('dry')));
  expect(watched.glance()).toEqual([]);
  await watched.look();
  expect(watched.glance()).toEqual(dry);
});

test('lists the troubles of all parts in order, including those found elsewhere', async () => {
  const elsewhere = { part: 'Bucket', problem: 'It leaks.', advice: 'Mend it.' };
  const parts = [
    well(async () => [elsewhere]),
    well(() => Promise.reject(new Error('dry'))),
    well(async () => undefined),
  ];
  expect(await troublesOf(parts)).toEqual([elsewhere, ...dry]);
});

test('sends codes with catalog messages, also with those of a failure', async () => {
  const problem = msg`The well is dry.`;
  const full = msg`The well holds ${{ litres: 3 }} l.`;
  const watched = well(() => Promise.reject(new Failure('disk_full', full)), { problem });
  expect(await watched.look()).toEqual([
    {
      ...dry[0],
      problem: 'The well holds 3 l.',
      said: { part: null, problem: { id: full.id, values: { litres: 3 } }, advice: null },
    },
  ]);
});

test('knows that a trouble is over before anybody asks again', async () => {
  vi.useFakeTimers();
  try {
    let full = false;
    const { look, glance } = well(async () => {
      if (!full) throw new Error('dry');
      return undefined;
    });
    expect(await look()).toEqual(dry);
    full = true;
    await vi.advanceTimersByTimeAsync(3_000);
    expect(glance()).toEqual([]);
  } finally {
    vi.useRealTimers();
  }
});
