import { AsyncLocalStorage } from 'node:async_hooks';
import type { PostgresPool, PostgresPoolClient } from 'kysely';

/** One way to reach a database, whichever engine is behind it. */
export interface Database {
  readonly engine: 'embedded' | 'postgres';
  /** What Kysely's PostgreSQL dialect asks of a pool. */
  readonly pool: PostgresPool;
  /** Raw statements, several at once when there are no values: what the job queue needs. */
  execute(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  /** Calls back on every NOTIFY; `onReconnect` after a lost connection, when some may have been missed. */
  listen(
    channel: string,
    onNotification: (payload: string) => void,
    onReconnect?: () => void,
  ): Promise<{ close(): Promise<void> }>;
  /**
   * Announces to the other processes of the studio which `value` of a resource this one uses, for as long as it runs.
   * False, and withdrawn, when a running process uses another value.
   */
  agree(thing: string, value: string): Promise<boolean>;
  /** How many statements this process has sent; several in one call count as one. */
  sent(): number;
  /** VACUUM ANALYZE and CHECKPOINT, which the embedded engine does not do by itself. */
  maintain(): Promise<void>;
  close(): Promise<void>;
}

const inside = new AsyncLocalStorage<true>();

/**
 * Runs `work` inside a transaction: asking the pool for a second connection there is a bug on both engines, and throws.
 */
export const asTransaction = <T>(work: () => Promise<T>): Promise<T> => inside.run(true, work);

/**
 * Throws inside a transaction, where the outer handle would deadlock (embedded) or silently leave the transaction
 * (PostgreSQL).
 */
export function refuseInsideTransaction(): void {
  if (inside.getStore())
    throw new Error('The outer database handle was used inside a transaction: use the transaction itself');
}

export type { PostgresPool, PostgresPoolClient };
