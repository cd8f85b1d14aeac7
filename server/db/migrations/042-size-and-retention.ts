import { type Kysely, sql } from 'kysely';

/** Indexes for long lists of tales, and for finding old rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The dashboard's order, in the words of its query.
  await sql`create index tales_on_dashboard on tales (user_id,
    (case status when 'bound' then 1 when 'scheduled' then 2 when 'published' then 3 when 'failed' then 4 else 0 end), created_at desc, id desc)
    where deleted_at is null`.execute(db);
  // Pictures that are not drawn are few: a gallery of them is found without looking at the others.
  await sql`create index images_undrawn on images (status, tale_id) where status is distinct from 'generated'`.execute(
    db,
  );
  await sql`create index jobs_ended on jobs (finished_at) where finished_at is not null`.execute(db);
  await sql`create index jobs_of_chain on jobs (chain)`.execute(db);
  // Rows come in the order of their time: a few pages of an index find the old ones.
  await sql`create index events_age on events using brin (created_at)`.execute(db);
  await sql`create index activity_age on activity using brin (ts)`.execute(db);
  await sql`create index calls_age on engine_calls using brin (begun_at)`.execute(db);
}
