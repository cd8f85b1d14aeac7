import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { endOtherSessions, endSession, listSessions } from '#shared/me.contract.ts';
import { call } from '#web/api/call.ts';
import { notify } from '#web/ui/toast-store.ts';

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
    meta: { failed: 'Sign-out failed' },
    onSuccess: () => notify.success('Signed out', 'That browser has to sign in again.'),
    onSettled: useAfterSessions(),
  });
export const useEndOtherSessions = () =>
  useMutation({
    mutationFn: () => call(endOtherSessions),
    meta: { failed: 'Sign-out failed' },
    onSuccess: ({ count }) => notify.success(count === 1 ? 'One session signed out' : `${count} sessions signed out`),
    onSettled: useAfterSessions(),
  });
