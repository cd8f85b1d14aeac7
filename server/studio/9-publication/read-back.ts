import type { HostAccount } from '#server/video-host.ports.ts';
import type { PublicationRow } from './publication-view.ts';
import { publicationRepo } from './publication.repo.ts';
import type { PublishParts } from './publish-parts.ts';

/** What the host itself says about a video is what is shown. */
export async function readBack(
  parts: Pick<PublishParts, 'db' | 'clock'>,
  account: HostAccount,
  row: PublicationRow,
): Promise<PublicationRow> {
  const { db, clock = Date.now } = parts;
  const save = (change: Parameters<ReturnType<typeof publicationRepo>['save']>[1]) =>
    publicationRepo(db).save(row, { checked_at: new Date(clock()), waiting_until: null, ...change });
  const host = await account.read(row.video_id ?? '');
  if (!host) return save({ state: 'removed', reason: 'The video was deleted on the channel.', host_privacy: null });
  const seen = { host_privacy: host.privacy, watch_url: host.url, reason: null };
  if (host.processing === 'failed')
    return save({ ...seen, state: 'failed', reason: `The host could not process the film (${host.failure ?? 'unknown'}).` });
  if (host.privacy !== 'private') return save({ ...seen, state: 'published' });
  const at = host.publishAt ? new Date(host.publishAt) : null;
  return save({ ...seen, state: at ? 'scheduled' : 'private', publish_at: at });
}
