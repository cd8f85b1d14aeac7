import { type Kysely, sql } from 'kysely';

/** Creators' own defaults, names and devices of sessions, and the music that a tale was begun with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table creator_settings (
    user_id text primary key references users(id), defaults jsonb not null default '{}', updated_at timestamptz not null default now())`.execute(
    db,
  );
  await sql`alter table sessions add column id text not null default replace(gen_random_uuid()::text, '-', ''), add column user_agent text`.execute(
    db,
  );
  await sql`create unique index sessions_by_id on sessions (id)`.execute(db);
  await sql`create index sessions_of_user on sessions (user_id, created_at desc, id desc)`.execute(db);
  await sql`alter table tales add column music_mood text`.execute(db);
}
