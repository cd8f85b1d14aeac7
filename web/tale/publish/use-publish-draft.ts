import type { TaleId } from '#shared/ids.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { publicationDraftQuery, readDraft, saveDraft } from './publication-draft.ts';
import { draftKeeper } from './publish-draft-keeper.ts';

type Answer = Awaited<ReturnType<typeof readDraft>>;

/** The draft of a tale's YouTube tab, saved as it is written. `first` is as it was loaded. */
export function usePublishDraft(taleId: TaleId, first: Answer) {
  const keeper = useMemo(() => {
    const name = `ai-content-pipeline:publication-draft:${taleId}`;
    return draftKeeper(first, {
      read: () => readDraft(taleId),
      save: (base, draft) => saveDraft(taleId, base, draft),
      slot: {
        of: () => JSON.parse(localStorage.getItem(name) ?? 'null') as unknown,
        keep: (pending) => localStorage.setItem(name, JSON.stringify(pending)),
        drop: () => localStorage.removeItem(name),
      },
    });
    // A keeper lives as long as the tab is open: later answers are heard, they do not begin again.
    // oxlint-disable-next-line exhaustive-deps
  }, [taleId]);
  const latest = useQuery(publicationDraftQuery(taleId)).data;
  useEffect(() => {
    if (latest) keeper.hear(latest);
  }, [keeper, latest]);
  useEffect(() => () => void keeper.flush(), [keeper]);
  return { ...useSyncExternalStore(keeper.subscribe, keeper.state), edit: keeper.edit, flush: keeper.flush };
}
