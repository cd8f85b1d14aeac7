import { plural, t } from '@lingui/core/macro';
import { infiniteQueryOptions, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { listBin, purgeTales, restoreTales } from '#shared/tale/tale-list.contract.ts';
import { limits } from '#shared/vocabulary.ts';
import { call } from '#web/api/call.ts';
import { notify } from '#web/ui/notices/toast-store.ts';
import { inParts } from '#web/api/in-parts.ts';
import { freshenTales } from '#web/tale-parts/tale-list.ts';

/** Deleted tales, page by page. */
export const binQuery = infiniteQueryOptions({
  queryKey: ['tales', 'bin'] as const,
  queryFn: ({ signal, pageParam }) =>
    call(listBin, { query: { limit: limits.talesPage, ...(pageParam ? { cursor: pageParam } : {}) }, signal }),
  initialPageParam: '',
  getNextPageParam: ({ nextCursor }) => nextCursor,
});

const after = (client: QueryClient, ids: readonly string[]) =>
  Promise.all([
    freshenTales(client, ids),
    ...[['tales'], ['tale'], ['summary'], ['gallery'], ['videos']].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  ]);

/** Takes tales out of the bin as they were. */
export function useRestoreTales() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (ids: readonly string[]) => inParts(ids, (some) => call(restoreTales, { body: { ids: some } })),
    meta: { failed: t`Restore failed` },
    onSuccess: ({ count }) => notify.success(plural(count, { one: 'Restored # tale', other: 'Restored # tales' })),
    onSettled: (_done, _error, ids) => after(client, ids),
  });
}

/** Deletes tales of the bin for good. */
export function usePurgeTales() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (ids: readonly string[]) => inParts(ids, (some) => call(purgeTales, { body: { ids: some } })),
    meta: { failed: t`Delete failed` },
    onSuccess: ({ count }) =>
      notify.success(plural(count, { one: 'Deleted # tale for good', other: 'Deleted # tales for good' })),
    onSettled: () => client.invalidateQueries({ queryKey: binQuery.queryKey }),
  });
}
