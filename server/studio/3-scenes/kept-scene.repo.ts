import type { TaleId } from '#shared/ids.ts';
import type { Insertable } from 'kysely';
import type { Db, Row, Tables, Trx } from '#server/db/tables/tables.ts';
import { sql } from 'kysely';
import type { ScenePictures } from '#server/studio/scene-pictures.ts';
import type { SceneSounds } from '#server/studio/scene-sounds.ts';

/** One scene with its picture, its sounds and the readings of it, as the rows are. */
export type SceneState = {
  readonly scene: Row<'scenes'>;
  readonly image: Row<'images'> | null;
  readonly sounds: readonly Row<'narrations'>[];
  readonly takes: readonly string[];
};

const sceneColumns = ({ text, range, ...plain }: Row<'scenes'>): Insertable<Tables['scenes']> => ({
  ...plain,
  text: JSON.stringify(text),
  range: range && JSON.stringify(range),
});
/** What other stages do to their rows when scenes are split or put together; the composition ties them in. */
export type SceneOwners = {
  readonly pictures: ScenePictures;
  readonly sounds: Pick<SceneSounds, 'rows'>;
  /** The tale has this many scenes now. */
  readonly scenesChanged: (trx: Trx, taleId: TaleId, scenes: number) => Promise<void>;
};

/** Scenes as wholes, for what splits them, puts them together and takes that back. */
export function keptSceneRepo(db: Db | Trx) {
  const scenesOf = (taleId: TaleId) => db.selectFrom('scenes').where('tale_id', '=', taleId).orderBy('scene_no');
  return {
    /** Keeps other changes of the tale's scenes waiting. */
    lock: (taleId: TaleId) =>
      db.selectFrom('tales').select('id').where('id', '=', taleId).forUpdate().executeTakeFirst(),

    all: (taleId: TaleId): Promise<Row<'scenes'>[]> => scenesOf(taleId).selectAll().execute(),

    async states(ids: readonly string[]): Promise<SceneState[]> {
      if (ids.length === 0) return [];
      const scenes = await db.selectFrom('scenes').selectAll().where('id', 'in', ids).orderBy('scene_no').execute();
      return Promise.all(
        scenes.map(async (scene) => {
          const image = await db
            .selectFrom('images')
            .selectAll()
            .where('scene_id', '=', scene.id)
            .where('image_type', '=', 'frame')
            .executeTakeFirst();
          const sounds = await db
            .selectFrom('narrations')
            .selectAll()
            .where('scene_id', '=', scene.id)
            .orderBy('language')
            .execute();
          const takes = await db
            .selectFrom('narration_takes')
            .select('id')
            .where('scene_id', '=', scene.id)
            .orderBy('id')
            .execute();
          return { scene, image: image ?? null, sounds, takes: takes.map(({ id }) => id) };
        }),
      );
    },

    /** Those of these readings that are still there. */
    takesThere: async (ids: readonly string[]): Promise<string[]> =>
      ids.length === 0
        ? []
        : (await db.selectFrom('narration_takes').select('id').where('id', 'in', ids).execute()).map(({ id }) => id),
  };
}

/**
 * Replaces the consecutive scenes `from` by `to`, and renumbers all scenes and pictures. What was attached to a removed
 * scene goes to the first of `to`: its recordings, and its picture as an earlier version of the image.
 */
export async function replaceScenes(
  trx: Trx,
  owners: SceneOwners,
  { taleId, from, to }: { taleId: TaleId; from: readonly SceneState[]; to: readonly SceneState[] },
): Promise<void> {
  const heir = to[0];
  if (!heir) return;
  const [pictures, sounds] = [owners.pictures(trx), owners.sounds.rows(trx)];
  const story = (await keptSceneRepo(trx).all(taleId)).map(({ id }) => id);
  const next = story.toSpliced(story.indexOf(from[0]?.scene.id ?? ''), from.length, ...to.map(({ scene }) => scene.id));
  await trx
    .updateTable('scenes')
    .set({ scene_no: sql<number>`-1000 - scene_no` })
    .where('tale_id', '=', taleId)
    .execute();
  await pictures.leavePlaces(taleId);
  await sounds.removeSounds(from.flatMap((state) => state.sounds.map(({ id }) => id)));

  for (const [at, { scene }] of to.entries()) {
    const row = sceneColumns({ ...scene, scene_no: -1 - at });
    const { id: _, ...values } = row;
    await trx
      .insertInto('scenes')
      .values(row)
      .onConflict((on) => on.column('id').doUpdateSet(values))
      .execute();
  }
  for (const [at, { image }] of to.entries()) if (image) await pictures.put({ ...image, frame_no: -1 - at });
  for (const { scene, image } of from.filter((state) => !next.includes(state.scene.id))) {
    await pictures.passOn(scene.id, image, heir.image);
    await sounds.passOn(scene.id, heir.scene.id);
    await trx.deleteFrom('scenes').where('id', '=', scene.id).execute();
  }
  for (const { scene, takes } of to) await sounds.giveTakes(takes, scene.id);
  await sounds.addSounds(to.flatMap((state) => state.sounds));

  for (const [at, id] of next.entries()) {
    await trx
      .updateTable('scenes')
      .set({ scene_no: at + 1 })
      .where('id', '=', id)
      .execute();
    await pictures.place(taleId, id, at + 1);
  }
  await owners.scenesChanged(trx, taleId, next.length);
}
