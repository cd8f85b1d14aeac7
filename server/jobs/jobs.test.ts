import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { transact } from '#server/db/connect.ts';
import { Failure } from '#shared/endpoint.ts';
import { ama, kofi, openStudio, type TestStudio } from '#test/harness/studio.ts';
import { type AnyJob, defineJob, type JobContext, JobWaits } from './define-job.ts';
import type { Json } from '#shared/json.ts';
import { jobRepo } from './job.repo.ts';
import { jobService } from './job.service.ts';
import { backoffSeconds } from './run-job.ts';
import { type Jobs, openJobs } from './runner.ts';

let studio: TestStudio;
let jobs: Jobs;
let work: (context: JobContext, tag: string) => Promise<Json>;
let ended: string[];

const job = defineJob({
  kind: 'narration',
  title: { id: 'Testing' },
  input: z.object({ tag: z.string() }),
  subject: ({ tag }) => tag,
  tries: 2,
  atOnce: 4,
  run: ({ tag }, context) => work(context, tag),
  ended: async ({ tag }, { status }) => void ended.push(`${tag} ${status}`),
});
const order = (tag: string, userId = ama) =>
  transact(studio.db, (trx) => jobs.desk.order(trx, job, { tag }, { userId, taleId: null }));
const statusOf = (id: string) =>
  jobRepo(studio.db)
    .find(id)
    .then((row) => row?.status);
const until = (id: string, status: string) => expect.poll(() => statusOf(id), { timeout: 20_000 }).toBe(status);
const service = () => jobService({ db: studio.db, desk: jobs.desk });

beforeAll(async () => void (studio = await openStudio()));
beforeEach(async () => {
  await studio.reset();
  ended = [];
  jobs = await openJobs({ database: studio.database, db: studio.db, log: () => {} });
  await jobs.prepare([job.kind]);
  await jobs.work([job as AnyJob]);
});
afterEach(() => jobs.close());
afterAll(() => studio.reset());

test('runs an order once, stores its result and emits an event', async () => {
  work = async ({ progress, log }) => {
    await progress(1, 2, 'half way');
    await log('info', 'hello', { a: 1 });
    return { made: 1 };
  };
  const { jobId } = await order('a');
  await until(jobId, 'completed');
  const [seen, logs] = [await service().get(jobId, ama), await service().logs(jobId, ama)];
  expect(seen).toMatchObject({ type: 'narration', progress: 100, result: { made: 1 }, error: null });
  expect(logs.map(({ level, message, data }) => [level, message, data])).toEqual([['info', 'hello', { a: 1 }]]);
  const events = await studio.db.selectFrom('events').select(['kind', 'user_id']).execute();
  expect(events.length).toBeGreaterThanOrEqual(3);
  expect(new Set(events.map((e) => `${e.kind} ${e.user_id}`))).toEqual(new Set([`job ${ama}`, `activity ${ama}`]));
});

test('joins a second order for the same subject, and never runs an order that is rolled back', async () => {
  work = async ({ signal }) => sleep(60_000, null, { signal });
  const [one, two] = [await order('b'), await order('b')];
  expect([two.jobId, two.joined]).toEqual([one.jobId, true]);
  await expect(
    transact(
      studio.db,
      async (trx) => (
        await jobs.desk.order(trx, job, { tag: 'c' }, { userId: ama, taleId: null }), Promise.reject(new Error('no'))
      ),
    ),
  ).rejects.toThrow('no');
  expect(await studio.db.selectFrom('jobs').select('subject').execute()).toEqual([{ subject: 'b' }]);
  await service().cancel(one.jobId, ama);
  await until(one.jobId, 'cancelled');
  expect(ended).toEqual(['b cancelled']);
  await expect(service().cancel(one.jobId, ama)).rejects.toMatchObject({ code: 'conflict' });
});

test('retries a fault and then fails without internals; does not retry a creator’s mistake', async () => {
  let runs = 0;
  work = async () => Promise.reject(new Error(`broken ${(runs += 1)}`));
  const { jobId } = await order('d');
  await until(jobId, 'failed');
  expect([runs, (await service().get(jobId, ama)).error]).toEqual([
    2,
    expect.stringContaining('Something went wrong in the studio.'),
  ]);
  expect(JSON.stringify(await studio.db.selectFrom('activity').select('message').execute())).not.toContain('broken');
  expect((await service().logs(jobId, ama)).map(({ message }) => message)).toEqual(['broken 1', 'broken 2']);
  work = async () => Promise.reject(new Failure('invalid', 'No such verse'));
  const wrong = await order('e');
  await until(wrong.jobId, 'failed');
  expect((await jobRepo(studio.db).find(wrong.jobId))?.attempt).toBe(1);
});

test('rolls back a forbidden retry with its job', async () => {
  work = async () => {
    throw new Failure('invalid', 'no');
  };
  const { jobId } = await order('a');
  await until(jobId, 'failed');
  const onAgain = async (_: unknown, { kind }: { kind: string }) => {
    throw new Failure('over_quota', `No more of ${kind} today`);
  };
  const limited = jobService({ db: studio.db, desk: jobs.desk, onAgain });
  await expect(limited.retry(jobId, ama)).rejects.toThrow('No more of narration today');
  expect((await studio.db.selectFrom('jobs').select('id').execute()).length).toBe(1);
});

