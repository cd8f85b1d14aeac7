import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getKanban } from '#shared/kanban.contract.ts';
import { call } from '#web/api.ts';

/** The board; `limit` is how many cards of each column are wanted. */
export const kanbanQuery = (limit: number) =>
  queryOptions({
    queryKey: ['tales', 'kanban', limit] as const,
    queryFn: ({ signal }) => call(getKanban, { query: { limit }, signal }),
    placeholderData: keepPreviousData,
  });
