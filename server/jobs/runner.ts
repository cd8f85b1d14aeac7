import type { JobId } from '#shared/ids.ts';
import { fromKysely, PgBoss, type Db as QueueDatabase } from 'pg-boss';
import { sql } from 'kysely';
import type { Database } from '#server/db/engines/pool.ts';
import type { Db, Trx } from '#server/db/tables/tables.ts';
import type { JobKind } from '#shared/pipeline.ts';
import { announce, type JobRow } from './announce.ts';
import type { AnyJob, JobDesk } from './define-job.ts';
import { jobRepo } from './job.repo.ts';
import { type RunnerParts, runJob } from './run-job.ts';
import { strandedRepo } from './stranded.repo.ts';
import { wakeUps } from './wake-ups.ts';

const cancelChannel = 'studio_cancel';
const sweepMs = 5_000;
/** How often a worker of the queue asks although nothing woke it. */
const unwokenSeconds = 300;
const drainMs = 10_000;
/** A process that has not looked for stranded jobs for this long, in milliseconds, has stopped working. */
const lookedMs = 4 * sweepMs;
/** A job whose worker died has already waited for its turn. */
const rescued = 1;
const nobody = '00000000-0000-0000-0000-000000000000';
type Message = { jobId: JobId };
type Log = (message: string) => void;

/** The job engine of one process: it can order, and once started it works. */
export async function openJobs({
  database,
  db,
  log,
  haste = 1,
}: {
  database: Database;
  db: Db;
  log: Log;
  haste?: number;
}) {
  const wakes = wakeUps(database, db);
  const boss = new PgBoss({
    db: { executeSql: database.execute, listen: wakes.listen } as QueueDatabase,
    backend: database.engine === 'embedded' ? 'pglite' : 'postgres',
    useListenNotify: true,
    schedule: false,
    // None of our messages depends on another.
    flowIntervalSeconds: 600,
  });
  boss.on('error', (error) => log(`Job queue: ${error.message}`));
  await boss.start();

  const running = new Map<string, () => void>();
  const stop = new AbortController();
  let sweeper: NodeJS.Timeout | undefined;
  let looker: NodeJS.Timeout | undefined;
  let sweptAt = Date.now();
  let ear: { close(): Promise<void> } | undefined;

  async function send(job: Pick<JobRow, 'id' | 'kind' | 'user_id'>, at: Date | null, trx?: Trx, priority = 0) {
    await boss.send(job.kind, { jobId: job.id } satisfies Message, {
      retryLimit: 0,
      expireInSeconds: 12 * 3600,
      group: { id: job.user_id },
      priority,
      ...(at ? { startAfter: at } : {}),
      ...(trx ? { db: fromKysely(trx) } : {}),
    });
    if (at) wakes.wakeAllAt(job.kind, at);
  }
  const parts: RunnerParts = {
    db,
    stop: stop.signal,
    haste,
    resend: send,
    onCancel: (jobId, abort) => {
      running.set(jobId, abort);
      return () => void running.delete(jobId);
    },
  };
  const open = async (trx: Trx, order: Parameters<ReturnType<typeof jobRepo>['open']>[0]) => {
    const { id, fresh, turn } = await jobRepo(trx).open(order);
    if (fresh) {
      await send({ id, kind: order.kind, user_id: order.userId }, null, trx, -turn);
      const row = await jobRepo(trx).find(id);
      if (row) await announce(trx, row);
    }
    return { jobId: id, joined: !fresh };
  };
  const sweep = async (all: boolean) => {
    const since = Date.now() - sweptAt;
    const stranded = all ? await strandedRepo(db).all() : await strandedRepo(db).found();
    // After an outage of the database the living renew their leases first: nobody has died of it.
    if (!all && since > lookedMs) {
      sweptAt = Date.now();
      return;
    }
    for (const job of stranded) await send(job, job.wait_until, undefined, job.started_at ? rescued : -job.turn);
    sweptAt = Date.now();
  };

  const desk: JobDesk & {
    again(trx: Trx, job: JobRow): Promise<{ jobId: JobId; joined: boolean }>;
    cancelled(trx: Trx, job: JobRow): Promise<void>;
  } = {
    order: (trx, job, input, { userId, taleId }) => {
      const parsed = job.input.parse(input);
      return open(trx, { kind: job.kind, subject: job.subject(parsed), input: parsed, userId, taleId });
    },
    /** Orders an ended job again; the new one reuses its recorded steps. */
    again: (trx, job) =>
      open(trx, {
        kind: job.kind,
        subject: job.subject,
        input: job.input,
        userId: job.user_id,
        taleId: job.tale_id,
        retryOf: job.id,
        chain: job.chain,
      }),
    /** Wakes the worker that runs it, and the queue in case no worker does. */
    async cancelled(trx, job) {
      await announce(trx, job);
      await send(job, null, trx);
      await sql`select pg_notify(${cancelChannel}, ${job.id})`.execute(trx);
    },
  };

  return {
    desk,
    /**
     * Creates every queue; must have run before the first order. Each is read once, so that pg-boss never has to from
     * inside a transaction, where the embedded engine's one session is taken.
     */
    async prepare(kinds: readonly JobKind[]): Promise<void> {
      for (const kind of kinds) {
        await boss.createQueue(kind, { notify: true });
        await boss.getJobById(kind, nobody);
      }
    },
    /** Begins to work. `only` limits a worker process to some kinds. */
    async work(jobs: readonly AnyJob[], only?: readonly string[]): Promise<void> {
      ear = await database.listen(cancelChannel, (jobId) => running.get(jobId)?.());
      if (database.engine === 'embedded') await strandedRepo(db).expireLeases();
      const mine = jobs.filter(({ kind }) => !only || only.includes(kind));
      const kinds = mine.map(({ kind }) => kind);
      for (const job of mine) {
        if (database.engine === 'embedded') await boss.deleteAllJobs(job.kind);
        const options = {
          pollingIntervalSeconds: 1,
          notifyPollingIntervalSeconds: unwokenSeconds,
          localConcurrency: job.atOnce,
          localGroupConcurrency: Math.max(1, Math.ceil(job.atOnce / 2)),
        };
        await boss.work<Message>(job.kind, options, async ([message]) => {
          // There may be more jobs: another slot checks now, and this one when it is free again.
          wakes.wake(job.kind);
          if (message)
            await runJob(parts, job, message.data.jobId).catch((error: Error) =>
              log(`Job ${message.data.jobId}: ${error.message}`),
            );
        });
      }
      await sweep(database.engine === 'embedded');
      const quietly = (work: Promise<void>) => void work.catch((error: Error) => log(`Sweep: ${error.message}`));
      sweeper = setInterval(() => quietly(sweep(false)), sweepMs);
      looker = setInterval(() => quietly(wakes.look(kinds)), 1_000);
    },
    /** Whether this process has looked for jobs lately, or has just been started. */
    isLooking: (): boolean => Date.now() - sweptAt < lookedMs,
    /** Puts running jobs back into the queue and releases them. */
    async close(): Promise<void> {
      clearInterval(sweeper);
      clearInterval(looker);
      sweptAt = 0;
      stop.abort(new Error('The studio is stopping'));
      await boss.stop({ graceful: true, timeout: drainMs, close: false });
      wakes.close();
      await ear?.close();
    },
  };
}
export type Jobs = Awaited<ReturnType<typeof openJobs>>;
