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

/** All or nothing. Inside, only the transaction handle may be used; no network call belongs in here. */
export const transact = <T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> =>
  db.transaction().execute((trx) => asTransaction(() => work(trx)));

const isTransaction = (db: Db): db is Trx => db.isTransaction;

/** In the transaction that `db` is, else in one of its own. */
export const inTransaction = <T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> =>
  isTransaction(db) ? work(db) : transact(db, work);
