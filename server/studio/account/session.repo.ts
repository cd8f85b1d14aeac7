import type { UserId } from '#shared/ids.ts';
import { sql } from 'kysely';
import { newestPage } from '#server/db/keyset.ts';
import type { Db, Trx } from '#server/db/tables/tables.ts';

export const sessionIdleDays = 14;
const sessionLifeDays = 60;
const touchMinutes = 5;

const idle = sql<Date>`least(now() + make_interval(days => ${sessionIdleDays}), created_at + make_interval(days => ${sessionLifeDays}))`;
const living = sql<boolean>`expires_at > now()`;

/** Browser sessions; only the hash of a session's secret is kept, and what has run out does not exist. */
export function sessionRepo(db: Db | Trx) {
  return {
    add: (session: { idHash: string; userId: UserId; userAgent: string | null }) =>
      db
        .insertInto('sessions')
        .values({
          id_hash: session.idHash,
          user_id: session.userId,
          user_agent: session.userAgent,
          // Whole milliseconds: a page cursor carries no more.
          created_at: sql<Date>`date_trunc('milliseconds', now())`,
          expires_at: sql`now() + make_interval(days => ${sessionIdleDays})` as never,
        })
        .execute(),

    /** The owner of a living session; using it keeps it alive up to its absolute end. */
    async owner(idHash: string): Promise<string | null> {
      const row = await db
        .selectFrom('sessions')
        .select(['user_id', 'last_used_at'])
        .where('id_hash', '=', idHash)
        .where(living)
        .executeTakeFirst();
      if (!row) return null;
      if (Date.now() - row.last_used_at.getTime() > touchMinutes * 60_000) {
        await db
          .updateTable('sessions')
          .set({ last_used_at: sql`now()`, expires_at: idle })
          .where('id_hash', '=', idHash)
          .execute();
      }
      return row.user_id;
    },

    /** The living sessions of a creator, the newest sign-in first. */
    async page({ userId, limit, cursor }: { userId: UserId; limit: number; cursor?: string | undefined }) {
      const query = db
        .selectFrom('sessions')
        .select(['id', 'id_hash', 'user_agent', 'created_at', 'last_used_at'])
        .where('user_id', '=', userId)
        .where(living);
      return newestPage(query, { limit, cursor });
    },

    endByHash: (idHash: string) => db.deleteFrom('sessions').where('id_hash', '=', idHash).execute(),

    /** Returns the hash of the session that ended, or null when the creator has no such living session. */
    async end(id: string, userId: UserId): Promise<string | null> {
      const row = await db
        .deleteFrom('sessions')
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .where(living)
        .returning('id_hash')
        .executeTakeFirst();
      return row?.id_hash ?? null;
    },

    /** Ends all of a creator's sessions but one; returns their hashes. */
    async endOthers(userId: UserId, butHash: string | null): Promise<string[]> {
      const rows = await db
        .deleteFrom('sessions')
        .where('user_id', '=', userId)
        .where(living)
        .$if(butHash !== null, (query) => query.where('id_hash', '!=', butHash!))
        .returning('id_hash')
        .execute();
      return rows.map(({ id_hash: hash }) => hash);
    },

    sweep: () => db.deleteFrom('sessions').where('expires_at', '<', sql<Date>`now()`).execute(),
  };
}
