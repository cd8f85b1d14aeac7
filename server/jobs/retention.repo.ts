import { sql } from 'kysely';
import type { Db } from '#server/db/tables/tables.ts';

/** Days that are kept of what happened. */
const keptDays = { jobs: 90, activity: 180 } as const;

/** This many at once: nobody waits long for the rows' locks, and the next round takes the next ones. */
const slice = 2_000;

/** Deletes ended jobs with their logs and steps, and old lines of activity. Returns how many jobs went. */
export async function forgetOld(db: Db): Promise<number> {
  const { rows } = await sql<{ id: string; chain: string }>`select id, chain from jobs
    where finished_at < now() - make_interval(days => ${keptDays.jobs}) order by finished_at limit ${slice}`.execute(
    db,
  );
  const ids = rows.map(({ id }) => id);
  const chains = [...new Set(rows.map(({ chain }) => chain))];
  if (ids.length > 0) {
    await sql`delete from job_logs where job_id = any(${ids})`.execute(db);
    await sql`delete from jobs where id = any(${ids})`.execute(db);
    // A retry continues from the steps of its whole chain.
    await sql`delete from job_steps where chain = any(${chains}) and not exists (select from jobs where jobs.chain = job_steps.chain)`.execute(
      db,
    );
  }
  await sql`delete from activity where id in (select id from activity
    where ts < now() - make_interval(days => ${keptDays.activity}) limit ${slice})`.execute(db);
  return ids.length;
}
