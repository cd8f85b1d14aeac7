import { sql } from 'kysely';
import type { Db } from '#server/db/tables/tables.ts';

/**
 * Open trips to an identity provider: each is bound to the browser that began it, comes back once, and ends after ten
 * minutes.
 */
export function tripRepo(db: Db) {
  return {
    begin: (trip: { stateHash: string; browserHash: string; sealed: string }) =>
      db
        .insertInto('trips')
        .values({
          state_hash: trip.stateHash,
          purpose: 'sign-in',
          browser_hash: trip.browserHash,
          sealed: trip.sealed,
          expires_at: sql`now() + interval '10 minutes'` as never,
        })
        .execute(),

    /** Takes the trip; null when there is none, it is over, or another browser began it. */
    async finish(stateHash: string, browserHash: string): Promise<string | null> {
      const row = await db
        .deleteFrom('trips')
        .where('state_hash', '=', stateHash)
        .where('browser_hash', '=', browserHash)
        .where('purpose', '=', 'sign-in')
        .where('expires_at', '>', sql<Date>`now()`)
        .returning('sealed')
        .executeTakeFirst();
      return row?.sealed ?? null;
    },
  };
}
