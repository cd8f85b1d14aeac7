import { type Kysely, sql } from 'kysely';

/** Sign-ins, and what was done to tokens, keys, channels and backups. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table security_events (
    id text primary key,
    user_id text,
    who text,
    kind text not null,
    detail text not null default '',
    address text,
    created_at timestamptz not null default date_trunc('milliseconds', now())
  )`.execute(db);
  await sql`create index security_events_newest on security_events (created_at desc, id desc)`.execute(db);
  await sql`create index security_events_of_user on security_events (user_id, created_at desc, id desc)`.execute(db);
}
