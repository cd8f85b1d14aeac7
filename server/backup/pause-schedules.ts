import { nanoid } from 'nanoid';
import { sql } from 'kysely';
import type { Trx } from '#server/db/tables.ts';
import { liveJobStatuses } from '#shared/pipeline.ts';
import { isUnderWay, statesThat } from '#shared/publication-states.ts';

const minute = (at: Date | string) => new Date(at).toISOString().slice(0, 16).replace('T', ' ');

/** Keeps what comes from a backup from being published by itself: a person looks first, then retries or chooses the date again. */
export async function pauseSchedules(trx: Trx, madeAt: string): Promise<void> {
  const reason = `Restored from the backup of ${minute(madeAt)} UTC. Look at your channel, then retry.`;
  await trx
    .updateTable('publications')
    .set({ state: 'failed', reason, waiting_until: null, updated_at: sql`now()` })
    .where('state', 'in', statesThat(isUnderWay))
    .execute();
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
  const unpublished = await trx
    .selectFrom('tales')
    .select(['id', 'user_id', 'title', 'scheduled_at'])
    .where('status', '=', 'scheduled')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('publications').select('id').whereRef('tale_id', '=', 'tales.id').where('state', 'not in', ['failed', 'removed']),
        ),
      ),
    )
    .execute();
  for (const { id, user_id: userId, title, scheduled_at: at } of unpublished) {
    await trx
      .updateTable('tales')
      .set({
        status: sql`case when exists (select 1 from videos where tale_id = tales.id) then 'packaged' else 'draft' end`,
        scheduled_at: null,
        updated_at: sql`now()`,
      })
      .where('id', '=', id)
      .execute();
    await warn(
      trx,
      userId,
      id,
      `“${title}” was to be published ${at ? `on ${minute(at)} UTC` : 'on a date'}. The studio was restored from a backup: choose the date again.`,
    );
  }
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
