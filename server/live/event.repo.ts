import type { UserId } from '#shared/ids.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '#server/db/tables/tables.ts';
import type { LiveEventKind, LiveEventOf } from '#shared/live-events.ts';

/** An event as it is kept: of the kinds that `LiveEvents` has when it was emitted by this version. */
export type StudioEvent = {
  readonly id: string;
  readonly userId: UserId;
  readonly topic: string;
  readonly kind: LiveEventKind;
  readonly data: unknown;
};

/** Wakes the readers; the rows are what counts. */
export const eventChannel = 'studio_events';

/**
 * Tells a creator's browsers, when and only when the surrounding transaction commits. `topic` is `tale:<id>` or `user`.
 */
export async function emit(db: Db | Trx, event: LiveEventOf & Pick<StudioEvent, 'userId' | 'topic'>): Promise<void> {
  await db
    .insertInto('events')
    .values({ user_id: event.userId, topic: event.topic, kind: event.kind, data: JSON.stringify(event.data) })
    .execute();
  await sql`select pg_notify(${eventChannel}, '')`.execute(db);
}

/** Tells the browsers of all creators. */
export async function emitToAll(db: Db | Trx, event: LiveEventOf): Promise<void> {
  await sql`insert into events (user_id, topic, kind, data)
    select id, 'user', ${event.kind}, ${JSON.stringify(event.data)}::jsonb from users`.execute(db);
  await sql`select pg_notify(${eventChannel}, '')`.execute(db);
}

/** A reader's position: nothing is missed although transactions commit out of order. */
export type Cursor = { readonly xid: string; readonly id: string };
export const cursorOf = (eventId: string): Cursor | null => {
  const [, xid, id] = /^(\d{1,19})-(\d{1,19})$/.exec(eventId) ?? [];
  return xid && id ? { xid, id } : null;
};

/** Reads the event log. */
export function eventRepo(db: Db) {
  return {
    /** The position before anything that is not committed yet. */
    async now(): Promise<Cursor> {
      const { rows } = await sql<{
        xmin: string;
      }>`select pg_snapshot_xmin(pg_current_snapshot())::text as xmin`.execute(db);
      return { xid: rows[0]!.xmin, id: '0' };
    },

    /**
     * Committed events after the cursor, in an order that never changes; at most 500. `held`: there are more, which
     * wait for the end of a transaction that began before theirs. Nothing is sent when it ends without an event.
     */
    async read({ xid, id }: Cursor, userId?: UserId): Promise<{ events: StudioEvent[]; held: boolean }> {
      type EventRow = { eid: string; user_id: UserId; topic: string; kind: LiveEventKind; data: unknown };
      const { rows } = await sql<EventRow & { settled: boolean }>`
        select xid::text || '-' || id as eid, user_id, topic, kind, data,
          xid < pg_snapshot_xmin(pg_current_snapshot()) as settled from events
        where (xid, id) > (${xid}::text::xid8, ${id}::bigint)
        ${userId ? sql`and user_id = ${userId}` : sql``} order by xid, id limit 500`.execute(db);
      const settled = rows.filter((row) => row.settled);
      return {
        events: settled.map((row) => ({
          id: row.eid,
          userId: row.user_id,
          topic: row.topic,
          kind: row.kind,
          data: row.data,
        })),
        held: settled.length < rows.length,
      };
    },

    async after(cursor: Cursor, userId?: UserId): Promise<StudioEvent[]> {
      return (await this.read(cursor, userId)).events;
    },

    /** Whether events after this one may have been deleted: it is not in the log itself any more, or never was. */
    async isTooOld({ xid, id }: Cursor): Promise<boolean> {
      const { rows } = await sql<{ known: boolean }>`
        select exists(select 1 from events where xid = ${xid}::text::xid8 and id = ${id}::bigint) as known`.execute(db);
      return !rows[0]?.known;
    },

    async forget(olderThanHours: number): Promise<void> {
      await sql`delete from events where created_at < now() - make_interval(hours => ${olderThanHours})`.execute(db);
    },
  };
}
