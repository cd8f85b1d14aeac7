import { Failure } from '#shared/endpoint.ts';
import { dateRepo } from './date.repo.ts';
import type { PublicationRow } from './publication-view.ts';
import { publicationRepo } from './publication.repo.ts';
import { latestMs, type PublishParts } from './publish-parts.ts';

/** A date missed by more than a day is not made up for by itself: the creator is told, and decides anew. One that was past when it was chosen means now. */
export async function refuseMissed({ db, clock = Date.now }: PublishParts, row: PublicationRow): Promise<void> {
  if (!row.publish_at || row.host_privacy === 'public' || clock() - row.publish_at.getTime() <= latestMs) return;
  const chosen = await dateRepo(db).chosenAt(row.tale_id);
  if (chosen && clock() - chosen.getTime() <= latestMs) return;
  const reason = `It should have been published on ${row.publish_at.toISOString().slice(0, 16).replace('T', ' ')} UTC, more than a day ago. Choose another date, or retry to publish it now.`;
  await publicationRepo(db).save(row, { state: 'missed', reason });
  throw new Failure('conflict', reason);
}
