import { sql } from 'kysely';
import type { Db, Trx } from '#server/db/tables.ts';
import { emit } from '#server/live/event.repo.ts';
import { isOver, isStopped } from '#shared/publication-states.ts';
import { mayBecome, type TaleStatus } from '#shared/pipeline.ts';

/** How a tale's status follows its publications: only forward, and never back out of what a creator chose by hand. */
export function taleStandingRepo(db: Db | Trx) {
  async function move(
    taleId: string,
    to: TaleStatus,
    from: readonly TaleStatus[],
    patch: { scheduled_at?: Date | null; published_at?: Date },
  ): Promise<void> {
    const row = await db
      .updateTable('tales')
      .set({ status: to, ...patch, updated_at: sql`now()` })
      .where('id', '=', taleId)
      .where('status', 'in', [...from])
      .returning(['user_id', 'status'])
      .executeTakeFirst();
    if (row) await emit(db, { userId: row.user_id, topic: `tale:${taleId}`, kind: 'tale', data: { taleId, status: to } });
  }
  return {
    /** Reads all publications of the tale and moves it on. */
    async follow(taleId: string): Promise<void> {
      const rows = await db.selectFrom('publications').select(['state', 'video_id', 'publish_at']).where('tale_id', '=', taleId).execute();
      const states = new Set(rows.map(({ state }) => state));
      if (states.has('published')) return move(taleId, 'published', mayBecome('published'), { published_at: new Date() });
      if (states.has('scheduled')) return move(taleId, 'scheduled', mayBecome('scheduled'), {});
      if (rows.some(({ video_id, state }) => video_id && state === 'private'))
        return move(
          taleId,
          'bound',
          mayBecome('bound').filter((from) => from !== 'scheduled'),
          {},
        );
      if (states.has('failed') && [...states].every(isOver)) return move(taleId, 'failed', mayBecome('failed'), {});
    },

    /** A creator took something back: a tale of which nothing is public, or to become so, steps back to what is still true of it. */
    async retreat(taleId: string): Promise<void> {
      const rows = await db
        .selectFrom('publications')
        .select(['state', 'video_id', 'publish_at', 'privacy'])
        .where('tale_id', '=', taleId)
        .where('state', '!=', 'removed')
        .execute();
      if (rows.some(({ state, publish_at: at, privacy }) => !isStopped(state) && (at !== null || privacy !== 'private'))) return;
      await move(taleId, rows.some(({ video_id: id }) => id !== null) ? 'bound' : 'packaged', ['scheduled', 'published'], {
        scheduled_at: null,
      });
    },

    /** An order with a date makes the tale a scheduled one. */
    schedule: (taleId: string, at: Date) => move(taleId, 'scheduled', [...mayBecome('scheduled'), 'scheduled'], { scheduled_at: at }),
  };
}
