import type { JobId, UserId } from '#shared/ids.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '#server/db/tables/tables.ts';
import type { Live } from '#server/live/live.ts';
import type { Job } from '#shared/job.contract.ts';
import { type JobStatus, liveJobStatuses } from '#shared/pipeline.ts';
import type { JobRow } from './announce.ts';
import { jobRepo } from './job.repo.ts';

const pollMs = 1_000;
const isLive = (status: JobStatus) => liveJobStatuses.some((live) => live === status);

/**
 * Waits for the end of a job, wherever it runs: the live log says when to check, and a check once a second is the
 * safety net. Null when `signal` aborts first, or when the job is gone.
 */
export const jobEnd =
  ({ db, live }: { db: Db; live: Pick<Live, 'listen'> }) =>
  async (jobId: JobId, userId: UserId, signal: AbortSignal): Promise<JobRow | null> => {
    let wake = new AbortController();
    const deaf = live.listen({
      userId,
      tell: ({ kind, data }) => {
        const { id, status } = data as Partial<Job>;
        if (kind === 'job' && id === jobId && status && !isLive(status)) wake.abort();
      },
    });
    try {
      while (!signal.aborted) {
        wake = new AbortController();
        const row = await jobRepo(db).find(jobId);
        if (!row || !isLive(row.status)) return row ?? null;
        await sleep(pollMs, null, { signal: AbortSignal.any([wake.signal, signal]) }).catch(() => {});
      }
      return null;
    } finally {
      deaf();
    }
  };
export type JobEnd = ReturnType<typeof jobEnd>;
