import { type Kysely, sql } from 'kysely';

/** Pictures that an image had before, so that they stay and can come back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table image_versions (
    r2_key text primary key, image_id text not null references images(id) on delete cascade, sha256 text not null, width int, height int,
    prompt text not null, engine text, kept_at timestamptz(3) not null default now())`.execute(db);
  await sql`create index versions_of_image on image_versions (image_id, kept_at)`.execute(db);
}
