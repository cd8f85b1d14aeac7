import type { JobId } from '#shared/ids.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { msg } from '@lingui/core/runtime-macro';
import { transact } from '#server/db/connect.ts';
import type { Db } from '#server/db/tables/tables.ts';
import { problemOf } from '#server/http/answers/errors.ts';
import { countJob } from '#server/http/metrics.ts';
import { type OutageOf, outageIn } from '#server/ports/outage.ts';
import { Failure, type FailureCode } from '#shared/endpoint.ts';
import { englishOf, type Said, type Words } from '#shared/said.ts';
import { announce, type JobRow, note } from './announce.ts';
import { type AnyJob, JobWaits } from './define-job.ts';
import { jobRepo, leaseSeconds, poisonous, type Run } from './job.repo.ts';
import { progressReports } from './progress-reports.ts';

const renewMs = (leaseSeconds * 1000) / 4;
/** Trying again cannot help: the order itself is wrong. */
const final: readonly FailureCode[] = [
  'invalid',
  'not_found',
  'conflict',
  'forbidden',
  'too_large',
  'unsupported',
  'disk_full',
  'over_quota',
];

/** Seconds to wait before the next attempt: doubling, with jitter so that many do not come back at once. */
export const backoffSeconds = (faults: number, chance: number): number =>
  Math.min(300, 2 ** faults) * (0.5 + chance / 2);
/** While a service is unavailable it is checked more often, so that people who wait see it come back. */
const outageSeconds = (outages: number, chance: number): number => Math.min(60, 2 ** outages) * (0.5 + chance / 2);
const awaited: Readonly<Record<OutageOf, Said>> = {
  storage: msg`Waiting for storage`,
  'the database': msg`Waiting for the database`,
  'the video host': msg`Waiting for the video host`,
  'the engine': msg`Waiting for the engine`,
};
/** About a day of waits in a row: what still does not answer will not, and the job fails in its words. */
const mostOutages = 1_500;

export type RunnerParts = {
  readonly db: Db;
  /** Sends the queue message of a job again, not before `at`. */
  readonly resend: (job: Pick<JobRow, 'id' | 'kind' | 'user_id'>, at: Date | null) => Promise<void>;
  /** Registers how to abort a running job at once. */
  readonly onCancel: (jobId: JobId, abort: () => void) => () => void;
  /** Aborts when the process stops. */
  readonly stop: AbortSignal;
  /** The speed of waits for unavailable services: faster in tests. 1 when left out. */
  readonly haste?: number;
};

/** Runs one stored job to an end state, or puts it back to sleep. The queue only decides when. */
export async function runJob(
  { db, resend, onCancel, stop, haste = 1 }: RunnerParts,
  job: AnyJob,
  jobId: JobId,
): Promise<void> {
  const repo = jobRepo(db);
  const claimed = await repo.claim(jobId);
  if (!claimed) return void (await endIdleCancel(db, job, jobId));
  const { run, crashes } = claimed;
  const row = (await repo.find(jobId))!;
  if (crashes >= poisonous)
    return end(db, job, run, row, 'failed', {
      error: msg`The worker of this job stopped several times, so the job is not retried automatically.`,
    });
  const cancel = new AbortController();
  const lost = new AbortController();
  const reports = progressReports(db, run, row);
  const obey = async () => {
    const status = await repo.renew(run);
    if (status === 'cancelling') cancel.abort(new Error('Cancelled'));
    if (status === null) lost.abort(new Error('The lease was lost'));
    await reports.listen();
  };
  const heartbeat = setInterval(() => void obey().catch(() => {}), renewMs);
  const forget = onCancel(jobId, () => void obey().catch(() => {}));
  try {
    await announce(db, row);
    const result = await job.run(job.input.parse(row.input), {
      jobId,
      userId: row.user_id,
      taleId: row.tale_id,
      signal: AbortSignal.any([stop, cancel.signal, lost.signal]),
      log: async (level, message, data) => void (await repo.log(jobId, level, message, data)),
      once: (name, work) => repo.step(row.chain, name, work),
      progress: reports.progress,
    });
    await end(db, job, run, row, 'completed', { result });
  } catch (error) {
    await patiently(() => settle(error), { stop, haste });
  } finally {
    clearInterval(heartbeat);
    reports.stop();
    forget();
  }

  /** Writes down how a run ended that did not succeed, and when the next one begins. */
  async function settle(error: unknown): Promise<void> {
    if (lost.signal.aborted) return;
    if (cancel.signal.aborted) return end(db, job, run, row, 'cancelled', {});
    if (stop.aborted) {
      await sleep(db, run, null, null);
      return void (await resend(row, null).catch(() => {})); // the sweep of another process finds it otherwise
    }
    if (error instanceof JobWaits) {
      await repo.log(jobId, 'warn', error.words);
      await sleep(db, run, error.until, error.words);
      return resend(row, error.until);
    }
    const outage = outageIn(error);
    if (outage && row.outages < mostOutages) {
      const until = new Date(Date.now() + (1000 * outageSeconds(row.outages, Math.random())) / haste);
      if (row.outages === 0)
        await repo.log(jobId, 'warn', msg`${{ outage: outage.words }} The job continues when it is back.`);
      await sleep(db, run, until, awaited[outage.of], 'outage');
      return resend(row, until);
    }
    const reason = error instanceof Error ? error.message : String(error);
    await repo.log(
      jobId,
      'error',
      error instanceof Failure ? error.words : reason,
      error instanceof Failure ? undefined : { stack: whereItBroke(error) },
    );
    // The job's log has the details; the creator gets the same message as any caller.
    const problem = problemOf(error);
    const words = problem.said ?? problem.error;
    if (row.faults + 1 >= job.tries || (error instanceof Failure && final.includes(error.code)))
      return end(db, job, run, row, 'failed', { error: words });
    const until = new Date(Date.now() + 1000 * backoffSeconds(row.faults, Math.random()));
    await sleep(db, run, until, msg`Trying again after: ${{ words }}`, 'fault');
    await resend(row, until);
  }
}

