import { sql } from 'kysely';
import type { Db } from '#server/db/tables/tables.ts';
import { jobKinds } from '#shared/pipeline.ts';

/**
 * How much of a kind waits to be taken, how many creators wait, how long the first of them does, how much runs, and how
 * much waits for a date or an outage.
 */
export type QueueDepth = {
  readonly kind: string;
  readonly waiting: number;
  readonly creators: number;
  readonly oldestSeconds: number;
  readonly running: number;
  readonly sleeping: number;
};

/** The current queue of every kind, empty ones included: it shows how many workers are needed. */
export async function queueDepths(db: Db): Promise<QueueDepth[]> {
  const { rows } = await sql<QueueDepth>`
    select kind, (count(*) filter (where ready))::int as waiting, (count(distinct user_id) filter (where ready))::int as creators,
      coalesce(extract(epoch from now() - min(since) filter (where ready)), 0)::float8 as "oldestSeconds",
      (count(*) filter (where status = 'running'))::int as running,
      (count(*) filter (where status = 'pending' and not ready))::int as sleeping
    from (select kind, user_id, status, coalesce(wait_until, created_at) as since,
      status = 'pending' and (wait_until is null or wait_until <= now()) as ready
      from jobs where status in ('pending', 'running', 'cancelling')) as live group by kind`.execute(db);
  const none = { waiting: 0, creators: 0, oldestSeconds: 0, running: 0, sleeping: 0 };
  return jobKinds.map((kind) => rows.find((row) => row.kind === kind) ?? { kind, ...none });
}
