import type { TaleId } from '#shared/ids.ts';
import { msg } from '@lingui/core/runtime-macro';
import { transact } from '#server/db/connect.ts';
import type { Db } from '#server/db/tables/tables.ts';
import { castLimits } from '#shared/pictures/cast.ts';
import { Failure } from '#shared/endpoint.ts';

/** Every row of a tale that a package carries, as of one moment. Throws Failure('not_found'). */
export function taleRows(db: Db, taleId: TaleId) {
  return transact(db, async (trx) => {
    const tale = await trx
      .selectFrom('tales')
      .selectAll()
      .where('id', '=', taleId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (!tale) throw new Failure('not_found', msg`Tale not found`);
    return {
      tale,
      texts: await trx.selectFrom('tale_texts').selectAll().where('tale_id', '=', taleId).execute(),
      scenes: await trx.selectFrom('scenes').selectAll().where('tale_id', '=', taleId).orderBy('scene_no').execute(),
      images: await trx
        .selectFrom('images')
        .selectAll()
        .where('tale_id', '=', taleId)
        .orderBy('image_type', 'desc')
        .orderBy('frame_no')
        .orderBy('id')
        .execute(),
      thumbnails: await trx
        .selectFrom('thumbnails')
        .selectAll()
        .where('tale_id', '=', taleId)
        .orderBy('idx')
        .orderBy('variant')
        .execute(),
      finished: await trx
        .selectFrom('finished_thumbnails')
        .selectAll()
        .where('tale_id', '=', taleId)
        .orderBy('slot_number')
        .execute(),
      narrations: await trx
        .selectFrom('narrations')
        .selectAll()
        .where('tale_id', '=', taleId)
        .where('r2_key', 'is not', null)
        .execute(),
      takes: await trx.selectFrom('narration_takes').selectAll().where('tale_id', '=', taleId).execute(),
      captions: await trx.selectFrom('scene_captions').selectAll().where('tale_id', '=', taleId).execute(),
      music: await trx.selectFrom('music').selectAll().where('tale_id', '=', taleId).executeTakeFirst(),
      choice: await trx.selectFrom('music_choices').selectAll().where('tale_id', '=', taleId).executeTakeFirst(),
      cast: await trx.selectFrom('tale_casts').select('members').where('tale_id', '=', taleId).executeTakeFirst(),
      prints: await trx
        .selectFrom('drawn_casts')
        .select(['picture', 'print', 'portraits'])
        .where('tale_id', '=', taleId)
        .execute(),
      portraits: await trx
        .selectFrom('cast_portraits')
        .select(['name', 'print', 'engine', 'r2_key', 'sha256'])
        .where('tale_id', '=', taleId)
        .where('r2_key', 'is not', null)
        .orderBy('name')
        .limit(castLimits.portraits)
        .execute(),
      storyboard: await trx.selectFrom('storyboards').selectAll().where('tale_id', '=', taleId).executeTakeFirst(),
      films: await trx.selectFrom('videos').selectAll().where('tale_id', '=', taleId).execute(),
    };
  });
}
export type TaleRows = Awaited<ReturnType<typeof taleRows>>;
