import { type Kysely, sql } from 'kysely';

/**
 * Cleaned copies of takes. A take has at most one copy of each kind; deferred, since a backup may bring a copy before
 * its original.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table narration_takes
    add column cleaned_from text references narration_takes(id) on delete set null deferrable initially deferred,
    add column noise_reduced text, add column quieter_db int, add column trimmed_ms int, add column kept jsonb`.execute(
    db,
  );
  await sql`create unique index cleaned_copies on narration_takes
    (cleaned_from, coalesce(noise_reduced, ''), (trimmed_ms is not null)) where cleaned_from is not null`.execute(db);
}