test('makes a retry a new job that reuses the finished steps', async () => {
  const done: string[] = [];
  let fail = true;
  work = async ({ once }) => {
    await once('first', async () => void done.push('first'));
    if (fail) throw new Failure('conflict', 'not now');
    return once('second', async () => (done.push('second'), 'ok'));
  };
  const { jobId } = await order('f');
  await until(jobId, 'failed');
  fail = false;
  const again = await service().retry(jobId, ama);
  expect(again).not.toBe(jobId);
  await until(again, 'completed');
  expect(done).toEqual(['first', 'second']);
  await expect(service().retry(again, ama)).rejects.toMatchObject({ code: 'conflict' });
});

test('says why it waits for the outside world, without using up an attempt', async () => {
  let runs = 0;
  work = async () => {
    if ((runs += 1) < 4) throw new JobWaits('Quota is used up', new Date(Date.now() + 300));
    return 'sent';
  };
  const { jobId } = await order('g');
  await until(jobId, 'completed');
  expect(await jobRepo(studio.db).find(jobId)).toMatchObject({ faults: 0, attempt: 4 });
});

test('puts running jobs back when the process stops, and the next process finishes them', async () => {
  work = async ({ signal }) => sleep(60_000, null, { signal });
  const { jobId } = await order('h');
  await until(jobId, 'running');
  await jobs.close();
  expect(await statusOf(jobId)).toBe('pending');
  work = async () => 'done';
  jobs = await openJobs({ database: studio.database, db: studio.db, log: () => {} });
  await jobs.prepare([job.kind]);
  await jobs.work([job as AnyJob]);
  await until(jobId, 'completed');
});

test('lets a worker change nothing after it lost its lease', async () => {
  work = async ({ signal }) => sleep(60_000, null, { signal });
  const { jobId } = await order('i');
  await until(jobId, 'running');
  const row = (await jobRepo(studio.db).find(jobId))!;
  const dead = { id: jobId, attempt: row.attempt };
  await studio.db
    .updateTable('jobs')
    .set({ lease_until: new Date(0) })
    .where('id', '=', jobId)
    .execute();
  const next = await jobRepo(studio.db).claim(jobId);
  expect(next).toMatchObject({ run: { attempt: row.attempt + 1 }, crashes: 5 });
  expect(await jobRepo(studio.db).end(dead, 'completed', {})).toBeUndefined();
  expect(await jobRepo(studio.db).renew(dead)).toBeNull();
  expect(await statusOf(jobId)).toBe('running');
});

test('gives up after five crashes at the same place, but continues a job that makes progress', async () => {
  const die = async (id: string, progress: boolean) => {
    const claimed = await jobRepo(studio.db).claim(id);
    if (progress && claimed)
      await jobRepo(studio.db).setProgress(claimed.run, { percent: 10, step: null, advanced: true, secondsLeft: null });
    await studio.db
      .updateTable('jobs')
      .set({ lease_until: new Date(0) })
      .where('id', '=', id)
      .execute();
    return claimed!.crashes;
  };
  const open = (subject: string) =>
    jobRepo(studio.db).open({ kind: 'narration', userId: ama, taleId: null, subject, input: { tag: subject } });
  const [poison, slow] = [await open('poison'), await open('slow')];
  const deaths = [];
  for (let n = 0; n < 6; n += 1) deaths.push([await die(poison.id, false), await die(slow.id, true)]);
  expect(deaths).toEqual([
    [0, 0],
    [5, 5],
    [10, 6],
    [15, 7],
    [20, 8],
    [25, 9],
  ]);
  await order('poison');
  await transact(studio.db, async (trx) => jobs.desk.cancelled(trx, (await jobRepo(trx).find(poison.id))!));
  await until(poison.id, 'failed');
  expect((await jobRepo(studio.db).find(poison.id))?.error).toContain('stopped several times');
});

test('treats another creator’s job as missing', async () => {
  work = async () => null;
  const { jobId } = await order('j');
  await until(jobId, 'completed');
  await expect(service().get(jobId, kofi)).rejects.toMatchObject({ code: 'not_found' });
  expect((await service().list({ userId: kofi, limit: 30 })).items).toEqual([]);
});

test('pages the list without gaps or duplicates', async () => {
  work = async () => null;
  const ids = [];
  for (let n = 0; n < 5; n += 1) ids.push((await order(`k${n}`)).jobId);
  await until(ids.at(-1)!, 'completed');
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await service().list({ userId: ama, limit: 2, cursor });
    seen.push(...page.items.map((item) => item.id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  expect(seen.toSorted()).toEqual(ids.toSorted());
});

test('doubles the backoff up to five minutes', () => {
  expect([0, 1, 3, 20].map((faults) => backoffSeconds(faults, 1))).toEqual([1, 2, 8, 300]);
});

test('keeps orders until a worker starts', async () => {
  work = async () => 'done';
  await jobs.close();
  jobs = await openJobs({ database: studio.database, db: studio.db, log: () => {} });
  await jobs.prepare([job.kind]);
  const { jobId } = await order('early');
  await jobs.work([job as AnyJob]);
  await until(jobId, 'completed');
});
