import { books } from '#shared/story/scripture-books.ts';
import { audiences, culturalContexts, languages, lengths, spans, tones } from '#shared/vocabulary.ts';
import { draftSlot } from './draft-slot.ts';
import { type Edits, sources, type TaleForm } from './tale-form.ts';

/** What was typed into the wizard and how far it came; `sentAs` is the key of the order it was sent with. */
export type Draft = { readonly edits: Edits; readonly step: number; readonly sentAs?: string };

const oneOf = (list: readonly unknown[]) => (value: unknown) => list.includes(value);
const text = (value: unknown) => typeof value === 'string';
const flag = (value: unknown) => typeof value === 'boolean';
const isPassage = (value: unknown): boolean =>
  typeof value === 'object' &&
  ['ref', 'title', 'line'].every((field) => text((value as Record<string, unknown> | null)?.[field]));
const fits: { readonly [Field in keyof TaleForm]: (value: unknown) => boolean } = {
  source: oneOf(sources),
  span: oneOf(spans),
  book: oneOf(books.map(({ names }) => names.en)),
  verse: text,
  theme: text,
  passage: (value) => value === null || isPassage(value),
  text,
  title: text,
  langs: (value) => Array.isArray(value) && value.every(oneOf(languages)),
  tone: oneOf(tones),
  audience: oneOf(audiences),
  length: oneOf(lengths),
  customWords: text,
  scenes: text,
  thumbnails: text,
  culturalContext: oneOf(culturalContexts),
  honorJesus: flag,
  autoGenerate: flag,
  autoQueueImages: flag,
  imageStyle: text,
  voices: (value) =>
    value !== null &&
    typeof value === 'object' &&
    Object.entries(value).every(([language, voice]) => oneOf(languages)(language) && text(voice)),
};

/** The draft that this tab saved, which survives a reload; invalid fields are dropped. */
export function readDraft(): Draft | null {
  const kept = draftSlot.of();
  if (!kept || typeof kept !== 'object') return null;
  const { edits, step, sentAs } = kept as Record<string, unknown>;
  const known = Object.entries((edits ?? {}) as object).filter(([field, value]) =>
    fits[field as keyof TaleForm]?.(value),
  );
  return {
    edits: Object.fromEntries(known),
    step: step === 2 || step === 3 ? step : 1,
    ...(typeof sentAs === 'string' ? { sentAs } : {}),
  };
}

/** Keeps a draft for this tab; one without edits is none. */
export function keepDraft(draft: Draft): void {
  if (Object.keys(draft.edits).length > 0) draftSlot.keep(draft);
  else draftSlot.drop();
}
export const dropDraft = (): void => draftSlot.drop();
