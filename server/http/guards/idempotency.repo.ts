import type { UserId } from '#shared/ids.ts';
import { sql } from 'kysely';
import type { Db } from '#server/db/tables/tables.ts';

export type Remembered = { readonly status: number; readonly reply: string };
const lease = sql<Date>`now() + interval '30 seconds'`;

/** Answers of changing calls, kept for a day under the key that the browser made. */
export function idempotencyRepo(db: Db) {
  const at = (userId: UserId, key: string) =>
    db.updateTable('idempotency_keys').where('user_id', '=', userId).where('key', '=', key);
  return {
    /** 'mine': do the work; 'busy': another call does it; otherwise what it answered. */
    async begin(
      userId: UserId,
      key: string,
      fingerprint: string,
    ): Promise<'mine' | 'busy' | 'other-body' | Remembered> {
      const fresh = await db
        .insertInto('idempotency_keys')
        .values({ user_id: userId, key, fingerprint, lease_until: lease })
        .onConflict((on) => on.columns(['user_id', 'key']).doNothing())
        .returning('key')
        .executeTakeFirst();
      if (fresh) return 'mine';
      const row = await db
        .selectFrom('idempotency_keys')
        .selectAll()
        .where('user_id', '=', userId)
        .where('key', '=', key)
        .executeTakeFirst();
      if (!row) return 'busy';
      if (row.fingerprint !== fingerprint) return 'other-body';
      if (row.status !== null && row.reply !== null) return { status: row.status, reply: row.reply };
      const taken = await at(userId, key)
        .set({ lease_until: lease })
        .where('status', 'is', null)
        .where('lease_until', '<', sql<Date>`now()`)
        .returning('key')
        .executeTakeFirst();
      return taken ? 'mine' : 'busy';
    },
    renew: (userId: UserId, key: string) =>
      at(userId, key).set({ lease_until: lease }).where('status', 'is', null).execute(),
    keep: (userId: UserId, key: string, { status, reply }: Remembered) =>
      at(userId, key).set({ status, reply }).execute(),
    /** The call failed by our own fault: the next attempt may do the work. */
    drop: (userId: UserId, key: string) =>
      db.deleteFrom('idempotency_keys').where('user_id', '=', userId).where('key', '=', key).execute(),
    /**
     * Only for the one process that owns the database, at its start: no other process can still be working on a call.
     */
    releaseAll: () => db.deleteFrom('idempotency_keys').where('status', 'is', null).execute(),
    forget: () =>
      db.deleteFrom('idempotency_keys').where('created_at', '<', sql<Date>`now() - interval '24 hours'`).execute(),
  };
}
