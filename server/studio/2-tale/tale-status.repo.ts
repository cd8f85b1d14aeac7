import { sql } from 'kysely';
import type { Db, Trx } from '#server/db/tables/tables.ts';
import { emit } from '#server/live/event.repo.ts';
import type { TaleId, UserId } from '#shared/ids.ts';
import type { TaleStatus } from '#shared/pipeline.ts';
import { type Dates, moveOn } from './lists/tale-changes.repo.ts';

const isPublic = sql<boolean>`exists (select 1 from publications p where p.tale_id = tales.id and p.state = 'published')`;

/**
 * The status of a tale and its dates. Each change is sent to the owner's pages. `9-publication`, which holds the tale's
 * lock, decides which changes are allowed.
 */
export function taleStatusRepo(db: Db | Trx) {
  const tell = (id: string, userId: UserId, status: TaleStatus) =>
    emit(db, { userId, topic: `tale:${id}`, kind: 'tale', data: { id, status } });

  return {
    /** Advances the tale if its status is one of `from`; returns its owner and title, or nothing. */
    async move(taleId: TaleId, to: TaleStatus, from: readonly TaleStatus[], dates: Dates) {
      const row = await moveOn(db, taleId, to, from, dates);
      if (row) await tell(taleId, row.user_id, to);
      return row;
    },

    /** Its creator chose a date. */
    async date(taleId: TaleId, at: Date, now: Date): Promise<void> {
      const row = await db
        .updateTable('tales')
        .set({ status: 'scheduled', scheduled_at: at, date_set_at: now, date_told_at: now, updated_at: sql`now()` })
        .where('id', '=', taleId)
        .returning('user_id')
        .executeTakeFirstOrThrow();
      await tell(taleId, row.user_id, 'scheduled');
    },

    /** Its creator moved it without a date: its publication date is kept only while something is public. */
    async put(taleId: TaleId, status: Exclude<TaleStatus, 'scheduled'>): Promise<void> {
      const now = sql<Date>`coalesce(published_at, now())`;
      const row = await db
        .updateTable('tales')
        .set({
          status,
          ...(status === 'published' ? {} : { scheduled_at: null }),
          published_at: status === 'published' ? now : sql<Date | null>`case when ${isPublic} then published_at end`,
          updated_at: sql`now()`,
        })
        .where('id', '=', taleId)
        .returning('user_id')
        .executeTakeFirstOrThrow();
      await tell(taleId, row.user_id, status);
    },

    told: (taleId: TaleId, now: Date) =>
      db.updateTable('tales').set({ date_told_at: now }).where('id', '=', taleId).execute(),

    /** After a restore: removes its date, and sets the status that its films give it. */
    async undate(taleId: TaleId): Promise<void> {
      await db
        .updateTable('tales')
        .set({
          status: sql`case when exists (select 1 from videos where tale_id = tales.id) then 'packaged' else 'draft' end`,
          scheduled_at: null,
          date_set_at: null,
          updated_at: sql`now()`,
        })
        .where('id', '=', taleId)
        .execute();
    },
  };
}
