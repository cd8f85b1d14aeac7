import type { TaleId } from '#shared/ids.ts';
import { t } from '@lingui/core/macro';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Shape, StoryboardEdits } from '#shared/film/storyboard-edits.ts';
import type { Language } from '#shared/vocabulary.ts';
import { useSceneCuts } from './cutting/scene-cut.ts';
import { useSaveStoryboard } from './storyboard.ts';
import { notify } from '#web/ui/notices/toast-store.ts';

/** Changes a storyboard: `words` say what was done, for the notice with Undo. */
export type Change = (words: string, next: StoryboardEdits) => void;
/** A step that can be undone: decisions as they were, or a split or merge of scenes by its id. */
type Step = { readonly edits: StoryboardEdits } | { readonly changeId: string };
export type StoryboardWork = ReturnType<typeof useStoryboardEdits>;

/**
 * Saves each change at once and undoes the last ones: from the notice, a button, or Ctrl/Cmd+Z outside text fields.
 * Languages and shapes share the steps.
 */
export function useStoryboardEdits(taleId: TaleId, language: Language, shape: Shape, now: StoryboardEdits | undefined) {
  const save = useSaveStoryboard(taleId, language, shape);
  const cuts = useSceneCuts(taleId);
  const [past, setPast] = useState<readonly Step[]>([]);
  const [waiting, setWaiting] = useState<StoryboardEdits | null>(null);
  const latest = useRef({ now, past });
  latest.current = { now: waiting ?? now, past };
  const { mutate } = save;
  const { mutate: takeBack } = cuts.undo;
  const send = useCallback(
    (next: StoryboardEdits, done: () => void) => {
      setWaiting(next);
      mutate(next, {
        onSuccess: done,
        onSettled: () => setWaiting((still) => (still === next ? null : still)),
      });
    },
    [mutate],
  );
  const undo = useCallback(() => {
    const step = latest.current.past.at(-1);
    if (!step) return;
    setPast((steps) => steps.slice(0, -1));
    const tell = () => notify.info(t`Undone`, t`The storyboard is as it was before`);
    if ('changeId' in step) takeBack(step.changeId, { onSuccess: tell });
    else send(step.edits, tell);
  }, [send, takeBack]);
  const done = useCallback(
    (words: string, step: Step) => {
      setPast((steps) => [...steps, step].slice(-50));
      notify.success(words, '', { action: { label: t`Undo`, perform: undo } });
    },
    [undo],
  );
  const change = useCallback<Change>(
    (words, next) => {
      const before = latest.current.now;
      if (before) send(next, () => done(words, { edits: before }));
    },
    [send, done],
  );
  const cut = useCallback((words: string, changeId: string) => done(words, { changeId }), [done]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isUndo =
        (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'z';
      if (!isUndo || isText(event.target) || latest.current.past.length === 0) return;
      event.preventDefault();
      undo();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [undo]);
  const state = save.isPending
    ? ('saving' as const)
    : save.isError
      ? ('failed' as const)
      : save.isSuccess
        ? ('saved' as const)
        : null;
  return { edits: waiting ?? now, change, cut, undo, canUndo: past.length > 0, state, error: save.error };
}

/** Whether keys belong to a text that is being written. */
export const isText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.matches('input:not([type=range]):not([type=checkbox]):not([type=radio]), textarea, select') ||
    target.isContentEditable);
