import { type Kysely, sql } from 'kysely';

/** What a creator changed in the reading of a picture's words; null while nothing was changed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table images add column reading jsonb`.execute(db);
  await sql`alter table image_versions add column reading jsonb`.execute(db);
}
