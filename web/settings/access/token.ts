import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { createAccessToken, listAccessTokens, type NewToken, revokeAccessToken } from '#shared/me.contract.ts';
import { call } from '#web/api/call.ts';
import { notify } from '#web/ui/toast-store.ts';

export const tokensQuery = queryOptions({
  queryKey: ['tokens'] as const,
  queryFn: ({ signal }) => call(listAccessTokens, { signal }),
  select: ({ items }) => items,
});

const useAfterTokens = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: tokensQuery.queryKey });
};

export const useCreateToken = () =>
  useMutation({
    mutationFn: (body: NewToken) => call(createAccessToken, { body }),
    meta: { failed: 'Create failed' },
    onSettled: useAfterTokens(),
  });
export const useRevokeToken = () =>
  useMutation({
    mutationFn: (id: string) => call(revokeAccessToken, { params: { id } }),
    meta: { failed: 'Delete failed' },
    onSuccess: () => notify.deleted('Access token'),
    onSettled: useAfterTokens(),
  });
