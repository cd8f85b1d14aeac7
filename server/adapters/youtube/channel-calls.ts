import { msg } from '@lingui/core/runtime-macro';
import type { youtube_v3 } from '@googleapis/youtube';
import { type HostAccount, HostTrouble } from '#server/ports/video-host.ts';
import { costs, type HostPlaces, type OwnerCall } from './host-calls.ts';
import { readCapped } from './upload-session.ts';

/** Answers from what was asked less than a day ago, by name. */
export type Daily = <T>(name: string, ask: () => Promise<T>) => Promise<T>;
/** Where YouTube keeps the pictures of channels. */
const pictureServers = /(^|\.)(ggpht\.com|googleusercontent\.com)$/;
/** The region whose list of categories is requested; titles are in English, ids are the same everywhere. */
const region = 'US';

type Parts = { api: youtube_v3.Youtube; call: OwnerCall; rootUrl: string; places: HostPlaces; daily: Daily };

/** Calls about the channel itself, and about what is the same for all channels. */
export function channelCalls({ api, call, rootUrl, places, daily }: Parts) {
  async function own(): Promise<youtube_v3.Schema$Channel> {
    const { data } = await call(costs.list, () =>
      api.channels.list({ part: ['snippet', 'contentDetails'], mine: true }),
    );
    const [channel] = data.items ?? [];
    if (!channel?.id)
      throw new HostTrouble('reauth', msg`This account has no channel yet. Create one, then link it again.`);
    return channel;
  }
  const known = (): Promise<readonly string[]> =>
    daily('languages', async () => {
      const { data } = await call(costs.list, () => api.i18nLanguages.list({ part: ['snippet'] }));
      return (data.items ?? []).flatMap(({ id, snippet }) => [id ?? '', snippet?.hl ?? '']);
    });

  const calls = {
    async channel() {
      const { id, snippet } = await own();
      const picture = snippet?.thumbnails?.default?.url ?? snippet?.thumbnails?.medium?.url ?? null;
      return { id: id ?? '', title: snippet?.title ?? '', url: places.channel(id ?? ''), picture };
    },

    async picture(address) {
      const url = URL.canParse(address, rootUrl) ? new URL(address, rootUrl) : null;
      const trusted =
        url?.origin === new URL(rootUrl).origin || (url?.protocol === 'https:' && pictureServers.test(url.hostname));
      if (!url || !trusted) return null;
      try {
        const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(10_000) });
        return response.ok ? await readCapped(response) : null;
      } catch {
        return null;
      }
    },

    categories: () =>
      daily('categories', async () => {
        const { data } = await call(costs.list, () =>
          api.videoCategories.list({ part: ['snippet'], regionCode: region }),
        );
        const open = (data.items ?? []).filter(({ id, snippet }) => id && snippet?.assignable);
        return open.map(({ id, snippet }) => ({ id: id ?? '', title: snippet?.title ?? '' }));
      }),

    async knownAmong(languages) {
      const codes = await known();
      return languages.filter((language) => codes.includes(language));
    },
  } satisfies Partial<HostAccount>;
  return { own, known, ...calls };
}
