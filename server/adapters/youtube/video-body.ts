import type { youtube_v3 } from '@googleapis/youtube';
import type { HostVideo, HostVideoState } from '#server/video-host.ports.ts';

/** 27 is Education. */
const categoryId = '27';

/** The studio's video as a YouTube resource. A language the host does not know is left out: naming it would fail the whole upload. */
export function videoBody(video: HostVideo, knowsLanguage: boolean): youtube_v3.Schema$Video {
  const languages = knowsLanguage ? { defaultLanguage: video.language, defaultAudioLanguage: video.language } : {};
  return {
    snippet: { title: video.title, description: video.description, tags: [...video.tags], categoryId, ...languages },
    status: {
      privacyStatus: video.privacy,
      ...(video.publishAt && video.privacy === 'private' ? { publishAt: video.publishAt } : {}),
      selfDeclaredMadeForKids: video.madeForKids,
      containsSyntheticMedia: false,
      embeddable: true,
    },
  };
}

/** What the host says about a video, in the studio's terms. */
export function videoState(video: youtube_v3.Schema$Video, url: string): HostVideoState {
  const { privacyStatus, publishAt, uploadStatus, failureReason, rejectionReason } = video.status ?? {};
  const failed = uploadStatus === 'failed' || uploadStatus === 'rejected' || uploadStatus === 'deleted';
  return {
    privacy: privacyStatus === 'public' || privacyStatus === 'unlisted' ? privacyStatus : 'private',
    publishAt: publishAt ?? null,
    processing: failed ? 'failed' : uploadStatus === 'processed' ? 'succeeded' : 'processing',
    failure: failed ? (rejectionReason ?? failureReason ?? 'unknown') : null,
    url,
  };
}
