import type { ChannelId } from '#shared/ids.ts';
import type { FastifyInstance } from 'fastify';
import { addressOf, authorize, type HostContext, mayRead, mayWrite, partsOf } from './host-context.ts';
import { badRequest, Refusal, videoNotFound } from './google-answers.ts';
import { knownLanguages } from './known-languages.ts';
import { removeVideoFiles } from './upload-file.ts';
import { withParts } from './video-resource.ts';
import { showVideo } from './watch/shown-video.ts';
import { videoCategories } from './video-categories.ts';
import type { VideoRow } from './stores/video-store.ts';

/** The caller's own video; another channel's is refused, as YouTube does for writes. */
export function ownVideo(host: HostContext, id: unknown, channelId: ChannelId): VideoRow {
  const video = typeof id === 'string' ? host.videos.video(id) : null;
  if (!video) throw videoNotFound();
  if (video.channel_id !== channelId)
    throw new Refusal(403, 'forbidden', 'The video belongs to another channel.', 'youtube.video');
  return video;
}

/** `videos.list`, `videos.update`, `videos.delete`. */
export function videoEndpoints(app: FastifyInstance, host: HostContext): void {
  app.get('/youtube/v3/videos', async (request) => {
    const { channelId } = authorize(host, request, mayRead, 'list');
    const ids = String((request.query as { id?: string }).id ?? '')
      .split(',')
      .slice(0, 50);
    const items = ids.flatMap((id) => {
      const video = host.videos.video(id);
      const channel = video && host.accounts.channel(video.channel_id);
      const visible = video && (video.channel_id === channelId || video.resource.status.privacyStatus !== 'private');
      return visible && channel ? [showVideo(video, channel, addressOf(request), partsOf(request))] : [];
    });
    return {
      kind: 'youtube#videoListResponse',
      items,
      pageInfo: { totalResults: items.length, resultsPerPage: items.length },
    };
  });

  app.put('/youtube/v3/videos', async (request) => {
    const { channelId, channel } = authorize(host, request, mayWrite, 'update');
    const body = (request.body ?? {}) as Record<string, unknown>;
    const video = ownVideo(host, body['id'], channelId);
    const parts = partsOf(request);
    const resource = withParts(video.resource, parts, body);
    if (resource.status.publishAt && video.published_at !== null)
      throw badRequest('invalidPublishAt', 'A video that has been public cannot be scheduled.');
    host.videos.saveResource(video.id, resource, resource.status.privacyStatus === 'public' ? host.clock() : null);
    return showVideo(host.videos.video(video.id) ?? video, channel, addressOf(request), parts);
  });

  app.delete('/youtube/v3/videos', async (request, reply) => {
    const { channelId } = authorize(host, request, mayWrite, 'update');
    const video = ownVideo(host, (request.query as { id?: string }).id, channelId);
    host.videos.remove(video.id);
    await removeVideoFiles(host.dataDir, video.id);
    return reply.code(204).send();
  });
}

/** `channels.list`, `videoCategories.list`, `i18nLanguages.list`. */
export function channelEndpoints(app: FastifyInstance, host: HostContext): void {
  app.get('/youtube/v3/channels', async (request) => {
    const { channel } = authorize(host, request, mayRead, 'list');
    if ((request.query as { mine?: string }).mine !== 'true')
      throw badRequest('missingRequiredParameter', 'No filter selected. Expected: mine');
    const item = {
      kind: 'youtube#channel',
      id: channel.id,
      snippet: {
        title: channel.title,
        description: '',
        customUrl: `@${channel.id.toLowerCase()}`,
        publishedAt: new Date(channel.created_at).toISOString(),
        thumbnails: {
          default: { url: `${addressOf(request)}/channel/${channel.id}/picture.png`, width: 88, height: 88 },
        },
      },
      contentDetails: { relatedPlaylists: { uploads: channel.id.replace(/^UC/, 'UU') } },
    };
    return { kind: 'youtube#channelListResponse', items: [item], pageInfo: { totalResults: 1, resultsPerPage: 1 } };
  });

  app.get('/youtube/v3/videoCategories', async (request) => {
    authorize(host, request, mayRead, 'list');
    if (!(request.query as { regionCode?: string }).regionCode)
      throw badRequest('missingRequiredParameter', 'No filter selected. Expected one of: regionCode, id');
    const items = videoCategories.map(({ id, title, assignable }) => ({
      kind: 'youtube#videoCategory',
      id,
      snippet: { title, assignable },
    }));
    return { kind: 'youtube#videoCategoryListResponse', items };
  });

  app.get('/youtube/v3/i18nLanguages', async (request) => {
    authorize(host, request, mayRead, 'list');
    const items = knownLanguages.map(({ code, name }) => ({
      kind: 'youtube#i18nLanguage',
      id: code,
      snippet: { hl: code, name },
    }));
    return { kind: 'youtube#i18nLanguageListResponse', items };
  });
}
