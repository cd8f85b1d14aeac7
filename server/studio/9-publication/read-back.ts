import type { HostAccount, HostVideoState } from '#server/ports/video-host.ts';
import type { HostReport } from '#shared/publication.contract.ts';
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
  const seen = seenChange(await account.read(row.video_id ?? ''));
  return publicationRepo(db).save(row, { checked_at: new Date(clock()), waiting_until: null, ...seen });
}

type Seen = Parameters<ReturnType<typeof publicationRepo>['save']>[1];

/** What a row becomes when the host said this of its video; null: it is gone. */
export function seenChange(host: HostVideoState | null): Seen {
  if (!host) return { state: 'removed', reason: 'The video was deleted on the channel.', host_privacy: null };
  const at = host.publishAt ? new Date(host.publishAt) : null;
  const seen = {
    host_privacy: host.privacy,
    watch_url: host.url,
    manage_url: host.manageUrl,
    reason: null,
    host: JSON.stringify(report(host, at)),
  };
  if (host.processing === 'failed')
    return { ...seen, state: 'failed', reason: `The host could not process the film (${host.failure ?? 'unknown'}).` };
  if (host.privacy !== 'private') return { ...seen, state: 'published' };
  return at ? { ...seen, state: 'scheduled', publish_at: at, privacy: 'private' } : { ...seen, state: 'private', publish_at: null };
}

const report = (host: HostVideoState, at: Date | null): HostReport => ({
  title: host.title,
  privacy: host.privacy,
  publishAt: at && Math.floor(at.getTime() / 1000),
  processing: host.processing,
  madeForKids: host.madeForKids,
  synthetic: host.synthetic,
  embeddable: host.embeddable,
  licence: host.licence,
  views: host.views,
  likes: host.likes,
  comments: host.comments,
});
