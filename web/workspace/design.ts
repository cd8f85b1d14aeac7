import { t } from '@lingui/core/macro';
import { type OverlayField, readOverlay, typedField } from '#shared/thumbnail/overlay-fields.ts';
import {
  addedDefaults,
  canvas,
  centred,
  clampOverlay,
  type Overlay,
  overlayDefaults,
  overlaySize,
} from '#shared/thumbnail/overlay.ts';
import type { Thumbnail } from '#shared/thumbnail/thumbnail.contract.ts';
import { type Language, languages } from '#shared/vocabulary.ts';
import { inFreeSpace } from './canvas/free-space.ts';

/**
 * One variant as it is wanted: its picture, its texts from bottom to top, and their words in the languages that are not
 * on show.
 */
export type Design = {
  /** An image or a thumbnail of the tale; what the server has of it is in the variant. */
  readonly background: string | null;
  readonly overlays: readonly Overlay[];
  readonly language: Language;
  readonly words: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>>;
};
/** The title of the tale in each language that it has. */
export type Titles = Readonly<Partial<Record<Language, string>>>;
/** How a text looks, without what it says and where it is. */
export type Style = Omit<Overlay, 'id' | 'text' | 'x' | 'y'>;

/** The offset of a duplicate from its original, in pixels. */
export const duplicateOffset = 20;
/** Pixels of one press of an arrow key, and with Shift. */
export const nudgeSteps = { one: 2, many: 10 } as const;

/** The design that an editor starts with: the title of the tale in the middle. */
export const firstDesign = (id: string, title: string, language: Language): Design => ({
  background: null,
  overlays: [centred({ ...overlayDefaults, id, text: title })],
  language,
  words: {},
});

/** What the list calls a text: its first 42 characters. */
export const overlayLabel = ({ text }: Pick<Overlay, 'text'>): string =>
  Array.from(text.trim()).slice(0, 42).join('') || t`(empty)`;

/**
 * A changed text where its reader's eye expects it: a longer line grows from its anchor, a larger letter from its
 * middle.
 */
function anchored(before: Overlay, after: Overlay): Overlay {
  const [old, now] = [overlaySize(before), overlaySize(after)];
  const share = { left: 0, center: 0.5, right: 1 }[after.align];
  const down = before.text === after.text ? (old.height - now.height) / 2 : 0;
  return clampOverlay({ ...after, x: before.x + (old.width - now.width) * share, y: before.y + down });
}

/** The design with one of its texts changed; the text stays inside the canvas. */
export function changeOverlay(design: Design, id: string, change: (overlay: Overlay) => Overlay): Design {
  return {
    ...design,
    overlays: design.overlays.map((overlay) => (overlay.id === id ? clampOverlay(change(overlay)) : overlay)),
  };
}

export const writeText = (design: Design, id: string, text: string): Design =>
  changeOverlay(design, id, (overlay) => anchored(overlay, { ...overlay, text }));

const resizing: readonly OverlayField[] = ['fontSize', 'scale', 'fontFamily', 'fontWeight', 'lineHeight'];
/** Puts what somebody typed into a field; a line height that followed the font size still does. */
export const setField = (design: Design, id: string, field: OverlayField, value: unknown): Design =>
  changeOverlay(design, id, (overlay) => {
    const next = { ...overlay, ...typedField(field, value, overlay.fontSize) };
    if (field === 'fontSize' && overlay.fontSize > 0)
      next.lineHeight = Math.max(10, Math.round((overlay.lineHeight / overlay.fontSize) * next.fontSize));
    return resizing.includes(field) ? anchored(overlay, next) : next;
  });

/** The design in front of another picture, or of none. */
export const withBackground = (design: Design, background: string | null): Design =>
  design.background === background ? design : { ...design, background };

/** A new text: in the middle, or in the nearest place where it hides no other. */
export const addText = (design: Design, id: string): Design => ({
  ...design,
  overlays: [...design.overlays, inFreeSpace(centred({ ...addedDefaults, id }), design.overlays)],
});

