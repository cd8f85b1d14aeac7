import type { ImageId } from '#shared/ids.ts';
import type { Overlay } from '#shared/thumbnail/overlay.ts';
import type { Language } from '#shared/vocabulary.ts';
import { type Design, firstDesign, writeText } from './design.ts';

/** One of the variants as the server knows it; without an id it does not yet. */
export type Variant = {
  readonly id: string | null;
  readonly title: string;
  readonly subtitle: string;
  readonly pngUrl: string | null;
  readonly svgUrl: string | null;
  /** The background that the server knows; the design has the one that is wanted. */
  readonly bgImageId: ImageId | null;
  /** Saved with its texts; never false again. */
  readonly baked: boolean;
};
/** What can be undone. `key` names the change under way: the next one of the same name is one step with it. */
type History = {
  readonly past: readonly Design[];
  readonly now: Design;
  readonly future: readonly Design[];
  readonly key: string | null;
  /** Nobody changed the texts that the editor began with. */
  readonly untouched: boolean;
  /**
   * Proposed by the studio: the server gets its background with the first change or save, not when the page is opened.
   */
  readonly proposed?: true;
};

export type Editor = {
  /** The variant on show. */
  readonly at: number;
  readonly variants: readonly Variant[];
  readonly designs: readonly History[];
  /** What each variant was when it was baked last, as `fingerprint` writes it. */
  readonly saved: readonly (string | null)[];
  readonly selected: string | null;
  /** The text that is being written in place, and what it was. */
  readonly edit: { readonly id: string; readonly before: string } | null;
};

type Found = { readonly at: number; readonly variant: Variant; readonly design: Design };

export type Action =
  | { readonly type: 'show'; readonly at: number }
  | { readonly type: 'select'; readonly id: string | null }
  | {
      readonly type: 'change';
      readonly change: (design: Design) => Design;
      readonly key?: string;
      readonly select?: string | null;
    }
  | { readonly type: 'edit'; readonly id: string }
  | { readonly type: 'write'; readonly text: string }
  | { readonly type: 'commit' | 'cancel' | 'undo' | 'redo' }
  | { readonly type: 'name'; readonly words: Partial<Pick<Variant, 'title' | 'subtitle'>> }
  /** Titles were suggested when the page opened: untouched first texts take it. */
  | { readonly type: 'suggested'; readonly text: string; readonly untouched: string }
  | { readonly type: 'answered'; readonly at: number; readonly changes: Partial<Variant>; readonly saved?: string }
  /** The wanted background was not set: it is the one that the server knows. */
  | { readonly type: 'refused'; readonly at: number; readonly background: string | null }
  /** Designs of prepared thumbnails for variants that nobody has worked on. */
  | { readonly type: 'proposed'; readonly designs: readonly Design[]; readonly overDraft: boolean }
  /** Variants that the server has already; the designs of a draft of this tab stay. */
  | { readonly type: 'attached'; readonly found: readonly Found[]; readonly keepDesigns: boolean };

const longestPast = 100;
const fresh = (design: Design, untouched = false): History => ({
  past: [],
  now: design,
  future: [],
  key: null,
  untouched,
});

/** An editor of this many variants, each with the title of the tale in the middle. */
export function newEditor(start: {
  title: string;
  subtitle: string;
  language: Language;
  variants: number;
  makeId: () => string;
}): Editor {
  const { title, subtitle, language } = start;
  const places = Array.from({ length: start.variants });
  return {
    at: 0,
    variants: places.map(() => ({
      id: null,
      title,
      subtitle,
      pngUrl: null,
      svgUrl: null,
      bgImageId: null,
      baked: false,
    })),
    designs: places.map(() => fresh(firstDesign(start.makeId(), title, language), true)),
    saved: places.map(() => null),
    selected: null,
    edit: null,
  };
}
type Names = Pick<Variant, 'title' | 'subtitle'>;
/**
 * What a tab keeps of an editor over a reload: the texts of each variant, whether they are still those that it began
 * with, and which was on show.
 */
export type Draft = {
  readonly at: number;
  readonly designs: readonly Design[];
  readonly untouched: readonly boolean[];
  readonly names: readonly Names[];
};

/** An editor as it was left in this tab. */
export const resumed = (editor: Editor, { at, designs, untouched, names }: Draft): Editor => ({
  ...editor,
  at,
  variants: editor.variants.map((variant, index) => ({ ...variant, ...names[index] })),
  designs: editor.designs.map((history, index) =>
    designs[index] ? fresh(designs[index], untouched[index] ?? false) : history,
  ),
});

