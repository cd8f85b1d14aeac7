import { type Kysely, sql } from 'kysely';

/**
 * A kept picture is called by the hash of its key: short, fit for an address, and the same in every copy of the studio.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create unique index versions_by_name on image_versions (md5(r2_key))`.execute(db);
}
