import { t } from '@lingui/core/macro';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { createAccessToken, listAccessTokens, type NewToken, revokeAccessToken } from '#shared/account/me.contract.ts';
import { call } from '#web/api/call.ts';
import { notify } from '#web/ui/notices/toast-store.ts';

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
    meta: { failed: t`Create failed` },
    onSettled: useAfterTokens(),
  });
export const useRevokeToken = () =>
  useMutation({
    mutationFn: (id: string) => call(revokeAccessToken, { params: { id } }),
    meta: { failed: t`Delete failed` },
    onSuccess: () => notify.deleted(t`Access token`),
    onSettled: useAfterTokens(),
  });
