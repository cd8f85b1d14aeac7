import type { youtube_v3 } from '@googleapis/youtube';
import type { HostVideo, HostVideoState } from '#server/ports/video-host.ts';

/**
 * The studio's video as a YouTube resource. A language the host does not know is left out: naming it would fail the
 * whole upload.
 */
export function videoBody(video: HostVideo, knowsLanguage: boolean): youtube_v3.Schema$Video {
  const languages = knowsLanguage ? { defaultLanguage: video.language, defaultAudioLanguage: video.language } : {};
  return {
    snippet: {
      title: video.title,
      description: video.description,
      tags: [...video.tags],
      categoryId: video.categoryId,
      ...languages,
    },
    status: {
      privacyStatus: video.privacy,
      ...(video.publishAt && video.privacy === 'private' ? { publishAt: video.publishAt } : {}),
      selfDeclaredMadeForKids: video.madeForKids,
      containsSyntheticMedia: video.synthetic,
      embeddable: video.embeddable,
      license: video.licence,
    },
  };
}

const counted = (text: string | null | undefined): number | null => (text ? Number(text) : null);

/** What the host says about a video, in the studio's terms. */
export function videoState(
  video: youtube_v3.Schema$Video,
  places: { url: string; manageUrl: string | null },
): HostVideoState {
  const { privacyStatus, publishAt, uploadStatus, failureReason, rejectionReason, ...status } = video.status ?? {};
  const failed = uploadStatus === 'failed' || uploadStatus === 'rejected' || uploadStatus === 'deleted';
  return {
    title: video.snippet?.title ?? '',
    privacy: privacyStatus === 'public' || privacyStatus === 'unlisted' ? privacyStatus : 'private',
    publishAt: publishAt ?? null,
    processing: failed ? 'failed' : uploadStatus === 'processed' ? 'succeeded' : 'processing',
    failure: failed ? (rejectionReason ?? failureReason ?? 'unknown') : null,
    ...places,
    madeForKids: status.madeForKids ?? null,
    synthetic: status.containsSyntheticMedia ?? null,
    embeddable: status.embeddable ?? null,
    licence: status.license ?? null,
    views: counted(video.statistics?.viewCount),
    likes: counted(video.statistics?.likeCount),
    comments: counted(video.statistics?.commentCount),
  };
}
