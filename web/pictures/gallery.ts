import { t } from '@lingui/core/macro';
import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import {
  countGallery,
  type GalleryItem,
  type GalleryStatus,
  getGalleryPicture,
  listGallery,
  pictureUpload,
  replacePicturePath,
} from '#shared/pictures/gallery.contract.ts';
import { redrawImage } from '#shared/pictures/image.contract.ts';
import { previewWidths } from '#shared/pictures/style-sample.contract.ts';
import type { CulturalContext } from '#shared/vocabulary.ts';
import { call, sendFile } from '#web/api/call.ts';
import { notify } from '#web/ui/notices/toast-store.ts';

/** The filter of the gallery; empty text means everything. */
export type GalleryFilter = { tale: string; status: GalleryStatus | ''; context: CulturalContext | '' };
export type GalleryPages = InfiniteData<{ items: GalleryItem[]; nextCursor: string | null }>;

const narrow = ({ tale, context }: Omit<GalleryFilter, 'status'>) => ({
  ...(tale ? { taleId: tale } : {}),
  ...(context ? { context } : {}),
});

export const galleryQueries = {
  list: (filter: GalleryFilter) =>
    infiniteQueryOptions({
      queryKey: ['gallery', 'list', filter] as const,
      queryFn: ({ signal, pageParam }) => {
        const { status } = filter;
        const query = { ...narrow(filter), ...(status ? { status } : {}), ...(pageParam ? { cursor: pageParam } : {}) };
        return call(listGallery, { query, signal });
      },
      initialPageParam: '',
      getNextPageParam: ({ nextCursor }) => nextCursor,
      placeholderData: keepPreviousData,
      staleTime: 30_000,
    }),
  counts: ({ tale, context }: GalleryFilter) =>
    queryOptions({
      queryKey: ['gallery', 'counts', { tale, context }] as const,
      queryFn: ({ signal }) => call(countGallery, { query: narrow({ tale, context }), signal }),
      placeholderData: keepPreviousData,
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: ['gallery', 'one', id] as const,
      queryFn: ({ signal }) => call(getGalleryPicture, { params: { id }, signal }),
    }),
};

/** The address of a stored picture; another picture has another one. Null when there is none yet. */
export function pictureUrl(
  { id, r2Key }: Pick<GalleryItem, 'id' | 'r2Key'>,
  width?: (typeof previewWidths)[number],
): string | null {
  if (!r2Key) return null;
  const version = encodeURIComponent(r2Key.split('/').at(-1) ?? '').slice(-80);
  return `/api/images/file/${id}?v=${version}${width ? `&w=${width}` : ''}`;
}
/** The same picture in every width that the studio sends. */
export const pictureSet = (item: Pick<GalleryItem, 'id' | 'r2Key'>): string =>
  previewWidths.map((width) => `${pictureUrl(item, width)} ${width}w`).join(', ');

/**
 * Has one picture drawn, again or for the first time; it is shown as queued at once. `tell`: also by a notice.
 */
export function useDraw({ id, taleId }: Pick<GalleryItem, 'id' | 'taleId'>, tell: boolean) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(redrawImage, { params: { id }, body: {} }),
    meta: { failed: t`Failed to queue images` },
    onMutate: () => changeEverywhere(client, id, { status: 'queued', progress: 0, lastError: null }),
    onSuccess: () => (tell ? notify.imagesQueued() : undefined),
    onSettled: (_, error) =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['gallery', ...(error ? [] : ['counts'])] }),
        client.invalidateQueries({ queryKey: ['tale', taleId] }),
        client.invalidateQueries({ queryKey: ['jobs'] }),
      ]),
  });
}

/** Puts a picture file in the place of a picture. */
export function useReplacePicture({ id, taleId }: Pick<GalleryItem, 'id' | 'taleId'>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (file: Blob) => {
      if (file.size > pictureUpload.bytes)
        throw new Error(
          t`This picture is larger than ${{ megabytes: pictureUpload.bytes / 1_000_000 }} MB: save it smaller and try again.`,
        );
      await sendFile(replacePicturePath, { id }, file);
    },
    meta: { failed: null },
    onSettled: () =>
      Promise.all(
        [['gallery'], ['tale', taleId], ['tales'], ['videos']].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  });
}

/** Changes a picture in every list and dialog that shows it. */
function changeEverywhere(client: ReturnType<typeof useQueryClient>, id: string, change: Partial<GalleryItem>): void {
  client.setQueriesData<GalleryPages>(
    { queryKey: ['gallery', 'list'] },
    (now) =>
      now && {
        ...now,
        pages: now.pages.map((page) => ({
          ...page,
          items: page.items.map((item) => (item.id === id ? { ...item, ...change } : item)),
        })),
      },
  );
  client.setQueryData<GalleryItem>(['gallery', 'one', id], (now) => now && { ...now, ...change });
}
