import { type Kysely, sql } from 'kysely';

/**
 * Scenes that were split or put together, with what they were before, so that it can be undone; chapters and chosen
 * posters of films.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table scene_changes (
    id text primary key, tale_id text not null references tales(id) on delete cascade, kind text not null, before jsonb not null,
    after jsonb not null, made_at timestamptz(3) not null default now())`.execute(db);
  await sql`create index scene_changes_of_tale on scene_changes (tale_id, made_at)`.execute(db);
  await sql`create table scene_change_files (
    change_id text not null references scene_changes(id) on delete cascade, r2_key text not null, sha256 text not null,
    primary key (change_id, r2_key))`.execute(db);
  await sql`alter table videos add column chapters jsonb, add column poster_choice jsonb`.execute(db);
}
