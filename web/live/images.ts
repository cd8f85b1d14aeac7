import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { ImageItem } from '#shared/pictures/image.contract.ts';
import { pourIntoGallery } from './gallery.ts';

type Fields = Readonly<Record<string, unknown>>;
type Listed = { items: { id: string }[] };
/** No field of a picture is longer, in characters. */
const longest = 10_000;

/**
 * The picture of an update, under any of the names that its id may have; null when it has none. Fields that no screen
 * could show are left out.
 */
export function imageOf(fields: Fields): ImageItem | null {
  const id = fields['id'] ?? fields['imageId'];
  if (typeof id !== 'string' || !id || typeof fields['taleId'] !== 'string' || typeof fields['status'] !== 'string')
    return null;
  const shown = Object.entries(fields).filter(
    ([, value]) =>
      value === null || typeof value === 'number' || (typeof value === 'string' && value.length <= longest),
  );
  return { ...(Object.fromEntries(shown) as ImageItem), id };
}

/**
 * Puts a changed picture where the screens read it: in place, so that nothing moves; a list that it is new to is
 * requested again.
 */
export function pourImage(client: QueryClient, freshen: (key: QueryKey) => void, image: ImageItem): void {
  let listed = false;
  client.setQueriesData<Listed>({ queryKey: ['tale', image.taleId, 'images'] }, (now) => {
    if (!now?.items.some(({ id }) => id === image.id)) return now;
    listed = true;
    return { ...now, items: now.items.map((item) => (item.id === image.id ? { ...item, ...image } : item)) };
  });
  if (!listed) freshen(['tale', image.taleId, 'images']);
  pourIntoGallery(client, freshen, image);
  if (client.getQueryState(['tale', image.taleId, 'stats'])) freshen(['tale', image.taleId, 'stats']);
}
