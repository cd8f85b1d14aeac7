import type { JobId, TaleId, UserId } from '#shared/ids.ts';
import { msg } from '@lingui/core/runtime-macro';
import { transact } from '#server/db/connect.ts';
import type { Db, Trx } from '#server/db/tables/tables.ts';
import { Failure } from '#shared/endpoint.ts';
import { mayCancel, mayRetry } from '#shared/pipeline.ts';
import { type JobRow, jobView } from './announce.ts';
import { jobListRepo } from './job-list.repo.ts';
import { jobRepo } from './job.repo.ts';
import type { Jobs } from './runner.ts';

/** Jobs as lists and details show them. */
async function shown(db: Db, rows: readonly JobRow[]) {
  const [titles, ahead] = [await jobListRepo(db).titles(rows), await jobListRepo(db).ahead(rows)];
  return rows.map((row) => ({
    ...jobView(row),
    tale_title: row.tale_id ? (titles.get(row.tale_id) ?? null) : null,
    ahead: ahead.get(row.id) ?? null,
  }));
}

type Parts = {
  readonly db: Db;
  readonly desk: Jobs['desk'];
  /** Called when a job is ordered again, in the transaction that orders it. Throws Failure when it must not be. */
  readonly onAgain?: (trx: Trx, job: JobRow) => Promise<void>;
};

/** What a creator may do with own jobs. */
export function jobService({ db, desk, onAgain }: Parts) {
  const own = async (id: JobId, userId: UserId): Promise<JobRow> => {
    const row = await jobRepo(db).find(id);
    if (!row || row.user_id !== userId) throw new Failure('not_found', msg`Job not found`);
    return row;
  };
  return {
    async list(ask: { userId: UserId; taleId?: TaleId | undefined; limit: number; cursor?: string | undefined }) {
      const { rows, nextCursor } = await jobListRepo(db).page(ask);
      return { items: await shown(db, rows), nextCursor };
    },
    async get(id: JobId, userId: UserId) {
      const [job] = await shown(db, [await own(id, userId)]);
      return job!;
    },
    async logs(id: JobId, userId: UserId) {
      await own(id, userId);
      return jobListRepo(db).logs(id);
    },
    async cancel(id: JobId, userId: UserId): Promise<void> {
      const job = await own(id, userId);
      if (!mayCancel(job.status))
        throw new Failure(
          'conflict',
          msg`This job is already ${{ status: job.status }}; only a pending or running job can be cancelled.`,
        );
      await transact(db, async (trx) => {
        const row = await jobRepo(trx).requestCancel(id);
        if (!row) throw new Failure('conflict', msg`This job ended a moment ago.`);
        await desk.cancelled(trx, row);
      });
    },
    async retry(id: JobId, userId: UserId): Promise<string> {
      const job = await own(id, userId);
      if (!mayRetry(job.status))
        throw new Failure(
          'conflict',
          msg`This job is ${{ status: job.status }}; only a failed or cancelled job can be retried.`,
        );
      return transact(db, async (trx) => {
        const { jobId, joined } = await desk.again(trx, job);
        if (!joined) await onAgain?.(trx, job);
        return jobId;
      });
    },
  };
}
export type JobService = ReturnType<typeof jobService>;
