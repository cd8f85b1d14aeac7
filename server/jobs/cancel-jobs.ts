import type { Trx } from '#server/db/tables.ts';
import type { JobKind } from '#shared/pipeline.ts';
import { jobListRepo } from './job-list.repo.ts';
import { jobRepo } from './job.repo.ts';
import type { Jobs } from './runner.ts';

/** Cancels every live job of these tales in the caller's transaction, but for one kind that ends by itself. */
export const cancelJobsOf =
  (desk: Pick<Jobs['desk'], 'cancelled'>, butFor: JobKind) =>
  async (trx: Trx, taleIds: readonly string[]): Promise<void> => {
    for (const id of await jobListRepo(trx).liveOfTales(taleIds, butFor)) {
      const row = await jobRepo(trx).requestCancel(id);
      if (row) await desk.cancelled(trx, row);
    }
  };
