import type { SceneId, TaleId } from '#shared/ids.ts';
import { plural, t } from '@lingui/core/macro';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getAudio, queueNarration, removeNarration } from '#shared/sound/audio.contract.ts';
import { chooseTake, getTakes, removeTake } from '#shared/sound/recording.contract.ts';
import type { Language } from '#shared/vocabulary.ts';
import { CallError, call } from '#web/api/call.ts';
import { partSender } from './part-sender.ts';
import { uploadIntent } from './upload-intent.ts';
import { notify } from '#web/ui/notices/toast-store.ts';

export const audioQueries = {
  ofTale: (taleId: TaleId) =>
    queryOptions({
      queryKey: ['tale', taleId, 'audio'] as const,
      queryFn: ({ signal }) => call(getAudio, { params: { taleId }, signal }),
      refetchInterval: ({ state }) =>
        state.data?.items.some(({ status }) => status === 'queued' || status === 'speaking') ? 4_000 : false,
    }),
};

/** All queries about a tale's sound are under this key. */
export const audioKey = (taleId: TaleId) => ['tale', taleId, 'audio'] as const;

/** Refetches everything that contains a tale's sound. */
export const refreshAudio = (client: QueryClient, taleId: TaleId) =>
  Promise.all([
    client.invalidateQueries({ queryKey: audioKey(taleId) }),
    client.invalidateQueries({ queryKey: ['tale', taleId, 'storyboard'] }),
    client.invalidateQueries({ queryKey: ['tale', taleId, 'videos'] }),
    client.invalidateQueries({ queryKey: ['jobs'] }),
  ]);

/** Refreshes the caches after a change of a tale's sound. */
export const useAfterAudio = (taleId: TaleId) => {
  const client = useQueryClient();
  return () => refreshAudio(client, taleId);
};

export const useSpeak = (taleId: TaleId) =>
  useMutation({
    mutationFn: ({ langs, variant = 'missing' }: { langs?: Language[]; variant?: 'missing' | 'all' }) =>
      call(queueNarration, { params: { taleId }, body: { variant, ...(langs ? { langs } : {}) } }),
    onSuccess: ({ queued }) =>
      queued > 0
        ? notify.success(
            t`Narration queued`,
            plural(queued, { one: '# scene will be read', other: '# scenes will be read' }),
          )
        : notify.info(t`Nothing to read`, t`Every scene has its narration`),
    onSettled: useAfterAudio(taleId),
  });

/**
 * Sends a picked file in parts: it resumes after a broken connection, and when the same file is picked again after the
 * tab was closed.
 */
export const useUploadNarration = (taleId: TaleId) =>
  useMutation({
    mutationFn: async ({ sceneId, language, file }: { sceneId: SceneId; language: Language; file: File }) => {
      const { intent, settle } = uploadIntent({ taleId, sceneId, language }, file);
      try {
        await partSender({ taleId, sceneId, language, kind: 'uploaded', intent }, async () => file).finish();
        settle();
      } catch (error) {
        // what was refused is begun again
        if (error instanceof CallError && error.status < 500 && error.status !== 429) settle();
        throw error;
      }
    },
    onSuccess: (_, { file }) => notify.uploaded(file.name),
    onSettled: useAfterAudio(taleId),
  });

type Place = { readonly taleId: TaleId; readonly sceneId: SceneId; readonly language: Language };

export const takesOf = (place: Place) =>
  queryOptions({
    queryKey: [...audioKey(place.taleId), 'takes', place.sceneId, place.language] as const,
    queryFn: async ({ signal }) => (await call(getTakes, { params: place, signal })).items,
  });

export const useChooseTake = (taleId: TaleId) =>
  useMutation({
    mutationFn: ({ id, ...cut }: { id: string; startMs?: number; endMs?: number }) =>
      call(chooseTake, { params: { id }, body: cut }),
    onSettled: useAfterAudio(taleId),
  });

export const useRemoveTake = (taleId: TaleId) =>
  useMutation({
    mutationFn: (id: string) => call(removeTake, { params: { id } }),
    onSuccess: () => notify.deleted(t`Take`),
    onSettled: useAfterAudio(taleId),
  });

export const useRemoveNarration = (taleId: TaleId) =>
  useMutation({
    mutationFn: ({ sceneId, language }: { sceneId: SceneId; language: Language }) =>
      call(removeNarration, { params: { taleId, sceneId, language } }),
    onSuccess: () => notify.deleted(t`Recording`),
    onSettled: useAfterAudio(taleId),
  });
