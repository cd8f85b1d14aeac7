import type { SceneId, TaleId } from '#shared/ids.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  chooseMusic,
  getMusicChoice,
  type MusicChoice,
  musicUploadPath,
  sceneMixPath,
} from '#shared/sound/music.contract.ts';
import type { Language } from '#shared/vocabulary.ts';
import { call, sendFile } from '#web/api/call.ts';
import { notify } from '#web/ui/notices/toast-store.ts';
import { audioKey, refreshAudio } from '../audio.ts';

export const musicChoiceOf = (taleId: TaleId) =>
  queryOptions({
    queryKey: [...audioKey(taleId), 'music-choice'] as const,
    queryFn: async ({ signal }) => (await call(getMusicChoice, { params: { taleId }, signal })).choice,
  });

type Wish = Partial<Omit<MusicChoice, 'upload'>>;

export const useChooseMusic = (taleId: TaleId) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (wish: Wish) => call(chooseMusic, { params: { taleId }, body: wish }),
    onSuccess: ({ choice }) => client.setQueryData(musicChoiceOf(taleId).queryKey, choice),
    onSettled: () => refreshAudio(client, taleId),
  });
};

export const useUploadMusic = (taleId: TaleId) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (file: File) =>
      sendFile(`${musicUploadPath}?name=${encodeURIComponent(file.name.slice(0, 200))}`, { taleId }, file),
    onSuccess: (_, file) => notify.uploaded(file.name),
    onSettled: () => refreshAudio(client, taleId),
  });
};

/** Where the mix of a scene is heard; `change` makes another address whenever something in it changed. */
export const sceneMixUrl = (taleId: TaleId, sceneId: SceneId, language: Language, change: string) =>
  `${sceneMixPath.replace(':taleId', encodeURIComponent(taleId))}?${new URLSearchParams({ sceneId, language, v: change })}`;
