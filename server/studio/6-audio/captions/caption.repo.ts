import type { SceneId, TaleId } from '#shared/ids.ts';
import { sql } from 'kysely';
import type { Db, Row, Trx } from '#server/db/tables/tables.ts';
import type { KeptCaptions } from '#shared/captions/scene-captions.ts';
import type { Audience, Language } from '#shared/vocabulary.ts';

export type CaptionRow = Row<'scene_captions'>;

/** Captions that somebody edited: a row for each scene and language that has some. */
export function captionRepo(db: Db | Trx) {
  const of = (sceneId: SceneId, language: Language) =>
    db.selectFrom('scene_captions').selectAll().where('scene_id', '=', sceneId).where('language', '=', language);
  return {
    /** Whom the tale is for. */
    audience: async (taleId: TaleId): Promise<Audience> =>
      (await db.selectFrom('tales').select('audience').where('id', '=', taleId).executeTakeFirstOrThrow()).audience,

    ofTale: (taleId: TaleId, language: Language): Promise<CaptionRow[]> =>
      db
        .selectFrom('scene_captions')
        .selectAll()
        .where('tale_id', '=', taleId)
        .where('language', '=', language)
        .execute(),

    find: (sceneId: SceneId, language: Language): Promise<CaptionRow | undefined> =>
      of(sceneId, language).executeTakeFirst(),

    /** Saves captions that were edited on `version`; returns whether that was still the newest. */
    async keep(
      place: { taleId: TaleId; sceneId: SceneId; language: Language },
      version: number,
      kept: KeptCaptions,
    ): Promise<boolean> {
      const next = {
        version: version + 1,
        said: kept.said,
        sound: kept.sound,
        cues: JSON.stringify(kept.cues),
        updated_at: sql<Date>`now()`,
      };
      if (version === 0) {
        const row = { scene_id: place.sceneId, language: place.language, tale_id: place.taleId, ...next };
        const insert = db.insertInto('scene_captions').values(row);
        const { numInsertedOrUpdatedRows: inserted = 0n } = await insert
          .onConflict((on) => on.columns(['scene_id', 'language']).doNothing())
          .executeTakeFirst();
        return inserted > 0n;
      }
      const update = db.updateTable('scene_captions').set(next).where('scene_id', '=', place.sceneId);
      const { numUpdatedRows } = await update
        .where('language', '=', place.language)
        .where('version', '=', version)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async remove(sceneId: SceneId, language: Language): Promise<void> {
      await db.deleteFrom('scene_captions').where('scene_id', '=', sceneId).where('language', '=', language).execute();
    },
  };
}
