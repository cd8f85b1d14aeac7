import type { ChannelId, TaleId } from '#shared/ids.ts';
import { t } from '@lingui/core/macro';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { z } from 'zod';
import { preflightTale } from '#shared/publishing/preflight.contract.ts';
import {
  listAllPublications,
  listPublications,
  type Publication,
  refreshPublication,
  removePublication,
  retryPublication,
} from '#shared/publishing/publication.contract.ts';
import { isUnderWay } from '#shared/publishing/publication-states.ts';
import {
  cancelPublication,
  editPublication,
  hidePublication,
  publishTale,
} from '#shared/publishing/publish.contract.ts';
import { call } from '#web/api/call.ts';
import { notify } from '#web/ui/notices/toast-store.ts';

/** What is asked of a publication. */
export type PublishOrder = z.input<typeof publishTale.body>;

export const publicationQueries = {
  ofTale: (taleId: TaleId) =>
    queryOptions({
      queryKey: ['tale', taleId, 'publications'] as const,
      queryFn: ({ signal }) => call(listPublications, { params: { taleId }, signal }),
      refetchInterval: ({ state }) => (state.data?.items.some((item) => isUnderWay(item.state)) ? 4_000 : false),
    }),
  /** Of all tales, newest first; empty text means every state, every channel. */
  all: ({ q, state, channelId }: { q: string; state: Publication['state'] | ''; channelId: ChannelId }) =>
    infiniteQueryOptions({
      queryKey: ['publications', 'all', { q, state, channelId }] as const,
      queryFn: ({ signal, pageParam }) =>
        call(listAllPublications, {
          query: {
            limit: 20,
            ...(q ? { q } : {}),
            ...(state ? { state } : {}),
            ...(channelId ? { channel: channelId } : {}),
            ...(pageParam ? { cursor: pageParam } : {}),
          },
          signal,
        }),
      initialPageParam: '',
      getNextPageParam: ({ nextCursor }) => nextCursor,
      placeholderData: keepPreviousData,
    }),
  /** What blocks an order. */
  preflight: (taleId: TaleId, intent: Intent) =>
    queryOptions({
      queryKey: ['tale', taleId, 'publications', 'preflight', intent] as const,
      queryFn: ({ signal }) => call(preflightTale, { params: { taleId }, body: intent, signal }),
      placeholderData: keepPreviousData,
      staleTime: 5_000,
    }),
};
export type Intent = z.input<typeof preflightTale.body>;

const useAfterPublishing = (taleId: TaleId) => {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [['tale', taleId], ['publications'], ['summary'], ['jobs']].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
};

export const usePublish = (taleId: TaleId) =>
  useMutation({
    mutationFn: (order: PublishOrder) => call(publishTale, { params: { taleId }, body: order }),
    meta: { failed: t`Publishing failed` },
    onSettled: useAfterPublishing(taleId),
  });
/** Takes an order back, or a scheduled video off its date. */
export const useCancelPublication = (taleId: TaleId) =>
  useMutation({
    mutationFn: (id: string) => call(cancelPublication, { params: { id } }),
    meta: { failed: t`Couldn't undo` },
    onSuccess: ({ state }) =>
      state === 'removed'
        ? notify.success(t`Undone`, t`Nothing was sent.`)
        : notify.success(t`Unscheduled`, t`The video stays private.`),
    onSettled: useAfterPublishing(taleId),
  });
/** Changes the texts of a video; a job updates the host. */
export const useEditPublication = (taleId: TaleId) =>
  useMutation({
    mutationFn: ({ id, ...words }: { id: string; title: string; description: string; tags: string[] }) =>
      call(editPublication, { params: { id }, body: words }),
    meta: { failed: t`Not saved` },
    onSuccess: () => notify.success(t`Saved`, t`The host is being updated.`),
    onSettled: useAfterPublishing(taleId),
  });
export const useHidePublication = (taleId: TaleId) =>
  useMutation({
    mutationFn: (id: string) => call(hidePublication, { params: { id } }),
    meta: { failed: t`Couldn't make it private` },
    onSuccess: () => notify.success(t`Made private`, t`Only you can see the video now.`),
    onSettled: useAfterPublishing(taleId),
  });
export const useRefreshPublication = (taleId: TaleId) =>
  useMutation({
    mutationFn: (id: string) => call(refreshPublication, { params: { id } }),
    onSettled: useAfterPublishing(taleId),
  });
export const useRetryPublication = (taleId: TaleId) =>
  useMutation({
    mutationFn: (id: string) => call(retryPublication, { params: { id } }),
    meta: { failed: t`Retry failed` },
    onSuccess: ({ jobId }) => notify.success(t`Retry queued!`, t`New job: ${jobId}`),
    onSettled: useAfterPublishing(taleId),
  });
export const useRemovePublication = (taleId: TaleId) =>
  useMutation({
    mutationFn: (id: string) => call(removePublication, { params: { id } }),
    meta: { failed: t`Delete failed` },
    onSuccess: () => notify.deleted(t`Video`),
    onSettled: useAfterPublishing(taleId),
  });
