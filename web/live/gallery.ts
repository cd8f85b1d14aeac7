import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { GalleryStatus } from '#shared/pictures/gallery.contract.ts';
import type { ImageItem, ImageStatus } from '#shared/pictures/image.contract.ts';

type Item = { id: string };
type Pages = { pages: { items: Item[] }[] };
/** The moment at which a picture comes newly into a list: when it is ordered, or becomes what the list shows. */
const enters: Record<GalleryStatus | '', ImageStatus | null> = {
  '': 'queued',
  ready: 'generated',
  pending: 'queued',
  failed: 'error',
  missing: null,
};

/**
 * Shows a change of a picture where the gallery shows the picture; lists that it is new to are asked for again. What is
 * on the screen keeps its place.
 */
export function pourIntoGallery(client: QueryClient, freshen: (key: QueryKey) => void, image: ImageItem): void {
  for (const [key, data] of client.getQueriesData<Pages>({ queryKey: ['gallery', 'list'] })) {
    if (!data) continue;
    const listed = data.pages.some(({ items }) => items.some(({ id }) => id === image.id));
    const { tale, status } = key[2] as { tale: string; status: GalleryStatus | '' };
    if (listed)
      client.setQueryData<Pages>(key, {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          items: page.items.map((item) => (item.id === image.id ? { ...item, ...image } : item)),
        })),
      });
    else if ((!tale || tale === image.taleId) && enters[status] === image.status) freshen(key);
  }
  client.setQueryData<Item>(['gallery', 'one', image.id], (now) => now && { ...now, ...image });
  const counted = client.getQueryCache().findAll({ queryKey: ['gallery', 'counts'] }).length > 0;
  if (!counted) return;
  if (image.status === 'queued' || image.status === 'generated' || image.status === 'error')
    freshen(['gallery', 'counts']);
}
