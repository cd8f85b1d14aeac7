import { type Kysely, sql } from 'kysely';

/** Bytes that a creator's uploads are taking of the disk: claimed before they are stored, settled once they are there. Bytes are doubles, as those of packages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table disk_claims (
    id text primary key, user_id text not null references users(id) on delete cascade, bytes double precision not null,
    claimed_at timestamptz not null default clock_timestamp(), settled_at timestamptz)`.execute(db);
  await sql`create index disk_claims_of_user on disk_claims (user_id)`.execute(db);
}
