import { type Kysely, sql } from 'kysely';

/**
 * Packages: the file that a tale was packed into, and packages that are arriving, part by part. Bytes are doubles,
 * exact far beyond what a disk holds, and read as numbers on both engines.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table package_files (
    tale_id text primary key references tales(id) on delete cascade, with_films boolean not null, contents text not null,
    r2_key text not null, sha256 text not null, bytes double precision not null, made_at timestamptz(3) not null default now())`.execute(
    db,
  );
  await sql`create table package_uploads (
    id text primary key, user_id text not null references users(id), intent text not null, name text not null,
    bytes double precision not null default 0, whole_bytes double precision not null, job_id text,
    begun_at timestamptz not null default now(), changed_at timestamptz not null default now(), unique (user_id, intent))`.execute(
    db,
  );
  await sql`create table package_upload_parts (
    upload_id text not null references package_uploads(id) on delete cascade, start_byte double precision not null, bytes int not null,
    r2_key text not null, sha256 text not null, primary key (upload_id, start_byte))`.execute(db);
}
