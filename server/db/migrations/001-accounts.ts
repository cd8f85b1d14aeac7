import { type Kysely, sql } from 'kysely';

/** Creators, sessions, tokens, open trips to providers, remembered answers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table users (
    id text primary key, email text not null unique, name text not null, avatar_url text,
    time_zone text not null default 'UTC', created_at timestamptz(3) not null default now())`.execute(db);
  await sql`create table identities (
    issuer text not null, subject text not null, user_id text not null references users(id), primary key (issuer, subject))`.execute(
    db,
  );
  await sql`create table sessions (
    id_hash text primary key, user_id text not null references users(id), created_at timestamptz(3) not null default now(),
    last_used_at timestamptz not null default now(), expires_at timestamptz not null)`.execute(db);
  await sql`create table access_tokens (
    id text primary key, user_id text not null references users(id), hash text not null unique, label text not null,
    created_at timestamptz(3) not null default now(), last_used_at timestamptz)`.execute(db);
  await sql`create table trips (
    state_hash text primary key, purpose text not null, browser_hash text not null, user_id text references users(id),
    sealed text not null, expires_at timestamptz not null)`.execute(db);
  await sql`create table idempotency_keys (
    user_id text not null, key text not null, fingerprint text not null, status int, reply text,
    created_at timestamptz(3) not null default now(), lease_until timestamptz not null, primary key (user_id, key))`.execute(
    db,
  );
}
