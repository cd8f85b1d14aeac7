import { msg } from '@lingui/core/runtime-macro';
import type { Trx } from '#server/db/tables/tables.ts';
import { note } from '#server/jobs/announce.ts';
import { endRestored } from '#server/jobs/end-restored.repo.ts';
import { pausePublishing } from '#server/studio/9-publication/upload/pause-publishing.repo.ts';
import { moment } from '#shared/said.ts';

/**
 * Keeps what comes from a backup from being published automatically: a person checks first, then retries or chooses the
 * date again.
 */
export async function pauseSchedules(trx: Trx, madeAt: string): Promise<void> {
  const backup = moment(new Date(madeAt));
  const reason = msg`Restored from the backup of ${{ backup }}. Check your channel, then retry.`;
  await pausePublishing(trx, reason);
  await endRestored(trx, 'publishing', reason);
  // The backup that this studio was restored from.
  await endRestored(trx, 'studio_backup');
  const message = msg`The studio was restored from the backup of ${{ backup }}. Nothing is published until you order it again.`;
  for (const { id: userId } of await trx.selectFrom('users').select('id').execute())
    await note(trx, { userId, type: 'restore', level: 'warn', message, refId: null });
}
