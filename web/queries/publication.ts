import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { listPublications, refreshPublication, removePublication, retryPublication } from '#shared/publication.contract.ts';
import { publishTale } from '#shared/publish.contract.ts';
import { call } from '#web/api.ts';
import { notify } from '#web/ui/toast-store.ts';

/** What is asked of a publication. */
export type PublishOrder = z.input<typeof publishTale.body>;

const moving = ['queued', 'session_open', 'sending', 'inserted', 'decorated', 'waiting', 'unknown'];

export const publicationQueries = {
  ofTale: (taleId: string) =>
    queryOptions({
      queryKey: ['tale', taleId, 'publications'] as const,
      queryFn: ({ signal }) => call(listPublications, { params: { taleId }, signal }),
      refetchInterval: ({ state }) => (state.data?.items.some((item) => moving.includes(item.state)) ? 4_000 : false),
    }),
};

const useAfterPublishing = (taleId: string) => {
  const client = useQueryClient();
  return () => Promise.all([client.invalidateQueries({ queryKey: ['tale', taleId] }), client.invalidateQueries({ queryKey: ['jobs'] })]);
};

export const usePublish = (taleId: string) =>
  useMutation({
    mutationFn: (order: PublishOrder) => call(publishTale, { params: { taleId }, body: order }),
    meta: { failed: 'Publishing failed' },
    onSuccess: () => notify.processing(),
    onSettled: useAfterPublishing(taleId),
  });
export const useRefreshPublication = (taleId: string) =>
  useMutation({ mutationFn: (id: string) => call(refreshPublication, { params: { id } }), onSettled: useAfterPublishing(taleId) });
export const useRetryPublication = (taleId: string) =>
  useMutation({
    mutationFn: (id: string) => call(retryPublication, { params: { id } }),
    meta: { failed: 'Retry failed' },
    onSuccess: ({ jobId }) => notify.success('Retry queued!', `New job: ${jobId}`),
    onSettled: useAfterPublishing(taleId),
  });
export const useRemovePublication = (taleId: string) =>
  useMutation({
    mutationFn: (id: string) => call(removePublication, { params: { id } }),
    meta: { failed: 'Delete failed' },
    onSuccess: () => notify.deleted('Video'),
    onSettled: useAfterPublishing(taleId),
  });
