import { sql } from 'kysely';
import type { Trx } from '#server/db/tables/tables.ts';
import { type JobKind, liveJobStatuses } from '#shared/pipeline.ts';
import { codeOf, englishOf, type Words } from '#shared/said.ts';

/**
 * Cancels the jobs that were running when a restored backup was made: nobody works on them here. `reason` tells the
 * creator why.
 */
export async function endRestored(trx: Trx, kind: JobKind, reason?: Words): Promise<void> {
  await trx
    .updateTable('jobs')
    .set({
      status: 'cancelled',
      ...(reason === undefined ? {} : { error: englishOf(reason), error_said: JSON.stringify(codeOf(reason)) }),
      step: null,
      step_said: null,
      lease_until: null,
      wait_until: null,
      updated_at: sql`now()`,
      finished_at: sql`now()`,
    })
    .where('kind', '=', kind)
    .where('status', 'in', liveJobStatuses)
    .execute();
}
