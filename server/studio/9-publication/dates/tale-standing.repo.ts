import type { TaleId } from '#shared/ids.ts';
import { msg } from '@lingui/core/runtime-macro';
import type { Db, Trx } from '#server/db/tables/tables.ts';
import { note } from '#server/jobs/announce.ts';
import { taleStatusRepo } from '#server/studio/2-tale/tale-status.repo.ts';
import { mayBecome } from '#shared/pipeline.ts';
import { isOver, isStopped, isUnderWay } from '#shared/publishing/publication-states.ts';

/** Derives a tale's status from its publications. */
export function taleStandingRepo(db: Db | Trx) {
  const { move } = taleStatusRepo(db);
  const publications = (taleId: TaleId) =>
    db
      .selectFrom('publications')
      .select(['state', 'video_id', 'publish_at', 'privacy', 'held'])
      .where('tale_id', '=', taleId)
      .where('state', '!=', 'removed')
      .execute();

  return {
    /**
     * Locks the tale until the transaction ends: code that changes its date or its publications locks it first, so that
     * transactions never deadlock.
     */
    lock: (taleId: TaleId) =>
      db
        .selectFrom('tales')
        .select(['id', 'user_id', 'title', 'status', 'scheduled_at', 'date_set_at', 'deleted_at'])
        .where('id', '=', taleId)
        .forUpdate()
        .executeTakeFirst(),

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

    /** A creator undid something: a tale with nothing public or scheduled returns to the status that is still true. */
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
