import type { MadeOf } from '#shared/film/film-parts.ts';
import type { SceneId, TaleId, UserId } from '#shared/ids.ts';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db, Tables, Trx } from '#server/db/tables/tables.ts';
import { emit } from '#server/live/event.repo.ts';
import type { Shape } from '#shared/film/storyboard-edits.ts';
import type { Language } from '#shared/vocabulary.ts';

import type { PosterChoice } from './film-poster.ts';

export type VideoRow = Selectable<Tables['videos']>;
type Extras = Pick<VideoRow, 'small_key' | 'small_bytes' | 'sound_key' | 'sound_bytes'>;
export type NewVideo = Omit<Insertable<Tables['videos']>, 'id' | 'updated_at'>;
/** The fingerprint of a film that came from elsewhere and that nobody has compared with its tale yet: no tale has it. */
const unproven = 'imported';

/** The films of tales and what their packages are made of. */
export function videoRepo(db: Db | Trx) {
  return {
    tale: (taleId: TaleId) =>
      db
        .selectFrom('tales')
        .select(['id', 'user_id', 'title', 'verse', 'langs', 'writer', 'status'])
        .where('id', '=', taleId)
        .where('deleted_at', 'is', null)
        .executeTakeFirst(),

    /** The id of the creator's newest tale. */
    latestTale: async (userId: UserId): Promise<string | undefined> =>
      (
        await db
          .selectFrom('tales')
          .select('id')
          .where('user_id', '=', userId)
          .where('deleted_at', 'is', null)
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .executeTakeFirst()
      )?.id,

    /** Whether there is a story to make a film of. */
    hasScenes: async (taleId: TaleId): Promise<boolean> =>
      (await db.selectFrom('scenes').select('id').where('tale_id', '=', taleId).limit(1).executeTakeFirst()) !==
      undefined,

    films: (taleId: TaleId): Promise<VideoRow[]> =>
      db.selectFrom('videos').selectAll().where('tale_id', '=', taleId).execute(),

    film: (taleId: TaleId, language: Language, shape: Shape): Promise<VideoRow | undefined> =>
      db
        .selectFrom('videos')
        .selectAll()
        .where('tale_id', '=', taleId)
        .where('language', '=', language)
        .where('shape', '=', shape)
        .executeTakeFirst(),

    /** One film a tale, language and shape: the new one takes the place and the id of the old one. */
    keep: (id: string, video: NewVideo): Promise<unknown> =>
      db
        .insertInto('videos')
        .values({ id, ...video })
        .onConflict((on) =>
          on.columns(['tale_id', 'language', 'shape']).doUpdateSet({ ...video, updated_at: sql`now()` }),
        )
        .execute(),

    /** Stores a film that came from elsewhere. Until it is compared with its tale, it counts as out of date. */
    keepUnproven: (id: string, video: Omit<NewVideo, 'fingerprint'>): Promise<unknown> =>
      db
        .insertInto('videos')
        .values({ id, fingerprint: unproven, ...video })
        .execute(),

    unproven: (taleId: TaleId): Promise<VideoRow[]> =>
      db.selectFrom('videos').selectAll().where('tale_id', '=', taleId).where('fingerprint', '=', unproven).execute(),

    /** An imported film that was made from exactly this tale. */
    prove: (id: string, fingerprint: string, madeOf: MadeOf): Promise<unknown> =>
      db
        .updateTable('videos')
        .set({ fingerprint, made_of: JSON.stringify(madeOf) })
        .where('id', '=', id)
        .where('fingerprint', '=', unproven)
        .execute(),

    sceneIds: async (taleId: TaleId): Promise<SceneId[]> =>
      (await db.selectFrom('scenes').select('id').where('tale_id', '=', taleId).orderBy('scene_no').execute()).map(
        ({ id }) => id,
      ),

    /** The title of a tale in a language, and its channel, if one is linked. */
    async credits(taleId: TaleId, language: Language): Promise<{ title: string; teller: string | null }> {
      const row = await db
        .selectFrom('tales')
        .leftJoin('tale_texts', (join) =>
          join.onRef('tale_texts.tale_id', '=', 'tales.id').on('tale_texts.language', '=', language),
        )
        .leftJoin('channels', (join) =>
          join.onRef('channels.user_id', '=', 'tales.user_id').on('channels.is_default', '=', true),
        )
        .select(['tale_texts.title', 'channels.title as teller'])
        .where('tales.id', '=', taleId)
        .executeTakeFirst();
      return { title: row?.title ?? '', teller: row?.teller ?? null };
    },

    /** Names the files that were made from a film, if it is still the film that they were made from. */
    async keepExtras(id: string, fingerprint: string, extras: Partial<Extras>): Promise<boolean> {
      const kept = db.updateTable('videos').set(extras).where('id', '=', id).where('fingerprint', '=', fingerprint);
      return (await kept.executeTakeFirst()).numUpdatedRows > 0n;
    },

    /** Gives a film another poster, if it is still the film that it was drawn from. */
    async setPoster(id: string, fingerprint: string, posterKey: string, choice: PosterChoice | null): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('videos')
        .set({ poster_key: posterKey, poster_choice: choice && JSON.stringify(choice) })
        .where('id', '=', id)
        .where('fingerprint', '=', fingerprint)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** Whether a publication has sent, or may still send, this file. */
    isPublished: async (key: string): Promise<boolean> =>
      (await db.selectFrom('publications').select('id').where('file_key', '=', key).executeTakeFirst()) !== undefined,

    pictures: (taleId: TaleId) =>
      db
        .selectFrom('images')
        .select(['id', 'frame_no', 'r2_key', 'sha256', 'engine'])
        .where('tale_id', '=', taleId)
        .where('image_type', '=', 'frame')
        .where('status', '=', 'generated')
        .orderBy('frame_no')
        .execute(),
    music: (taleId: TaleId) => db.selectFrom('music').selectAll().where('tale_id', '=', taleId).executeTakeFirst(),
    /** The voices, each listed once. */
    voices: async (taleId: TaleId): Promise<string[]> =>
      (
        await db
          .selectFrom('narrations')
          .select('engine')
          .distinct()
          .where('tale_id', '=', taleId)
          .where('status', '=', 'ready')
          .orderBy('engine')
          .execute()
      ).flatMap(({ engine }) => engine ?? []),

    manifest: async (taleId: TaleId): Promise<unknown> =>
      (await db.selectFrom('packages').select('manifest').where('tale_id', '=', taleId).executeTakeFirst())?.manifest ??
      null,
    keepManifest: (taleId: TaleId, manifest: object): Promise<unknown> =>
      db
        .insertInto('packages')
        .values({ tale_id: taleId, manifest: JSON.stringify(manifest) })
        .onConflict((on) =>
          on.column('tale_id').doUpdateSet({ manifest: JSON.stringify(manifest), updated_at: sql`now()` }),
        )
        .execute(),

    tellVideo: (userId: UserId, taleId: TaleId, language: Language): Promise<void> =>
      emit(db, { userId, topic: `tale:${taleId}`, kind: 'video', data: { taleId, language } }),
    tellTale: (userId: UserId, taleId: TaleId): Promise<void> =>
      emit(db, { userId, topic: `tale:${taleId}`, kind: 'tale', data: { id: taleId } }),
  };
}
