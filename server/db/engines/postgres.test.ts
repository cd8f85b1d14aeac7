import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { postgresOfWorker } from '#test/harness/postgres-of-worker.ts';
import { problemOf } from '#server/http/answers/errors.ts';
import { openDatabase, transact } from '../connect.ts';
import { requireHearing } from '../hearing.ts';

const server = postgresOfWorker() ?? '';

test.runIf(server)(
  'fails a transaction in words when the server goes down, keeps the process, and runs the next one',
  async () => {
    const { database, db } = await openDatabase(server, null);
    const others = await openDatabase(server, null);
    const heard: string[] = [];
    await database.listen('bell', (payload) => void heard.push(payload));
    /**
     * Ends every connection of `database`, as a server that stops does; the transaction is between two queries just
     * then.
     */
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
  },
);

test.runIf(server)('repeats work that a deadlock ended', async () => {
  const { database, db } = await openDatabase(server, null);
  const both = Promise.withResolvers<void>();
  let begun = 0;
  const lockBoth = (first: number, second: number) =>
    transact(db, async (trx) => {
      await sql`set local deadlock_timeout = '20ms'`.execute(trx);
      await sql`select pg_advisory_xact_lock(${first}::bigint)`.execute(trx);
      if ((begun += 1) === 2) both.resolve();
      await both.promise;
      await sql`select pg_advisory_xact_lock(${second}::bigint)`.execute(trx);
      return first;
    });
  expect(await Promise.all([lockBoth(71, 72), lockBoth(72, 71)])).toEqual([71, 72]);
  expect(begun).toBe(3);
  await database.close();
});

test('accepts a database that receives its own NOTIFY, and says what to set otherwise', async () => {
  const { database } = await openDatabase(server || null, null);
  await requireHearing(database);
  const deaf = { ...database, listen: async () => ({ close: async () => {} }) };
  await expect(requireHearing(deaf, 50)).rejects.toThrow(/pooler in transaction mode.*DATABASE_LISTEN_URL/);
  await database.close();
});

test.runIf(server)(
  'lets processes agree on one value and rejects another while they live, also after a reconnect',
  async () => {
    const [one, two, three] = await Promise.all([1, 2, 3].map(async () => (await openDatabase(server, null)).database));
    expect([await one!.agree('thing', 'a'), await two!.agree('thing', 'a')]).toEqual([true, true]);
    expect([await three!.agree('thing', 'b'), await three!.agree('other thing', 'b')]).toEqual([false, true]);
    await one!.close();
    await three!.execute(`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and pid <> pg_backend_pid()
    and classid::bigint = hashtext('thing') & 2147483647`);
    await expect.poll(() => three!.agree('thing', 'b'), { timeout: 5_000, interval: 700 }).toBe(false);
    await two!.close();
    await expect.poll(() => three!.agree('thing', 'b'), { timeout: 5_000 }).toBe(true);
    await three!.close();
  },
);
