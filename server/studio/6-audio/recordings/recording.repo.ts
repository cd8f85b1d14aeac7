import type { TaleId, UserId } from '#shared/ids.ts';
import { type Selectable, sql } from 'kysely';
import { nanoid } from 'nanoid';
import type { Db, Tables, Trx } from '#server/db/tables/tables.ts';
import type { Language } from '#shared/vocabulary.ts';

export type RecordingRow = Selectable<Tables['recordings']>;
export type RecordingPart = Selectable<Tables['recording_parts']>;
type NewRecording = Pick<RecordingRow, 'user_id' | 'tale_id' | 'scene_id' | 'kind' | 'intent'> & {
  language: Language;
  part: string | null;
};

/** Days for which what was spoken and never finished is kept. */
const keptDays = 30;

/** What arrives of recordings: a row each, and a row for every part with the byte at which it begins. */
export function recordingRepo(db: Db | Trx) {
  return {
    /** The same intent of the same creator is the same recording. */
    async begin(recording: NewRecording): Promise<RecordingRow> {
      await db
        .insertInto('recordings')
        .values({ id: nanoid(), ...recording })
        .onConflict((on) => on.columns(['user_id', 'intent']).doNothing())
        .execute();
      return db
        .selectFrom('recordings')
        .selectAll()
        .where('user_id', '=', recording.user_id)
        .where('intent', '=', recording.intent)
        .executeTakeFirstOrThrow();
    },

    own: (id: string, userId: UserId): Promise<RecordingRow | undefined> =>
      db
        .selectFrom('recordings')
        .innerJoin('tales', 'tales.id', 'recordings.tale_id')
        .selectAll('recordings')
        .where('recordings.id', '=', id)
        .where('tales.user_id', '=', userId)
        .where('tales.deleted_at', 'is', null)
        .executeTakeFirst(),

    /** Nothing when the recording does not end at `part.start_byte` any more. */
    async append(part: RecordingPart): Promise<RecordingRow | undefined> {
      const row = await db
        .updateTable('recordings')
        .set({ bytes: sql`bytes + ${part.bytes}`, changed_at: sql`now()` })
        .where('id', '=', part.recording_id)
        .where('bytes', '=', part.start_byte)
        .where('finished_at', 'is', null)
        .returningAll()
        .executeTakeFirst();
      if (row) await db.insertInto('recording_parts').values(part).execute();
      return row;
    },

    parts: (id: string): Promise<RecordingPart[]> =>
      db.selectFrom('recording_parts').selectAll().where('recording_id', '=', id).orderBy('start_byte').execute(),

    /** False when it was finished already, or has grown since it held this many bytes. */
    async finish(id: string, bytes: number): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('recordings')
        .set({ finished_at: sql`now()` })
        .where('id', '=', id)
        .where('bytes', '=', bytes)
        .where('finished_at', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      await db.deleteFrom('recording_parts').where('recording_id', '=', id).execute();
      return true;
    },

    async remove(id: string): Promise<void> {
      await db.deleteFrom('recordings').where('id', '=', id).execute();
    },

    unfinished: (taleId: TaleId): Promise<RecordingRow[]> =>
      db
        .selectFrom('recordings')
        .selectAll()
        .where('tale_id', '=', taleId)
        .where('finished_at', 'is', null)
        .where('bytes', '>', 0)
        .orderBy('changed_at', 'desc')
        .limit(100)
        .execute(),

    /** Deletes this creator's abandoned recordings; the sweep removes their files. */
    async forgetOld(userId: UserId): Promise<void> {
      await db
        .deleteFrom('recordings')
        .where('user_id', '=', userId)
        .where('changed_at', '<', sql<Date>`now() - make_interval(days => ${keptDays})`)
        .execute();
    },
  };
}
