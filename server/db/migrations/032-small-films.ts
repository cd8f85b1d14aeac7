import { type Kysely, sql } from 'kysely';

/**
 * Files made from a finished film: a small one for messengers, and its sound alone. Null while nobody requested them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table videos
    add column small_key text, add column small_bytes int, add column sound_key text, add column sound_bytes int`.execute(
    db,
  );
}
