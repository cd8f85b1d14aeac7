import { t } from '@lingui/core/macro';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  checkChannel,
  chooseChannel,
  confirmChannel,
  createPlaylist,
  forgetChannel,
  getChannelChoices,
  listChannels,
  refreshChannel,
} from '#shared/publishing/channel.contract.ts';
import type { Language } from '#shared/vocabulary.ts';
import { call } from '#web/api/call.ts';
import { notify } from '#web/ui/notices/toast-store.ts';

const key = ['connection', 'channels'] as const;

export const channelQueries = {
  /** The linked channels and what waits to be confirmed. */
  all: queryOptions({ queryKey: key, queryFn: ({ signal }) => call(listChannels, { signal }), staleTime: 30_000 }),
  /** Playlists, categories and languages of a channel, as its host offers them. */
  choices: (id: string) =>
    queryOptions({
      queryKey: [...key, id, 'choices'] as const,
      queryFn: ({ signal }) => call(getChannelChoices, { params: { id }, signal }),
      staleTime: 300_000,
    }),
};

const useAfterChannel = () => {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [['connection'], ['settings', 'slots'], ['usage']].map((queryKey) => client.invalidateQueries({ queryKey })),
    );
};

export const useConfirmChannel = () =>
  useMutation({
    mutationFn: (id: string) => call(confirmChannel, { params: { id } }),
    meta: { failed: t`Not linked` },
    onSuccess: ({ title }) => notify.success(t`Channel linked`, t`Tales can be published to ${title} now.`),
    onSettled: useAfterChannel(),
  });
export const useChooseChannel = () =>
  useMutation({
    mutationFn: ({ id, ...body }: { id: string; isDefault?: true; languages?: Language[] }) =>
      call(chooseChannel, { params: { id }, body }),
    meta: { failed: t`Not saved` },
    onSettled: useAfterChannel(),
  });
export const useCheckChannel = () =>
  useMutation({
    mutationFn: (id: string) => call(checkChannel, { params: { id } }),
    meta: { failed: t`The link could not be checked` },
    onSuccess: ({ title, reauthRequired }) =>
      reauthRequired
        ? notify.info(t`Please re-link your account to continue`, title)
        : notify.success(t`The link works`, title),
    onSettled: useAfterChannel(),
  });
/** Unlinks a channel, or turns down one that waits to be confirmed. */
export const useForgetChannel = () =>
  useMutation({
    mutationFn: ({ id }: { id: string; pending: boolean }) => call(forgetChannel, { params: { id } }),
    meta: { failed: t`Not unlinked` },
    onSuccess: ({ revoked }, { pending }) => {
      const words = t`The host could not be notified. Remove the access in your account there too.`;
      notify.success(pending ? t`Nothing was linked` : t`Channel unlinked`, revoked ? '' : words);
    },
    onSettled: useAfterChannel(),
  });
export const useRefreshChannel = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(refreshChannel, { params: { id } }),
    meta: { failed: t`Could not check with the host` },
    onSettled: () => client.invalidateQueries({ queryKey: ['publications'] }),
  });
};
export const useCreatePlaylist = (id: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (title: string) => call(createPlaylist, { params: { id }, body: { title } }),
    meta: { failed: t`The playlist was not made` },
    onSuccess: ({ title }) => notify.success(t`Playlist made`, title),
    onSettled: () => client.invalidateQueries({ queryKey: [...key, id, 'choices'] }),
  });
};
