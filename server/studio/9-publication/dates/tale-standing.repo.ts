import type { TaleId, UserId } from '#shared/ids.ts';
import { msg } from '@lingui/core/runtime-macro';
import { sql } from 'kysely';
import type { Db, Trx } from '#server/db/tables/tables.ts';
import { note } from '#server/jobs/announce.ts';
import { emit } from '#server/live/event.repo.ts';
import { mayBecome, type TaleStatus } from '#shared/pipeline.ts';
import { isOver, isStopped, isUnderWay } from '#shared/publishing/publication-states.ts';

type Dates = { scheduled_at?: Date | null; published_at?: Date | null };
const isPublic = sql<boolean>`exists (select 1 from publications p where p.tale_id = tales.id and p.state = 'published')`;

/** Where a tale stands on its way to the public, and its dates: nobody else writes them. */
export function taleStandingRepo(db: Db | Trx) {
  const tell = (id: string, userId: UserId, status: TaleStatus) =>
    emit(db, { userId, topic: `tale:${id}`, kind: 'tale', data: { id, status } });

  async function move(taleId: TaleId, to: TaleStatus, from: readonly TaleStatus[], patch: Dates) {
    if (from.length === 0) return undefined;
    const row = await db
      .updateTable('tales')
      .set({ status: to, ...patch, updated_at: sql`now()` })
      .where('id', '=', taleId)
      .where('status', 'in', [...from])
      .returning(['user_id', 'title'])
      .executeTakeFirst();
    if (row) await tell(taleId, row.user_id, to);
    return row;
  }
  const publications = (taleId: TaleId) =>
    db
      .selectFrom('publications')
      .select(['state', 'video_id', 'publish_at', 'privacy', 'held'])
      .where('tale_id', '=', taleId)
      .where('state', '!=', 'removed')
      .execute();

  return {
    /**
     * Holds the tale until the transaction ends: whoever changes its date or its publications takes it first, so they
     * never wait for each other.
     */
    lock: (taleId: TaleId) =>
      db
        .selectFrom('tales')
        .select(['id', 'user_id', 'title', 'status', 'scheduled_at', 'date_set_at', 'deleted_at'])
        .where('id', '=', taleId)
        .forUpdate()
        .executeTakeFirst(),

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

    /** Its creator put it anywhere but onto a date: what was published stays known only while something is public. */
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

    /**
     * Reads all publications of the tale and moves it on: only forward, and never back out of what a creator chose by
     * hand. `isNew`: a video was read back for the first time.
     */
    async follow(taleId: TaleId, isNew: boolean): Promise<void> {
      const rows = await publications(taleId);
      if (rows.some(({ state }) => state === 'published'))
        return void (await move(taleId, 'published', mayBecome('published'), { published_at: new Date() }));
      const dates = rows.flatMap(({ state, publish_at: at }) => (at && !isOver(state) ? [at.getTime()] : []));
      const tale = await db
        .selectFrom('tales')
        .select(['status', 'scheduled_at'])
        .where('id', '=', taleId)
        .executeTakeFirst();
      if (rows.some(({ state }) => state === 'scheduled')) {
        const first = new Date(Math.min(...dates));
        if (tale?.status === 'scheduled' && tale.scheduled_at?.getTime() === first.getTime()) return;
        return void (await move(taleId, 'scheduled', [...mayBecome('scheduled'), 'scheduled'], {
          scheduled_at: first,
        }));
      }
      if (rows.some(({ video_id: id, state }) => id && state === 'private')) {
        const open = dates.length > 0 || rows.some(({ state, held }) => isUnderWay(state) || held !== null);
        const from = mayBecome('bound').filter((status) => (status === 'scheduled' ? !open : isNew));
        const moved = await move(taleId, 'bound', from, { scheduled_at: null });
        if (moved && tale?.status === 'scheduled') {
          const message = msg`“${{ title: moved.title }}” no longer has a date: it was removed on the channel, and its video is private. Choose a date again.`;
          await note(db, { userId: moved.user_id, type: 'publishing', level: 'warn', message, refId: taleId });
        }
        return;
      }
      if (rows.some(({ state }) => state === 'failed') && rows.every(({ state }) => isOver(state)))
        await move(taleId, 'failed', mayBecome('failed'), { scheduled_at: null });
    },

    /**
     * A creator took something back: a tale of which nothing is public, or to become so, steps back to what is still
     * true of it.
     */
    async retreat(taleId: TaleId): Promise<boolean> {
      const rows = await publications(taleId);
      if (
        rows.some(({ state, publish_at: at, privacy }) => !isStopped(state) && (at !== null || privacy !== 'private'))
      )
        return false;
      const to = rows.some(({ video_id: id }) => id !== null) ? 'bound' : 'packaged';
      return (
        (await move(taleId, to, ['scheduled', 'published'], { scheduled_at: null, published_at: null })) !== undefined
      );
    },
  };
}
