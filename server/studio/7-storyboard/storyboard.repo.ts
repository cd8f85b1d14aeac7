import type { TaleId, UserId } from '#shared/ids.ts';
import { sql } from 'kysely';
import type { Db, Row, Trx } from '#server/db/tables/tables.ts';
import { emit } from '#server/live/event.repo.ts';
import type { StoryboardEdits } from '#shared/film/storyboard-edits.ts';
import type { Language } from '#shared/vocabulary.ts';

/** The columns that tell whether a sound still says the words of its scene. */
export type Sound = Pick<
  Row<'narrations'>,
  'id' | 'scene_id' | 'r2_key' | 'sha256' | 'duration_ms' | 'words' | 'kind' | 'voice' | 'fingerprint'
>;

/**
 * Writes the decisions that follow the scenes. Their version grows, so that a window that knows the old scenes is
 * refused.
 */
export async function followScenes(trx: Trx, taleId: TaleId, edits: StoryboardEdits): Promise<void> {
  const json = JSON.stringify(edits);
  await trx
    .insertInto('storyboards')
    .values({ tale_id: taleId, version: 1, edits: json })
    .onConflict((on) =>
      on
        .column('tale_id')
        .doUpdateSet({ edits: json, version: sql<number>`storyboards.version + 1`, updated_at: sql<Date>`now()` }),
    )
    .execute();
}

/** Storyboard edits, and the rows of other stages that they apply to, read only. */
export function storyboardRepo(db: Db | Trx) {
  return {
    tale: (taleId: TaleId) =>
      db
        .selectFrom('tales')
        .select(['user_id', 'mode', 'title', 'verse', 'range', 'audience'])
        .where('id', '=', taleId)
        .where('deleted_at', 'is', null)
        .executeTakeFirst(),

    words: (taleId: TaleId, language: Language) =>
      db
        .selectFrom('tale_texts')
        .select(['title', 'lesson'])
        .where('tale_id', '=', taleId)
        .where('language', '=', language)
        .executeTakeFirst(),

    /**
     * The name of the channel that films of a language go to: the one for that language, or else the creator's usual
     * one.
     */
    async channel(userId: UserId, language: Language): Promise<string | null> {
      const rows = await db
        .selectFrom('channels')
        .select(['title', 'languages', 'is_default'])
        .where('user_id', '=', userId)
        .execute();
      const own = rows.find(({ languages }) => languages.includes(language)) ?? rows.find((row) => row.is_default);
      return own?.title ?? null;
    },

    scenes: (taleId: TaleId) =>
      db
        .selectFrom('scenes')
        .select(['id', 'scene_no', 'section', 'text', 'prompt'])
        .where('tale_id', '=', taleId)
        .orderBy('scene_no')
        .execute(),

    /** The finished frame of each scene. */
    frames: (taleId: TaleId) =>
      db
        .selectFrom('images')
        .select(['id', 'scene_id', 'r2_key', 'sha256', 'width', 'height', 'reading', 'engine'])
        .where('tale_id', '=', taleId)
        .where('image_type', '=', 'frame')
        .where('status', '=', 'generated')
        .orderBy('frame_no')
        .execute(),

    /** Pictures drawn again for upright films, by the SHA-256 of the wide ones. */
    uprights: (taleId: TaleId) =>
      db
        .selectFrom('upright_pictures')
        .select(['picture', 'r2_key', 'sha256', 'width', 'height'])
        .where('tale_id', '=', taleId)
        .execute(),

    /** Every sound in one language; stale ones are used until they are spoken again. */
    narrations: (taleId: TaleId, language: Language): Promise<Sound[]> =>
      db
        .selectFrom('narrations')
        .select(['id', 'scene_id', 'r2_key', 'sha256', 'duration_ms', 'words', 'kind', 'voice', 'fingerprint'])
        .where('tale_id', '=', taleId)
        .where('language', '=', language)
        .where('r2_key', 'is not', null)
        .execute(),

    /** Edited captions, for any words and sound. */
    captions: (taleId: TaleId, language: Language) =>
      db
        .selectFrom('scene_captions')
        .select(['scene_id', 'said', 'sound', 'cues'])
        .where('tale_id', '=', taleId)
        .where('language', '=', language)
        .execute(),

    music: (taleId: TaleId) =>
      db
        .selectFrom('music')
        .select(['r2_key', 'sha256', 'gain_db', 'fade_in_ms', 'fade_out_ms', 'duck_db'])
        .where('tale_id', '=', taleId)
        .executeTakeFirst(),

    edits: (taleId: TaleId) =>
      db.selectFrom('storyboards').select(['version', 'edits']).where('tale_id', '=', taleId).executeTakeFirst(),

    /** Stores edits made on `version`; returns whether that was still the newest. */
    async keep(taleId: TaleId, version: number, edits: StoryboardEdits): Promise<boolean> {
      const next = { version: version + 1, edits: JSON.stringify(edits), updated_at: sql<Date>`now()` };
      const insert = db.insertInto('storyboards').values({ tale_id: taleId, ...next });
      const { numInsertedOrUpdatedRows: inserted = 0n } =
        version === 0 ? await insert.onConflict((on) => on.column('tale_id').doNothing()).executeTakeFirst() : {};
      if (version === 0) return inserted > 0n;
      const update = db
        .updateTable('storyboards')
        .set(next)
        .where('tale_id', '=', taleId)
        .where('version', '=', version);
      return (await update.executeTakeFirst()).numUpdatedRows > 0n;
    },

    tell: (userId: UserId, taleId: TaleId): Promise<void> =>
      emit(db, { userId, topic: `tale:${taleId}`, kind: 'storyboard', data: { taleId } }),
  };
}
