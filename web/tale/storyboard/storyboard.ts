import type { TaleId } from '#shared/ids.ts';
import { t } from '@lingui/core/macro';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getStoryboard, saveStoryboard, type Storyboard } from '#shared/film/storyboard.contract.ts';
import type { Shape, StoryboardEdits } from '#shared/film/storyboard-edits.ts';
import type { Language } from '#shared/vocabulary.ts';
import { call } from '#web/api/call.ts';

export const storyboardQuery = (taleId: TaleId, language: Language, shape: Shape = '16:9') =>
  queryOptions({
    queryKey: ['tale', taleId, 'storyboard', language, shape] as const,
    queryFn: ({ signal }) => call(getStoryboard, { params: { taleId }, query: { language, shape }, signal }),
  });

/**
 * Keeps what was decided, one write after the other, each on the newest version that this browser knows. What is
 * refused is requested again.
 */
export function useSaveStoryboard(taleId: TaleId, language: Language, shape: Shape) {
  const client = useQueryClient();
  const all = ['tale', taleId, 'storyboard'] as const;
  const own = storyboardQuery(taleId, language, shape).queryKey;
  return useMutation({
    scope: { id: `storyboard ${taleId}` },
    mutationFn: (edits: StoryboardEdits) => {
      const known = client.getQueriesData<Storyboard>({ queryKey: all }).map(([, board]) => board?.version ?? 0);
      const body = { version: Math.max(0, ...known), edits: edits as Storyboard['edits'] };
      return call(saveStoryboard, { params: { taleId }, query: { language, shape }, body });
    },
    meta: { failed: t`The storyboard was not saved` },
    onMutate: () => client.cancelQueries({ queryKey: all }),
    onSuccess: (board) => {
      client.setQueryData(own, board);
      void client.invalidateQueries({ queryKey: ['tale', taleId, 'videos'] });
      void client.invalidateQueries({ queryKey: all, predicate: ({ queryKey }) => queryKey.join() !== own.join() });
    },
    onError: () => client.invalidateQueries({ queryKey: all }),
  });
}
