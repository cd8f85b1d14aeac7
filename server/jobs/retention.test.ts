import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { ama, openStudio, type TestStudio } from '#test/harness/studio.ts';
import { jobRepo } from './job.repo.ts';
import { forgetOld } from './retention.repo.ts';

let studio: TestStudio;
beforeAll(async () => void (studio = await openStudio()));
beforeEach(() => studio.reset());

const order = (subject: string) => ({ kind: 'publishing', userId: ama, taleId: null, subject, input: {} });

/** A job of this many days ago with a log line and a remembered step; `days` null: it still waits. */
async function addJob(subject: string, days: number | null, chain?: string): Promise<string> {
  const repo = jobRepo(studio.db);
  const { id } = await repo.open({ ...order(subject), ...(chain ? { chain } : {}) });
  await repo.log(id, 'info', subject);
  await repo.step(chain ?? id, subject, async () => 1);
  if (days !== null)
    await sql`update jobs set status = 'completed', finished_at = now() - make_interval(days => ${days}) where id = ${id}`.execute(
      studio.db,
    );
  return id;
}
const left = async () => ({
  jobs: (await studio.db.selectFrom('jobs').select('subject').orderBy('subject').execute()).map(
    ({ subject }) => subject,
  ),
  logs: (await studio.db.selectFrom('job_logs').select('message').orderBy('message').execute()).map(
    ({ message }) => message,
  ),
  steps: (await studio.db.selectFrom('job_steps').select('name').orderBy('name').execute()).map(({ name }) => name),
});

test('deletes old jobs with logs and steps, and keeps steps while their chain has a job', async () => {
  await addJob('old', 91);
  const root = await addJob('root', 91);
  await addJob('retried', 5, root);
  await addJob('new', 89);
  await addJob('waiting', null);
  expect(await forgetOld(studio.db)).toBe(2);
  const kept = ['new', 'retried', 'waiting'];
  expect(await left()).toEqual({ jobs: kept, logs: kept, steps: ['new', 'retried', 'root', 'waiting'] });
  expect(await forgetOld(studio.db)).toBe(0);
});

test('deletes old activity lines', async () => {
  for (const [id, days] of [
    ['old', 181],
    ['new', 179],
  ] as const)
    await sql`insert into activity (id, user_id, type, level, message, ts)
      values (${id}, ${ama}, 'x', 'info', 'x', now() - make_interval(days => ${days}))`.execute(studio.db);
  await forgetOld(studio.db);
  expect(await studio.db.selectFrom('activity').select('id').execute()).toEqual([{ id: 'new' }]);
});
