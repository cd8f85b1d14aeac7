import { nanoid } from 'nanoid';
import { sql } from 'kysely';
import type { Trx } from '#server/db/tables.ts';
import { pausePublishing } from '#server/studio/9-publication/pause-publishing.repo.ts';
import { liveJobStatuses } from '#shared/pipeline.ts';

const minute = (at: Date | string) => new Date(at).toISOString().slice(0, 16).replace('T', ' ');

/** Keeps what comes from a backup from being published by itself: a person looks first, then retries or chooses the date again. */
export async function pauseSchedules(trx: Trx, madeAt: string): Promise<void> {
  const reason = `Restored from the backup of ${minute(madeAt)} UTC. Look at your channel, then retry.`;
  await pausePublishing(trx, reason);
  await trx
    .updateTable('jobs')
    .set({
      status: 'cancelled',
      error: reason,
      step: null,
      lease_until: null,
      wait_until: null,
      updated_at: sql`now()`,
      finished_at: sql`now()`,
    })
    .where('kind', '=', 'publishing')
    .where('status', 'in', liveJobStatuses)
    .execute();
  await trx
    .updateTable('jobs')
    .set({ status: 'cancelled', step: null, lease_until: null, wait_until: null, updated_at: sql`now()`, finished_at: sql`now()` })
    .where('kind', '=', 'studio_backup') // the very one that this studio comes from
    .where('status', 'in', liveJobStatuses)
    .execute();
  for (const { id } of await trx.selectFrom('users').select('id').execute())
    await warn(
      trx,
      id,
      null,
      `The studio was restored from the backup of ${minute(madeAt)} UTC. Nothing is published by itself until you say so.`,
    );
}

const warn = (trx: Trx, userId: string, taleId: string | null, message: string) =>
  trx.insertInto('activity').values({ id: nanoid(), user_id: userId, type: 'restore', level: 'warn', message, ref_id: taleId }).execute();
