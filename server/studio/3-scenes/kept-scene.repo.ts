import type { Insertable } from 'kysely';
import type { Db, Row, Tables, Trx } from '#server/db/tables.ts';
import { sql } from 'kysely';

/** One scene with its picture, its sounds and the readings of it, as the rows are. */
export type SceneState = {
  readonly scene: Row<'scenes'>;
  readonly image: Row<'images'> | null;
  readonly sounds: readonly Row<'narrations'>[];
  readonly takes: readonly string[];
};

/** Rows from JSON have their dates as text. */
const dated = <T extends object>(row: T): T =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, typeof value === 'string' && name.endsWith('_at') ? new Date(value) : value]),
  ) as T;
const sceneColumns = ({ text, range, ...plain }: Row<'scenes'>): Insertable<Tables['scenes']> => ({
  ...plain,
  text: JSON.stringify(text),
  range: range && JSON.stringify(range),
});
/** A sound that moves with its scene keeps nothing to put back: what it was before is of other words. */
const soundColumns = ({ words, ...plain }: Row<'narrations'>): Insertable<Tables['narrations']> => ({
  ...dated(plain),
  words: JSON.stringify(words),
  ...{ previous: null, previous_key: null, previous_sha256: null },
});

/** Scenes as wholes, for what splits them, puts them together and takes that back. */
export function keptSceneRepo(db: Db | Trx) {
  const scenesOf = (taleId: string) => db.selectFrom('scenes').where('tale_id', '=', taleId).orderBy('scene_no');
  return {
    /** Keeps other changes of the tale's scenes waiting. */
    lock: (taleId: string) => db.selectFrom('tales').select('id').where('id', '=', taleId).forUpdate().executeTakeFirst(),

    all: (taleId: string): Promise<Row<'scenes'>[]> => scenesOf(taleId).selectAll().execute(),

    async states(ids: readonly string[]): Promise<SceneState[]> {
      const scenes = await db.selectFrom('scenes').selectAll().where('id', 'in', ids).orderBy('scene_no').execute();
      return Promise.all(
        scenes.map(async (scene) => {
          const image = await db
            .selectFrom('images')
            .selectAll()
            .where('scene_id', '=', scene.id)
            .where('image_type', '=', 'frame')
            .executeTakeFirst();
          const sounds = await db.selectFrom('narrations').selectAll().where('scene_id', '=', scene.id).orderBy('language').execute();
          const takes = await db.selectFrom('narration_takes').select('id').where('scene_id', '=', scene.id).orderBy('id').execute();
          return { scene, image: image ?? null, sounds, takes: takes.map(({ id }) => id) };
        }),
      );
    },

    /** Those of these readings that are still there. */
    takesThere: async (ids: readonly string[]): Promise<string[]> =>
      ids.length === 0 ? [] : (await db.selectFrom('narration_takes').select('id').where('id', 'in', ids).execute()).map(({ id }) => id),

    addTakes: async (takes: readonly Row<'narration_takes'>[]): Promise<void> => {
      for (const { speech, peaks, kept, ...plain } of takes)
        await db
          .insertInto('narration_takes')
          .values({ ...dated(plain), speech: JSON.stringify(speech), peaks: JSON.stringify(peaks), kept: kept && JSON.stringify(kept) })
          .execute();
    },

    /**
     * Puts `to` in the place of `from`, which stand one after the other, and numbers all scenes and pictures anew. What hung on a scene that goes
     * comes to the first of `to`: its readings, and its picture as one of those that the image had before.
     */
    async replace(taleId: string, from: readonly SceneState[], to: readonly SceneState[]): Promise<void> {
      const heir = to[0];
      if (!heir) return;
      const story = (await scenesOf(taleId).select('id').execute()).map(({ id }) => id);
      const next = story.toSpliced(story.indexOf(from[0]?.scene.id ?? ''), from.length, ...to.map(({ scene }) => scene.id));
      await db.updateTable('scenes').set({ scene_no: sql<number>`-1000 - scene_no` }).where('tale_id', '=', taleId).execute();
      await frames(taleId).set({ frame_no: sql<number>`-1000 - frame_no` }).execute();
      for (const { sounds } of from) for (const { id } of sounds) await db.deleteFrom('narrations').where('id', '=', id).execute();

      for (const [at, { scene }] of to.entries()) {
        const row = sceneColumns({ ...scene, scene_no: -1 - at });
        const { id: _, ...values } = row;
        await db
          .insertInto('scenes')
          .values(row)
          .onConflict((on) => on.column('id').doUpdateSet(values))
          .execute();
      }
      for (const [at, { image }] of to.entries()) if (image) await this.putImage({ ...image, frame_no: -1 - at });
      await this.bequeath(
        from.filter(({ scene }) => !next.includes(scene.id)),
        heir,
      );
      for (const { scene, takes } of to)
        if (takes.length > 0) await db.updateTable('narration_takes').set({ scene_id: scene.id }).where('id', 'in', takes).execute();
      for (const { sounds } of to) for (const sound of sounds) await db.insertInto('narrations').values(soundColumns(sound)).execute();

      for (const [at, id] of next.entries()) {
        await db
          .updateTable('scenes')
          .set({ scene_no: at + 1 })
          .where('id', '=', id)
          .execute();
        await frames(taleId)
          .set({ frame_no: at + 1 })
          .where('scene_id', '=', id)
          .execute();
      }
      await db.updateTable('tales').set({ scenes_planned: next.length, updated_at: sql<Date>`now()` }).where('id', '=', taleId).execute();
    },

    /** Writes an image; the picture that it had before stays as one of its versions. */
    async putImage(image: Row<'images'>): Promise<void> {
      const { id, r2_key: key, reading, ...plain } = dated(image);
      const values = { ...plain, reading: reading && JSON.stringify(reading) };
      const before = await db.selectFrom('images').selectAll().where('id', '=', id).executeTakeFirst();
      if (before?.r2_key && before.r2_key !== key && before.sha256 !== image.sha256) await this.keepPicture(before, id);
      await db
        .insertInto('images')
        .values({ id, r2_key: key, ...values })
        .onConflict((on) => on.column('id').doUpdateSet({ r2_key: key, ...values, updated_at: sql<Date>`now()` }))
        .execute();
    },

    async keepPicture({ r2_key: key, sha256, width, height, prompt, reading, engine }: Row<'images'>, imageId: string): Promise<void> {
      if (key === null || sha256 === null) return;
      await db
        .insertInto('image_versions')
        .values({ r2_key: key, image_id: imageId, sha256, width, height, prompt, engine, reading: reading && JSON.stringify(reading) })
        .onConflict((on) => on.column('r2_key').doUpdateSet({ image_id: imageId, kept_at: sql<Date>`now()` }))
        .execute();
    },

    /** Gives what hung on scenes that go to the one that stays, then removes them. */
    async bequeath(gone: readonly SceneState[], heir: SceneState): Promise<void> {
      for (const { scene, image } of gone) {
        if (image && heir.image) {
          await db.updateTable('image_versions').set({ image_id: heir.image.id }).where('image_id', '=', image.id).execute();
          if (image.sha256 !== heir.image.sha256) await this.keepPicture(image, heir.image.id);
        }
        await db.deleteFrom('images').where('scene_id', '=', scene.id).execute();
        for (const table of ['narration_takes', 'recordings'] as const)
          await db.updateTable(table).set({ scene_id: heir.scene.id }).where('scene_id', '=', scene.id).execute();
        await db.deleteFrom('narrations').where('scene_id', '=', scene.id).execute();
        await db.deleteFrom('scenes').where('id', '=', scene.id).execute();
      }
    },
  };

  function frames(taleId: string) {
    return db.updateTable('images').where('tale_id', '=', taleId).where('image_type', '=', 'frame');
  }
}
