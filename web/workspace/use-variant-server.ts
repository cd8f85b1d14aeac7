import { useQueryClient } from '@tanstack/react-query';
import { type Dispatch, useMemo, useState } from 'react';
import { type Language, languages } from '#shared/vocabulary.ts';
import { freeSlots, useSaveFinished } from '#web/queries/finished.ts';
import { thumbnailQueries } from '#web/queries/thumbnail.ts';
import { notify } from '#web/ui/toast-store.ts';
import type { Background } from './background-grid.tsx';
import { inLanguage, type Titles } from './design.ts';
import { wholeSvg } from './drawing.tsx';
import { type Action, designOf, type Editor, fingerprint, hasUnsaved, rounded, variantOf } from './editor.ts';
import { pngData, variantCalls } from './variant-calls.ts';

type Work = 'save' | 'slot' | 'languages' | { readonly background: Background; readonly at: number };
type Parts = {
  readonly taleId: string;
  readonly editor: Editor;
  readonly dispatch: Dispatch<Action>;
  readonly picture: string | null;
  readonly titles: Titles;
  readonly finished: readonly { slotNumber: number }[];
};
const wordsOf = (error: unknown): string => (error instanceof Error && error.message) || 'Please try again.';

/** What the editor does on the server, one thing at a time. */
export function useVariantServer({ taleId, editor, dispatch, picture, titles, finished }: Parts) {
  const client = useQueryClient();
  const calls = useMemo(() => variantCalls(taleId), [taleId]);
  const saveFinished = useSaveFinished(taleId);
  const [work, setWork] = useState<Work | null>(null);
  /** Why the last saving did not succeed, said quietly beside the canvas. */
  const [trouble, setTrouble] = useState<string | null>(null);
  /** Why no slot was filled, said as an alert. */
  const [slotTrouble, setSlotTrouble] = useState<string | null>(null);
  const variant = variantOf(editor);
  const design = designOf(editor);
  const canSave = design.overlays.length > 0 || variant.bgImageId !== null;

  async function during(what: Work, act: () => Promise<void>, fail: (words: string) => void): Promise<void> {
    if (work) return;
    setWork(what);
    setTrouble(null);
    setSlotTrouble(null);
    try {
      await act();
    } catch (error) {
      console.warn('The thumbnail was not saved:', error);
      fail(wordsOf(error));
    } finally {
      setWork(null);
      void client.invalidateQueries({ queryKey: thumbnailQueries.ofTale(taleId).queryKey });
    }
  }
  async function bake(shown = design) {
    const { at } = editor;
    const answer = await calls.bake(at, variant, shown.overlays);
    dispatch({ type: 'answered', at, changes: answer, saved: fingerprint(shown, variant.bgImageId) });
    return answer;
  }
  async function fill(slotNumber: number, pngUrl: string, shown: typeof design, language: Language | null): Promise<void> {
    const { title, subtitle } = variant;
    const overlays = rounded(shown.overlays);
    const svgData = wholeSvg(picture, overlays);
    await saveFinished.mutateAsync({ slotNumber, title, subtitle, pngData: await pngData(pngUrl), svgData, overlays, language });
  }

  return {
    work,
    trouble,
    slotTrouble,
    canSave,
    chooseBackground: (background: Background) =>
      during(
        { background, at: editor.at },
        async () => {
          const { at } = editor;
          const changes = await calls.chooseBackground(at, variant, background.id);
          const saved = changes.baked && editor.saved[at] ? { saved: fingerprintWith(editor.saved[at], background.id) } : {};
          dispatch({ type: 'answered', at, changes, ...saved });
        },
        (words) => setTrouble(`The background was not set. ${words}`),
      ),
    save: () =>
      canSave
        ? during(
            'save',
            async () => {
              await bake();
              notify.success('Saved with text overlays.');
            },
            (words) => setTrouble(`Not saved. ${words}`),
          )
        : Promise.resolve(),
    /** Puts the baked picture into a slot; what changed since is baked first. */
    saveToSlot: (slot: number, language: Language | null) =>
      during(
        'slot',
        async () => {
          const pngUrl = hasUnsaved(editor) || !variant.pngUrl ? (await bake()).pngUrl : variant.pngUrl;
          if (pngUrl) await fill(slot, pngUrl, design, language);
        },
        (words) => setSlotTrouble(words),
      ),
    /** One slot for each language of the tale, as long as slots are free; ends with the variant as it is on the canvas. */
    saveLanguages: () =>
      during(
        'languages',
        async () => {
          const free = freeSlots(finished);
          const wanted = languages.filter((language) => titles[language] !== undefined).slice(0, free.length);
          for (const [index, language] of wanted.entries()) {
            const shown = inLanguage(design, language, titles);
            const { pngUrl } = await bake(shown);
            if (pngUrl) await fill(free[index]!, pngUrl, shown, language);
          }
          await bake();
        },
        (words) => setSlotTrouble(words),
      ),
  };
}
export type VariantServer = ReturnType<typeof useVariantServer>;

/** The server bakes a baked variant anew with the texts that it was saved with. */
const fingerprintWith = (saved: string, bgImageId: string): string => JSON.stringify([bgImageId, (JSON.parse(saved) as unknown[])[1]]);
