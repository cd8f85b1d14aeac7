import type { Trx } from '#server/db/tables/tables.ts';
import type { JobKind } from '#shared/pipeline.ts';
import { jobListRepo } from './job-list.repo.ts';
import { jobRepo } from './job.repo.ts';
import type { Jobs } from './runner.ts';

type Desk = Pick<Jobs['desk'], 'cancelled'>;
async function cancel(desk: Desk, trx: Trx, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const row = await jobRepo(trx).requestCancel(id);
    if (row) await desk.cancelled(trx, row);
  }
}

/** Cancels every live job of these tales in the caller's transaction, except one kind, which ends by itself. */
export const cancelJobsOf =
  (desk: Desk, butFor: JobKind) =>
  async (trx: Trx, taleIds: readonly string[]): Promise<void> =>
    cancel(desk, trx, await jobListRepo(trx).liveOfTales(taleIds, butFor));

/** Cancels the live job of one kind about one thing in the caller's transaction. */
export const cancelJobAbout =
  (desk: Desk, kind: JobKind) =>
  async (trx: Trx, subject: string): Promise<void> =>
    cancel(desk, trx, await jobListRepo(trx).liveAbout(kind, subject));
