import { type Kysely, sql } from 'kysely';

/** What was decided about the storyboard of a tale; a tale without a row uses the automatic layout. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table storyboards (
    tale_id text primary key references tales(id) on delete cascade, version int not null, edits jsonb not null,
    updated_at timestamptz not null default now())`.execute(db);
}
