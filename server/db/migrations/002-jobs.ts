import { type Kysely, sql } from 'kysely';

/** Jobs, what happened in them, and the events for browsers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table jobs (
    id text primary key, kind text not null, user_id text not null, tale_id text, subject text not null,
    status text not null default 'pending', progress int not null default 0, step text, input jsonb not null, result jsonb, error text,
    attempt int not null default 0, faults int not null default 0, crashes int not null default 0, retry_of text, chain text not null,
    lease_until timestamptz, wait_until timestamptz, created_at timestamptz(3) not null default now(), updated_at timestamptz not null default now(),
    started_at timestamptz, finished_at timestamptz)`.execute(db);
  await sql`create unique index one_live_job on jobs (kind, subject) where status in ('pending', 'running', 'cancelling')`.execute(
    db,
  );
  await sql`create index jobs_of_user on jobs (user_id, created_at desc, id desc)`.execute(db);
  await sql`create index jobs_live on jobs (status) where status in ('pending', 'running', 'cancelling')`.execute(db);
  await sql`create index jobs_of_tale on jobs (tale_id, created_at desc)`.execute(db);
  await sql`create table job_steps (chain text not null, name text not null, result jsonb not null, primary key (chain, name))`.execute(
    db,
  );
  await sql`create table job_logs (
    id bigint generated always as identity primary key, job_id text not null references jobs(id), ts timestamptz not null default now(),
    level text not null, message text not null, data jsonb)`.execute(db);
  await sql`create index job_logs_of_job on job_logs (job_id, id)`.execute(db);
  await sql`create table events (
    id bigint generated always as identity primary key, xid xid8 not null default pg_current_xact_id(),
    user_id text not null, topic text not null, kind text not null, data jsonb not null, created_at timestamptz(3) not null default now())`.execute(
    db,
  );
  await sql`create index events_in_order on events (xid, id)`.execute(db);
  await sql`create table activity (
    id text primary key, user_id text not null, type text not null, level text not null, message text not null, ref_id text,
    ts timestamptz not null default now())`.execute(db);
  await sql`create index activity_of_user on activity (user_id, ts desc)`.execute(db);
}
