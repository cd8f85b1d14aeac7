import { type Kysely, sql } from 'kysely';

/**
 * The code and the values of what the studio said, beside its English, so that screens say it in their own language.
 * Old rows keep their English.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table jobs add column step_said jsonb, add column error_said jsonb`.execute(db);
  await sql`alter table job_logs add column said jsonb`.execute(db);
  await sql`alter table activity add column said jsonb`.execute(db);
  await sql`alter table publications add column reason_said jsonb`.execute(db);
}
