import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { transact } from '#server/db/connect.ts';
import { ama, openStudio } from '#test/harness/studio.ts';
import { type AnyJob, defineJob } from './define-job.ts';
import { jobRepo } from './job.repo.ts';
import { openJobs } from './runner.ts';
import { strandedRepo } from './stranded.repo.ts';

const studio = await openStudio();
const { database, db } = studio;
const job = defineJob({
  kind: 'narration',
  title: { id: 'Testing' },
  input: z.object({ tag: z.string() }),
  subject: ({ tag }) => tag,
  tries: 1,
  atOnce: 1,
  run: async () => null,
});
const jobs = await openJobs({ database, db, log: () => {} });
await jobs.prepare([job.kind]);
beforeEach(() => studio.reset());
afterAll(async () => {
  await jobs.close();
  await studio.reset();
});

const order = async (tag: string) =>
  (await transact(db, (trx) => jobs.desk.order(trx, job, { tag }, { userId: ama, taleId: null }))).jobId;
const longAgo = (set: object = {}) =>
  db
    .updateTable('jobs')
    .set({ updated_at: new Date(Date.now() - 3_600_000), ...set })
    .execute();
const stranded = async () => (await strandedRepo(db).found()).map(({ id }) => id);
const loseMessages = (ids: readonly string[]) =>
  sql`delete from pgboss.job where data->>'jobId' in (${sql.join(ids)})`.execute(db);

test('sends a waiting job again only when its message was lost', async () => {
  const [waiting, lost] = [await order('waiting'), await order('lost')];
  await longAgo();
  expect(await stranded()).toEqual([]);
  await loseMessages([lost]);
  expect(await stranded()).toEqual([lost]);
  await longAgo({ wait_until: new Date(Date.now() + 60_000) });
  expect(await stranded()).toEqual([]);
  expect([(await jobRepo(db).find(waiting))?.status, (await jobRepo(db).find(lost))?.status]).toEqual([
    'pending',
    'pending',
  ]);
});

test('sends the job of a dead worker again once, before new jobs', async () => {
  const [dead, fresh] = [await order('dead'), await order('fresh')];
  await jobRepo(db).claim(dead);
  await loseMessages([dead]);
  expect(await stranded()).toEqual([]);
  await db
    .updateTable('jobs')
    .set({ lease_until: new Date(0) })
    .where('id', '=', dead)
    .execute();
  expect(await stranded()).toEqual([dead]);
  await jobs.work([job as AnyJob]);
  for (const id of [dead, fresh])
    await expect.poll(async () => (await jobRepo(db).find(id))?.status, { timeout: 20_000 }).toBe('completed');
  const { rows } = await sql<{
    priority: number;
  }>`select max(priority) as priority from pgboss.job where data->>'jobId' = ${dead}`.execute(db);
  expect(rows).toEqual([{ priority: 1 }]);
  await longAgo();
  expect(await stranded()).toEqual([]);
});
