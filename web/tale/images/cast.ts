import type { TaleId } from '#shared/ids.ts';
import { plural, t } from '@lingui/core/macro';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CastMember } from '#shared/pictures/cast.ts';
import {
  borrowCast,
  type CastSheet,
  getCast,
  orderPortraits,
  redrawDrifted,
  saveCast,
} from '#shared/pictures/cast.contract.ts';
import { listCastNames } from '#shared/pictures/cast-names.contract.ts';
import { listTales } from '#shared/tale/tale-list.contract.ts';
import { limits } from '#shared/vocabulary.ts';
import { call } from '#web/api/call.ts';
import { notify } from '#web/ui/notices/toast-store.ts';

export const castQuery = (taleId: TaleId) =>
  queryOptions({
    queryKey: ['tale', taleId, 'detail', 'cast'] as const,
    queryFn: ({ signal }) => call(getCast, { params: { taleId }, signal }),
  });

/** The people missing from the cast; refetched with the cast. */
export const castNamesQuery = (taleId: TaleId) =>
  queryOptions({
    queryKey: ['tale', taleId, 'detail', 'cast-names'] as const,
    queryFn: ({ signal }) => call(listCastNames, { params: { taleId }, signal }),
  });

/** The newest tales, to take a cast from. */
export const lendersQuery = () =>
  queryOptions({
    queryKey: ['tales', 'lenders'] as const,
    queryFn: ({ signal }) => call(listTales, { query: { limit: limits.talesPage }, signal }),
    select: ({ items }) => items.map(({ id, title }) => ({ id, title })),
  });

/** The answer is the resulting sheet. */
function useKept(taleId: TaleId) {
  const client = useQueryClient();
  return {
    onSuccess: (sheet: CastSheet & { ok: true }) => client.setQueryData(castQuery(taleId).queryKey, sheet),
    onError: () => client.invalidateQueries({ queryKey: castQuery(taleId).queryKey }),
  };
}

export const useSaveCast = (taleId: TaleId) =>
  useMutation({
    mutationFn: (body: { version: number; members: CastMember[] }) => call(saveCast, { params: { taleId }, body }),
    meta: { failed: t`Cast not saved` },
    ...useKept(taleId),
  });

export const useBorrowCast = (taleId: TaleId) =>
  useMutation({
    mutationFn: (body: { version: number; fromTaleId: TaleId }) => call(borrowCast, { params: { taleId }, body }),
    meta: { failed: t`Couldn't copy the cast` },
    ...useKept(taleId),
  });

/** The queries that change when pictures are drawn: the tale, its jobs and the counts. */
function useAfterOrder(taleId: TaleId) {
  const client = useQueryClient();
  return () =>
    Promise.all([['tale', taleId], ['jobs'], ['summary']].map((queryKey) => client.invalidateQueries({ queryKey })));
}

/** Has pictures drawn again: these, or all that drifted. */
export const useRedrawPictures = (taleId: TaleId) =>
  useMutation({
    mutationFn: (ids: readonly string[] | undefined) =>
      call(redrawDrifted, { params: { taleId }, body: ids ? { ids: [...ids] } : {} }),
    meta: { failed: t`Image generation failed` },
    onSuccess: ({ queued }) =>
      notify.success(
        t`Images queued!`,
        plural(queued, { one: '# picture is drawn again', other: '# pictures are drawn again' }),
      ),
    onSettled: useAfterOrder(taleId),
  });

/** Has portraits drawn: another one of each of these entries, or all that are missing or show other words. */
export const useOrderPortraits = (taleId: TaleId) =>
  useMutation({
    mutationFn: (names: readonly string[] | undefined) =>
      call(orderPortraits, { params: { taleId }, body: names ? { names: [...names] } : {} }),
    meta: { failed: t`Portraits not ordered` },
    onSuccess: ({ queued }) =>
      notify.success(
        t`Portraits queued`,
        plural(queued, { one: '# portrait is being drawn', other: '# portraits are being drawn' }),
      ),
    onSettled: useAfterOrder(taleId),
  });
