import { type Kysely, sql } from 'kysely';

/** The code of why a picture, a portrait or a narration failed, beside its English. Old rows keep their English. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['images', 'cast_portraits', 'narrations'])
    await sql`alter table ${sql.table(table)} add column last_error_said jsonb`.execute(db);
}
