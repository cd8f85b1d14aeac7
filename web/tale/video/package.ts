import type { TaleId } from '#shared/ids.ts';
import { t } from '@lingui/core/macro';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getPackageFile, orderPackage } from '#shared/tale/package.contract.ts';
import { call } from '#web/api/call.ts';

export const packageQueries = {
  ofTale: (taleId: TaleId) =>
    queryOptions({
      queryKey: ['tale', taleId, 'package-file'] as const,
      queryFn: ({ signal }) => call(getPackageFile, { params: { taleId }, signal }),
    }),
};

/** Packs a tale into one file. */
export function useOrderPackage(taleId: TaleId) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (films: boolean) => call(orderPackage, { params: { taleId }, body: { films } }),
    meta: { failed: t`Packing failed` },
    onSettled: () => client.invalidateQueries({ queryKey: ['jobs'] }),
  });
}
