import { sql } from 'kysely';
import type { Db } from '#server/db/tables/tables.ts';
import { liveJobStatuses } from '#shared/pipeline.ts';

/** No message for the job is due in the queue. A job that still has one needs no second, which would fill the queue. */
const undelivered = sql<boolean>`not exists (
  select 1 from pgboss.job as message
  where message.name = jobs.kind and message.state in ('created', 'retry') and message.start_after <= now()
    and message.data->>'jobId' = jobs.id)`;

/** Jobs whose worker died, or whose message was lost. */
export function strandedRepo(db: Db) {
  const live = () =>
    db
      .selectFrom('jobs')
      .select(['id', 'kind', 'user_id', 'wait_until', 'started_at', 'turn'])
      .where('status', 'in', liveJobStatuses);
  return {
    /** All live jobs in queue order. For the single process that owns the database, at startup with an empty queue. */
    all: () => live().orderBy('turn').orderBy('created_at').execute(),

    /** Live jobs that are due but that no worker holds and the queue has no message for. */
    found: () =>
      live()
        .where((eb) =>
          eb.or([
            eb('lease_until', '<', sql<Date>`now()`),
            eb('lease_until', 'is', null)
              .and('updated_at', '<', sql<Date>`now() - interval '20 seconds'`)
              .and(
                eb.or([eb('wait_until', 'is', null), eb('wait_until', '<', sql<Date>`now() - interval '20 seconds'`)]),
              ),
          ]),
        )
        .where(undelivered)
        .execute(),

    /** Only for the single process that owns the database: all leases belong to a dead predecessor. */
    expireLeases: () =>
      db
        .updateTable('jobs')
        .set({ lease_until: sql`now() - interval '1 second'` })
        .where('lease_until', 'is not', null)
        .where('status', 'in', liveJobStatuses)
        .execute(),
  };
}