/**
 * Repeats it while the database is unavailable, until the process stops; then the lease runs out and another process
 * takes the job.
 */
async function patiently(
  write: () => Promise<void>,
  { stop, haste }: { stop: AbortSignal; haste: number },
): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await write();
    } catch (error) {
      if (outageIn(error)?.of !== 'the database' || stop.aborted) throw error;
      await pause((1000 * outageSeconds(Math.min(tries, 3), Math.random())) / haste, undefined, { signal: stop }).catch(
        () => {},
      );
    }
  }
}

/** The first lines of an error's stack, without the studio's path on this machine. */
export function whereItBroke(error: unknown): string[] {
  const lines = error instanceof Error ? (error.stack ?? '').split('\n') : [];
  const stack = lines.filter((line) => /^\s+at /.test(line)).slice(0, 5);
  return stack.map((line) => line.replaceAll(studioRoot.href, '').replaceAll(studioRoot.pathname, ''));
}
const studioRoot = new URL('../../', import.meta.url);

async function sleep(
  db: Db,
  run: Run,
  until: Date | null,
  step: Words | null,
  after?: 'fault' | 'outage',
): Promise<void> {
  const now = await jobRepo(db).sleep(run, until, step, after);
  if (now) await announce(db, now);
}

async function end(
  db: Db,
  job: AnyJob,
  run: Run,
  row: JobRow,
  to: 'completed' | 'failed' | 'cancelled',
  patch: { result?: Awaited<ReturnType<AnyJob['run']>>; error?: Words },
): Promise<void> {
  const cancelledMeanwhile = await transact(db, async (trx) => {
    const done = await jobRepo(trx).end(run, to, patch);
    if (!done) return true;
    countJob(row.kind, to);
    if (to === 'completed') await job.completed?.(job.input.parse(row.input), { trx, userId: row.user_id });
    else
      await job.ended?.(job.input.parse(row.input), {
        trx,
        userId: row.user_id,
        status: to,
        error: patch.error ? englishOf(patch.error) : null,
        why: patch.error ?? null,
      });
    const message =
      to === 'completed'
        ? (job.told?.(patch.result ?? null) ?? msg`${{ title: job.title }}: done`)
        : to === 'cancelled'
          ? msg`${{ title: job.title }}: cancelled`
          : msg`${{ title: job.title }}: ${{ error: patch.error ?? '' }}`;
    await note(trx, {
      userId: row.user_id,
      type: row.kind,
      level: to === 'failed' ? 'error' : to === 'cancelled' ? 'warn' : 'info',
      message,
      refId: done.tale_id,
    });
    await announce(trx, done);
    return false;
  });
  if (cancelledMeanwhile && to !== 'cancelled' && (await jobRepo(db).renew(run)) === 'cancelling')
    await end(db, job, run, row, 'cancelled', {});
}

async function endIdleCancel(db: Db, job: AnyJob, jobId: JobId): Promise<void> {
  await transact(db, async (trx) => {
    const done = await jobRepo(trx).endIdleCancel(jobId);
    if (!done) return;
    await job.ended?.(job.input.parse(done.input), {
      trx,
      userId: done.user_id,
      status: 'cancelled',
      error: null,
      why: null,
    });
    await announce(trx, done);
  });
}
