import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { badRequest, Refusal, videoNotFound } from './google-answers.ts';
import { authorize, type HostContext, mayRead, mayWrite } from './host-context.ts';
import type { PlaylistItemRow, PlaylistRow } from './stores/playlist-store.ts';
import type { VideoRow } from './stores/video-store.ts';

const NewPlaylist = z.object({
  snippet: z.object({ title: z.string().min(1).max(150), description: z.string().max(5000).default('') }),
  status: z
    .object({ privacyStatus: z.enum(['private', 'unlisted', 'public']).default('private') })
    .default({ privacyStatus: 'private' }),
});
const NewItem = z.object({
  snippet: z.object({
    playlistId: z.string(),
    resourceId: z.object({ kind: z.literal('youtube#video'), videoId: z.string() }),
  }),
});
const playlistNotFound = () =>
  new Refusal(404, 'playlistNotFound', 'The playlist cannot be found.', 'youtube.playlistItem');

/** Page size and offset of a list, as its query asks. */
function pageOf(request: FastifyRequest): { limit: number; offset: number; next: (more: boolean) => object } {
  const { maxResults, pageToken } = request.query as Record<string, string | undefined>;
  const limit = Math.min(50, Math.max(1, Number(maxResults ?? 5) || 5));
  const offset = Number(Buffer.from(pageToken ?? '', 'base64url').toString() || 0);
  if (!Number.isSafeInteger(offset) || offset < 0) throw badRequest('invalidPageToken', 'The page token is not valid.');
  const next = (more: boolean) =>
    more ? { nextPageToken: Buffer.from(String(offset + limit)).toString('base64url') } : {};
  return { limit, offset, next };
}

/** `playlists.list` and `playlists.insert`. */
export function playlistEndpoints(app: FastifyInstance, host: HostContext): void {
  const show = (row: PlaylistRow) => ({
    kind: 'youtube#playlist',
    id: row.id,
    snippet: {
      title: row.title,
      description: row.description,
      channelId: row.channel_id,
      publishedAt: new Date(row.created_at).toISOString(),
    },
    status: { privacyStatus: row.privacy },
    contentDetails: { itemCount: host.playlists.size(row.id) },
  });
  app.get('/youtube/v3/playlists', async (request) => {
    const { channelId } = authorize(host, request, mayRead, 'list');
    const { mine, id } = request.query as { mine?: string; id?: string };
    if (id !== undefined) {
      const rows = id.split(',').flatMap((each) => host.playlists.playlist(each) ?? []);
      const seen = rows.filter((row) => row.channel_id === channelId || row.privacy !== 'private');
      return { kind: 'youtube#playlistListResponse', items: seen.map(show) };
    }
    if (mine !== 'true') throw badRequest('missingRequiredParameter', 'No filter selected. Expected one of: mine, id');
    const { limit, offset, next } = pageOf(request);
    const rows = host.playlists.playlistsOf(channelId, limit + 1, offset);
    return {
      kind: 'youtube#playlistListResponse',
      ...next(rows.length > limit),
      items: rows.slice(0, limit).map(show),
    };
  });
  app.post('/youtube/v3/playlists', async (request) => {
    const { channelId } = authorize(host, request, mayWrite, 'update');
    const order = NewPlaylist.safeParse(request.body);
    if (!order.success) throw badRequest('playlistTitleRequired', 'The request must specify a playlist title.');
    const { snippet, status } = order.data;
    return show(host.playlists.create({ channelId, ...snippet, privacy: status.privacyStatus }));
  });
}

/** `playlistItems.list` of a channel's uploads and of its playlists, `insert` and `delete`. */
export function playlistItemEndpoints(app: FastifyInstance, host: HostContext): void {
  const show = (id: string, playlistId: string, position: number, video: VideoRow) => ({
    kind: 'youtube#playlistItem',
    id,
    snippet: {
      title: video.resource.snippet.title,
      description: video.resource.snippet.description,
      publishedAt: new Date(video.created_at).toISOString(),
      channelId: video.channel_id,
      playlistId,
      position,
      resourceId: { kind: 'youtube#video', videoId: video.id },
    },
    contentDetails: { videoId: video.id },
    status: { privacyStatus: video.resource.status.privacyStatus },
  });
  const shown = (row: PlaylistItemRow, position: number) => {
    const video = host.videos.video(row.video_id);
    return video ? [show(row.id, row.playlist_id, position, video)] : [];
  };

  app.get('/youtube/v3/playlistItems', async (request) => {
    const { channelId } = authorize(host, request, mayRead, 'list');
    const { playlistId = '', videoId } = request.query as Record<string, string | undefined>;
    const { limit, offset, next } = pageOf(request);
    if (playlistId === channelId.replace(/^UC/, 'UU')) {
      const found = host.videos.videosOf(channelId, limit + 1, offset);
      const items = found
        .slice(0, limit)
        .map((video, index) =>
          show(Buffer.from(`${playlistId}.${video.id}`).toString('base64url'), playlistId, offset + index, video),
        );
      return { kind: 'youtube#playlistItemListResponse', ...next(found.length > limit), items };
    }
    const playlist = host.playlists.playlist(playlistId);
    if (!playlist || (playlist.channel_id !== channelId && playlist.privacy === 'private')) throw playlistNotFound();
    const rows = host.playlists.items(playlistId, videoId ?? null, limit + 1, offset);
    const items = rows.slice(0, limit).flatMap((row, index) => shown(row, offset + index));
    return { kind: 'youtube#playlistItemListResponse', ...next(rows.length > limit), items };
  });

  app.post('/youtube/v3/playlistItems', async (request) => {
    const { channelId } = authorize(host, request, mayWrite, 'update');
    const order = NewItem.safeParse(request.body);
    if (!order.success) throw badRequest('resourceIdRequired', 'The request must specify a resource id.');
    const { playlistId, resourceId } = order.data.snippet;
    const playlist = host.playlists.playlist(playlistId);
    if (!playlist) throw playlistNotFound();
    if (playlist.channel_id !== channelId)
      throw new Refusal(
        403,
        'playlistItemsNotAccessible',
        'The request is not properly authorized.',
        'youtube.playlistItem',
      );
    const video = host.videos.video(resourceId.videoId);
    if (!video) throw videoNotFound();
    const row = host.playlists.add(playlistId, video.id);
    return show(row.id, playlistId, host.playlists.size(playlistId) - 1, video);
  });

  app.delete('/youtube/v3/playlistItems', async (request, reply) => {
    const { channelId } = authorize(host, request, mayWrite, 'update');
    const item = host.playlists.item(String((request.query as { id?: string }).id));
    if (!item || host.playlists.playlist(item.playlist_id)?.channel_id !== channelId)
      throw new Refusal(404, 'playlistItemNotFound', 'The playlist item cannot be found.', 'youtube.playlistItem');
    host.playlists.removeItem(item.id);
    return reply.code(204).send();
  });
}
