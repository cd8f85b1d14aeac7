import type { ImageId, TaleId } from '#shared/ids.ts';
import { sql } from 'kysely';
import { datedRow } from '#server/db/tables/dated-row.ts';
import type { Trx } from '#server/db/tables/tables.ts';
import type { PictureRow, ScenePictures } from '#server/studio/scene-pictures.ts';

/** The rows of pictures while their scenes are split or put together. */
export const scenePictures: ScenePictures = (trx) => ({
  async leavePlaces(taleId) {
    await frames(trx, taleId).set({ frame_no: sql<number>`-1000 - frame_no` }).execute();
  },

  async put(image) {
    const { id, r2_key: key, reading, last_error_said: said, ...plain } = datedRow(image);
    const jsons = { reading: reading && JSON.stringify(reading), last_error_said: JSON.stringify(said) };
    const values = { ...plain, ...jsons };
    const before = await trx.selectFrom('images').selectAll().where('id', '=', id).executeTakeFirst();
    if (before?.r2_key && before.r2_key !== key && before.sha256 !== image.sha256) await keepPicture(trx, before, id);
    await trx
      .insertInto('images')
      .values({ id, r2_key: key, ...values })
      .onConflict((on) => on.column('id').doUpdateSet({ r2_key: key, ...values, updated_at: sql<Date>`now()` }))
      .execute();
  },

  async passOn(sceneId, image, heir) {
    if (image && heir) {
      await trx.updateTable('image_versions').set({ image_id: heir.id }).where('image_id', '=', image.id).execute();
      if (image.sha256 !== heir.sha256) await keepPicture(trx, image, heir.id);
    }
    await trx.deleteFrom('images').where('scene_id', '=', sceneId).execute();
  },

  async place(taleId, sceneId, no) {
    await frames(trx, taleId).set({ frame_no: no }).where('scene_id', '=', sceneId).execute();
  },
});

const frames = (trx: Trx, taleId: TaleId) =>
  trx.updateTable('images').where('tale_id', '=', taleId).where('image_type', '=', 'frame');

async function keepPicture(trx: Trx, { r2_key: key, sha256, ...image }: PictureRow, imageId: ImageId): Promise<void> {
  if (key === null || sha256 === null) return;
  const { width, height, prompt, reading, engine } = image;
  await trx
    .insertInto('image_versions')
    .values({
      r2_key: key,
      image_id: imageId,
      sha256,
      width,
      height,
      prompt,
      engine,
      reading: reading && JSON.stringify(reading),
    })
    .onConflict((on) => on.column('r2_key').doUpdateSet({ image_id: imageId, kept_at: sql<Date>`now()` }))
    .execute();
}
