import { queryOptions } from '@tanstack/react-query';
import { listThumbnails, type Thumbnail } from '#shared/thumbnail.contract.ts';
import { call } from '#web/api.ts';

/** The baked picture of a thumbnail, new after every change. */
export const thumbnailUrl = ({ id, updated_at }: Pick<Thumbnail, 'id' | 'updated_at'>): string =>
  `/api/thumbnails/${id}/png?v=${updated_at}`;

export const thumbnailQueries = {
  ofTale: (taleId: string) =>
    queryOptions({
      queryKey: ['tale', taleId, 'thumbnails'] as const,
      queryFn: ({ signal }) => call(listThumbnails, { params: { taleId }, signal }),
      select: ({ items }) => items.toSorted((a, b) => a.idx - b.idx || a.variant.localeCompare(b.variant)),
      refetchInterval: ({ state }) =>
        state.data?.items.some(({ status }) => status === 'queued' || status === 'generating') ? 4_000 : false,
    }),
};
