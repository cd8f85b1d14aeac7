import { z } from 'zod';

/** The thumbnail's own pixels: every overlay is placed in this space. */
export const canvas = { width: 1280, height: 720 } as const;

const longest = 500;
const colour = /^(#[0-9a-f]{3,4}|#[0-9a-f]{6}|#[0-9a-f]{8}|rgba?\([\d.,%\s/]{1,40}\)|[a-z]{3,20})$/i;

/** A number as somebody typed it: empty or invalid gives the fallback, what is too large or too small the limit. */
const typed = (fallback: number, min = -10_000, max = 10_000) =>
  z.unknown().transform((value) => {
    const number = typeof value === 'number' ? value : typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
    return Number.isFinite(number) ? Math.min(max, Math.max(min, number)) : fallback;
  });
const colourOr = (fallback: string) =>
  z.unknown().transform((value) => (typeof value === 'string' && colour.test(value) ? value : fallback));
const backgroundOrNone = z.unknown().transform((value) => (typeof value === 'string' && colour.test(value) ? value : null));

/** A text on a thumbnail. Reading it never fails on a field: what makes no sense falls back (the text alone must be a text). */
export const Overlay = z
  .object({
    id: z.string().max(64),
    text: z.string().max(longest),
    x: typed(0),
    y: typed(0),
    rotate: typed(0),
    scale: typed(1, 0.1, 20),
    fontSize: typed(1, 1, 1000),
    color: colourOr('#ffffff'),
    opacity: typed(1, 0, 1),
    fontWeight: typed(700, 300, 900).transform((weight) => Math.round(weight / 100) * 100),
    fontFamily: z.string().max(60).catch('Inter'),
    align: z.enum(['left', 'center', 'right']).catch('center'),
    stroke: colourOr('#000000'),
    strokeWidth: typed(0, 0, 8),
    lineHeight: typed(Number.NaN, 10, 2000),
    shadow: z.boolean().catch(true),
    background: backgroundOrNone,
    padding: typed(0, 0, 200),
    borderRadius: typed(0, 0, 200),
  })
  .transform((overlay) => ({ ...overlay, lineHeight: Number.isNaN(overlay.lineHeight) ? overlay.fontSize * 1.12 : overlay.lineHeight }));
export type Overlay = z.output<typeof Overlay>;

/** What an overlay is when nobody said otherwise: the layer that the editor starts with, centred. */
export const overlayDefaults = {
  text: '',
  x: 0,
  y: 0,
  rotate: 0,
  scale: 1,
  fontSize: 56,
  color: '#ffffff',
  opacity: 1,
  fontWeight: 700,
  fontFamily: 'Inter',
  align: 'center',
  stroke: '#000000',
  strokeWidth: 2,
  lineHeight: 64,
  shadow: true,
  background: null,
  padding: 12,
  borderRadius: 16,
} as const satisfies Omit<Overlay, 'id'>;

/** The lines of a text, as typed. */
export const overlayLines = ({ text }: Pick<Overlay, 'text'>): string[] => text.split(/\r?\n/);

/** The room a text is thought to take, in canvas pixels: 0.6 of the font size for a character, a line height for a line. */
export function overlaySize(overlay: Pick<Overlay, 'text' | 'fontSize' | 'lineHeight' | 'scale'>): { width: number; height: number } {
  const lines = overlayLines(overlay);
  return {
    width: 0.6 * overlay.fontSize * Math.max(...lines.map((line) => Array.from(line).length)) * overlay.scale,
    height: lines.length * overlay.lineHeight * overlay.scale,
  };
}

/** Keeps a text inside the canvas; one that is larger than the canvas begins at its edge. */
export function clampOverlay(overlay: Overlay): Overlay {
  const { width, height } = overlaySize(overlay);
  const within = (at: number, room: number) => Math.min(Math.max(0, room), Math.max(0, at));
  return { ...overlay, x: within(overlay.x, canvas.width - width), y: within(overlay.y, canvas.height - height) };
}
