import type { TaleId } from '#shared/ids.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '#server/db/tables/tables.ts';
import type { Shape, StoryboardEdits } from '#shared/film/storyboard-edits.ts';
import { type Audience, type Language, languages } from '#shared/vocabulary.ts';

/** The studio's own order of languages. */
export const inOrder = (column: 'videos.language' | 'publications.language') =>
  sql<number>`array_position(${sql.lit(`{${languages.join(',')}}`)}::text[], ${sql.ref(column)})`;

/** What earlier stages made, as far as publishing needs it. */
export function filmRepo(db: Db | Trx) {
  return {
    /** The film that a publication carries. */
    film: (of: { tale_id: TaleId; language: Language; shape: Shape }) =>
      db
        .selectFrom('videos')
        .select(['video_key', 'srt_key', 'vtt_key', 'poster_key', 'bytes', 'sha256', 'frames', 'made_of'])
        .where('tale_id', '=', of.tale_id)
        .where('language', '=', of.language)
        .where('shape', '=', of.shape)
        .executeTakeFirst(),

    /** The tale's words in each of its languages. */
    texts: (taleId: TaleId) =>
      db
        .selectFrom('tale_texts')
        .innerJoin('tales', 'tales.id', 'tale_texts.tale_id')
        .select([
          'tale_texts.language',
          'tale_texts.title',
          'tale_texts.summary',
          'tale_texts.saved_at',
          'tales.verse',
          'tales.range',
          'tales.writer',
        ])
        .where('tales.id', '=', taleId)
        .execute(),

    /** The films of a tale, in the order of languages, with what the tale is called. */
    filmed: (taleId: TaleId) =>
      db
        .selectFrom('videos')
        .innerJoin('tales', 'tales.id', 'videos.tale_id')
        .select([
          'videos.language',
          'videos.shape',
          'videos.chapters',
          'videos.duration_ms',
          'tales.title',
          'tales.langs',
          'tales.renamed_at',
          'tales.verse',
          'tales.range',
          'tales.writer',
        ])
        .where('videos.tale_id', '=', taleId)
        .orderBy(inOrder('videos.language'))
        .orderBy('videos.shape')
        .execute(),

    scenes: (taleId: TaleId) =>
      db.selectFrom('scenes').select(['id', 'text']).where('tale_id', '=', taleId).orderBy('scene_no').execute(),

    /** Whom the tale is for. */
    audience: async (taleId: TaleId): Promise<Audience> =>
      (await db.selectFrom('tales').select('audience').where('id', '=', taleId).executeTakeFirstOrThrow()).audience,

    /** What was decided about the order and the times of the scenes, if anything. */
    storyboardEdits: async (taleId: TaleId): Promise<StoryboardEdits | undefined> =>
      (await db.selectFrom('storyboards').select('edits').where('tale_id', '=', taleId).executeTakeFirst())?.edits,

    /**
     * How long each scene is in a language, when its words are said, and the captions that somebody edited, by scene.
     */
    async readings(taleId: TaleId, language: Language) {
      const rows = await db
        .selectFrom('narrations')
        .leftJoin('scene_captions', (join) =>
          join
            .onRef('scene_captions.scene_id', '=', 'narrations.scene_id')
            .onRef('scene_captions.language', '=', 'narrations.language'),
        )
        .select(['narrations.scene_id', 'duration_ms', 'words', 'sha256', 'said', 'sound', 'cues'])
        .where('narrations.tale_id', '=', taleId)
        .where('narrations.language', '=', language)
        .where('r2_key', 'is not', null)
        .execute();
      return new Map(rows.map((row) => [row.scene_id, row]));
    },

    /** The PNG of a finished thumbnail; null when the slot is empty. */
    slotKey: async (taleId: TaleId, slot: number): Promise<string | null> =>
      (
        await db
          .selectFrom('finished_thumbnails')
          .select('r2_key_png')
          .where('tale_id', '=', taleId)
          .where('slot_number', '=', slot)
          .executeTakeFirst()
      )?.r2_key_png ?? null,

    /**
     * The PNG for a film: from the slot of its language, otherwise of the first slot for all, otherwise the prepared
     * one.
     */
    async thumbnailKey(taleId: TaleId, language: Language): Promise<string | null> {
      const slot = await db
        .selectFrom('finished_thumbnails')
        .select('r2_key_png')
        .where('tale_id', '=', taleId)
        .where((eb) => eb.or([eb('language', '=', language), eb('language', 'is', null)]))
        .orderBy(sql`language nulls last`)
        .orderBy('slot_number')
        .limit(1)
        .executeTakeFirst();
      if (slot) return slot.r2_key_png;
      const row = await db
        .selectFrom('thumbnails')
        .select('r2_key_png')
        .where('tale_id', '=', taleId)
        .where('r2_key_png', 'is not', null)
        .where((eb) => eb.or([eb('editor', '=', false), eb('baked', '=', true)]))
        .orderBy('is_default', 'desc')
        .orderBy('idx')
        .limit(1)
        .executeTakeFirst();
      return row?.r2_key_png ?? null;
    },
  };
}
