import { type Kysely, sql } from 'kysely';

/** How often in a row a job has waited for an unavailable service. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table jobs add column outages int not null default 0`.execute(db);
}
