import { type Kysely, sql } from 'kysely';

/** Weekly times of a channel, and what is being written on a tale's YouTube tab. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table publishing_slots (
    id text primary key, user_id text not null references users(id), channel_id text not null references channels(id) on delete cascade,
    weekday int not null, time text not null, zone text not null, created_at timestamptz not null default now(),
    unique (channel_id, weekday, time, zone))`.execute(db);
  await sql`create table publication_drafts (
    tale_id text primary key references tales(id) on delete cascade, version int not null, draft jsonb not null,
    updated_at timestamptz not null default now())`.execute(db);
}
