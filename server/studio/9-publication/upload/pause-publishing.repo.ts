import { msg } from '@lingui/core/runtime-macro';
import { sql } from 'kysely';
import type { Trx } from '#server/db/tables/tables.ts';
import { note } from '#server/jobs/announce.ts';
import { taleStatusRepo } from '#server/studio/2-tale/tale-status.repo.ts';
import { isUnderWay, statesThat } from '#shared/publishing/publication-states.ts';
import { moment, type Words } from '#shared/said.ts';
import { because } from '../publication-view.ts';

/**
 * Stops what would be published automatically after a backup was restored, for `reason`: a person checks first, then
 * retries or chooses the date again.
 */
export async function pausePublishing(trx: Trx, reason: Words): Promise<void> {
  await trx
    .updateTable('publications')
    .set({ state: 'failed', ...because(reason), waiting_until: null, updated_at: sql`now()` })
    .where('state', 'in', statesThat(isUnderWay))
    .execute();
  const unpublished = await trx
    .selectFrom('tales')
    .select(['id', 'user_id', 'title', 'scheduled_at'])
    .where('status', '=', 'scheduled')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('publications')
            .select('id')
            .whereRef('tale_id', '=', 'tales.id')
            .where('state', 'not in', ['failed', 'removed']),
        ),
      ),
    )
    .execute();
  for (const { id, user_id: userId, title, scheduled_at: at } of unpublished) {
    await taleStatusRepo(trx).undate(id);
    const message = msg`“${{ title }}” was due on ${{ date: at ? moment(at) : '?' }}. The studio was restored from a backup: choose the date again.`;
    await note(trx, { userId, type: 'restore', level: 'warn', message, refId: id });
  }
}
