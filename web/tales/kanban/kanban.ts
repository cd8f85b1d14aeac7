import { t } from '@lingui/core/macro';
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { getKanban, orderKanban } from '#shared/tale/kanban.contract.ts';
import type { TaleStatus } from '#shared/pipeline.ts';
import { call } from '#web/api/call.ts';
import { failureTitles, notify } from '#web/ui/notices/toast-store.ts';
import { notifyFailure } from '#web/api/query-client.ts';
import { inTurn, orderTale, useAfter } from '#web/tale-parts/tale.ts';

/** The board; `limit` is how many cards of each column are wanted. */
export const kanbanQuery = (limit: number) =>
  queryOptions({
    queryKey: ['tales', 'kanban', limit] as const,
    queryFn: ({ signal }) => call(getKanban, { query: { limit }, signal }),
    placeholderData: keepPreviousData,
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
    onSuccess: ({ taleId }) => notify.success(t`Tale created: ${taleId}`),
    onError: (error) => notifyFailure(error, failureTitles.create, t`Failed to create tale`),
    onSettled: useAfter('tales', 'summary', 'recent'),
  });
