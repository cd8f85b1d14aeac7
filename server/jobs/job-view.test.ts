import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { jobStatuses } from '#shared/pipeline.ts';
import { openTestApp } from '#test/harness/app.ts';
import { addTale, ama, kofi, openStudio, type TestStudio } from '#test/harness/studio.ts';
import { jobRepo } from './job.repo.ts';
import { jobRoutes } from './job.routes.ts';
import { jobService } from './job.service.ts';
import { whereItBroke } from './run-job.ts';

let studio: TestStudio;
let app: FastifyInstance;
const desk = { again: async () => ({ jobId: 'again' }), cancelled: async () => {} };
beforeAll(async () => {
  studio = await openStudio();
  app = await openTestApp(studio.db, (at) => jobRoutes(at, jobService({ db: studio.db, desk: desk as never })));
});
beforeEach(() => studio.reset());
afterAll(() => app.close());

const ask = async (url: string, { method = 'GET' as 'GET' | 'POST', userId = ama } = {}) => {
  const body = method === 'POST' ? { payload: {} } : {};
  const response = await app.inject({ method, url, headers: { authorization: `Bearer ${userId}` }, ...body });
  return { status: response.statusCode, ...response.json() };
};
const add = (id: string, set: object = {}) =>
  studio.db
    .insertInto('jobs')
    .values({ id, kind: 'video_processing', user_id: ama, subject: id, input: '{}', chain: id, ...set })
    .execute();

test('lists the creator’s own jobs, newest first, with a cursor', async () => {
  for (let n = 1; n <= 5; n += 1) await add(`j${n}`, { created_at: new Date(1_000 * n) });
  await add('other', { user_id: kofi });
  const first = await ask('/api/jobs?mine=1&limit=3');
  expect(first.items.map(({ id }: { id: string }) => id)).toEqual(['j5', 'j4', 'j3']);
  const second = await ask(`/api/jobs?limit=3&cursor=${encodeURIComponent(first.nextCursor)}`);
  expect([second.items.map(({ id }: { id: string }) => id), second.nextCursor]).toEqual([['j2', 'j1'], null]);
});

test('names the tale of a job, also of a tale in the bin', async () => {
  await addTale(studio.db, {});
  await studio.db.updateTable('tales').set({ deleted_at: new Date() }).execute();
  await add('of-tale', { tale_id: 't1' });
  await add('of-none', { created_at: new Date(0) });
  const { items } = await ask('/api/jobs');
  expect(items.map(({ tale_title: title }: { tale_title: string }) => title)).toEqual(['The Good Samaritan', null]);
  expect((await ask('/api/jobs/of-tale')).tale_title).toBe('The Good Samaritan');
});

test('estimates the time left by the pace of the run, until the run ends', async () => {
  await add('slow');
  const repo = jobRepo(studio.db);
  const left = async () => (await ask('/api/jobs/slow')).etaSeconds;
  const { run } = (await repo.claim('slow'))!;
  await repo.setProgress(run, { percent: 10, step: 'Frame 1', advanced: true, secondsLeft: null });
  expect(await left()).toBeNull();
  await repo.setProgress(run, { percent: 20, step: null, advanced: false, secondsLeft: 600 });
  expect(await left()).toBeGreaterThan(590);
  expect(await left()).toBeLessThanOrEqual(601);
  await studio.db
    .updateTable('jobs')
    .set({ eta_at: new Date(Date.now() - 1) })
    .execute();
  expect(await left()).toBeNull();
  await repo.setProgress(run, { percent: 30, step: null, advanced: false, secondsLeft: 600 });
  await repo.sleep(run, new Date(Date.now() + 60_000), 'Waiting');
  expect(await left()).toBeNull();
});

test('says why a job waits and until when', async () => {
  await add('waits');
  const { run } = (await jobRepo(studio.db).claim('waits'))!;
  const until = Date.now() + 3_600_000;
  await jobRepo(studio.db).sleep(run, new Date(until), 'The daily quota is used up');
  expect(await ask('/api/jobs/waits')).toMatchObject({
    status: 'pending',
    step: 'The daily quota is used up',
    waitUntil: until,
  });
  await studio.db.updateTable('jobs').set({ status: 'cancelling' }).execute();
  expect((await ask('/api/jobs/waits')).waitUntil).toBeNull();
});

test('returns a job’s last 500 log lines to its creator, oldest first, with levels and data', async () => {
  await add('told');
  const line = (n: number) => ({
    job_id: 'told',
    ts: new Date(n),
    level: n === 2 ? 'warn' : 'info',
    message: `line ${n}`,
    data: null,
  });
  await studio.db
    .insertInto('job_logs')
    .values(Array.from({ length: 501 }, (_, n) => line(n)))
    .execute();
  await studio.db
    .insertInto('job_logs')
    .values({ ...line(501), level: 'error', data: '{"frame":3}' })
    .execute();
  const { ok, items } = await ask('/api/jobs/told/logs');
  expect([ok, items.length, items[0], items.at(-1)]).toEqual([
    true,
    500,
    { ts: 2, level: 'warn', message: 'line 2', data: null, said: null },
    { ts: 501, level: 'error', message: 'line 501', data: { frame: 3 }, said: null },
  ]);
  expect((await ask('/api/jobs/told/logs', { userId: kofi })).status).toBe(404);
});

test('rejects cancel and retry in a wrong state with a message, and changes nothing', async () => {
  for (const status of jobStatuses) await add(status, { status });
  const answers = async (what: string) =>
    Object.fromEntries(
      await Promise.all(
        jobStatuses.map(async (id) => [id, (await ask(`/api/jobs/${id}/${what}`, { method: 'POST' })).status]),
      ),
    );
  expect(await answers('retry')).toEqual({
    pending: 409,
    running: 409,
    completed: 409,
    failed: 200,
    cancelling: 409,
    cancelled: 200,
  });
  expect(await answers('cancel')).toEqual({
    pending: 200,
    running: 200,
    completed: 409,
    failed: 409,
    cancelling: 409,
    cancelled: 409,
  });
  const rows = await studio.db.selectFrom('jobs').select(['id', 'status']).execute();
  const changed = rows.filter(({ id, status }) => id !== status).map(({ id, status }) => `${id} ${status}`);
  expect(changed.toSorted()).toEqual(['pending cancelling', 'running cancelling']);
  expect((await ask('/api/jobs/completed/cancel', { method: 'POST' })).error).toContain('already completed');
});

test('shows where a job failed without paths of the server', () => {
  const [first = ''] = whereItBroke(new Error('broken'));
  expect(first).toContain('server/jobs/job-view.test.ts');
  expect(first).not.toContain(process.cwd());
  expect(whereItBroke('words alone')).toEqual([]);
});
