import { type Kysely, sql } from 'kysely';

/**
 * Which engine wrote which section of a language, which languages of a tale no engine could write, and what a job shows
 * besides its step.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table tale_texts add column engines jsonb not null default '{}'`.execute(db);
  await sql`alter table story_versions add column engines jsonb not null default '{}'`.execute(db);
  await sql`update tale_texts set engines = jsonb_build_object('hook', t.writer, 'setup', t.writer, 'lesson', t.writer, 'outro', t.writer)
    from tales t where t.id = tale_texts.tale_id and t.writer is not null`.execute(db);
  await sql`alter table tales add column unwritten jsonb not null default '[]'`.execute(db);
  await sql`alter table jobs add column detail jsonb`.execute(db);
}
