import { sql } from 'kysely';
import type { Db } from '#server/db/tables/tables.ts';
import { liveJobStatuses } from '#shared/pipeline.ts';

/**
 * The queue has no message for the job that may be taken now: one that waits its turn needs no second, which would only
 * fill the queue.
 */
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
    /**
     * Every live job in its turn: for the one process that owns the database, at its start, when the queue is empty.
     */
    all: () => live().orderBy('turn').orderBy('created_at').execute(),

    /** Live jobs that nobody works on although somebody should, and that the queue does not know any more. */
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

    /** Only for the one process that owns the database: every lease is of a dead predecessor. */
    expireLeases: () =>
      db
        .updateTable('jobs')
        .set({ lease_until: sql`now() - interval '1 second'` })
        .where('lease_until', 'is not', null)
        .where('status', 'in', liveJobStatuses)
        .execute(),
  };
}