export const variantOf = ({ variants, at }: Editor): Variant => variants[at]!;
export const designOf = ({ designs, at }: Editor): Design => designs[at]!.now;
export const canUndo = ({ designs, at }: Editor): boolean => designs[at]!.past.length > 0;
export const canRedo = ({ designs, at }: Editor): boolean => designs[at]!.future.length > 0;
/** Texts as they are saved: on whole pixels. */
export const rounded = (overlays: readonly Overlay[]): Overlay[] =>
  overlays.map((overlay) => ({ ...overlay, x: Math.round(overlay.x), y: Math.round(overlay.y) }));
/** Tells whether the picture that was baked still is what the canvas shows. */
export const fingerprint = ({ background, overlays }: Pick<Design, 'background' | 'overlays'>): string =>
  JSON.stringify([background, rounded(overlays)]);
/** Tells whether the variant was baked, and with words in it. */
export const savedAs = ({ variants, saved, at }: Editor): 'unsaved' | 'picture' | 'words' => {
  if (!variants[at]!.baked) return 'unsaved';
  const [, overlays] = JSON.parse(saved[at] ?? '[null,[]]') as [string | null, Overlay[]];
  return overlays.some(({ text }) => text.trim() !== '') ? 'words' : 'picture';
};
export const hasUnsaved = (editor: Editor, at = editor.at): boolean =>
  editor.saved[at] !== fingerprint(editor.designs[at]!.now);
/** The first variant whose background the server does not know yet; -1 when it knows them all. */
export const behindWith = ({ variants, designs }: Editor): number =>
  designs.findIndex(({ now, proposed }, at) => !proposed && now.background !== variants[at]!.bgImageId);
/** The background that counts as chosen: the server's, or that of a design that it does not know yet. */
export const chosenBackground = ({ variants, designs, at }: Editor): string | null =>
  designs[at]!.proposed ? designs[at]!.now.background : variants[at]!.bgImageId;

const replaced = <T>(list: readonly T[], at: number, item: T): readonly T[] =>
  list.map((old, index) => (index === at ? item : old));
const isDownload = (url: string | null | undefined): boolean => url?.includes('/download.png') ?? false;

/** What the server answered about a variant, kept from ever taking back that it is baked. */
export function guarded(before: Variant, changes: Partial<Variant>): Variant {
  const after = { ...before, ...changes, baked: before.baked || (changes.baked ?? false) };
  return isDownload(before.pngUrl) && !isDownload(after.pngUrl) ? { ...after, pngUrl: before.pngUrl } : after;
}

function commit(editor: Editor, next: Design, key: string | null): Editor {
  const history = editor.designs[editor.at]!;
  if (next === history.now) return editor;
  const merges = key !== null && key === history.key;
  const past = merges ? history.past : [...history.past, history.now].slice(-longestPast);
  const untouched = history.untouched && next.overlays === history.now.overlays;
  return { ...editor, designs: replaced(editor.designs, editor.at, { past, now: next, future: [], key, untouched }) };
}
function step(editor: Editor, way: 'undo' | 'redo'): Editor {
  const { past, now, future, untouched } = editor.designs[editor.at]!;
  const there = way === 'undo' ? past.at(-1) : future[0];
  if (!there) return editor;
  const history: History =
    way === 'undo'
      ? { past: past.slice(0, -1), now: there, future: [now, ...future], key: null, untouched }
      : { past: [...past, now], now: there, future: future.slice(1), key: null, untouched };
  const selected = there.overlays.some(({ id }) => id === editor.selected) ? editor.selected : null;
  return { ...editor, designs: replaced(editor.designs, editor.at, history), selected, edit: null };
}

