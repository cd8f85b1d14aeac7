import type { JobId, TaleId } from '#shared/ids.ts';
import { msg } from '@lingui/core/runtime-macro';
import type { Trx } from '#server/db/tables/tables.ts';
import { Failure } from '#shared/endpoint.ts';

/**
 * Writes the tale that a job has made on its row, and holds off a cancel until the transaction ends. Throws when one
 * came before.
 */
export async function tieToTale(trx: Trx, jobId: JobId, taleId: TaleId): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('jobs')
    .set({ tale_id: taleId })
    .where('id', '=', jobId)
    .where('status', '=', 'running')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Failure('conflict', msg`Cancelled before the tale was stored.`);
}
