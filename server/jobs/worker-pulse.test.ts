import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openStudio, type TestStudio } from '#test/harness/studio.ts';
import { openJobs } from './runner.ts';
import { answerPulse, askPulse } from './worker-pulse.ts';

let studio: TestStudio;
const open: { close(): Promise<void> }[] = [];
const kept = <T extends { close(): Promise<void> }>(thing: T): T => (open.push(thing), thing);
const worker = async (
  kinds: ('narration' | 'publishing')[],
  troubles: { part: string; problem: string; advice: string }[] = [],
) => kept(await answerPulse(studio.database, { kinds: () => kinds, troubles: () => troubles }));
const asker = async (change: { now?: () => number } = {}) =>
  kept(await askPulse(studio.database, { kinds: ['narration', 'publishing'], waitMs: 300, ...change }));

beforeAll(async () => void (studio = await openStudio()));
beforeEach(() => studio.reset());
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});
afterAll(() => studio.reset());

test('reports that there is no worker', async () => {
  const { check } = await asker();
  expect(await check()).toMatchObject([{ part: 'Job worker', problem: 'No job worker is responding.' }]);
});

test('combines what workers report for their kinds of job', async () => {
  const { check } = await asker();
  await worker(['narration']);
  expect(await check()).toMatchObject([{ problem: 'No worker takes these jobs: publishing.' }]);
  await worker(['publishing']);
  expect(await check()).toEqual([]);
});

test('reports once what a worker cannot reach', async () => {
  const ffmpeg = { part: 'ffmpeg', problem: 'ffmpeg does not run.', advice: 'Install it.' };
  const { check } = await asker();
  await worker(['narration', 'publishing'], [ffmpeg]);
  await worker(['narration'], [ffmpeg]);
  expect(await check()).toEqual([ffmpeg]);
});

test('counts a slow worker as alive for 20 seconds', async () => {
  let clock = 0;
  const { check } = await asker({ now: () => clock });
  const one = await worker(['narration', 'publishing']);
  expect(await check()).toEqual([]);
  await one.close();
  clock = 19_999;
  expect(await check()).toEqual([]);
  clock = 40_000;
  expect(await check()).toHaveLength(1);
});

test('polls for jobs until the process stops', async () => {
  const jobs = await openJobs({ database: studio.database, db: studio.db, log: () => {} });
  await jobs.work([]);
  expect(jobs.isLooking()).toBe(true);
  await jobs.close();
  expect(jobs.isLooking()).toBe(false);
});
