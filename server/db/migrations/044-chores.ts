import { type Kysely, sql } from 'kysely';

/**
 * Maintenance that one process does for all: the process that works on it, until when its claim is valid, how far it
 * has come, and when it was last done.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table chores (
    name text primary key,
    holder text,
    held_until timestamptz,
    begun_at timestamptz,
    position text,
    done_at timestamptz
  )`.execute(db);
}
