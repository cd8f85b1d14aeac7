import { msg } from '@lingui/core/runtime-macro';
import { Failure } from '#shared/endpoint.ts';
import { dateRepo } from './date.repo.ts';
import { because, type PublicationRow } from '../publication-view.ts';
import { publicationRepo } from '../publication.repo.ts';
import { latestMs, type PublishParts } from '../upload/publish-parts.ts';
import { moment } from '#shared/said.ts';

/**
 * A date missed by more than a day is not caught up automatically: the creator is told, and decides again. A date that
 * was already past when it was chosen means now.
 */
export async function refuseMissed({ db, clock = Date.now }: PublishParts, row: PublicationRow): Promise<void> {
  if (!row.publish_at || row.host_privacy === 'public' || clock() - row.publish_at.getTime() <= latestMs) return;
  const chosen = await dateRepo(db).chosenAt(row.tale_id);
  if (chosen && clock() - chosen.getTime() <= latestMs) return;
  const reason = msg`It should have been published on ${{ date: moment(row.publish_at) }}, more than a day ago. Choose another date, or retry to publish it now.`;
  await publicationRepo(db).save(row, { state: 'missed', ...because(reason) });
  throw new Failure('conflict', reason);
}
