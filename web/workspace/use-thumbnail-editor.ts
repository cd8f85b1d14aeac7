import type { TaleId } from '#shared/ids.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { nanoid } from 'nanoid';
import { type Dispatch, useEffect, useReducer, useRef } from 'react';
import type { Thumbnail } from '#shared/thumbnail/thumbnail.contract.ts';
import { type Language, languages } from '#shared/vocabulary.ts';
import { thumbnailQueries } from '#web/thumbnails/thumbnail.ts';
import { type Design, designOfPrepared, type Titles } from './design.ts';
import { keepDraft, readDraft } from './drafts.ts';
import { type Action, type Editor, newEditor, reduce, resumed } from './editor.ts';
import { variantFrom } from './variant-calls.ts';

/** Milliseconds of rest before a draft is kept. */
const draftRest = 300;
/** What the browser is asked to show when the page would be closed with texts in it. */
const leaveQuestion = () => t`You have unsaved changes. Are you sure you want to leave?`;

/** The prepared thumbnails that an editor can start from, the best picture first. */
export const preparedDesigns = (
  thumbnails: readonly Thumbnail[],
  language: Language,
): { row: Thumbnail; design: Design }[] =>
  thumbnails
    .filter(({ editor, status }) => !editor && status === 'generated')
    .flatMap((row) => {
      const design = designOfPrepared(row, language);
      return design ? [{ row, design }] : [];
    });

type Start = { taleId: TaleId; title: string; subtitle: string; titles: Titles; maxVariants: number };

/**
 * The editor of a tale: as this tab left it, otherwise as stored on the server, otherwise new. Keeps its draft and asks
 * before the page is closed.
 */
export function useThumbnailEditor({
  taleId,
  title,
  subtitle,
  titles,
  maxVariants,
}: Start): [Editor, Dispatch<Action>] {
  const language: Language = languages.find((one) => titles[one] !== undefined) ?? 'en';
  const draft = useRef<ReturnType<typeof readDraft>>(undefined!);
  const [editor, dispatch] = useReducer(reduce, null, () => {
    draft.current = readDraft(taleId, maxVariants);
    const started = newEditor({ title, subtitle, language, variants: maxVariants, makeId: nanoid });
    return draft.current ? resumed(started, draft.current) : started;
  });
  const thumbnails = useQuery(thumbnailQueries.ofTale(taleId));
  const attached = useRef(false);
  useEffect(() => {
    if (attached.current || !thumbnails.isSuccess) return;
    attached.current = true;
    const found = thumbnails.data
      .filter((row) => row.editor)
      .map((row) => {
        const { variant, overlays } = variantFrom(row);
        return { at: row.idx, variant, design: { background: variant.bgImageId, overlays, language, words: {} } };
      });
    if (found.length > 0) dispatch({ type: 'attached', found, keepDesigns: draft.current !== null });
    const designs = preparedDesigns(thumbnails.data, language).map(({ design }) => design);
    if (designs.length > 0) dispatch({ type: 'proposed', designs, overDraft: draft.current !== null });
  }, [thumbnails.isSuccess, thumbnails.data, language]);

  const latest = useRef(editor);
  latest.current = editor;
  /** A draft that was kept before the server's texts came would hide them, unless somebody has written since. */
  const isWorthKeeping = () => attached.current || latest.current.designs.some(({ past }) => past.length > 0);
  useEffect(() => {
    if (!isWorthKeeping()) return;
    const timer = setTimeout(() => keepDraft(taleId, editor), draftRest);
    return () => clearTimeout(timer);
  }, [taleId, editor]);
  useEffect(() => {
    const keep = () => isWorthKeeping() && keepDraft(taleId, latest.current);
    const ask = (event: BeforeUnloadEvent) => {
      keep();
      const written = latest.current.designs.some(({ now }) => now.overlays.some(({ text }) => text.trim() !== ''));
      if (!written) return;
      event.preventDefault();
      event.returnValue = leaveQuestion();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('beforeunload', ask);
      keep();
    };
  }, [taleId]);
  return [editor, dispatch];
}
