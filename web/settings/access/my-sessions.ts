import { t } from '@lingui/core/macro';
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { endOtherSessions, endSession, listSessions } from '#shared/account/me.contract.ts';
import { call } from '#web/api/call.ts';
import { notify } from '#web/ui/notices/toast-store.ts';

/** Where the creator is signed in, page by page. */
export const mySessionsQuery = infiniteQueryOptions({
  queryKey: ['sessions'] as const,
  queryFn: ({ pageParam, signal }) => call(listSessions, { query: pageParam ? { cursor: pageParam } : {}, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }) => nextCursor,
  select: ({ pages }) => pages.flatMap(({ items }) => items),
});

const useAfterSessions = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: mySessionsQuery.queryKey });
};

export const useEndSession = () =>
  useMutation({
    mutationFn: (id: string) => call(endSession, { params: { id } }),
    meta: { failed: t`Sign-out failed` },
    onSuccess: () => notify.success(t`Signed out`, t`That browser has to sign in again.`),
    onSettled: useAfterSessions(),
  });
export const useEndOtherSessions = () =>
  useMutation({
    mutationFn: () => call(endOtherSessions),
    meta: { failed: t`Sign-out failed` },
    onSuccess: ({ count }) => notify.success(count === 1 ? t`One session signed out` : t`${count} sessions signed out`),
    onSettled: useAfterSessions(),
  });
