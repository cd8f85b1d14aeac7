import type { SceneId, TaleId } from '#shared/ids.ts';
import { t } from '@lingui/core/macro';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getSceneCut, mergeScenes, splitScene, undoSceneChange } from '#shared/film/scene-cut.contract.ts';
import type { Language } from '#shared/vocabulary.ts';
import { call } from '#web/api/call.ts';

/** Where a scene can be split and what becomes of its sounds; always asked for again. */
export const sceneCutQuery = (taleId: TaleId, sceneId: SceneId) =>
  queryOptions({
    queryKey: ['tale', taleId, 'scene-cut', sceneId] as const,
    queryFn: ({ signal }) => call(getSceneCut, { params: { taleId, sceneId }, signal }),
    staleTime: 0,
  });

type Split = { sceneId: SceneId; at: Partial<Record<Language, number>>; picture: 'both' | 'first' | 'second' };
type Merge = { sceneId: SceneId; nextId: string; picture: 'first' | 'second' };

/** Splits scenes, puts them together and takes that back; everything of the tale is requested again. */
export function useSceneCuts(taleId: TaleId) {
  const client = useQueryClient();
  const settled = { onSettled: () => client.invalidateQueries({ queryKey: ['tale', taleId] }) };
  return {
    split: useMutation({
      mutationFn: ({ sceneId, ...body }: Split) => call(splitScene, { params: { taleId, sceneId }, body }),
      meta: { failed: t`The scene was not split` },
      ...settled,
    }),
    merge: useMutation({
      mutationFn: ({ sceneId, ...body }: Merge) => call(mergeScenes, { params: { taleId, sceneId }, body }),
      meta: { failed: t`The scenes were not joined` },
      ...settled,
    }),
    undo: useMutation({
      mutationFn: (id: string) => call(undoSceneChange, { params: { id } }),
      meta: { failed: t`This could not be undone` },
      ...settled,
    }),
  };
}
