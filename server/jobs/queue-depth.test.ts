import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { ama, kofi, openStudio, type TestStudio } from '#test/harness/studio.ts';
import { jobRepo } from './job.repo.ts';
import { queueDepths } from './queue-depth.repo.ts';

let studio: TestStudio;
beforeAll(async () => void (studio = await openStudio()));
beforeEach(() => studio.reset());

test('counts waiting, running and sleeping jobs by kind, with the longest wait', async () => {
  const repo = jobRepo(studio.db);
  const order = async (subject: string, userId = ama) =>
    (await repo.open({ kind: 'publishing', userId, taleId: null, subject, input: {} })).id;
  const [first] = [await order('a'), await order('b'), await order('c', kofi)];
  await sql`update jobs set created_at = now() - interval '90 seconds' where id = ${first}`.execute(studio.db);
  await repo.claim(await order('runs'));
  const asleep = await repo.claim(await order('sleeps'));
  await repo.sleep(asleep!.run, new Date(Date.now() + 60_000), 'Waiting for storage', 'outage');
  const depths = await queueDepths(studio.db);
  const publishing = depths.find(({ kind }) => kind === 'publishing')!;
  expect(publishing).toMatchObject({ waiting: 3, creators: 2, running: 1, sleeping: 1 });
  expect(Math.round(publishing.oldestSeconds / 30)).toBe(3);
  expect(depths.find(({ kind }) => kind === 'narration')).toEqual({
    ...{ kind: 'narration', waiting: 0, creators: 0, oldestSeconds: 0, running: 0, sleeping: 0 },
  });
});
