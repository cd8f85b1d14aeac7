import type { SceneId, TaleId } from '#shared/ids.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getCaptions, resetCaptions, type SceneCaptions, saveCaptions } from '#shared/captions/caption.contract.ts';
import type { SceneCue } from '#shared/captions/scene-captions.ts';
import type { Language } from '#shared/vocabulary.ts';
import { call } from '#web/api/call.ts';
import { audioKey } from '../audio.ts';

export const captionsOf = (taleId: TaleId, language: Language) =>
  queryOptions({
    queryKey: [...audioKey(taleId), 'captions', language] as const,
    queryFn: async ({ signal }) => (await call(getCaptions, { params: { taleId }, query: { language }, signal })).items,
  });

type Place = { readonly taleId: TaleId; readonly sceneId: SceneId; readonly language: Language };

/** Pours one scene's captions into what is known, and asks again for what they are shown in. */
function useTake({ taleId, language }: Place) {
  const client = useQueryClient();
  return async (item: SceneCaptions) => {
    client.setQueryData(captionsOf(taleId, language).queryKey, (all) =>
      all?.map((each) => (each.sceneId === item.sceneId ? item : each)),
    );
    await Promise.all([
      client.invalidateQueries({ queryKey: ['tale', taleId, 'storyboard'] }),
      client.invalidateQueries({ queryKey: ['tale', taleId, 'videos'] }),
    ]);
  };
}

export const useSaveCaptions = (place: Place) => {
  const take = useTake(place);
  return useMutation({
    mutationFn: async ({ version, cues }: { version: number; cues: readonly SceneCue[] }) => {
      const body = { version, cues: cues.map((cue) => ({ ...cue, lines: [...cue.lines] })) };
      return (await call(saveCaptions, { params: place, body })).item;
    },
    onSuccess: take,
  });
};

export const useResetCaptions = (place: Place) => {
  const take = useTake(place);
  return useMutation({ mutationFn: async () => (await call(resetCaptions, { params: place })).item, onSuccess: take });
};
