import { type Kysely, sql } from 'kysely';

/** Portraits of the entries of model sheets, and by which of them a picture was drawn. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table cast_portraits (
    id text primary key, tale_id text not null references tales(id) on delete cascade, name text not null,
    status text check (status in ('queued', 'generating', 'generated', 'error')), take int not null default 0, print text,
    r2_key text, sha256 text, width int, height int, engine text, last_error text,
    claimed_by text, claimed_until timestamptz, updated_at timestamptz not null default now(), unique (tale_id, name))`.execute(
    db,
  );
  await sql`alter table drawn_casts add column portraits jsonb not null default '{}'`.execute(db);
}
