import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getKanban, orderKanban } from '#shared/kanban.contract.ts';
import type { TaleStatus } from '#shared/pipeline.ts';
import { setTaleStatus } from '#shared/tale.contract.ts';
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

/** Writes a tale of a random passage at once. */
export const useCreateRandom = () =>
  useMutation({
    mutationFn: () => orderTale({ mode: 'random' }, crypto.randomUUID()),
    meta: { failed: null },
    onSuccess: ({ taleId }) => notify.success(`Tale created: ${taleId}`),
    onError: (error) => notifyFailure(error, failureTitles.create, 'Failed to create tale'),
    onSettled: useAfter('tales', 'summary', 'recent'),
  });