/** The design that a prepared thumbnail was made from; null for one that was made before designs were kept. */
export function designOfPrepared({ id, bgImageId, overlays: kept }: Thumbnail, language: Language): Design | null {
  const overlays = kept.map(readOverlay).filter((overlay) => overlay !== null);
  if (bgImageId === null || overlays.length === 0) return null;
  return {
    background: bgImageId,
    overlays: overlays.map((overlay) => ({ ...overlay, id: `${id}.${overlay.id}` })),
    language,
    words: {},
  };
}

const eweLetters = /[ƉɖƐɛƑƒƔɣŊŋƆɔƲʋ]/;
/**
 * The language that the texts are in: that of the title they repeat, Ewe when they have its letters, otherwise the one
 * they were written for.
 */
export function languageOfTexts({ overlays, language }: Design, titles: Titles): Language {
  const texts = overlays.map(({ text }) => text.replaceAll(/\s+/g, ' ').trim());
  if (titles[language] !== undefined && texts.includes(titles[language])) return language;
  const repeated = languages.find((one) => titles[one] !== undefined && texts.includes(titles[one]));
  if (repeated) return repeated;
  return titles.ee !== undefined && texts.some((text) => eweLetters.test(text)) ? 'ee' : language;
}

export const removeText = (design: Design, id: string): Design => ({
  ...design,
  overlays: design.overlays.filter((overlay) => overlay.id !== id),
});

/** A copy above everything, a little beside its original. */
export function duplicateText(design: Design, id: string, copyId: string): Design {
  const original = design.overlays.find((overlay) => overlay.id === id);
  if (!original) return design;
  const copy = clampOverlay({
    ...original,
    id: copyId,
    x: original.x + duplicateOffset,
    y: original.y + duplicateOffset,
  });
  return { ...design, overlays: [...design.overlays, copy] };
}

/** A copied text in its place, slightly offset from any text already there. */
export function pasteText(design: Design, text: Overlay, id: string): Design {
  const by = design.overlays.some(({ x, y }) => x === text.x && y === text.y) ? duplicateOffset : 0;
  return { ...design, overlays: [...design.overlays, clampOverlay({ ...text, id, x: text.x + by, y: text.y + by })] };
}

export const nudge = (design: Design, id: string, dx: number, dy: number): Design =>
  changeOverlay(design, id, (overlay) => ({ ...overlay, x: overlay.x + dx, y: overlay.y + dy }));

/** Brings a text one layer up (1) or down (-1). */
export function moveLayer(design: Design, id: string, by: 1 | -1): Design {
  const from = design.overlays.findIndex((overlay) => overlay.id === id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= design.overlays.length) return design;
  const overlays = [...design.overlays];
  overlays.splice(to, 0, ...overlays.splice(from, 1));
  return { ...design, overlays };
}

/** A place on the canvas: 0 its left or upper edge, 0.5 its middle, 1 its other edge. */
export function placeOnCanvas(
  design: Design,
  id: string,
  { across, down }: { across?: number; down?: number },
): Design {
  return changeOverlay(design, id, (overlay) => {
    const { width, height } = overlaySize(overlay);
    return {
      ...overlay,
      x: across === undefined ? overlay.x : (canvas.width - width) * across,
      y: down === undefined ? overlay.y : (canvas.height - height) * down,
    };
  });
}

export function styleOf({ id: _id, text: _text, x: _x, y: _y, ...style }: Overlay): Style {
  return style;
}
export const applyStyle = (design: Design, id: string, style: Style): Design =>
  changeOverlay(design, id, (overlay) => anchored(overlay, { ...overlay, ...style }));

/**
 * The same design in another language: words that were written for it, for the first text else the title of the tale.
 */
export function inLanguage(design: Design, language: Language, titles: Titles): Design {
  if (language === design.language) return design;
  const written = design.words[language] ?? {};
  const left = Object.fromEntries(design.overlays.map(({ id, text }) => [id, text]));
  const overlays = design.overlays.map((overlay, index) => {
    const text = written[overlay.id] ?? (index === 0 ? titles[language] : undefined) ?? overlay.text;
    return text === overlay.text ? overlay : anchored(overlay, { ...overlay, text });
  });
  return { ...design, overlays, language, words: { ...design.words, [design.language]: left } };
}
