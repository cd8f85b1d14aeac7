import { type Kysely, sql } from 'kysely';

/**
 * Pace and voices for quoted speech by tale and language, what a sound was read with, and the sound before a phrase was
 * read again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table tales add column readings jsonb not null default '{}'`.execute(db);
  await sql`alter table narrations add column reading text, add column stood_in boolean not null default false,
    add column previous_key text, add column previous_sha256 text, add column previous jsonb`.execute(db);
  await keepVoices(db);
}

/**
 * Stores the voice that read a tale whose creator never chose one, so that a new default voice of the language does not
 * become that of the tale.
 */
export async function keepVoices<T>(db: Kysely<T>): Promise<void> {
  await sql`update tales set voices = heard.voices || tales.voices from (
    select tale_id, jsonb_object_agg(language, voice) as voices from (
      select distinct on (tale_id, language) tale_id, language, voice from narrations
      where kind = 'synthetic' and voice is not null order by tale_id, language, updated_at desc) latest
    group by tale_id) heard where heard.tale_id = tales.id`.execute(db);
}
