import type { TaleId } from '#shared/ids.ts';
import { t } from '@lingui/core/macro';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import {
  deleteFinished,
  listFinished,
  saveFinished,
  slotNumbers,
} from '#shared/thumbnail/finished-thumbnail.contract.ts';
import { call } from '#web/api/call.ts';
import { notify } from '#web/ui/notices/toast-store.ts';

export const finishedQueries = {
  ofTale: (taleId: TaleId) =>
    queryOptions({
      // Refetching the thumbnails of a tale refetches these too.
      queryKey: ['tale', taleId, 'thumbnails', 'finished'] as const,
      queryFn: ({ signal }) => call(listFinished, { params: { taleId }, signal }),
      select: ({ items }) => items,
    }),
};

/** The slots that hold nothing yet. */
export const freeSlots = (items: readonly { slotNumber: number }[]): number[] =>
  slotNumbers.filter((slot) => !items.some(({ slotNumber }) => slotNumber === slot));

/** Puts a baked picture into a slot. */
export function useSaveFinished(taleId: TaleId) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (finished: Omit<z.input<(typeof saveFinished)['body']>, 'taleId'>) =>
      call(saveFinished, { body: { taleId, ...finished } }),
    meta: { failed: null },
    onSuccess: () => notify.saved(t`Thumbnail`),
    onSettled: () => client.invalidateQueries({ queryKey: finishedQueries.ofTale(taleId).queryKey }),
  });
}

/** Empties a slot. */
export function useDeleteFinished(taleId: TaleId) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(deleteFinished, { params: { id } }),
    meta: { failed: null },
    onSuccess: () => notify.deleted(t`Thumbnail`),
    onSettled: () => client.invalidateQueries({ queryKey: finishedQueries.ofTale(taleId).queryKey }),
  });
}
