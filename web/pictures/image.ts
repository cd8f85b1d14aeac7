import type { TaleId } from '#shared/ids.ts';
import { t } from '@lingui/core/macro';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  defaultProgress,
  type ImageItem,
  isPending,
  listImages,
  queueImagePrompts,
  queueLatestImages,
  queueTaleImages,
} from '#shared/pictures/image.contract.ts';
import { rhythms } from '#shared/vocabulary.ts';
import { call } from '#web/api/call.ts';
import { failureTitles, notify } from '#web/ui/notices/toast-store.ts';

/** The picture file of an image, new after every change. */
export const imageUrl = ({ id, updatedAt }: Pick<ImageItem, 'id' | 'updatedAt'>): string =>
  `/api/images/file/${id}?v=${updatedAt}`;
/** Whether there is a picture to show. */
export const hasPicture = ({ r2Key, status }: Pick<ImageItem, 'r2Key' | 'status'>): boolean =>
  status === 'generated' && !!r2Key;

/** A list may leave the progress out: it is then that of the status. */
const withProgress = <T extends { items: ImageItem[] }>(answer: T): T => ({
  ...answer,
  items: answer.items.map((item) => ({
    ...item,
    progress: Number.isFinite(item.progress) ? item.progress : defaultProgress[item.status],
  })),
});

export const imageQueries = {
  ofTale: (taleId: TaleId) =>
    queryOptions({
      queryKey: ['tale', taleId, 'images'] as const,
      queryFn: ({ signal }) => call(listImages, { params: { taleId }, signal }).then(withProgress),
      select: ({ items }) => items.toSorted((a, b) => a.frameNo - b.frameNo),
      refetchInterval: ({ state }) => (state.data?.items.some(isPending) ? rhythms.imageListPoll : false),
    }),
  /** Frames and backgrounds. */
  allOfTale: (taleId: TaleId) =>
    queryOptions({
      queryKey: ['tale', taleId, 'images', 'all'] as const,
      queryFn: ({ signal }) =>
        call(listImages, { params: { taleId }, query: { type: 'all' }, signal }).then(withProgress),
      select: ({ items }) => items,
      refetchInterval: ({ state }) => (state.data?.items.some(isPending) ? rhythms.imageListPoll : false),
    }),
};

const useAfterQueue = (taleId?: TaleId) => {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: taleId ? ['tale', taleId] : ['tale'] }),
      client.invalidateQueries({ queryKey: ['jobs'] }),
      client.invalidateQueries({ queryKey: ['tales'] }),
      client.invalidateQueries({ queryKey: ['summary'] }),
    ]);
};

/** The dashboard's order: missing frames of the newest tale that lacks some. */
export const useQueueNewest = () =>
  useMutation({
    mutationFn: () => call(queueLatestImages, { body: {} }),
    meta: { failed: failureTitles.images },
    onSuccess: ({ queued }) => notify.promptsQueued(queued),
    onSettled: useAfterQueue(),
  });

/** The tale header's order: its missing frames. */
export const useQueueTale = (taleId: TaleId) =>
  useMutation({
    mutationFn: () => call(queueTaleImages, { params: { id: taleId } }),
    meta: { failed: t`Failed to queue images` },
    onSuccess: () => notify.imagesQueued(),
    onSettled: useAfterQueue(taleId),
  });

/** The Images tab's orders: what is missing, or everything again. */
export const useQueuePrompts = (taleId: TaleId) =>
  useMutation({
    mutationFn: (variant: 'missing' | 'all' | 'upright') => call(queueImagePrompts, { body: { taleId, variant } }),
    meta: { failed: t`Failed to queue images` },
    onSuccess: () => notify.imagesQueued(),
    onSettled: useAfterQueue(taleId),
  });
