import { type Kysely, sql } from 'kysely';

/** Pace and voices for quoted speech by tale and language, what a sound was read with, and the sound before a phrase was read again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table tales add column readings jsonb not null default '{}'`.execute(db);
  await sql`alter table narrations add column reading text, add column stood_in boolean not null default false,
    add column previous_key text, add column previous_sha256 text, add column previous jsonb`.execute(db);
}
