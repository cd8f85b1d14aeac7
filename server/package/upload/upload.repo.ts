import type { JobId, UserId } from '#shared/ids.ts';
import { sql } from 'kysely';
import { nanoid } from 'nanoid';
import type { Db, Row, Trx } from '#server/db/tables/tables.ts';

export type UploadRow = Row<'package_uploads'>;
export type UploadPart = Row<'package_upload_parts'>;

/** Days for which a package is kept that nobody sent on, or made a tale of. */
const keptDays = 3;

/** Packages that are arriving: a row each, and a row for every part with the byte at which it begins. */
export function uploadRepo(db: Db | Trx) {
  return {
    /** The same intent of the same creator is the same upload. */
    async begin(upload: Pick<UploadRow, 'user_id' | 'intent' | 'name' | 'whole_bytes'>): Promise<UploadRow> {
      await db
        .insertInto('package_uploads')
        .values({ id: nanoid(), ...upload })
        .onConflict((on) => on.columns(['user_id', 'intent']).doNothing())
        .execute();
      return db
        .selectFrom('package_uploads')
        .selectAll()
        .where('user_id', '=', upload.user_id)
        .where('intent', '=', upload.intent)
        .executeTakeFirstOrThrow();
    },

    own: (id: string, userId: UserId): Promise<UploadRow | undefined> =>
      db
        .selectFrom('package_uploads')
        .selectAll()
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .executeTakeFirst(),

    /** Nothing when the upload does not end at `part.start_byte` any more. */
    async append(part: UploadPart): Promise<UploadRow | undefined> {
      const row = await db
        .updateTable('package_uploads')
        .set({ bytes: sql`bytes + ${part.bytes}`, changed_at: sql`now()` })
        .where('id', '=', part.upload_id)
        .where('bytes', '=', part.start_byte)
        .returningAll()
        .executeTakeFirst();
      if (row) await db.insertInto('package_upload_parts').values(part).execute();
      return row;
    },

    parts: (id: string): Promise<UploadPart[]> =>
      db.selectFrom('package_upload_parts').selectAll().where('upload_id', '=', id).orderBy('start_byte').execute(),

    async useFor(id: string, jobId: JobId): Promise<void> {
      await db
        .updateTable('package_uploads')
        .set({ job_id: jobId, changed_at: sql`now()` })
        .where('id', '=', id)
        .execute();
    },

    /** Whether a tale is being made of it just now. */
    isUsed: async (id: string): Promise<boolean> =>
      (await db
        .selectFrom('jobs')
        .innerJoin('package_uploads', 'package_uploads.job_id', 'jobs.id')
        .select('jobs.id')
        .where('package_uploads.id', '=', id)
        .where('jobs.status', 'in', ['pending', 'running', 'cancelling'])
        .executeTakeFirst()) !== undefined,

    async remove(id: string): Promise<void> {
      await db.deleteFrom('package_uploads').where('id', '=', id).execute();
    },

    /** Ids of abandoned uploads. */
    async old(): Promise<string[]> {
      const rows = await db
        .selectFrom('package_uploads')
        .select('id')
        .where('changed_at', '<', sql<Date>`now() - make_interval(days => ${keptDays})`)
        .execute();
      return rows.map(({ id }) => id);
    },
  };
}
