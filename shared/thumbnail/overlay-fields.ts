import { isColour } from './overlay-colours.ts';

/** The most characters that a text on a thumbnail may have. */
export const longestText = 500;
export const overlayAligns = ['left', 'center', 'right'] as const;

/** A number as somebody typed it: empty or invalid gives the fallback, what is too large or too small the limit. */
const typed =
  (fallback: number, min = -10_000, max = 10_000) =>
  (value: unknown): number => {
    const number =
      typeof value === 'number' ? value : typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
    return Number.isFinite(number) ? Math.min(max, Math.max(min, number)) : fallback;
  };
const colourOr = (fallback: string) => (value: unknown) => (isColour(value) ? value : fallback);
const weight = typed(700, 300, 900);

/**
 * How each field of an overlay, except its id and text, is read, whatever its value: the same in the editor and behind
 * the calls.
 */
export const readField = {
  x: typed(0),
  y: typed(0),
  rotate: typed(0),
  scale: typed(1, 0.1, 20),
  fontSize: typed(1, 1, 1000),
  color: colourOr('#ffffff'),
  opacity: typed(1, 0, 1),
  fontWeight: (value: unknown): number => Math.round(weight(value) / 100) * 100,
  fontFamily: (value: unknown): string => (typeof value === 'string' && value.length <= 60 ? value : 'Inter'),
  align: (value: unknown) => overlayAligns.find((align) => align === value) ?? 'center',
  stroke: colourOr('#000000'),
  strokeWidth: typed(0, 0, 8),
  /** NaN means 1.12 of the font size. */
  lineHeight: typed(Number.NaN, 10, 2000),
  shadow: (value: unknown): boolean => (typeof value === 'boolean' ? value : true),
  background: (value: unknown): string | null => (isColour(value) ? value : null),
  padding: typed(0, 0, 200),
  borderRadius: typed(0, 0, 200),
} as const;
type Read = typeof readField;

/** A text on a thumbnail with everything about how it looks. */
export type Overlay = { id: string; text: string } & { [F in keyof Read]: ReturnType<Read[F]> };
/** The fields that a creator can change beside the text. */
export type OverlayField = keyof Read;

/** The default line height: 1.12 of the font size. */
export const usualLineHeight = (fontSize: number): number => Math.round(fontSize * 112) / 100;

/** One field as somebody typed it, ready to be put into an overlay of this font size. */
export function typedField(field: OverlayField, value: unknown, fontSize: number): Partial<Overlay> {
  const read = readField[field](value);
  return { [field]: field === 'lineHeight' && Number.isNaN(read) ? usualLineHeight(fontSize) : read };
}

/** Reads an overlay from whatever was kept somewhere; null when it has no id or no text. */
export function readOverlay(value: unknown): Overlay | null {
  if (!value || typeof value !== 'object') return null;
  const kept = value as Record<string, unknown>;
  if (typeof kept['id'] !== 'string' || kept['id'].length > 64 || typeof kept['text'] !== 'string') return null;
  const fontSize = readField.fontSize(kept['fontSize']);
  const fields = (Object.keys(readField) as OverlayField[]).map((field) => typedField(field, kept[field], fontSize));
  return Object.assign({ id: kept['id'], text: kept['text'].slice(0, longestText) }, ...fields) as Overlay;
}
