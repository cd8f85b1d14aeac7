import { type Kysely, sql } from 'kysely';

/**
 * Creators' keys for hosted engines, how they use them, and every call that was made. A tale is named before it exists
 * and after it is gone, so the ledger points at none.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table engine_keys (
    user_id text not null references users(id), provider text not null, sealed_key text, last4 text, address text,
    added_at timestamptz not null default now(), tested_at timestamptz, test_works boolean, test_words text,
    primary key (user_id, provider))`.execute(db);
  await sql`create table engine_settings (
    user_id text primary key references users(id), settings jsonb not null default '{}', cap_told text,
    updated_at timestamptz not null default now())`.execute(db);
  await sql`create table engine_calls (
    id text primary key, user_id text not null references users(id), tale_id text, work text not null, step text not null,
    task text not null, provider text not null, model text not null, studio_key boolean not null,
    outcome text not null default 'open', tokens_in int, tokens_out int, pictures int, seconds double precision, characters int,
    expected_micros bigint, micros bigint, prices_of text, words text,
    begun_at timestamptz(3) not null default now(), ended_at timestamptz,
    check (outcome in ('open', 'ok', 'failed', 'unknown')))`.execute(db);
  await sql`create index engine_calls_of_user on engine_calls (user_id, begun_at desc, id desc)`.execute(db);
  await sql`create index engine_calls_of_tale on engine_calls (tale_id, begun_at desc) where tale_id is not null`.execute(
    db,
  );
}
