import type { Db } from '#server/db/tables.ts';
import type { Language } from '#shared/vocabulary.ts';

/** What a storyboard is laid out from: other stages' rows, read only. */
export function storyboardRepo(db: Db) {
  return {
    exists: async (taleId: string): Promise<boolean> =>
      (await db.selectFrom('tales').select('id').where('id', '=', taleId).where('deleted_at', 'is', null).executeTakeFirst()) !== undefined,

    scenes: (taleId: string) =>
      db.selectFrom('scenes').select(['id', 'scene_no', 'text']).where('tale_id', '=', taleId).orderBy('scene_no').execute(),

    /** The finished frame of each scene. */
    frames: (taleId: string) =>
      db
        .selectFrom('images')
        .select(['id', 'scene_id', 'r2_key', 'sha256'])
        .where('tale_id', '=', taleId)
        .where('image_type', '=', 'frame')
        .where('status', '=', 'generated')
        .orderBy('frame_no')
        .execute(),

    /** Every sound there is in one language, a stale one until it is spoken again. */
    narrations: (taleId: string, language: Language) =>
      db
        .selectFrom('narrations')
        .select(['id', 'scene_id', 'r2_key', 'sha256', 'duration_ms', 'words'])
        .where('tale_id', '=', taleId)
        .where('language', '=', language)
        .where('r2_key', 'is not', null)
        .execute(),

    music: (taleId: string) =>
      db.selectFrom('music').select(['r2_key', 'sha256', 'gain_db']).where('tale_id', '=', taleId).executeTakeFirst(),
  };
}
