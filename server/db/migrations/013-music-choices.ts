import { type Kysely, sql } from 'kysely';

/**
 * A creator's choices for a tale's music: where it comes from and how it is mixed under the voices. Null means the
 * studio's default.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table music_choices (
    tale_id text primary key references tales(id) on delete cascade, source text not null default 'mood',
    gain_db double precision, fade_in_ms int, fade_out_ms int, duck_db double precision,
    upload_key text, upload_sha256 text, upload_ms int, upload_name text, updated_at timestamptz not null default now())`.execute(
    db,
  );
  await sql`alter table music add column fade_in_ms int, add column fade_out_ms int, add column duck_db double precision`.execute(
    db,
  );
}
