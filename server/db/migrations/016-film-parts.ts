import { type Kysely, sql } from 'kysely';

/** What a film was made of, so that it can be said why it is out of date. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table videos add column made_of jsonb`.execute(db);
}
