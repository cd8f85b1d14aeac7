import { type Kysely, sql } from 'kysely';

/** The text of a tale has a version, and earlier versions are kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table tale_texts
    add column version int not null default 1,
    add column saved_at timestamptz(3) not null default now()`.execute(db);
  await sql`update tale_texts set saved_at = tales.created_at from tales where tales.id = tale_texts.tale_id`.execute(
    db,
  );
  await sql`create table story_versions (
    tale_id text not null references tales(id) on delete cascade, language text not null, version int not null,
    cause text not null, changed jsonb not null, title text not null, summary text not null,
    hook text not null, setup text not null, lesson text not null, outro text not null,
    begun_at timestamptz(3) not null default now(), saved_at timestamptz(3) not null default now(),
    primary key (tale_id, language, version))`.execute(db);
}
