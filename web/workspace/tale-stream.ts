import type { TaleId } from '#shared/ids.ts';
import type { QueryClient } from '@tanstack/react-query';
import { type ImageItem, listImageUpdates } from '#shared/pictures/image.contract.ts';
import type { Thumbnail } from '#shared/thumbnail/thumbnail.contract.ts';
import { rhythms } from '#shared/vocabulary.ts';
import { call } from '#web/api/call.ts';
import { imageQueries } from '#web/pictures/image.ts';
import { thumbnailQueries } from '#web/thumbnails/thumbnail.ts';

type Fields = Record<string, unknown>;
type List<T> = { ok: true; items: T[] };

const merged = <T extends { id: string }>(items: readonly T[], update: T): T[] =>
  items.some(({ id }) => id === update.id)
    ? items.map((item) => (item.id === update.id ? { ...item, ...update } : item))
    : [...items, update];

function fieldsOf(data: unknown): Fields | null {
  try {
    const value: unknown = JSON.parse(String(data));
    return value && typeof value === 'object' && !Array.isArray(value) ? (value as Fields) : null;
  } catch {
    return null;
  }
}

/**
 * Shows the pictures and thumbnails of a tale as they come, backgrounds too; while the stream is broken it asks now and
 * then. Returns how to stop.
 */
export function followPictures(client: QueryClient, taleId: TaleId): () => void {
  const images = imageQueries.allOfTale(taleId).queryKey;
  const thumbnails = thumbnailQueries.ofTale(taleId).queryKey;
  let since = Date.now();
  let polls: ReturnType<typeof setInterval>[] = [];

  const pourImage = (item: ImageItem) =>
    client.setQueryData<List<ImageItem>>(images, (now) => now && { ...now, items: merged(now.items, item) });
  const pour = (update: Fields) => {
    const id = update['id'] ?? update['thumbId'] ?? update['imageId'];
    if (typeof id !== 'string') return;
    if ('thumbId' in update)
      client.setQueryData<List<Thumbnail>>(
        thumbnails,
        (now) => now && { ...now, items: merged(now.items, { ...update, id } as Thumbnail) },
      );
    else pourImage({ ...update, id } as ImageItem);
  };
  const stopPolls = () => {
    polls.forEach(clearInterval);
    polls = [];
  };
  async function pollImages() {
    const { updates, now } = await call(listImageUpdates, { params: { taleId }, query: { type: 'all', since } });
    since = now;
    updates.forEach(pourImage);
  }
  const startPolls = () => {
    if (polls.length > 0) return;
    polls = [
      setInterval(() => void pollImages().catch(() => null), rhythms.backgroundFallbackPoll),
      setInterval(() => void client.invalidateQueries({ queryKey: thumbnails }), rhythms.thumbnailFallbackPoll),
    ];
  };

  if (typeof EventSource === 'undefined') {
    startPolls();
    return stopPolls;
  }
  const stream = new EventSource(`/api/images/stream?taleId=${encodeURIComponent(taleId)}&type=all`, {
    withCredentials: true,
  });
  stream.addEventListener('open', stopPolls);
  stream.addEventListener('error', startPolls);
  stream.addEventListener('snapshot', ({ data }) => {
    const snapshot = fieldsOf(data);
    if (!snapshot) return;
    if (Array.isArray(snapshot['items']))
      client.setQueryData<List<ImageItem>>(images, { ok: true, items: snapshot['items'] });
    if (Array.isArray(snapshot['thumbnails']))
      client.setQueryData<List<Thumbnail>>(thumbnails, { ok: true, items: snapshot['thumbnails'] });
    if (typeof snapshot['now'] === 'number') since = snapshot['now'];
  });
  stream.addEventListener('update', ({ data }) => {
    const update = fieldsOf(data);
    if (update) pour(update);
  });
  return () => {
    stopPolls();
    stream.close();
  };
}
