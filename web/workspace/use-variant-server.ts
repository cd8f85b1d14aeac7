import type { TaleId } from '#shared/ids.ts';
import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type Dispatch, useEffect, useMemo, useRef, useState } from 'react';
import { type Language, languages } from '#shared/vocabulary.ts';
import { freeSlots, useSaveFinished } from '#web/thumbnails/finished.ts';
import { thumbnailQueries } from '#web/thumbnails/thumbnail.ts';
import { notify } from '#web/ui/notices/toast-store.ts';
import { type Design, inLanguage, type Titles } from './design.ts';
import { wholeSvg } from './canvas/drawing.tsx';
import {
  type Action,
  behindWith,
  designOf,
  type Editor,
  fingerprint,
  hasUnsaved,
  rounded,
  variantOf,
} from './editor.ts';
import { useWorkLine } from './use-work-line.ts';
import { pngData, variantCalls } from './variant-calls.ts';

type Filled = { readonly slotNumber: number; readonly language: Language | null };
type Parts = {
  readonly taleId: TaleId;
  readonly editor: Editor;
  readonly dispatch: Dispatch<Action>;
  readonly picture: string | null;
  readonly titles: Titles;
  readonly finished: readonly Filled[];
};

/** The languages of the tale without a filled slot. */
export const languagesToFill = (titles: Titles, finished: readonly Filled[]): Language[] =>
  languages.filter((one) => titles[one] !== undefined && !finished.some(({ language }) => language === one));

/** What the editor does on the server. */
export function useVariantServer({ taleId, editor, dispatch, picture, titles, finished }: Parts) {
  const client = useQueryClient();
  const calls = useMemo(() => variantCalls(taleId), [taleId]);
  const saveFinished = useSaveFinished(taleId);
  const { work, during } = useWorkLine<'save' | 'slot' | 'languages' | 'background'>();
  /** Why the last save failed, shown beside the canvas. */
  const [trouble, setTrouble] = useState<string | null>(null);
  /** Why no slot was filled, shown as an alert. */
  const [slotTrouble, setSlotTrouble] = useState<string | null>(null);
  const latest = useRef(editor);
  latest.current = editor;
  const refresh = () => void client.invalidateQueries({ queryKey: thumbnailQueries.ofTale(taleId).queryKey });

  async function bake(shown = designOf(latest.current)) {
    const { at } = latest.current;
    await setBackground(at);
    const answer = await calls.bake(at, variantOf(latest.current), shown.overlays);
    dispatch({ type: 'answered', at, changes: answer, saved: fingerprint(shown) });
    return answer;
  }
  async function fill(slotNumber: number, pngUrl: string, shown: Design, language: Language | null): Promise<void> {
    const { title: own, subtitle } = variantOf(latest.current);
    const title = language === null || language === designOf(latest.current).language ? own : (titles[language] ?? own);
    const overlays = rounded(shown.overlays);
    const svgData = wholeSvg(picture, overlays);
    await saveFinished.mutateAsync({
      slotNumber,
      title,
      subtitle,
      pngData: await pngData(pngUrl),
      svgData,
      overlays,
      language,
    });
  }
  async function setBackground(at: number): Promise<void> {
    const { background } = latest.current.designs[at]!.now;
    const variant = latest.current.variants[at]!;
    if (background === variant.bgImageId) return;
    try {
      const changes = await calls.chooseBackground(at, variant, background);
      const before = latest.current.saved[at];
      dispatch({
        type: 'answered',
        at,
        changes,
        ...(changes.baked && before ? { saved: withBackground(before, background) } : {}),
      });
    } catch (error) {
      dispatch({ type: 'refused', at, background });
      throw error;
    }
  }

  /** Sends the current background to the server after a choice or an undo. */
  const following = useRef(false);
  useEffect(() => {
    const at = behindWith(editor);
    if (at < 0 || following.current) return;
    following.current = true;
    const ended = (words: string | null) => {
      following.current = false;
      setTrouble(words && t`The background was not set. ${words}`);
      refresh();
    };
    void during('background', () => setBackground(at), ended);
  });

  const saving = (words: string | null) => {
    setTrouble(words && t`Not saved. ${words}`);
    refresh();
  };
  const filling = (words: string | null) => {
    setSlotTrouble(words);
    refresh();
  };
  const design = designOf(editor);
  const canSave = design.overlays.length > 0 || design.background !== null;
  return {
    work,
    trouble,
    slotTrouble,
    canSave,
    async save(): Promise<void> {
      if (!canSave || work === 'save') return;
      await during(
        'save',
        async () => {
          const hasText = designOf(latest.current).overlays.some(({ text }) => text.trim() !== '');
          await bake();
          if (hasText) notify.success(t`Saved with text overlays.`);
          else notify.success(t`Thumbnail saved`, t`It has no text yet.`);
        },
        saving,
      );
    },
    /** Puts the baked picture into a slot; what changed since is baked first. */
    saveToSlot: (slot: number, language: Language | null) =>
      during(
        'slot',
        async () => {
          const { pngUrl: kept } = variantOf(latest.current);
          const pngUrl = hasUnsaved(latest.current) || !kept ? (await bake()).pngUrl : kept;
          if (pngUrl) await fill(slot, pngUrl, designOf(latest.current), language);
        },
        filling,
      ),
    /**
     * One slot for each language that has none, as long as slots are free; ends with the variant as it is on the
     * canvas.
     */
    saveLanguages: () =>
      during(
        'languages',
        async () => {
          const free = freeSlots(finished);
          for (const [index, language] of languagesToFill(titles, finished).slice(0, free.length).entries()) {
            const shown = inLanguage(designOf(latest.current), language, titles);
            const { pngUrl } = await bake(shown);
            if (pngUrl) await fill(free[index]!, pngUrl, shown, language);
          }
          await bake();
        },
        filling,
      ),
  };
}
export type VariantServer = ReturnType<typeof useVariantServer>;

/** The server bakes a baked variant again with the texts that it was saved with. */
const withBackground = (saved: string, background: string | null): string =>
  JSON.stringify([background, (JSON.parse(saved) as unknown[])[1]]);
