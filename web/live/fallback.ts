import type { TaleId } from '#shared/ids.ts';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { listImageUpdates } from '#shared/pictures/image.contract.ts';
import { rhythms } from '#shared/vocabulary.ts';
import { call } from '#web/api/call.ts';
import { imageOf, pourImage } from './images.ts';
import { staleAfter } from './stale-after.ts';

/**
 * While the stream is down, what changed of the pictures on the screen is requested again and again: frames every 2 s,
 * frames with backgrounds every 3 s, thumbnails every 4 s.
 */
export function fallbackPolls(
  client: QueryClient,
  freshen: (key: QueryKey) => void,
): { begin: () => void; end: () => void } {
  let polls: ReturnType<typeof setInterval>[] = [];
  let since = new Map<string, number>();
  const asking = new Set<string>();
  /** Tales whose pictures of this kind are on the screen. */
  const shown = (...kind: string[]) =>
    client
      .getQueryCache()
      .findAll({ type: 'active' })
      .map(({ queryKey }) => queryKey)
      .filter(([noun, , ...rest]) => noun === 'tale' && rest.join() === kind.join())
      .map(([, taleId]) => String(taleId));

  async function ask(taleId: TaleId, all: boolean): Promise<void> {
    const name = `${taleId} ${all}`;
    if (asking.has(name)) return;
    asking.add(name);
    const mine = since;
    try {
      const query = { since: since.get(name) ?? 0, ...(all ? { type: 'all' as const } : {}) };
      const { updates, now } = await call(listImageUpdates, { params: { taleId }, query });
      if (mine !== since) return;
      since.set(name, now);
      for (const update of updates) {
        const image = imageOf(update);
        if (image?.taleId !== taleId) continue;
        pourImage(client, freshen, image);
        for (const key of staleAfter.image(image)) freshen(key);
      }
    } catch {
      // The next poll asks again; a lost session has been reported already.
    } finally {
      asking.delete(name);
    }
  }
  const every = (ms: number, work: () => void) =>
    polls.push(setInterval(() => document.visibilityState === 'hidden' || work(), ms));

  return {
    begin() {
      if (polls.length > 0) return;
      since = new Map();
      every(rhythms.frameFallbackPoll, () => shown('images').forEach((taleId) => void ask(taleId, false)));
      every(rhythms.backgroundFallbackPoll, () => shown('images', 'all').forEach((taleId) => void ask(taleId, true)));
      every(rhythms.thumbnailFallbackPoll, () =>
        shown('thumbnails').forEach(
          (taleId) => void client.invalidateQueries({ queryKey: ['tale', taleId, 'thumbnails'] }),
        ),
      );
    },
    end() {
      for (const poll of polls) clearInterval(poll);
      polls = [];
      since = new Map();
    },
  };
}
