import type { TaleId } from '#shared/ids.ts';
import { t } from '@lingui/core/macro';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import {
  addSlot,
  findNextSlot,
  listSlots,
  removeSlot,
  type Slot,
  takeNextSlot,
} from '#shared/publishing/slot.contract.ts';
import { setTaleStatus } from '#shared/tale/tale.contract.ts';
import { call } from '#web/api/call.ts';
import { notify } from '#web/ui/notices/toast-store.ts';
import { bothClocks } from './zone-words.ts';
import { inWords } from '#web/language/said.ts';

const key = ['settings', 'slots'] as const;

/** The weekly slots of every linked channel. */
export const slotsQuery = queryOptions({
  queryKey: key,
  queryFn: ({ signal }) => call(listSlots, { signal }),
  select: ({ items }) => items,
  staleTime: 30_000,
});
/** The slot that a tale would get now; it is not taken by looking. */
export const nextSlotQuery = (taleId: TaleId) =>
  queryOptions({
    queryKey: ['tale', taleId, 'publications', 'next-slot'] as const,
    queryFn: ({ signal }) => call(findNextSlot, { params: { taleId }, signal }),
    staleTime: 0,
  });

export type NewSlot = z.input<typeof addSlot.body>;

/** Keeps a weekly slot. */
export function useAddSlot() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewSlot) => call(addSlot, { body }),
    meta: { failed: t`Slot not saved` },
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}

/** Removes a weekly slot at once; Undo restores it. */
export function useRemoveSlot() {
  const client = useQueryClient();
  const add = useAddSlot();
  return useMutation({
    mutationFn: ({ id }: Slot) => call(removeSlot, { params: { id } }),
    meta: { failed: t`Slot not removed` },
    onSuccess: (_done, { channelId, weekday, time, zone }) =>
      notify.deleted(t`Slot`, {
        action: { label: t`Undo`, perform: () => add.mutate({ channelId, weekday, time, zone }) },
      }),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}

/** Schedules a tale for the next free slot of its channel; can be undone. */
export function useTakeSlot() {
  const client = useQueryClient();
  const after = () =>
    Promise.all(
      [['tales'], ['tale-list'], ['tale'], ['summary'], ['publications']].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
  const back = useMutation({
    mutationFn: ({
      id,
      status,
      scheduledAt,
    }: {
      id: string;
      status: z.input<typeof setTaleStatus.body>['status'];
      scheduledAt: number | null;
    }) => call(setTaleStatus, { params: { id }, body: { status, ...(scheduledAt === null ? {} : { scheduledAt }) } }),
    meta: { failed: t`Couldn't undo` },
    onSettled: after,
  });
  return useMutation({
    mutationFn: (taleId: TaleId) => call(takeNextSlot, { params: { taleId } }),
    meta: { failed: t`Not added to a slot` },
    onSuccess: ({ title, scheduledAt, zone, before, warnings = [], warningsSaid = [] }, id) =>
      notify.success(
        t`Added to the next slot`,
        [
          `${title}: ${bothClocks(scheduledAt * 1000, zone)}`,
          ...warnings.map((words, index) => inWords(warningsSaid[index], words)),
        ].join('. '),
        {
          action: { label: t`Undo`, perform: () => back.mutate({ id, ...before }) },
        },
      ),
    onSettled: after,
  });
}
