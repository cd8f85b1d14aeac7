import type { TaleId, UserId } from '#shared/ids.ts';
import type { Insertable } from 'kysely';
import type { Db, Row, Tables, Trx } from '#server/db/tables/tables.ts';
import { emit } from '#server/live/event.repo.ts';
import { usualEdits, type StoryboardEdits } from '#shared/film/storyboard-edits.ts';

type Named = { readonly key: string; readonly sha256: string };

/** How many splits and merges of a tale can still be undone. */
const changesKept = 20;

/**
 * Splits and merges that were made, the decisions of the storyboard that they touch, and the files that only they still
 * need.
 */
export function sceneChangeRepo(db: Db | Trx) {
  return {
    /** Writes a change down with the files that undoing it needs; returns the files of changes that are too old. */
    async add(change: Insertable<Tables['scene_changes']>, files: readonly Named[]): Promise<string[]> {
      await db.insertInto('scene_changes').values(change).execute();
      for (const { key, sha256 } of files)
        await db
          .insertInto('scene_change_files')
          .values({ change_id: change.id, r2_key: key, sha256 })
          .onConflict((on) => on.doNothing())
          .execute();
      const old = await db
        .selectFrom('scene_changes')
        .select('id')
        .where('tale_id', '=', change.tale_id)
        .orderBy('made_at', 'desc')
        .orderBy('id')
        .offset(changesKept)
        .execute();
      return (await Promise.all(old.map(({ id }) => this.remove(id)))).flat();
    },

    /** Deletes a change; returns the files that it had kept. */
    async remove(id: string): Promise<string[]> {
      const kept = await db.selectFrom('scene_change_files').select('r2_key').where('change_id', '=', id).execute();
      await db.deleteFrom('scene_changes').where('id', '=', id).execute();
      return kept.map(({ r2_key: key }) => key);
    },

    /** A change of one of the creator's own tales. */
    own: (id: string, userId: UserId): Promise<Row<'scene_changes'> | undefined> =>
      db
        .selectFrom('scene_changes')
        .innerJoin('tales', 'tales.id', 'scene_changes.tale_id')
        .selectAll('scene_changes')
        .where('scene_changes.id', '=', id)
        .where('tales.user_id', '=', userId)
        .where('tales.deleted_at', 'is', null)
        .executeTakeFirst(),

    /** Those of these files that no scene, picture, reading or change names. */
    async unnamed(keys: readonly string[]): Promise<string[]> {
      if (keys.length === 0) return [];
      const tables = ['narrations', 'narration_takes', 'images', 'image_versions', 'scene_change_files'] as const;
      const named = await Promise.all(
        tables.map((table) => db.selectFrom(table).select('r2_key').where('r2_key', 'in', keys).execute()),
      );
      const known = new Set(named.flat().map(({ r2_key: key }) => key));
      return [...new Set(keys)].filter((key) => !known.has(key));
    },

    edits: async (taleId: TaleId): Promise<StoryboardEdits> =>
      (await db.selectFrom('storyboards').select('edits').where('tale_id', '=', taleId).executeTakeFirst())?.edits ??
      usualEdits,

    /** Everything that shows scenes of the tale is refetched. */
    tell: (userId: UserId, taleId: TaleId): Promise<void> =>
      emit(db, { userId, topic: `tale:${taleId}`, kind: 'tale', data: { id: taleId, story: true } }),
  };
}
