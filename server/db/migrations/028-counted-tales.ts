import { type Kysely, sql } from 'kysely';

/** What the counts of a list are read from: few pages, because the same status is kept once for many tales. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index tales_counted on tales (user_id, status) where deleted_at is null`.execute(db);
}
