import type { TaleId } from '#shared/ids.ts';
import { t } from '@lingui/core/macro';
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type ImageItem,
  type ImageVersion,
  imageVersionFilePath,
  listImageVersions,
  restoreImageVersion,
} from '#shared/pictures/image.contract.ts';
import type { previewWidths } from '#shared/pictures/style-sample.contract.ts';
import { call } from '#web/api/call.ts';
import { notify } from '#web/ui/notices/toast-store.ts';

/** The pictures that an image had before, page by page; another present picture asks again. */
export const versionsOf = ({ id, taleId, r2Key }: Pick<ImageItem, 'id' | 'taleId' | 'r2Key'>) =>
  infiniteQueryOptions({
    queryKey: ['tale', taleId, 'versions', id, r2Key] as const,
    queryFn: ({ signal, pageParam }) =>
      call(listImageVersions, { params: { id }, query: pageParam ? { cursor: pageParam } : {}, signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
  });

/** The address of an earlier picture. */
export const versionUrl = ({ id }: Pick<ImageVersion, 'id'>, width: (typeof previewWidths)[number]): string =>
  `${imageVersionFilePath.replace(':id', id)}?v=1&w=${width}`;

/** Goes back to an earlier picture. */
export function useGoBack(taleId: TaleId) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (version: Pick<ImageVersion, 'id'>) => call(restoreImageVersion, { params: { id: version.id } }),
    onSuccess: ({ frameNo }) =>
      notify.success(t`Picture put back`, t`Frame ${frameNo} was restored; the other picture is kept.`),
    onSettled: () =>
      Promise.all(
        [['tale', taleId], ['gallery'], ['videos']].map((queryKey) => client.invalidateQueries({ queryKey })),
      ),
  });
}
