import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { queueLatestImages } from '#shared/image.contract.ts';
import { getKanban, orderKanban } from '#shared/kanban.contract.ts';
import type { TaleStatus } from '#shared/pipeline.ts';
import { restoreTales } from '#shared/tale-list.contract.ts';
import { bulkTales, renameTale, setTaleStatus } from '#shared/tale.contract.ts';
import { packageTale } from '#shared/video.contract.ts';
import { limits } from '#shared/vocabulary.ts';
import { call } from '#web/api.ts';
import { failureTitles, notify } from '#web/ui/toast-store.ts';
import { notifyFailure } from './client.ts';
import { orderTale } from './tale.ts';

/** The board; `limit` is how many cards of each column are wanted. */
export const kanbanQuery = (limit: number) =>
  queryOptions({
    queryKey: ['tales', 'kanban', limit] as const,
    queryFn: ({ signal }) => call(getKanban, { query: { limit }, signal }),
    placeholderData: keepPreviousData,
  });

const useAfter = (...keys: string[]) => {
  const client = useQueryClient();
  return () => Promise.all(keys.map((key) => client.invalidateQueries({ queryKey: [key] })));
};
/** One after the other, in the order in which they were done. */
const inTurn = { id: 'kanban' };

/** Moves a tale to another column; the board says how it ended. */
export const useMoveTale = () =>
  useMutation({
    scope: inTurn,
    mutationFn: ({ id, ...body }: { id: string; status: TaleStatus; scheduledAt?: number }) =>
      call(setTaleStatus, { params: { id }, body }),
    meta: { failed: null },
    onSettled: useAfter('tales', 'tale', 'summary'),
  });

/** Keeps the order of a column; that it failed is only logged. */
export const useOrderColumn = () =>
  useMutation({
    scope: inTurn,
    mutationFn: (body: { column: TaleStatus; ids: string[] }) => call(orderKanban, { body }),
    meta: { failed: null },
    onError: (error) => console.warn('The order of the column was not saved', error),
    onSettled: useAfter('tales'),
  });

/** Gives a tale the title as it was typed. */
export const useRenameCard = (id: string) =>
  useMutation({
    mutationFn: (title: string) => call(renameTale, { params: { id }, body: { title } }),
    meta: { failed: 'Rename failed' },
    onSuccess: () => notify.success('Renamed'),
    onSettled: useAfter('tales', 'tale'),
  });

/** The panel's order of pictures. */
export const useQueueCard = (taleId: string) =>
  useMutation({
    mutationFn: () => call(queueLatestImages, { body: { taleId, count: limits.framesPerOrder } }),
    meta: { failed: 'Queue failed' },
    onSuccess: () => notify.imagesQueued(),
    onSettled: useAfter('tales', 'tale', 'jobs', 'summary'),
  });

/** The panel's order of a video. */
export const usePackageCard = (id: string) =>
  useMutation({
    mutationFn: () => call(packageTale, { params: { id }, body: {} }),
    meta: { failed: 'Package failed' },
    onSuccess: () => notify.success('Packaging started for 1 tale(s)'),
    onSettled: useAfter('tales', 'tale', 'jobs', 'summary'),
  });

const bulkWords = {
  'queue-images': { failed: 'Queue failed', done: (count: number) => `Queued image jobs for ${count} tale(s)` },
  'package-video': { failed: 'Package failed', done: (count: number) => `Packaging started for ${count} tale(s)` },
  delete: { failed: 'Delete failed', done: (count: number) => `Deleted ${count} tale(s)` },
} as const;

/** What the board may order for several cards at once, in its own spelling; a deletion can be taken back. */
export const useBulkCards = () => {
  const after = useAfter('tales', 'tale', 'jobs', 'summary');
  return useMutation({
    mutationFn: (body: { action: keyof typeof bulkWords; ids: string[] }) => call(bulkTales, { body }),
    meta: { failed: null },
    onSuccess: ({ count, ids }, { action }) => {
      const undo = () =>
        void call(restoreTales, { body: { ids } })
          .catch((error: unknown) => notifyFailure(error, 'Undo failed'))
          .then(after);
      notify.success(
        bulkWords[action].done(count),
        '',
        action === 'delete' && count > 0 ? { action: { label: 'Undo', perform: undo } } : {},
      );
    },
    onError: (error, { action }) => notifyFailure(error, bulkWords[action].failed),
    onSettled: after,
  });
};

/** Writes a tale of a random passage at once. */
export const useCreateRandom = () =>
  useMutation({
    mutationFn: () => orderTale({ mode: 'random' }, crypto.randomUUID()),
    meta: { failed: null },
    onSuccess: ({ taleId }) => notify.success(`Tale created: ${taleId}`),
    onError: (error) => notifyFailure(error, failureTitles.create, 'Failed to create tale'),
    onSettled: useAfter('tales', 'summary', 'recent'),
  });
