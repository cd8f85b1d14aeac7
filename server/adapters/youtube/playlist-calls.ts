import { msg } from '@lingui/core/runtime-macro';
import type { youtube_v3 } from '@googleapis/youtube';
import { type HostAccount, type HostPlaylist, HostTrouble } from '#server/ports/video-host.ts';
import { costs, type OwnerCall } from './host-calls.ts';

/** Playlists of a channel that are offered, in pages of 50. */
const listedPages = 4;

const shown = ({ id, snippet, contentDetails, status }: youtube_v3.Schema$Playlist): HostPlaylist => ({
  id: id ?? '',
  title: snippet?.title ?? '',
  count: contentDetails?.itemCount ?? 0,
  privacy: status?.privacyStatus ?? 'private',
});

/** Calls about playlists. YouTube adds a video to a list again each time it is asked to, so the list is read first. */
export function playlistCalls({ api, call }: { api: youtube_v3.Youtube; call: OwnerCall }) {
  const part = ['snippet', 'contentDetails', 'status'];
  async function entries(playlistId: string, videoId: string): Promise<string[]> {
    const ask = { part: ['id'], playlistId, videoId, maxResults: 50 };
    const { data } = await call(costs.list, () => api.playlistItems.list(ask));
    return (data.items ?? []).flatMap(({ id }) => id ?? []);
  }
  const unlessGone = async <T>(work: () => Promise<T>, gone: T): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      if (error instanceof HostTrouble && error.kind === 'gone') return gone;
      throw error;
    }
  };
  const calls = {
    async playlists() {
      const found: HostPlaylist[] = [];
      let pageToken: string | undefined;
      for (let page = 0; page < listedPages; page += 1) {
        const ask = { part, mine: true, maxResults: 50, ...(pageToken ? { pageToken } : {}) };
        const { data } = await call(costs.list, () => api.playlists.list(ask));
        found.push(...(data.items ?? []).map(shown));
        pageToken = data.nextPageToken ?? undefined;
        if (!pageToken) break;
      }
      return found;
    },

    async createPlaylist({ title, description, privacy }) {
      const requestBody = { snippet: { title, description }, status: { privacyStatus: privacy } };
      const { data } = await call(costs.change, () => api.playlists.insert({ part, requestBody }));
      return shown(data);
    },

    async addToPlaylist(playlistId, videoId) {
      const { data } = await call(costs.list, () => api.playlists.list({ part: ['snippet'], id: [playlistId] }));
      const [playlist] = data.items ?? [];
      if (!playlist)
        throw new HostTrouble('rejected', msg`This playlist is no longer on the channel. Choose another one.`);
      const title = playlist.snippet?.title ?? '';
      if ((await entries(playlistId, videoId)).length > 0) return { title, added: false };
      const requestBody = { snippet: { playlistId, resourceId: { kind: 'youtube#video', videoId } } };
      await call(costs.change, () => api.playlistItems.insert({ part: ['snippet'], requestBody }));
      return { title, added: true };
    },

    async takeFromPlaylist(playlistId, videoId) {
      for (const id of await unlessGone(() => entries(playlistId, videoId), []))
        await unlessGone(
          async () => void (await call(costs.change, () => api.playlistItems.delete({ id }))),
          undefined,
        );
    },
  } satisfies Partial<HostAccount>;
  return calls;
}
