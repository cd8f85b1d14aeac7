import type { JobId, TaleId, UserId } from '#shared/ids.ts';
import { sql } from 'kysely';
import { nanoid } from 'nanoid';
import type { Db, Trx } from '#server/db/tables/tables.ts';
import { type JobStatus, liveJobStatuses } from '#shared/pipeline.ts';
import type { Json } from '#shared/json.ts';
import { codeOf, englishOf, type Words } from '#shared/said.ts';
import type { LogLevel } from './define-job.ts';

/** A worker without a heartbeat for this long counts as dead. */
export const leaseSeconds = 15;
/**
 * A worker that dies costs its job this much; a run that made progress gets most of it back. At `poisonous` it is not
 * tried again: five deaths without progress, or 25 with it.
 */
const deathCost = 5;
const advanceCredit = 4;
export const poisonous = 25;

export type NewJob = {
  kind: string;
  userId: UserId;
  taleId: TaleId | null;
  subject: string;
  input: unknown;
  retryOf?: string;
  chain?: string;
};
/** Guards every write of a run, so that a worker that lost its lease changes nothing. */
export type Run = { readonly id: string; readonly attempt: number };
export type Advance = {
  percent: number;
  step: Words | null;
  detail?: Json;
  advanced: boolean;
  secondsLeft: number | null;
};

/** A message and its code, as stored in the columns of a step or an error. */
const code = (words: Words | null) => (words === null ? null : JSON.stringify(codeOf(words)));
const stepOf = (step: Words | null) => ({ step: step === null ? null : englishOf(step), step_said: code(step) });

const lease = sql<Date>`now() + make_interval(secs => ${leaseSeconds})`;

/**
 * The round in which a new job is taken, so that creators take turns over all workers: the one after its creator's last
 * of the kind, but not before the round that has been reached. So nobody waits behind all that another has ordered, and
 * nobody saves up rounds by ordering late.
 */
const turnOf = ({ kind, userId }: Pick<NewJob, 'kind' | 'userId'>) => sql<number>`greatest(
  coalesce((select max(turn) from jobs where kind = ${kind} and started_at is not null), 0),
  coalesce((select max(turn) + 1 from jobs where kind = ${kind} and user_id = ${userId}), 0))`;

