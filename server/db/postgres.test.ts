import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { problemOf } from '#server/http/errors.ts';
import { openDatabase, transact } from './connect.ts';

const server = process.env['TEST_DATABASE_URL'] ?? '';

test.runIf(server)('a server that goes down under a transaction fails it in words, never the process, and the next one works', async () => {
  const { database, db } = await openDatabase(server, null);
  const others = await openDatabase(server, null);
  const heard: string[] = [];
  await database.listen('bell', (payload) => void heard.push(payload));
  /** Ends every connection of `database`, as a server that stops does; the transaction is between two queries just then. */
  const cut = (pids: readonly unknown[]) =>
    others.database.execute('select pg_terminate_backend(pid) from unnest($1::int[]) as pid', [pids]);
  const failing = transact(db, async (trx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
    await cut(rows.map(({ pid }) => pid));
    await new Promise((wait) => setTimeout(wait, 200));
    await sql`select 1`.execute(trx);
  });
  expect(problemOf(await failing.catch((error: unknown) => error))).toMatchObject({ status: 503 });
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  const ears = await others.database.execute(`select pid from pg_stat_activity where query ilike 'listen "bell"'`);
  await cut(ears.rows.map((row) => row['pid']));
  const rings = async () => {
    await sql`select pg_notify('bell', 'rings')`.execute(db);
    return heard.length > 0;
  };
  await expect.poll(rings, { timeout: 10_000 }).toBe(true);
  await database.close();
  await others.database.close();
});
