import { type Kysely, sql } from 'kysely';

/**
 * Disk space for a creator's uploads: claimed before the bytes are stored, settled once they are stored. Bytes are
 * doubles, as those of packages. And the turn of each job among those of its kind, with what the next turn is read
 * from.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table disk_claims (
    id text primary key, user_id text not null references users(id) on delete cascade, bytes double precision not null,
    claimed_at timestamptz not null default clock_timestamp(), settled_at timestamptz)`.execute(db);
  await sql`create index disk_claims_of_user on disk_claims (user_id)`.execute(db);
  await sql`alter table jobs add column turn int not null default 0`.execute(db);
  await sql`create index turns_begun on jobs (kind, turn) where started_at is not null`.execute(db);
  await sql`create index turns_of_user on jobs (user_id, kind, turn)`.execute(db);
}
