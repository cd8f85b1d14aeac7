import type { TaleId } from '#shared/ids.ts';
import { t } from '@lingui/core/macro';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { createShareLink, listShareLinks, revokeShareLink } from '#shared/film/share-link.contract.ts';
import type { Ask } from '#web/api/call.ts';
import { call } from '#web/api/call.ts';
import { notify } from '#web/ui/notices/toast-store.ts';

export const shareLinksOf = (taleId: TaleId) =>
  queryOptions({
    queryKey: ['tale', taleId, 'share-links'] as const,
    queryFn: ({ signal }) => call(listShareLinks, { params: { taleId }, signal }),
    select: ({ items }) => items,
  });

function useAfterLinks(taleId: TaleId) {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: shareLinksOf(taleId).queryKey });
}

export const useCreateShareLink = (taleId: TaleId) =>
  useMutation({
    mutationFn: (body: NonNullable<Ask<typeof createShareLink>['body']>) =>
      call(createShareLink, { params: { taleId }, body }),
    meta: { failed: t`The link was not created` },
    onSettled: useAfterLinks(taleId),
  });

export const useRevokeShareLink = (taleId: TaleId) =>
  useMutation({
    mutationFn: (id: string) => call(revokeShareLink, { params: { taleId, id } }),
    meta: { failed: t`The link was not revoked` },
    onSuccess: () => notify.success(t`Link revoked`),
    onSettled: useAfterLinks(taleId),
  });
