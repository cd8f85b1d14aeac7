import { Readable } from 'node:stream';
import { youtube, type youtube_v3 } from '@googleapis/youtube';
import type { OAuth2Client } from 'google-auth-library';
import { type HostAccount, HostTrouble, type HostVideo } from '#server/video-host.ports.ts';
import { costs, type OwnerCall } from './host-calls.ts';
import type { uploadSessions } from './upload-session.ts';
import { videoBody, videoState } from './video-body.ts';

/** Newest uploads looked through for a marker, in pages of 50. */
const searchedPages = 10;
/** Every call of the client library ends by itself, keeps its answer small, and is never repeated unseen. */
export const callLimits = { timeout: 30_000, maxContentLength: 2_097_152, retry: false } as const;

type Parts = {
  readonly client: OAuth2Client;
  readonly call: OwnerCall;
  readonly sessions: ReturnType<typeof uploadSessions>;
  readonly rootUrl: string;
  readonly watchUrl: (videoId: string) => string;
  readonly channelUrl: (channelId: string) => string;
  /** Asks once a day which languages a video may be declared in. */
  readonly languages: (ask: () => Promise<readonly string[]>) => Promise<readonly string[]>;
};

/** A linked channel through the YouTube Data API v3. */
export function youtubeAccount({ client, call, sessions, rootUrl, watchUrl, channelUrl, languages }: Parts): HostAccount {
  // For uploads the library looks only at the root address given with the call itself.
  const api: youtube_v3.Youtube = youtube({ version: 'v3', auth: client, rootUrl, ...callLimits });

  async function own(): Promise<youtube_v3.Schema$Channel> {
    const { data } = await call(costs.list, () => api.channels.list({ part: ['snippet', 'contentDetails'], mine: true }));
    const [channel] = data.items ?? [];
    if (!channel?.id) throw new HostTrouble('reauth', 'This account has no channel yet. Create one, then link it again.');
    return channel;
  }
  const known = (): Promise<readonly string[]> =>
    languages(async () => {
      const { data } = await call(costs.list, () => api.i18nLanguages.list({ part: ['snippet'] }));
      return (data.items ?? []).flatMap(({ id, snippet }) => [id ?? '', snippet?.hl ?? '']);
    });
  const body = async (video: HostVideo): Promise<youtube_v3.Schema$Video> => videoBody(video, (await known()).includes(video.language));

  return {
    async channel() {
      const { id, snippet } = await own();
      return { id: id ?? '', title: snippet?.title ?? '', url: channelUrl(id ?? '') };
    },

    async openUpload(video, file) {
      const resource = await body(video);
      const url = new URL('/upload/youtube/v3/videos?uploadType=resumable&part=snippet,status', rootUrl).href;
      return call(costs.upload, (accessToken) => sessions.open(url, accessToken, resource, file));
    },
    probeUpload: (session, bytes) => call(costs.free, (accessToken) => sessions.probe(session, accessToken, bytes)),
    async sendChunk(session, chunk, offset, bytes, signal) {
      try {
        return await call(costs.free, (accessToken) => sessions.send(session, accessToken, chunk, offset, bytes, signal));
      } catch (error) {
        signal.throwIfAborted();
        throw error;
      }
    },

    async findByMarker(marker) {
      const playlistId = (await own()).contentDetails?.relatedPlaylists?.uploads;
      if (!playlistId) throw new HostTrouble('unknown', 'The channel does not say where its uploads are.');
      let pageToken: string | undefined;
      for (let page = 0; page < searchedPages; page += 1) {
        const ask = { part: ['snippet'], playlistId, maxResults: 50, ...(pageToken ? { pageToken } : {}) };
        const { data } = await call(costs.list, () => api.playlistItems.list(ask));
        const found = data.items?.find(({ snippet }) => snippet?.description?.includes(marker));
        if (found) return found.snippet?.resourceId?.videoId ?? null;
        pageToken = data.nextPageToken ?? undefined;
        if (!pageToken) return null;
      }
      return null;
    },

    async setThumbnail(videoId, image) {
      await call(costs.change, () => {
        const media = { mimeType: image.mime, body: Readable.from([Buffer.from(image.bytes)]) };
        return api.thumbnails.set({ videoId, media }, { rootUrl });
      });
    },
    async addCaption(videoId, { language, name, srt }) {
      try {
        const requestBody = { snippet: { videoId, language, name, isDraft: false } };
        const media = { mimeType: 'application/octet-stream', body: srt };
        await call(costs.caption, () => api.captions.insert({ part: ['snippet'], requestBody, media }, { rootUrl }));
      } catch (error) {
        // The track is there: an earlier try arrived although its answer did not.
        if (!(error instanceof HostTrouble && error.reason === 'captionExists')) throw error;
      }
    },
    async update(videoId, video) {
      const requestBody = { id: videoId, ...(await body(video)) };
      await call(costs.change, () => api.videos.update({ part: ['snippet', 'status'], requestBody }));
    },
    async localize(videoId, own, texts) {
      const codes = await known();
      const localizations = Object.fromEntries(Object.entries(texts).filter(([language]) => language !== own && codes.includes(language)));
      if (!codes.includes(own) || Object.keys(localizations).length === 0) return;
      await call(costs.change, () => api.videos.update({ part: ['localizations'], requestBody: { id: videoId, localizations } }));
    },
    async read(videoId) {
      const { data } = await call(costs.list, () => api.videos.list({ part: ['status', 'processingDetails'], id: [videoId] }));
      const [video] = data.items ?? [];
      return video ? videoState(video, watchUrl(videoId)) : null;
    },
    async remove(videoId) {
      try {
        await call(costs.change, () => api.videos.delete({ id: videoId }));
      } catch (error) {
        if (!(error instanceof HostTrouble && error.kind === 'gone')) throw error;
      }
    },
  };
}
