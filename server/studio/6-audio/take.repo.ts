import type { Insertable, Selectable } from 'kysely';
import type { Db, Tables, Trx } from '#server/db/tables.ts';
import type { Language } from '#shared/vocabulary.ts';

export type TakeRow = Selectable<Tables['narration_takes']>;

/** How many readings of a scene are kept in one language. */
export const takesKept = 6;

/** Readings of scenes, whole, the newest first. */
export function takeRepo(db: Db | Trx) {
  const of = (sceneId: string, language: Language) =>
    db.selectFrom('narration_takes').where('scene_id', '=', sceneId).where('language', '=', language);
  return {
    ofScene: (sceneId: string, language: Language): Promise<TakeRow[]> =>
      of(sceneId, language).selectAll().orderBy('made_at', 'desc').orderBy('id').limit(takesKept).execute(),

    find: (id: string): Promise<TakeRow | undefined> =>
      db.selectFrom('narration_takes').selectAll().where('id', '=', id).executeTakeFirst(),

    own: (id: string, userId: string): Promise<TakeRow | undefined> =>
      db
        .selectFrom('narration_takes')
        .innerJoin('tales', 'tales.id', 'narration_takes.tale_id')
        .selectAll('narration_takes')
        .where('narration_takes.id', '=', id)
        .where('tales.user_id', '=', userId)
        .where('tales.deleted_at', 'is', null)
        .executeTakeFirst(),

    /** Adds a reading and lets go of those that are too many; answers with their file keys. */
    async add(take: Insertable<Tables['narration_takes']>): Promise<string[]> {
      await db.insertInto('narration_takes').values(take).execute();
      const old = await of(take.scene_id, take.language)
        .select(['id', 'r2_key'])
        .orderBy('made_at', 'desc')
        .orderBy('id')
        .offset(takesKept)
        .execute();
      for (const { id } of old) await db.deleteFrom('narration_takes').where('id', '=', id).execute();
      return old.map(({ r2_key }) => r2_key);
    },

    async cut(id: string, startMs: number, endMs: number): Promise<void> {
      await db.updateTable('narration_takes').set({ start_ms: startMs, end_ms: endMs }).where('id', '=', id).execute();
    },

    async remove(id: string): Promise<void> {
      await db.deleteFrom('narration_takes').where('id', '=', id).execute();
    },
  };
}
