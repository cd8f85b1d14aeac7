import type { TaleId, UserId } from '#shared/ids.ts';
import { type Selectable, sql } from 'kysely';
import type { Db, NewRow, Tables, Trx } from '#server/db/tables/tables.ts';
import { emit } from '#server/live/event.repo.ts';
import type { LiveEvents } from '#shared/live-events.ts';
import type { TaleStatus } from '#shared/pipeline.ts';
import type { Language } from '#shared/vocabulary.ts';
import type { Words } from '#shared/said.ts';

export type TaleRecord = Selectable<Tables['tales']>;
export type TextRecord = Selectable<Tables['tale_texts']>;
export type SceneRecord = Selectable<Tables['scenes']>;

/** One tale of its creator: every question and every change names both. */
export function taleRepo(db: Db | Trx) {
  const own = (id: TaleId, userId: UserId) =>
    db.selectFrom('tales').where('id', '=', id).where('user_id', '=', userId).where('deleted_at', 'is', null);
  const tell = (id: TaleId, userId: UserId, status: TaleStatus, more: Omit<LiveEvents['tale'], 'id' | 'status'> = {}) =>
    emit(db, { userId, topic: `tale:${id}`, kind: 'tale', data: { id, status, ...more } });

  return {
    /** The stored reply to the order that made this tale, also for a deleted tale; null when there is no such tale. */
    async created(
      id: TaleId,
      userId: UserId,
    ): Promise<{ taleId: TaleId; title: string; langs: Language[]; notes: Words[] } | null> {
      const row = await db
        .selectFrom('tales')
        .select(['title', 'langs', 'notes', 'unwritten'])
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .executeTakeFirst();
      if (!row) return null;
      const { unwritten, notes, ...made } = row;
      return { taleId: id, ...made, notes: [...notes, ...unwritten.map(({ why }) => why)] };
    },

    find: (id: TaleId, userId: UserId) => own(id, userId).selectAll().executeTakeFirst(),

    texts: (id: TaleId) => db.selectFrom('tale_texts').selectAll().where('tale_id', '=', id).execute(),

    scenes: (id: TaleId) => db.selectFrom('scenes').selectAll().where('tale_id', '=', id).orderBy('scene_no').execute(),

    /** Frames that are drawn. */
    async imagesReady(id: TaleId): Promise<number> {
      const row = await db
        .selectFrom('images')
        .select(({ fn }) => fn.countAll().as('ready'))
        .where('tale_id', '=', id)
        .where('image_type', '=', 'frame')
        .where('status', '=', 'generated')
        .executeTakeFirstOrThrow();
      return Number(row.ready);
    },

    /** False when the creator has no such tale. */
    async rename(id: TaleId, userId: UserId, title: string): Promise<boolean> {
      const row = await db
        .updateTable('tales')
        .set({ title, renamed_at: sql<Date>`now()`, updated_at: sql`now()` })
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .where('deleted_at', 'is', null)
        .returning('status')
        .executeTakeFirst();
      if (row) await tell(id, userId, row.status, { title });
      return row !== undefined;
    },

    /** Those of the ids that are living tales of the creator, in the order asked. */
    async ownOf(ids: readonly string[], userId: UserId): Promise<string[]> {
      if (ids.length === 0) return [];
      const rows = await db
        .selectFrom('tales')
        .select('id')
        .where('id', 'in', ids)
        .where('user_id', '=', userId)
        .where('deleted_at', 'is', null)
        .execute();
      const found = new Set(rows.map(({ id }) => id));
      return ids.filter((id) => found.has(id));
    },
  };
}

/** Stores a tale that comes whole from elsewhere, with its words. */
export async function addWholeTale(
  trx: Trx,
  tale: NewRow<'tales'>,
  texts: readonly NewRow<'tale_texts'>[],
): Promise<void> {
  await trx.insertInto('tales').values(tale).execute();
  if (texts.length > 0) await trx.insertInto('tale_texts').values(texts).execute();
}