/** The product's record of its jobs: pg-boss decides when they run, these rows say what happened. */
export function jobRepo(db: Db | Trx) {
  const mine = (run: Run) => db.updateTable('jobs').where('id', '=', run.id).where('attempt', '=', run.attempt);
  return {
    /** Returns the live job of the same kind and subject when there is one. */
    async open(order: NewJob): Promise<{ id: string; fresh: boolean; turn: number }> {
      const id = nanoid();
      return db
        .insertInto('jobs')
        .values({
          id,
          kind: order.kind,
          user_id: order.userId,
          tale_id: order.taleId,
          subject: order.subject,
          input: JSON.stringify(order.input),
          retry_of: order.retryOf ?? null,
          chain: order.chain ?? id,
          turn: turnOf(order),
        })
        .onConflict((on) =>
          on
            .columns(['kind', 'subject'])
            .where(sql<boolean>`status in ('pending', 'running', 'cancelling')`)
            .doUpdateSet((eb) => ({ subject: eb.ref('excluded.subject') })),
        )
        .returning(['id', 'turn', sql<boolean>`xmax = 0`.as('fresh')])
        .executeTakeFirstOrThrow();
    },

    find: (id: string) => db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirst(),

    /** Starts a run; null when the job has ended, is sleeping, or is held by another worker. */
    async claim(id: string): Promise<{ run: Run; crashes: number } | null> {
      const row = await db
        .updateTable('jobs')
        .set({
          status: 'running',
          attempt: sql`attempt + 1`,
          crashes: sql`crashes + case when status = 'running' then ${sql.lit(deathCost)} else 0 end`,
          lease_until: lease,
          // The job no longer waits.
          step: sql`case when outages = 0 then step end`,
          step_said: sql`case when outages = 0 then step_said end`,
          wait_until: null,
          eta_at: null,
          started_at: sql`coalesce(started_at, now())`,
          updated_at: sql`now()`,
        })
        .where('id', '=', id)
        .where((eb) =>
          eb.or([
            eb('status', '=', 'pending').and(
              eb.or([eb('wait_until', 'is', null), eb('wait_until', '<=', sql<Date>`now()`)]),
            ),
            eb('status', '=', 'running').and('lease_until', '<', sql<Date>`now()`),
          ]),
        )
        .returning(['attempt', 'crashes'])
        .executeTakeFirst();
      return row ? { run: { id, attempt: row.attempt }, crashes: row.crashes } : null;
    },

    /** Records a heartbeat. Returns the status that the worker must obey; null when it no longer holds the run. */
    async renew(run: Run): Promise<JobStatus | null> {
      const row = await mine(run)
        .set({ lease_until: lease })
        .where('status', 'in', liveJobStatuses)
        .returning('status')
        .executeTakeFirst();
      return row?.status ?? null;
    },

    /** `advanced`: the job got further than any earlier run. `secondsLeft`: an estimate; null while unknown. */
    async setProgress(run: Run, { percent, step, detail, advanced, secondsLeft }: Advance) {
      return mine(run)
        .set({
          progress: percent,
          eta_at: secondsLeft === null ? null : sql`now() + make_interval(secs => ${secondsLeft})`,
          ...(step === null ? {} : stepOf(step)),
          ...(detail === undefined ? {} : { detail: JSON.stringify(detail) }),
          ...(advanced ? { crashes: sql`greatest(0, crashes - ${sql.lit(advanceCredit)})`, outages: 0 } : {}),
          updated_at: sql`now()`,
        })
        .where('status', '=', 'running')
        .returningAll()
        .executeTakeFirst();
    },

    /** Clears the estimated end. */
    forgetEnd: (run: Run) => mine(run).set({ eta_at: null }).where('status', '=', 'running').execute(),

    async end(run: Run, to: 'completed' | 'failed' | 'cancelled', patch: { result?: Json; error?: Words }) {
      return mine(run)
        .set({
          status: to,
          ...(to === 'completed' ? { progress: 100 } : {}),
          ...(patch.result === undefined ? {} : { result: JSON.stringify(patch.result) }),
          error: patch.error === undefined ? null : englishOf(patch.error),
          error_said: code(patch.error ?? null),
          ...stepOf(null),
          detail: null,
          eta_at: null,
          lease_until: null,
          updated_at: sql`now()`,
          finished_at: sql`now()`,
        })
        .where('status', 'in', to === 'cancelled' ? ['running', 'cancelling'] : ['running'])
        .returningAll()
        .executeTakeFirst();
    },

    /** Requeues the job: after an error (burned), for a wait or an outage, or because the process stops. */
    async sleep(run: Run, until: Date | null, step: Words | null, after?: 'fault' | 'outage') {
      return mine(run)
        .set({
          status: 'pending',
          lease_until: null,
          wait_until: until,
          eta_at: null,
          ...stepOf(step),
          detail: null,
          updated_at: sql`now()`,
          faults: sql`faults + ${after === 'fault' ? 1 : 0}`,
          outages: after === 'outage' ? sql`outages + 1` : 0,
        })
        .where('status', '=', 'running')
        .returningAll()
        .executeTakeFirst();
    },

    async requestCancel(id: string) {
      return db
        .updateTable('jobs')
        .set({ status: 'cancelling', updated_at: sql`now()`, wait_until: null, eta_at: null })
        .where('id', '=', id)
        .where('status', 'in', ['pending', 'running'])
        .returningAll()
        .executeTakeFirst();
    },

    /** Ends a cancelled job that no worker runs: it was pending, or its worker died. */
    async endIdleCancel(id: string) {
      return db
        .updateTable('jobs')
        .set({ status: 'cancelled', ...stepOf(null), detail: null, updated_at: sql`now()`, finished_at: sql`now()` })
        .where('id', '=', id)
        .where('status', '=', 'cancelling')
        .where((eb) => eb.or([eb('lease_until', 'is', null), eb('lease_until', '<', sql<Date>`now()`)]))
        .returningAll()
        .executeTakeFirst();
    },

    async step<T extends Json>(chain: string, name: string, work: () => Promise<T>): Promise<T> {
      const done = await db
        .selectFrom('job_steps')
        .select('result')
        .where('chain', '=', chain)
        .where('name', '=', name)
        .executeTakeFirst();
      if (done) return done.result as T;
      const result = await work();
      await db
        .insertInto('job_steps')
        .values({ chain, name, result: JSON.stringify(result ?? null) })
        .onConflict((on) => on.doNothing())
        .execute();
      return result;
    },

    log: (jobId: JobId, level: LogLevel, words: Words, data?: Json) =>
      db
        .insertInto('job_logs')
        .values({
          job_id: jobId,
          level,
          message: englishOf(words).slice(0, 2000),
          said: code(words),
          data: data === undefined ? null : JSON.stringify(data),
        })
        .execute(),
  };
}
