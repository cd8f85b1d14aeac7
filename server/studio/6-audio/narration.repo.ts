import { type Selectable, sql } from 'kysely';
import { nanoid } from 'nanoid';
import type { Db, Tables, Trx } from '#server/db/tables.ts';
import { emit } from '#server/live/event.repo.ts';
import type { Voice } from '#server/ports.ts';
import { Failure } from '#shared/endpoint.ts';
import type { Word } from '#shared/timeline.ts';
import type { Language } from '#shared/vocabulary.ts';
import { type TaleVoices, voicesFor } from './reading-plan.ts';

export type NarrationRow = Selectable<Tables['narrations']>;
export type SceneWords = { readonly id: string; readonly scene_no: number; readonly text: Partial<Record<Language, string>> };
export type ReadingChange = { readonly pace?: number | undefined; readonly quoteVoice?: string | null | undefined };
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

const nothingBefore = { previous_key: null, previous_sha256: null, previous: null } as const;
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
  status: 'ready',
  last_error: null,
  ...nothingBefore,
  updated_at: sql<Date>`now()`,
});
/** The statuses of what waits for the voice. */
export const inLine: readonly string[] = ['queued', 'speaking'];

/** What is spoken of a tale: one row for each scene and language that has, or waits for, a sound. */
export function narrationRepo(db: Db | Trx) {
  const synthetic = (id: string) => db.updateTable('narrations').where('id', '=', id).where('kind', '=', 'synthetic');
  return {
    tale: (taleId: string) =>
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

    /** What says how a tale is read; `offered` are the narrator's voices. */
    async voices(taleId: string, offered: readonly Voice[]): Promise<TaleVoices> {
      const tale = await this.tale(taleId);
      if (!tale) throw new Failure('not_found', 'Tale not found');
      const { audience, readings } = tale;
      const sheet = await db.selectFrom('tale_casts').select('members').where('tale_id', '=', taleId).executeTakeFirst();
      return { voices: voicesFor(offered, tale.voices), offered, audience, readings, cast: sheet?.members ?? [] };
    },

    scenes: (taleId: string): Promise<SceneWords[]> =>
      db.selectFrom('scenes').select(['id', 'scene_no', 'text']).where('tale_id', '=', taleId).orderBy('scene_no').execute(),

    rows: (taleId: string): Promise<NarrationRow[]> => db.selectFrom('narrations').selectAll().where('tale_id', '=', taleId).execute(),

    find: (sceneId: string, language: Language): Promise<NarrationRow | undefined> =>
      db.selectFrom('narrations').selectAll().where('scene_id', '=', sceneId).where('language', '=', language).executeTakeFirst(),

    /** The sound file of a narration that belongs to this creator. */
    soundOf: (id: string, userId: string) =>
      db
        .selectFrom('narrations')
        .innerJoin('tales', 'tales.id', 'narrations.tale_id')
        .select(['narrations.r2_key', 'narrations.sha256'])
        .where('narrations.id', '=', id)
        .where('tales.user_id', '=', userId)
        .where('tales.deleted_at', 'is', null)
        .executeTakeFirst(),

    /** Puts a scene in line for the voice; a person's recording is never touched. `again` forgets what the sound was made from, so that it is spoken anew. */
    async queue(taleId: string, sceneId: string, language: Language, again: boolean): Promise<void> {
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
            .doUpdateSet({ status: 'queued', last_error: null, updated_at: sql`now()`, ...(again ? { fingerprint: '' } : {}) })
            .where('narrations.kind', '=', 'synthetic'),
        )
        .execute();
    },

    waiting: (taleId: string): Promise<NarrationRow[]> =>
      db
        .selectFrom('narrations')
        .selectAll()
        .where('tale_id', '=', taleId)
        .where('kind', '=', 'synthetic')
        .where('status', 'in', inLine)
        .execute(),

    begin: (id: string) =>
      synthetic(id).set({ status: 'speaking', updated_at: sql`now()` }).where('status', 'in', inLine).returningAll().executeTakeFirst(),

    /** Nothing when the scene was cancelled, or recorded by a person, in the meantime. */
    finish: (id: string, sound: Sound) =>
      synthetic(id).set(columnsOf(sound)).where('status', '=', 'speaking').returningAll().executeTakeFirst(),

    fail: (id: string, error: string) =>
      synthetic(id)
        .set({ status: 'error', last_error: error.slice(0, 500), updated_at: sql`now()` })
        .where('status', 'in', inLine)
        .returningAll()
        .executeTakeFirst(),

    /** Ends the waiting of a tale: what has an older sound shows it again, the rest is as if never ordered, or says why it failed. */
    async release(taleId: string, error: string | null): Promise<void> {
      const waiting = () => db.updateTable('narrations').where('tale_id', '=', taleId).where('status', 'in', inLine);
      await waiting().set({ status: 'ready', updated_at: sql`now()` }).where('r2_key', 'is not', null).execute();
      if (error !== null)
        await waiting()
          .set({ status: 'error', last_error: error.slice(0, 500), updated_at: sql`now()` })
          .execute();
      else await db.deleteFrom('narrations').where('tale_id', '=', taleId).where('status', 'in', inLine).execute();
    },

    /** A person's voice takes the place of whatever was there. */
    record: (
      taleId: string,
      sceneId: string,
      language: Language,
      kind: 'recorded' | 'uploaded',
      sound: Sound,
      takeId: string | null,
    ): Promise<NarrationRow> =>
      db
        .insertInto('narrations')
        .values({ id: nanoid(), tale_id: taleId, scene_id: sceneId, language, kind, take_id: takeId, ...columnsOf(sound) })
        .onConflict((on) => on.columns(['scene_id', 'language']).doUpdateSet({ kind, take_id: takeId, ...columnsOf(sound) }))
        .returningAll()
        .executeTakeFirstOrThrow(),

    async remove(id: string): Promise<void> {
      await db.deleteFrom('narrations').where('id', '=', id).where('kind', '!=', 'synthetic').execute();
    },

    /** Changes what is given; a null quote voice goes back to the narrator. Two changes at once are both kept. */
    async chooseVoice(taleId: string, language: Language, voice: string | undefined, reading: ReadingChange = {}): Promise<void> {
      const [{ pace, quoteVoice }, place] = [reading, sql.lit(`{${language}}`)];
      const own = sql`coalesce(readings -> ${sql.lit(language)}, '{}')`;
      const given = JSON.stringify({ ...(pace === undefined ? {} : { pace }), ...(quoteVoice ? { quoteVoice } : {}) });
      const left = quoteVoice === null ? sql`(${own} - 'quoteVoice')` : own;
      await db
        .updateTable('tales')
        .set({
          voices: sql`voices || ${JSON.stringify(voice === undefined ? {} : { [language]: voice })}::jsonb`,
          readings: sql`jsonb_set(readings, ${place}, ${left} || ${given}::jsonb)`,
          updated_at: sql`now()`,
        })
        .where('id', '=', taleId)
        .execute();
    },

    /** Gives a synthetic sound other words in one place; the one of before can be put back. Nothing when it is not that sound any more. */
    changePhrase: (id: string, before: NarrationRow, sound: Pick<Sound, 'key' | 'sha256' | 'durationMs' | 'words'>) =>
      synthetic(id)
        .set({
          ...{ r2_key: sound.key, sha256: sound.sha256, duration_ms: sound.durationMs, words: JSON.stringify(sound.words) },
          ...{ previous_key: before.r2_key, previous_sha256: before.sha256, updated_at: sql`now()` },
          previous: JSON.stringify({ durationMs: before.duration_ms ?? 0, words: before.words }),
        })
        .where('status', '=', 'ready')
        .where('r2_key', '=', before.r2_key)
        .where('sha256', '=', before.sha256)
        .returningAll()
        .executeTakeFirst(),

    /** The sound from before the last changed phrase. Nothing when it is not that sound any more. */
    putBack: ({ id, r2_key: key, previous_key: back, previous_sha256: sha256, previous }: NarrationRow) =>
      synthetic(id)
        .set({
          ...{ r2_key: back, sha256, duration_ms: previous?.durationMs ?? 0, words: JSON.stringify(previous?.words ?? []) },
          ...nothingBefore,
          updated_at: sql`now()`,
        })
        .where('status', '=', 'ready')
        .where('r2_key', '=', key)
        .where('previous_key', '=', back)
        .returningAll()
        .executeTakeFirst(),

    /** Tells the creator's browsers that the sound of a tale changed. */
    tell: (userId: string, taleId: string, change: { sceneId?: string; language?: Language; status?: string } = {}): Promise<void> =>
      emit(db, { userId, topic: `tale:${taleId}`, kind: 'narration', data: { taleId, ...change } }),
  };
}
