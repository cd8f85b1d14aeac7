import { type Kysely, sql } from 'kysely';

/** The code and the values of what engines said, and of where a Bible came from, as in migration 047. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table engine_keys add column test_said jsonb`.execute(db);
  await sql`alter table engine_calls add column words_said jsonb`.execute(db);
  await sql`alter table bibles add column source_said jsonb`.execute(db);
}
