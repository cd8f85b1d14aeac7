import type { UserId } from '#shared/ids.ts';
import { sql } from 'kysely';
import { keysetCursor, readCursor } from '#server/db/keyset.ts';
import type { Db, Trx } from '#server/db/tables/tables.ts';
import { emit } from '#server/live/event.repo.ts';
import type { LiveEvents } from '#shared/live-events.ts';
import { binDays } from '#shared/tale/tale-list.contract.ts';
import { framesReady, headColumns } from './tale-list.repo.ts';

/** Deleted tales, which are kept as they were until they are deleted for good. */
export function taleBinRepo(db: Db | Trx) {
  const tell = (id: string, userId: UserId, change: Omit<LiveEvents['tale'], 'id'>) =>
    emit(db, { userId, topic: `tale:${id}`, kind: 'tale', data: { id, ...change } });

  return {
    /** The last deleted one first. Throws Failure('invalid') on a cursor that is not ours. */
    async page(userId: UserId, limit: number, cursor: string | undefined) {
      const after = cursor ? readCursor(cursor) : null;
      const rows = await db
        .selectFrom('tales')
        .select([...headColumns, 'scheduled_at', framesReady.as('images_ready')])
        .select('deleted_at')
        .where('user_id', '=', userId)
        .where('deleted_at', 'is not', null)
        .$narrowType<{ deleted_at: Date }>()
        .$if(after !== null, (query) =>
          query.where((eb) => eb(eb.refTuple('deleted_at', 'id'), '<', eb.tuple(after!.at, after!.id))),
        )
        .orderBy('deleted_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit + 1)
        .execute();
      const page = rows.slice(0, limit);
      const last = page.at(-1);
      return {
        rows: page,
        nextCursor: rows.length > limit && last ? keysetCursor({ created_at: last.deleted_at, id: last.id }) : null,
      };
    },

    /** Puts tales into the bin; what was made of them stays. Returns the ids that were not there before. */
    async put(ids: readonly string[], userId: UserId): Promise<string[]> {
      if (ids.length === 0) return [];
      const rows = await db
        .updateTable('tales')
        .set({ deleted_at: sql`now()` })
        .where('id', 'in', ids)
        .where('user_id', '=', userId)
        .where('deleted_at', 'is', null)
        .returning(['id', 'status'])
        .execute();
      for (const { id, status } of rows) await tell(id, userId, { status, deleted: true });
      return rows.map(({ id }) => id);
    },

    /** Takes tales out of the bin with everything they had. Returns the ids that were in it. */
    async takeOut(ids: readonly string[], userId: UserId): Promise<string[]> {
      if (ids.length === 0) return [];
      const rows = await db
        .updateTable('tales')
        .set({ deleted_at: null })
        .where('id', 'in', ids)
        .where('user_id', '=', userId)
        .where('deleted_at', 'is not', null)
        .returning(['id', 'status'])
        .execute();
      for (const { id, status } of rows) await tell(id, userId, { status, deleted: false });
      return rows.map(({ id }) => id);
    },

    /**
     * Deletes tales of the bin and what was made for them; their files are swept, because no row names them any more.
     * Returns the ids.
     */
    async purge(ids: readonly string[], userId: UserId): Promise<string[]> {
      if (ids.length === 0) return [];
      const rows = await db
        .deleteFrom('tales')
        .where('id', 'in', ids)
        .where('user_id', '=', userId)
        .where('deleted_at', 'is not', null)
        .returning('id')
        .execute();
      for (const { id } of rows) await tell(id, userId, { deleted: true });
      return rows.map(({ id }) => id);
    },

    /** Tales whose time in the bin is over, the oldest first. */
    overdue: (limit: number) =>
      db
        .selectFrom('tales')
        .select(['id', 'user_id'])
        .where('deleted_at', '<', sql<Date>`now() - make_interval(days => ${binDays})`)
        .orderBy('deleted_at')
        .limit(limit)
        .execute(),
  };
}
