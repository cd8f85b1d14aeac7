import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { chooseVoice, getAudio, narrationUploadPath, queueNarration, removeNarration } from '#shared/audio.contract.ts';
import type { Language } from '#shared/vocabulary.ts';
import { call, sendFile } from '#web/api.ts';
import { notify } from '#web/ui/toast-store.ts';

export const audioQueries = {
  ofTale: (taleId: string) =>
    queryOptions({
      queryKey: ['tale', taleId, 'audio'] as const,
      queryFn: ({ signal }) => call(getAudio, { params: { taleId }, signal }),
      refetchInterval: ({ state }) =>
        state.data?.items.some(({ status }) => status === 'queued' || status === 'speaking') ? 4_000 : false,
    }),
};

const useAfterAudio = (taleId: string) => {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['tale', taleId, 'audio'] }),
      client.invalidateQueries({ queryKey: ['tale', taleId, 'storyboard'] }),
      client.invalidateQueries({ queryKey: ['tale', taleId, 'videos'] }),
      client.invalidateQueries({ queryKey: ['jobs'] }),
    ]);
};

export const useSpeak = (taleId: string) =>
  useMutation({
    mutationFn: ({ langs, variant = 'missing' }: { langs?: Language[]; variant?: 'missing' | 'all' }) =>
      call(queueNarration, { params: { taleId }, body: { variant, ...(langs ? { langs } : {}) } }),
    onSuccess: ({ queued }) =>
      queued > 0
        ? notify.success('Narration queued', `${queued} scenes will be spoken`)
        : notify.info('Nothing to speak', 'Every scene has its sound'),
    onSettled: useAfterAudio(taleId),
  });

export const useChooseVoice = (taleId: string) =>
  useMutation({
    mutationFn: (choice: { language: Language; voice: string }) => call(chooseVoice, { params: { taleId }, body: choice }),
    onSuccess: () => notify.saved('Voice'),
    onSettled: useAfterAudio(taleId),
  });

type Human = 'recorded' | 'uploaded';

export const useUploadNarration = (taleId: string) =>
  useMutation({
    mutationFn: ({ sceneId, language, file, kind }: { sceneId: string; language: Language; file: Blob; name: string; kind: Human }) =>
      sendFile(`${narrationUploadPath}?kind=${kind}`, { taleId, sceneId, language }, file),
    onSuccess: (_, { name }) => notify.uploaded(name),
    onSettled: useAfterAudio(taleId),
  });

export const useRemoveNarration = (taleId: string) =>
  useMutation({
    mutationFn: ({ sceneId, language }: { sceneId: string; language: Language }) =>
      call(removeNarration, { params: { taleId, sceneId, language } }),
    onSuccess: () => notify.deleted('Recording'),
    onSettled: useAfterAudio(taleId),
  });
