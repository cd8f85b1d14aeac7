import { Kysely, PostgresDialect } from 'kysely';
import { openEmbedded } from './engines/embedded.ts';
import { asTransaction, type Database } from './engines/pool.ts';
import { openPostgres } from './engines/postgres.ts';
import type { Db, Tables, Trx } from './tables/tables.ts';

/**
 * Opens `postgres://…` (and `listenUrl` for LISTEN, when that is another address), or the embedded engine under
 * `dataDir`; `null` keeps it in memory.
 */
export async function openDatabase(
  url: string | null,
  dataDir: string | null,
  log?: (message: string) => void,
  listenUrl?: string,
): Promise<{ database: Database; db: Db }> {
  const database = url ? await openPostgres(url, log, listenUrl) : await openEmbedded(dataDir, log);
  return { database, db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool: database.pool }) }) };
}

/** How often work is begun again that PostgreSQL ended because it and another transaction waited for each other. */
const deadlockTries = 4;
const isDeadlock = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '40P01';

/**
 * All or nothing. Inside, only the transaction handle may be used; no network call belongs in here. The work is begun
 * again after a deadlock, so changes outside the database must be idempotent.
 */
export async function transact<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await db.transaction().execute((trx) => asTransaction(() => work(trx)));
    } catch (error) {
      if (!isDeadlock(error) || attempt === deadlockTries) throw error;
    }
}

const isTransaction = (db: Db): db is Trx => db.isTransaction;

/** In the transaction `db`, or in a new one if `db` is not a transaction. */
export const inTransaction = <T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> =>
  isTransaction(db) ? work(db) : transact(db, work);
