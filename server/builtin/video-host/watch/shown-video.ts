import type { Channel } from '../stores/account-store.ts';
import type { VideoRow } from '../stores/video-store.ts';

/** Of so many milliseconds, in whole seconds: "PT3M20S". */
export function iso8601Duration(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return `PT${Math.floor(seconds / 60)}M${seconds % 60}S`;
}

/** The video as the API shows it to its owner, in the requested parts. */
export function showVideo(video: VideoRow, channel: Channel, root: string, parts: ReadonlySet<string>): object {
  const { snippet, status, localizations } = video.resource;
  const thumbnail = {
    url: `${root}/media/${video.id}/thumbnail?v=${video.thumbnail_at ?? 0}`,
    width: 1280,
    height: 720,
  };
  const all: Record<string, object | undefined> = {
    snippet: {
      ...snippet,
      publishedAt: new Date(video.published_at ?? video.created_at).toISOString(),
      channelId: channel.id,
      channelTitle: channel.title,
      thumbnails: video.thumbnail_at ? { default: thumbnail, high: thumbnail, maxres: thumbnail } : {},
      localized: { title: snippet.title, description: snippet.description },
    },
    status: {
      ...status,
      uploadStatus: { processing: 'uploaded', succeeded: 'processed', failed: 'failed' }[video.processing],
      ...(video.failure ? { failureReason: 'conversion' } : {}),
      madeForKids: status.selfDeclaredMadeForKids ?? false,
    },
    localizations,
    processingDetails: {
      processingStatus: video.processing,
      ...(video.failure ? { processingFailureReason: 'transcodeFailed' } : {}),
    },
    // Nobody can like or comment here; a count that YouTube does not show is left out in the same way.
    statistics: { viewCount: String(video.views), favoriteCount: '0' },
    contentDetails: { duration: iso8601Duration(video.duration_ms ?? 0), definition: 'hd', caption: 'false' },
  };
  return {
    kind: 'youtube#video',
    etag: `"${video.id}"`,
    id: video.id,
    ...Object.fromEntries([...parts].map((name) => [name, all[name]])),
  };
}
