import { type Kysely, sql } from 'kysely';

/** Sound, films, channels and publications. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table narrations (
    id text primary key, tale_id text not null references tales(id), scene_id text not null references scenes(id), language text not null,
    kind text not null, voice text, engine text, fingerprint text not null, status text not null, r2_key text, sha256 text, duration_ms int,
    words jsonb not null default '[]', last_error text, updated_at timestamptz not null default now(), unique (scene_id, language))`.execute(
    db,
  );
  await sql`create index narrations_of_tale on narrations (tale_id)`.execute(db);
  await sql`create table music (
    tale_id text primary key references tales(id), mood text not null, r2_key text not null, sha256 text not null, duration_ms int not null,
    gain_db double precision not null, engine text not null, updated_at timestamptz not null default now())`.execute(
    db,
  );
  await sql`create table videos (
    id text primary key, tale_id text not null references tales(id), language text not null, shape text not null, fingerprint text not null,
    video_key text not null, narration_key text not null, srt_key text not null, vtt_key text not null, poster_key text,
    duration_ms int not null, frames int not null, width int not null, height int not null, bytes int not null, sha256 text not null,
    loudness double precision not null, updated_at timestamptz not null default now(), unique (tale_id, language, shape))`.execute(
    db,
  );
  await sql`create table packages (
    tale_id text primary key references tales(id), manifest jsonb not null, updated_at timestamptz not null default now())`.execute(
    db,
  );
  await sql`create table channels (
    id text primary key, user_id text not null references users(id), channel_id text not null, title text not null, url text not null,
    sealed_tokens text not null, reauth_required boolean not null default false, linked_at timestamptz not null default now(),
    checked_at timestamptz, unique (user_id, channel_id))`.execute(db);
  await sql`create table publications (
    id text primary key, user_id text not null references users(id), tale_id text not null references tales(id),
    channel_id text not null references channels(id), language text not null, generation int not null default 1, state text not null,
    reason text, waiting_until timestamptz, title text not null, description text not null, tags jsonb not null, made_for_kids boolean not null,
    privacy text not null, publish_at timestamptz, marker text not null unique, sealed_session text, file_key text, file_bytes int,
    file_sha256 text, offset_bytes int not null default 0, video_id text, watch_url text, host_privacy text,
    steps jsonb not null default '{}', checked_at timestamptz, created_at timestamptz(3) not null default now(),
    updated_at timestamptz not null default now(), unique (tale_id, channel_id, language, generation))`.execute(db);
  await sql`create index publications_of_tale on publications (tale_id)`.execute(db);
}
