import { type Kysely, sql } from 'kysely';

/** When a running job will be done at the pace of its last half minute. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table jobs add column eta_at timestamptz`.execute(db);
}
