import type { SceneId, TaleId, UserId } from '#shared/ids.ts';
import { type Selectable, sql } from 'kysely';
import { nanoid } from 'nanoid';
import type { Db, NewRow, Tables, Trx } from '#server/db/tables/tables.ts';
import { emit } from '#server/live/event.repo.ts';
import type { Word } from '#shared/film/timeline-parts.ts';
import type { Language } from '#shared/vocabulary.ts';
import { lastError } from '#server/db/last-error.ts';
import type { Words } from '#shared/said.ts';

export type NarrationRow = Selectable<Tables['narrations']>;
export type SceneWords = {
  readonly id: string;
  readonly scene_no: number;
  readonly text: Partial<Record<Language, string>>;
};
/** A finished sound. */
export type Sound = {
  readonly fingerprint: string;
  readonly voice: string | null;
  /** Its pace and its other voices; null for recordings. */
  readonly reading?: string | null;
  readonly stoodIn?: boolean;
  readonly engine: string;
  readonly key: string;
  readonly sha256: string;
  readonly durationMs: number;
  readonly words: readonly Word[];
};

/** No sound is kept to be put back. */
export const nothingBefore = { previous_key: null, previous_sha256: null, previous: null } as const;
const columnsOf = (sound: Sound) => ({
  fingerprint: sound.fingerprint,
  voice: sound.voice,
  reading: sound.reading ?? null,
  stood_in: sound.stoodIn ?? false,
  engine: sound.engine,
  r2_key: sound.key,
  sha256: sound.sha256,
  duration_ms: sound.durationMs,
  words: JSON.stringify(sound.words),
  status: 'ready' as const,
  last_error: null,
  ...nothingBefore,
  updated_at: sql<Date>`now()`,
});
/** The statuses of what waits for the voice. */
export const inLine: readonly NarrationRow['status'][] = ['queued', 'speaking'];

/** What is spoken of a tale: one row for each scene and language that has, or waits for, a sound. */
export function narrationRepo(db: Db | Trx) {
  const synthetic = (id: string) => db.updateTable('narrations').where('id', '=', id).where('kind', '=', 'synthetic');
  return {
    tale: (taleId: TaleId) =>
      db
        .selectFrom('tales')
        .select([
          'id',
          'user_id',
          'langs',
          'voices',
          'readings',
          'audience',
          'seed',
          ({ fn }) => fn.coalesce('music_mood', 'tone').as('mood'),
        ])
        .where('id', '=', taleId)
        .executeTakeFirst(),

    scenes: (taleId: TaleId): Promise<SceneWords[]> =>
      db
        .selectFrom('scenes')
        .select(['id', 'scene_no', 'text'])
        .where('tale_id', '=', taleId)
        .orderBy('scene_no')
        .execute(),

    rows: (taleId: TaleId): Promise<NarrationRow[]> =>
      db.selectFrom('narrations').selectAll().where('tale_id', '=', taleId).execute(),

    find: (sceneId: SceneId, language: Language): Promise<NarrationRow | undefined> =>
      db
        .selectFrom('narrations')
        .selectAll()
        .where('scene_id', '=', sceneId)
        .where('language', '=', language)
        .executeTakeFirst(),

    /** The sound file of a narration that belongs to this creator. */
    soundOf: (id: string, userId: UserId) =>
      db
        .selectFrom('narrations')
        .innerJoin('tales', 'tales.id', 'narrations.tale_id')
        .select(['narrations.r2_key', 'narrations.sha256'])
        .where('narrations.id', '=', id)
        .where('tales.user_id', '=', userId)
        .where('tales.deleted_at', 'is', null)
        .executeTakeFirst(),

    /**
     * Queues a scene for the voice; a person's recording is never touched. `again` clears the fingerprint, so that it
     * is narrated again.
     */
    async queue(taleId: TaleId, sceneId: SceneId, language: Language, again: boolean): Promise<void> {
      await db
        .insertInto('narrations')
        .values({
          id: nanoid(),
          tale_id: taleId,
          scene_id: sceneId,
          language,
          kind: 'synthetic',
          fingerprint: '',
          status: 'queued',
          words: '[]',
        })
        .onConflict((on) =>
          on
            .columns(['scene_id', 'language'])
            .doUpdateSet({
              status: 'queued',
              last_error: null,
              updated_at: sql`now()`,
              ...(again ? { fingerprint: '' } : {}),
            })
            .where('narrations.kind', '=', 'synthetic'),
        )
        .execute();
    },

    waiting: (taleId: TaleId): Promise<NarrationRow[]> =>
      db
        .selectFrom('narrations')
        .selectAll()
        .where('tale_id', '=', taleId)
        .where('kind', '=', 'synthetic')
        .where('status', 'in', inLine)
        .execute(),

    begin: (id: string) =>
      synthetic(id)
        .set({ status: 'speaking', updated_at: sql`now()` })
        .where('status', 'in', inLine)
        .returningAll()
        .executeTakeFirst(),

    /** Nothing when the scene was cancelled, or recorded by a person, in the meantime. */
    finish: (id: string, sound: Sound) =>
      synthetic(id).set(columnsOf(sound)).where('status', '=', 'speaking').returningAll().executeTakeFirst(),

    fail: (id: string, error: Words) =>
      synthetic(id)
        .set({ status: 'error', ...lastError(error), updated_at: sql`now()` })
        .where('status', 'in', inLine)
        .returningAll()
        .executeTakeFirst(),

    /**
     * Ends the queued narrations of a tale: those with older audio show it again, the rest are as if never ordered, or
     * say why they failed.
     */
    async release(taleId: TaleId, error: Words | null): Promise<void> {
      const waiting = () => db.updateTable('narrations').where('tale_id', '=', taleId).where('status', 'in', inLine);
      await waiting().set({ status: 'ready', updated_at: sql`now()` }).where('r2_key', 'is not', null).execute();
      if (error !== null)
        await waiting()
          .set({ status: 'error', ...lastError(error), updated_at: sql`now()` })
          .execute();
      else await db.deleteFrom('narrations').where('tale_id', '=', taleId).where('status', 'in', inLine).execute();
    },

    /** A person's voice takes the place of whatever was there. */
    record: (
      taleId: TaleId,
      sceneId: SceneId,
      language: Language,
      kind: 'recorded' | 'uploaded',
      sound: Sound,
      takeId: string | null,
    ): Promise<NarrationRow> =>
      db
        .insertInto('narrations')
        .values({
          id: nanoid(),
          tale_id: taleId,
          scene_id: sceneId,
          language,
          kind,
          take_id: takeId,
          ...columnsOf(sound),
        })
        .onConflict((on) =>
          on.columns(['scene_id', 'language']).doUpdateSet({ kind, take_id: takeId, ...columnsOf(sound) }),
        )
        .returningAll()
        .executeTakeFirstOrThrow(),

    async remove(id: string): Promise<void> {
      await db.deleteFrom('narrations').where('id', '=', id).where('kind', '!=', 'synthetic').execute();
    },

    /** Tells the creator's browsers that the sound of a tale changed. */
    tell: (
      userId: UserId,
      taleId: TaleId,
      change: { sceneId?: SceneId; language?: Language; status?: string } = {},
    ): Promise<void> => emit(db, { userId, topic: `tale:${taleId}`, kind: 'narration', data: { taleId, ...change } }),
  };
}

/** Stores the audio of an imported tale; its takes are stored already. */
export async function addNarrations(trx: Trx, sounds: readonly NewRow<'narrations'>[]): Promise<void> {
  if (sounds.length > 0) await trx.insertInto('narrations').values(sounds).execute();
}
