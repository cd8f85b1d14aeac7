import { msg } from '@lingui/core/runtime-macro';
import type { HostAccount, HostVideoState } from '#server/ports/video-host.ts';
import type { HostReport } from '#shared/publishing/publication.contract.ts';
import { because, type PublicationRow } from '../publication-view.ts';
import { publicationRepo } from '../publication.repo.ts';
import type { PublishParts } from './publish-parts.ts';
import { type Said } from '#shared/said.ts';

/** Reads a video's state back from the host, which is what is shown. */
export async function readBack(
  parts: Pick<PublishParts, 'db' | 'clock'>,
  account: HostAccount,
  row: PublicationRow,
): Promise<PublicationRow> {
  const { db, clock = Date.now } = parts;
  const { change } = seenChange(await account.read(row.video_id ?? ''));
  return publicationRepo(db).save(row, { checked_at: new Date(clock()), waiting_until: null, ...change });
}

const deleted: Said = msg`The video was deleted on the channel.`;
const unprocessed = (failure: string | null | undefined): Said =>
  failure ? msg`The host could not process the film (${{ failure }}).` : msg`The host could not process the film.`;
type Seen = Parameters<ReturnType<typeof publicationRepo>['save']>[1];

/** The new state of a publication after the host reported this about its video; null: the video is gone. */
export function seenChange(host: HostVideoState | null): { readonly change: Seen; readonly why: Said | null } {
  if (!host) return { change: { state: 'removed', ...because(deleted), host_privacy: null }, why: deleted };
  const at = host.publishAt ? new Date(host.publishAt) : null;
  const seen = {
    host_privacy: host.privacy,
    watch_url: host.url,
    manage_url: host.manageUrl,
    ...because(null),
    host: JSON.stringify(report(host, at)),
  };
  if (host.processing === 'failed')
    return {
      change: { ...seen, state: 'failed', ...because(unprocessed(host.failure)) },
      why: unprocessed(host.failure),
    };
  if (host.privacy !== 'private') return { change: { ...seen, state: 'published' }, why: null };
  const dated = at
    ? ({ state: 'scheduled', publish_at: at, privacy: 'private' } as const)
    : ({ state: 'private', publish_at: null } as const);
  return { change: { ...seen, ...dated }, why: null };
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
