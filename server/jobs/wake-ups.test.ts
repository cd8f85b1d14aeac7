import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openStudio } from '#test/harness/studio.ts';
import { openJobs } from './runner.ts';
import { wakeUps } from './wake-ups.ts';

const kinds = ['narration', 'publishing'] as const;
const { database, db, reset } = await openStudio();
await reset();
const jobs = await openJobs({ database, db, log: () => {} });
await jobs.prepare(kinds);
// Jobs left by other tests in a shared database are heard as well.
await sql`delete from pgboss.job`.execute(db);
afterAll(async () => {
  await jobs.close();
  await reset();
});

test('polls all kinds with one query every 5 s, and every second after a job or a missed notification', async () => {
  let at = 1_000_000;
  const heard: string[] = [];
  const wakes = wakeUps(database, db, () => at);
  await wakes.listen(
    'nobody_calls',
    (kind) => heard.push(kind),
    () => {},
  );
  /** In how many of the given seconds something was asked. */
  const asked = async (seconds: number) => {
    let count = 0;
    for (let n = 0; n < seconds; n += 1) {
      const before = database.sent();
      await wakes.look(kinds);
      count += database.sent() - before;
      at += 1_000;
    }
    return count;
  };
  expect([await asked(20), heard]).toEqual([4, []]);
  wakes.wake('narration');
  expect(await asked(5)).toBe(5);
  expect([await asked(20), heard]).toEqual([4, ['narration']]);

  const unheard = (seconds: number) =>
    sql`insert into pgboss.job (name, data, start_after) values ('publishing', '{}', now() + make_interval(secs => ${seconds}))`.execute(
      db,
    );
  await unheard(60);
  await asked(5);
  expect(heard).toEqual(['narration']);
  await unheard(1);
  await asked(5);
  await expect.poll(() => heard).toEqual(['narration', 'publishing']);
  wakes.close();
});
