import { books } from '#shared/scripture-books.ts';
import { audiences, culturalContexts, languages, lengths, spans, tones } from '#shared/vocabulary.ts';
import { type Edits, sources, type TaleForm } from './tale-form.ts';

/** What was typed into the wizard and how far it came; `sentAs` is the key of the order it was sent with. */
export type Draft = { readonly edits: Edits; readonly step: number; readonly sentAs?: string };

const slot = 'ai-content-pipeline:new-tale';
const orders = 'ai-content-pipeline:ordered-tales';

const oneOf = (list: readonly unknown[]) => (value: unknown) => list.includes(value);
const text = (value: unknown) => typeof value === 'string';
const flag = (value: unknown) => typeof value === 'boolean';
const fits: { readonly [Field in keyof TaleForm]: (value: unknown) => boolean } = {
  source: oneOf(sources),
  span: oneOf(spans),
  book: oneOf(books.map(({ names }) => names.en)),
  verse: text,
  theme: text,
  text,
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
};

/** The draft that this tab kept, also over a reload; fields that make no sense are dropped. */
export function readDraft(): Draft | null {
  const kept = read(slot);
  if (!kept || typeof kept !== 'object') return null;
  const { edits, step, sentAs } = kept as Record<string, unknown>;
  const known = Object.entries((edits ?? {}) as object).filter(([field, value]) => fits[field as keyof TaleForm]?.(value));
  return {
    edits: Object.fromEntries(known),
    step: step === 2 || step === 3 ? step : 1,
    ...(typeof sentAs === 'string' ? { sentAs } : {}),
  };
}

/** Keeps a draft for this tab; one without edits is none. */
export function keepDraft(draft: Draft): void {
  if (Object.keys(draft.edits).length > 0) write(slot, draft);
  else dropDraft();
}
export const dropDraft = (): void => remove(slot);

/** The keys of the orders whose end this tab has not told yet. */
export const ownOrders = {
  all: (): string[] => {
    const kept = read(orders);
    return Array.isArray(kept) ? kept.filter((key): key is string => typeof key === 'string') : [];
  },
  add: (key: string): void => write(orders, [...ownOrders.all().slice(-19), key]),
  settle: (key: string): void =>
    write(
      orders,
      ownOrders.all().filter((one) => one !== key),
    ),
};

/** An order ended: a made tale needs its draft no more, a failed one gives it back. */
export function settleDraft(key: string, made: boolean): void {
  ownOrders.settle(key);
  const draft = readDraft();
  if (draft?.sentAs !== key) return;
  if (made) dropDraft();
  else keepDraft({ edits: draft.edits, step: draft.step });
}

function read(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** A full or forbidden storage costs the draft, not the wizard. */
function write(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    remove(key);
  }
}

function remove(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Then nothing was kept.
  }
}
