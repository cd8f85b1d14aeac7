import type { UserId } from '#shared/ids.ts';
import { sql } from 'kysely';
import type { Db } from '#server/db/tables/tables.ts';

/** Open trips to the host that link a channel: each is bound to one browser's session and its creator. */
export function linkTripRepo(db: Db) {
  return {
    beginTrip: (trip: { stateHash: string; sessionHash: string; userId: UserId; sealed: string }) =>
      db
        .insertInto('trips')
        .values({
          state_hash: trip.stateHash,
          purpose: 'link',
          browser_hash: trip.sessionHash,
          user_id: trip.userId,
          sealed: trip.sealed,
          expires_at: sql<Date>`now() + interval '10 minutes'` as never,
        })
        .execute(),

    /** Takes the trip; null when there is none, it is over, or another session or creator began it. */
    async finishTrip(trip: { stateHash: string; sessionHash: string; userId: UserId }): Promise<string | null> {
      const row = await db
        .deleteFrom('trips')
        .where('state_hash', '=', trip.stateHash)
        .where('browser_hash', '=', trip.sessionHash)
        .where('user_id', '=', trip.userId)
        .where('purpose', '=', 'link')
        .where('expires_at', '>', sql<Date>`now()`)
        .returning('sealed')
        .executeTakeFirst();
      return row?.sealed ?? null;
    },
  };
}
