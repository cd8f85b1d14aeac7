import { msg } from '@lingui/core/runtime-macro';
import { Readable } from 'node:stream';
import { youtube, type youtube_v3 } from '@googleapis/youtube';
import type { OAuth2Client } from 'google-auth-library';
import { type HostAccount, HostTrouble, type HostVideo, type HostVideoState } from '#server/ports/video-host.ts';
import type { Language } from '#shared/vocabulary.ts';
import { channelCalls, type Daily } from './channel-calls.ts';
import { costs, type HostPlaces, type OwnerCall } from './host-calls.ts';
import { playlistCalls } from './playlist-calls.ts';
import type { uploadSessions } from './upload-session.ts';
import { videoBody, videoState } from './video-body.ts';

/** Newest uploads looked through for a marker, in pages of 50. */
const searchedPages = 10;
/** Every call of the client library has a timeout and a size limit, and is never retried silently. */
export const callLimits = { timeout: 30_000, maxContentLength: 2_097_152, retry: false } as const;

export type AccountParts = {
  readonly client: OAuth2Client;
  readonly call: OwnerCall;
  readonly sessions: ReturnType<typeof uploadSessions>;
  readonly rootUrl: string;
  readonly places: HostPlaces;
  /** Whether the host lights words by the timestamps of WebVTT. */
  readonly wordTimes: boolean;
  /** Asks once a day what is the same for all channels. */
  readonly daily: Daily;
};

/** A linked channel through the YouTube Data API v3. */
export function youtubeAccount({
  client,
  call,
  sessions,
  rootUrl,
  places,
  wordTimes,
  daily,
}: AccountParts): HostAccount {
  // For uploads the library looks only at the root address given with the call itself.
  const api: youtube_v3.Youtube = youtube({ version: 'v3', auth: client, rootUrl, ...callLimits });
  const { own, known, ...channel } = channelCalls({ api, call, rootUrl, places, daily });
  const body = async (video: HostVideo): Promise<youtube_v3.Schema$Video> =>
    videoBody(video, (await known()).includes(video.language));

  async function readMany(videoIds: readonly string[]): Promise<Map<string, HostVideoState>> {
    const states = new Map<string, HostVideoState>();
    for (let at = 0; at < videoIds.length; at += 50) {
      const ask = { part: ['snippet', 'status', 'statistics'], id: videoIds.slice(at, at + 50), maxResults: 50 };
      const { data } = await call(costs.list, () => api.videos.list(ask));
      for (const video of data.items ?? []) {
        const id = video.id ?? '';
        states.set(id, videoState(video, { url: places.watch(id), manageUrl: places.manage(id) }));
      }
    }
    return states;
  }

  return {
    ...channel,
    ...playlistCalls({ api, call }),

    async openUpload(video, file) {
      const resource = await body(video);
      const url = new URL('/upload/youtube/v3/videos?uploadType=resumable&part=snippet,status', rootUrl);
      // Left out, the host tells subscribers.
      if (file.quiet) url.searchParams.set('notifySubscribers', 'false');
      return call(costs.upload, (accessToken) => sessions.open(url.href, accessToken, resource, file));
    },
    probeUpload: (session, bytes) => call(costs.free, (accessToken) => sessions.probe(session, accessToken, bytes)),
    async sendChunk(session, chunk, offset, bytes, signal) {
      try {
        return await call(costs.free, (accessToken) =>
          sessions.send(session, accessToken, chunk, offset, bytes, signal),
        );
      } catch (error) {
        signal.throwIfAborted();
        throw error;
      }
    },

    async findByMarker(marker) {
      const playlistId = (await own()).contentDetails?.relatedPlaylists?.uploads;
      if (!playlistId) throw new HostTrouble('unknown', msg`The channel does not say where its uploads are.`);
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
      const { data } = await call(costs.change, () => {
        const media = { mimeType: image.mime, body: Readable.from([Buffer.from(image.bytes)]) };
        return api.thumbnails.set({ videoId, media }, { rootUrl });
      });
      const { maxres, standard, high, default: small } = data.items?.[0] ?? {};
      const { width, height } = maxres ?? standard ?? high ?? small ?? {};
      return { width: width ?? 0, height: height ?? 0 };
    },
    async addCaption(videoId, { language, name, srt, timed }) {
      try {
        const requestBody = { snippet: { videoId, language, name, isDraft: false } };
        const media = { mimeType: 'application/octet-stream', body: (wordTimes && timed) || srt };
        await call(costs.caption, () => api.captions.insert({ part: ['snippet'], requestBody, media }, { rootUrl }));
        return true;
      } catch (error) {
        // The track exists: an earlier attempt succeeded although its answer was lost.
        if (error instanceof HostTrouble && error.reason === 'captionExists') return false;
        throw error;
      }
    },
    async update(videoId, video) {
      const requestBody = { id: videoId, ...(await body(video)) };
      await call(costs.change, () => api.videos.update({ part: ['snippet', 'status'], requestBody }));
    },
    async localize(videoId, ownLanguage, texts) {
      const codes = await known();
      const localizations = Object.fromEntries(
        Object.entries(texts).filter(([language]) => language !== ownLanguage && codes.includes(language)),
      );
      if (!codes.includes(ownLanguage) || Object.keys(localizations).length === 0) return [];
      await call(costs.change, () =>
        api.videos.update({ part: ['localizations'], requestBody: { id: videoId, localizations } }),
      );
      return Object.keys(localizations) as Language[];
    },
    read: async (videoId) => (await readMany([videoId])).get(videoId) ?? null,
    readMany,
    async remove(videoId) {
      try {
        await call(costs.change, () => api.videos.delete({ id: videoId }));
      } catch (error) {
        if (!(error instanceof HostTrouble && error.kind === 'gone')) throw error;
      }
    },
  };
}
