import type { TaleId } from '#shared/ids.ts';
import { t } from '@lingui/core/macro';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { SceneCaptions } from '#shared/captions/caption.contract.ts';
import { keepable } from '#shared/captions/caption-edits.ts';
import type { SceneCue } from '#shared/captions/scene-captions.ts';
import type { Language } from '#shared/vocabulary.ts';
import { CallError } from '#web/api/call.ts';
import { useResetCaptions, useSaveCaptions } from './caption.ts';

export type DraftState = 'idle' | 'waiting' | 'saving' | 'saved' | 'empty' | 'failed' | 'conflict';
/** How long after the last change it is saved, in ms. */
const calmMs = 700;

/** The captions of a scene while somebody lays them: saved by themselves, each step can be undone. */
export function useCaptionDraft(taleId: TaleId, language: Language, item: SceneCaptions) {
  const place = { taleId, sceneId: item.sceneId, language };
  const save = useSaveCaptions(place);
  const reset = useResetCaptions(place);
  const [cues, setCues] = useState<readonly SceneCue[]>(item.cues);
  const [past, setPast] = useState<readonly (readonly SceneCue[])[]>([]);
  const [state, setState] = useState<DraftState>('idle');
  const [error, setError] = useState('');
  const lastStep = useRef('');
  const version = useRef(item.version);
  const waiting = useRef<readonly SceneCue[] | null>(null);
  const running = useRef(false);

  // What came from elsewhere is shown, unless something here is not saved yet.
  useEffect(() => {
    if (waiting.current || running.current || item.version === version.current) return;
    version.current = item.version;
    setCues(item.cues);
    setPast([]);
  }, [item]);

  const send = useCallback(async () => {
    if (running.current) return;
    running.current = true;
    while (waiting.current) {
      const clean = keepable(waiting.current);
      waiting.current = null;
      if (!clean) {
        setState('empty');
        break;
      }
      setState('saving');
      try {
        version.current = (await save.mutateAsync({ version: version.current, cues: clean })).version;
        setState(waiting.current ? 'waiting' : 'saved');
      } catch (reason) {
        setState(reason instanceof CallError && reason.status === 409 ? 'conflict' : 'failed');
        setError(reason instanceof Error ? reason.message : t`The studio cannot be reached`);
        break;
      }
    }
    running.current = false;
    // oxlint-disable-next-line exhaustive-deps -- `mutateAsync` stays the same, the mutation around it does not
  }, [save.mutateAsync]);

  useEffect(() => {
    if (state !== 'waiting') return;
    const timer = setTimeout(() => void send(), calmMs);
    return () => clearTimeout(timer);
  }, [state, cues, send]);
  // A panel that is closed saves what it has.
  useEffect(() => () => void (waiting.current && send()), [send]);

  const show = (next: readonly SceneCue[]) => {
    waiting.current = next;
    setCues(next);
    setState('waiting');
  };
  return {
    cues,
    state,
    error,
    canUndo: past.length > 0,
    /** `step` names what is changed: the same step again (typing on) is one to undo. */
    change(step: string, next: readonly SceneCue[]) {
      if (step !== lastStep.current || past.length === 0) setPast([...past.slice(-99), cues]);
      lastStep.current = step;
      show(next);
    },
    undo() {
      const before = past.at(-1);
      if (!before) return;
      lastStep.current = '';
      setPast(past.slice(0, -1));
      show(before);
    },
    /** Keeps what is shown as it is, for the voice of now. */
    keep: () => show(cues),
    retry: () => show(cues),
    resetting: reset.isPending,
    async startAnew() {
      waiting.current = null;
      try {
        const fresh = await reset.mutateAsync();
        version.current = fresh.version;
        setCues(fresh.cues);
        setPast([]);
        setState('idle');
      } catch (reason) {
        setState('failed');
        setError(reason instanceof Error ? reason.message : t`The studio cannot be reached`);
      }
    },
    /** Throws away what was not saved and shows what is kept elsewhere. */
    takeTheirs(theirs: SceneCaptions) {
      waiting.current = null;
      version.current = theirs.version;
      setCues(theirs.cues);
      setPast([]);
      setState('idle');
    },
  };
}