/** Everything that can happen in the editor. */
export function reduce(editor: Editor, action: Action): Editor {
  switch (action.type) {
    case 'show':
      return { ...editor, at: action.at, selected: null, edit: null };
    case 'select':
      return { ...editor, selected: action.id, edit: editor.edit?.id === action.id ? editor.edit : null };
    case 'change': {
      const next = commit(editor, action.change(designOf(editor)), action.key ?? null);
      return action.select === undefined ? next : { ...next, selected: action.select, edit: null };
    }
    case 'edit': {
      const overlay = designOf(editor).overlays.find(({ id }) => id === action.id);
      return overlay ? { ...editor, selected: action.id, edit: { id: action.id, before: overlay.text } } : editor;
    }
    case 'write':
      return editor.edit
        ? commit(editor, writeText(designOf(editor), editor.edit.id, action.text), `write:${editor.edit.id}`)
        : editor;
    case 'commit':
      return editor.edit ? { ...endOfWriting(editor), edit: null } : editor;
    case 'cancel':
      return editor.edit
        ? { ...endOfWriting(takenBack(editor, editor.edit)), edit: null }
        : { ...editor, selected: null };
    case 'undo':
    case 'redo':
      return step(editor, action.type);
    case 'name':
      return { ...editor, variants: replaced(editor.variants, editor.at, { ...variantOf(editor), ...action.words }) };
    case 'suggested':
      return { ...editor, designs: editor.designs.map((history) => withSuggestion(history, action)) };
    case 'answered': {
      const variant = guarded(editor.variants[action.at]!, action.changes);
      const saved = action.saved === undefined ? editor.saved : replaced(editor.saved, action.at, action.saved);
      return { ...editor, variants: replaced(editor.variants, action.at, variant), saved };
    }
    case 'refused':
      return {
        ...editor,
        designs: editor.designs.map((history, at) =>
          at === action.at ? withoutWish(history, action.background, editor.variants[at]!) : history,
        ),
      };
    case 'proposed':
      return {
        ...editor,
        designs: editor.designs.map((history, at) =>
          proposedFor(history, editor.variants[at]!, action.designs[at], action.overDraft),
        ),
      };
    case 'attached':
      return action.found.reduce((now, found) => attach(now, found, action.keepDesigns), editor);
  }
}

/** The next change of the same text is a step of its own. */
const endOfWriting = (editor: Editor): Editor => ({
  ...editor,
  designs: replaced(editor.designs, editor.at, { ...editor.designs[editor.at]!, key: null }),
});
function takenBack(editor: Editor, { id, before }: { id: string; before: string }): Editor {
  const history = editor.designs[editor.at]!;
  if (history.key === `write:${id}`) return { ...step(editor, 'undo'), selected: editor.selected };
  return commit(editor, writeText(history.now, id, before), null);
}
function withSuggestion(history: History, { text, untouched }: { text: string; untouched: string }): History {
  const first = history.now.overlays[0];
  if (!history.untouched || first?.text !== untouched) return history;
  const written = (design: Design) => writeText(design, first.id, text);
  return { ...history, past: history.past.map(written), now: written(history.now), untouched: false };
}
/** Choosing what cannot be had is no step. */
function withoutWish(history: History, wish: string | null, { bgImageId }: Variant): History {
  const { past, now } = history;
  if (now.background !== wish) return history;
  const before = past.at(-1);
  if (before?.overlays === now.overlays && before.background === bgImageId)
    return { ...history, past: past.slice(0, -1), now: before };
  return { ...history, now: { ...now, background: bgImageId } };
}
/**
 * A variant of the server's, or one with texts of somebody, stays; a draft that began with the proposal gets its
 * picture back.
 */
function proposedFor(history: History, { id }: Variant, design: Design | undefined, overDraft: boolean): History {
  if (!design || id !== null || history.past.length > 0) return history;
  const { now, untouched } = history;
  const begunHere = now.overlays.some((overlay) => design.overlays.some((one) => one.id === overlay.id));
  if (begunHere)
    return now.background === null
      ? { ...history, now: { ...now, background: design.background }, proposed: true }
      : history;
  return untouched || !overDraft ? { ...fresh(design), proposed: true } : history;
}
function attach(editor: Editor, { at, variant, design }: Found, keepDesigns: boolean): Editor {
  const before = editor.variants[at];
  if (!before) return editor;
  const history = editor.designs[at]!;
  const taken = variant.baked && !keepDesigns && history.past.length === 0;
  const known = (one: Design): Design => ({ ...one, background: one.background ?? variant.bgImageId });
  return {
    ...editor,
    variants: replaced(
      editor.variants,
      at,
      guarded(before, keepDesigns ? { ...variant, title: before.title, subtitle: before.subtitle } : variant),
    ),
    designs: replaced(
      editor.designs,
      at,
      taken ? fresh(design) : { ...history, past: history.past.map(known), now: known(history.now) },
    ),
    saved: replaced(editor.saved, at, variant.baked ? fingerprint(design) : null),
  };
}
