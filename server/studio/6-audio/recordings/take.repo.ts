import type { SceneId, UserId } from '#shared/ids.ts';
import type { Insertable, Selectable } from 'kysely';
import type { Db, Tables, Trx } from '#server/db/tables/tables.ts';
import type { Language } from '#shared/vocabulary.ts';

export type TakeRow = Selectable<Tables['narration_takes']>;

/** How many readings of a scene are kept in one language; their cleaned copies stay and go with them. */
export const takesKept = 6;

/** Readings of scenes, whole, the newest first. */
export function takeRepo(db: Db | Trx) {
  const of = (sceneId: SceneId, language: Language) =>
    db.selectFrom('narration_takes').where('scene_id', '=', sceneId).where('language', '=', language);
  return {
    /** The newest reading first, each followed by its cleaned copies. */
    async ofScene(sceneId: SceneId, language: Language): Promise<TakeRow[]> {
      const rows = await of(sceneId, language).selectAll().orderBy('made_at', 'desc').orderBy('id').execute();
      const readings = rows.filter(({ cleaned_from: from }) => from === null).slice(0, takesKept);
      return readings.flatMap((reading) => [reading, ...rows.filter(({ cleaned_from: from }) => from === reading.id)]);
    },

    /** Adds a cleaned copy; false when its original has one of this kind, or is gone. */
    async addCopy(copy: Insertable<Tables['narration_takes']>): Promise<boolean> {
      const original = db
        .selectFrom('narration_takes')
        .select('id')
        .where('id', '=', copy.cleaned_from ?? '')
        .forUpdate();
      if (!(await original.executeTakeFirst())) return false;
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('narration_takes')
        .values(copy)
        .onConflict((on) => on.doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    },

    /** The cleaned copies of a take. */
    copies: (id: string): Promise<TakeRow[]> =>
      db.selectFrom('narration_takes').selectAll().where('cleaned_from', '=', id).orderBy('made_at', 'desc').execute(),

    find: (id: string): Promise<TakeRow | undefined> =>
      db.selectFrom('narration_takes').selectAll().where('id', '=', id).executeTakeFirst(),

    own: (id: string, userId: UserId): Promise<TakeRow | undefined> =>
      db
        .selectFrom('narration_takes')
        .innerJoin('tales', 'tales.id', 'narration_takes.tale_id')
        .selectAll('narration_takes')
        .where('narration_takes.id', '=', id)
        .where('tales.user_id', '=', userId)
        .where('tales.deleted_at', 'is', null)
        .executeTakeFirst(),

    /** Adds a take and removes those beyond the limit, with their cleaned copies; returns their file keys. */
    async add(take: Insertable<Tables['narration_takes']>): Promise<string[]> {
      await db.insertInto('narration_takes').values(take).execute();
      const there = await of(take.scene_id, take.language)
        .select(['id', 'r2_key', 'cleaned_from'])
        .orderBy('made_at', 'desc')
        .orderBy('id')
        .execute();
      const tooMany = there.filter(({ cleaned_from: from }) => from === null).slice(takesKept);
      const old = there.filter((each) => tooMany.some(({ id }) => id === each.id || id === each.cleaned_from));
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
