import { inWords } from '#web/language/said.ts';
import { t } from '@lingui/core/macro';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { z } from 'zod';
import {
  createTale,
  getTale,
  listTaleStatuses,
  type NewTale,
  renameTale,
  setTaleStatus,
} from '#shared/tale/tale.contract.ts';
import { listTales } from '#shared/tale/tale-list.contract.ts';
import type { TaleStatus } from '#shared/pipeline.ts';
import { limits } from '#shared/vocabulary.ts';
import { call } from '#web/api/call.ts';
import { notify } from '#web/ui/notices/toast-store.ts';
import { awaitedOrders, followWriting, type MadeTale, mayGoOn } from '#web/activity/writing.ts';

/** A creation order as the wizard sends it. */
export type TaleOrder = z.input<typeof NewTale>;
type Filter = { q: string; status: string };

const asked = ({ q, status }: Filter) => ({ ...(q ? { q } : {}), ...(status ? { status } : {}) });

export const taleQueries = {
  /** The dashboard's rows; an empty list when they cannot be read. */
  statuses: (filter: Filter) =>
    queryOptions({
      queryKey: ['tales', 'status', filter] as const,
      queryFn: ({ signal }) =>
        call(listTaleStatuses, { query: { ...asked(filter), limit: limits.talesStatus }, signal }),
      select: ({ items }) => items,
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  list: (filter: Filter) =>
    infiniteQueryOptions({
      queryKey: ['tales', 'list', filter] as const,
      queryFn: ({ signal, pageParam }) =>
        call(listTales, {
          query: { limit: limits.talesPage, ...(pageParam ? { cursor: pageParam } : {}), ...asked(filter) },
          signal,
        }),
      initialPageParam: '',
      getNextPageParam: ({ nextCursor }) => nextCursor,
      placeholderData: keepPreviousData,
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: ['tale', id, 'detail'] as const,
      queryFn: ({ signal }) => call(getTale, { params: { id }, signal }),
    }),
};

/**
 * Orders a tale and answers when it is there. The server's refusal and an answer without an id are errors. A
 * call that was cut off is followed by its key while `insist` says that the server was seen at work on it.
 */
export async function orderTale(order: TaleOrder, key: string, insist: () => boolean = () => false): Promise<MadeTale> {
  awaitedOrders.add(key);
  try {
    const answer = await call(createTale, { body: order, key });
    if (!answer.ok) throw new Error(inWords(answer.said, answer.error) || 'No taleId returned');
    if (!answer.taleId) throw new Error('No taleId returned');
    return answer;
  } catch (error) {
    const made = mayGoOn(error) ? await followWriting(key, insist) : null;
    if (made) return made;
    throw error;
  }
}

/** A title and the one before it. */
export type NewTitle = { readonly title: string; readonly before: string };
/** The other way round. */
export const turnedBack = ({ title, before }: NewTitle): NewTitle => ({ title: before, before: title });
/** Says that a tale has another title, and offers to take it back. */
export const tellRenamed = (undo: () => void): void =>
  notify.success(t`Renamed`, '', { action: { label: t`Undo`, perform: undo } });

/** Asks again for everything under these keys. */
export const useAfter = (...keys: string[]) => {
  const client = useQueryClient();
  return () => Promise.all(keys.map((key) => client.invalidateQueries({ queryKey: [key] })));
};
/** One after the other, in the order in which they were done. */
export const inTurn = { id: 'kanban' };

/** Moves a tale to another column; the board says how it ended. */
export const useMoveTale = () =>
  useMutation({
    scope: inTurn,
    mutationFn: ({ id, ...body }: { id: string; status: TaleStatus; scheduledAt?: number }) =>
      call(setTaleStatus, { params: { id }, body }),
    meta: { failed: null },
    onSettled: useAfter('tales', 'tale', 'summary'),
  });

/** Gives a tale the title as it was typed; its notice gives it the previous one again. */
export function useRenameTale(id: string) {
  const client = useQueryClient();
  const rename = useMutation({
    mutationFn: ({ title }: NewTitle) => call(renameTale, { params: { id }, body: { title } }),
    meta: { failed: t`Rename failed` },
    onSuccess: (_done, titles) => tellRenamed(() => rename.mutate(turnedBack(titles))),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['tale', id, 'detail'] }),
        client.invalidateQueries({ queryKey: ['tales'] }),
      ]),
  });
  return rename;
}
