import type { Trx } from '#server/db/tables.ts';
import { note } from '#server/jobs/announce.ts';
import { endRestored } from '#server/jobs/end-restored.repo.ts';
import { pausePublishing } from '#server/studio/9-publication/pause-publishing.repo.ts';

const minute = (at: Date | string) => new Date(at).toISOString().slice(0, 16).replace('T', ' ');

/** Keeps what comes from a backup from being published by itself: a person looks first, then retries or chooses the date again. */
export async function pauseSchedules(trx: Trx, madeAt: string): Promise<void> {
  const from = `restored from the backup of ${minute(madeAt)} UTC`;
  const reason = `R${from.slice(1)}. Look at your channel, then retry.`;
  await pausePublishing(trx, reason);
  await endRestored(trx, 'publishing', reason);
  // The very one that this studio comes from.
  await endRestored(trx, 'studio_backup');
  const message = `The studio was ${from}. Nothing is published by itself until you say so.`;
  for (const { id: userId } of await trx.selectFrom('users').select('id').execute())
    await note(trx, { userId, type: 'restore', level: 'warn', message, refId: null });
}
