import { type Kysely, sql } from 'kysely';

/**
 * Takes: what a person read or uploaded, whole, with the part of it that is used. Recordings: what is arriving, piece
 * by piece.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table narration_takes (
    id text primary key, tale_id text not null references tales(id) on delete cascade,
    scene_id text not null references scenes(id) on delete cascade, language text not null, kind text not null, said text not null,
    r2_key text not null, sha256 text not null, duration_ms int not null, start_ms int not null, end_ms int not null,
    speech jsonb not null, peaks jsonb not null, made_at timestamptz(3) not null default now())`.execute(db);
  await sql`create index takes_of_scene on narration_takes (scene_id, language, made_at)`.execute(db);
  await sql`alter table narrations add column take_id text references narration_takes(id) on delete set null`.execute(
    db,
  );
  await sql`create table recordings (
    id text primary key, user_id text not null references users(id), tale_id text not null references tales(id) on delete cascade,
    scene_id text not null references scenes(id) on delete cascade, language text not null, kind text not null, intent text not null,
    bytes int not null default 0, finished_at timestamptz, begun_at timestamptz not null default now(),
    changed_at timestamptz not null default now(), unique (user_id, intent))`.execute(db);
  await sql`create index recordings_of_tale on recordings (tale_id)`.execute(db);
  await sql`create table recording_parts (
    recording_id text not null references recordings(id) on delete cascade, start_byte int not null, bytes int not null,
    r2_key text not null, sha256 text not null, primary key (recording_id, start_byte))`.execute(db);
}
