import type { TaleId } from '#shared/ids.ts';
import { t } from '@lingui/core/macro';
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type GalleryStatus, listGallery } from '#shared/pictures/gallery.contract.ts';
import {
  cancelImage,
  getImageReading,
  type ImageItem,
  type ImageStatus,
  redrawImage,
} from '#shared/pictures/image.contract.ts';
import type { ReadingChange } from '#shared/pictures/scene-reading.ts';
import type { Tale } from '#shared/tale/tale.contract.ts';
import { call } from '#web/api/call.ts';
import { notify } from '#web/ui/notices/toast-store.ts';
import { imageQueries } from '#web/pictures/image.ts';

/** A frame of a tale; `missing` is planned and nobody ordered it. */
export type TaleFrame = Omit<ImageItem, 'status'> & { status: ImageStatus | Extract<GalleryStatus, 'missing'> };
type Listed = { items: TaleFrame[] };

const plannedFrames = (taleId: TaleId, lacks: boolean) =>
  queryOptions({
    queryKey: ['tale', taleId, 'images', 'planned'] as const,
    queryFn: ({ signal }) => call(listGallery, { query: { taleId, status: 'missing', limit: 100 }, signal }),
    enabled: lacks,
  });

/**
 * Every frame of a tale in its place, those that nobody ordered yet too: what is drawn arrives where it was waited for.
 */
export function useTaleFrames({ id, images_ready, images_total }: Pick<Tale, 'id' | 'images_ready' | 'images_total'>) {
  const ordered = useQuery(imageQueries.ofTale(id));
  const planned = useQuery(plannedFrames(id, images_ready < images_total));
  const frames = new Map<string, TaleFrame>((planned.data?.items ?? []).map((item) => [item.id, item]));
  for (const item of ordered.data ?? []) frames.set(item.id, item);
  return {
    frames: [...frames.values()]
      .filter(({ imageType }) => imageType === 'frame')
      .toSorted((a, b) => a.frameNo - b.frameNo),
    isPending: ordered.isPending || planned.isLoading,
    error: ordered.error ?? planned.error,
    again: () => [ordered, planned].forEach(({ isError, refetch }) => isError && void refetch()),
  };
}

/** Whether a frame is ordered and not there yet. */
export const isUnderWay = ({ status }: Pick<TaleFrame, 'status'>): boolean =>
  status === 'queued' || status === 'generating' || status === 'uploading';

/** Shows at once what was ordered; the answer and live events correct it. */
const foresee = (client: QueryClient, { taleId, id }: Pick<TaleFrame, 'taleId' | 'id'>, change: Partial<TaleFrame>) =>
  client.setQueriesData<Listed>(
    { queryKey: ['tale', taleId, 'images'] },
    (now) => now && { ...now, items: now.items.map((item) => (item.id === id ? { ...item, ...change } : item)) },
  );
const useAfterFrame = (taleId: TaleId) => {
  const client = useQueryClient();
  return () =>
    Promise.all([['tale', taleId], ['jobs'], ['gallery']].map((queryKey) => client.invalidateQueries({ queryKey })));
};

/** How the words of a frame are read; read again when they were changed. */
export const imageReadingQuery = ({ id, taleId, prompt }: Pick<TaleFrame, 'id' | 'taleId' | 'prompt'>) =>
  queryOptions({
    queryKey: ['tale', taleId, 'reading', id, prompt] as const,
    queryFn: ({ signal }) => call(getImageReading, { params: { id }, signal }),
  });

/** What a redrawing changes; a reading of null is the studio's own. */
export type Redrawing = { readonly prompt?: string; readonly reading?: ReadingChange | null };

/** Has one frame drawn, for the first time or again, with other words or another reading if given. */
export function useRedraw(frame: Pick<TaleFrame, 'id' | 'taleId'>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: Redrawing) => call(redrawImage, { params: { id: frame.id }, body: change }),
    meta: { failed: t`Failed to queue images` },
    onMutate: ({ prompt }) =>
      foresee(client, frame, { status: 'queued', progress: 0, lastError: null, ...(prompt ? { prompt } : {}) }),
    onSuccess: () => notify.imagesQueued(),
    onSettled: useAfterFrame(frame.taleId),
  });
}

/** Takes the order of one frame back. */
export function useTakeBack(frame: Pick<TaleFrame, 'id' | 'taleId' | 'r2Key'>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(cancelImage, { params: { id: frame.id } }),
    onMutate: () =>
      foresee(client, frame, { status: frame.r2Key ? 'generated' : 'missing', progress: frame.r2Key ? 100 : 0 }),
    onSettled: useAfterFrame(frame.taleId),
  });
}
