import { z } from 'zod';
import { faceFor, lineWidth } from './fonts.ts';

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

type Set = Pick<Overlay, 'text' | 'fontSize' | 'fontFamily' | 'fontWeight' | 'scale'>;

/** The lines of a text: as typed, and broken between words where one would be wider than the canvas. */
export function overlayLines({ text, fontSize, fontFamily, fontWeight, scale }: Set): string[] {
  const face = faceFor(fontFamily, fontWeight, text);
  const room = canvas.width / (fontSize * scale);
  return text.split(/\r?\n/).flatMap((typed) => {
    if (lineWidth(typed, face) <= room) return [typed];
    const lines: string[] = [];
    for (const word of typed.split(/(?<= )/)) {
      const line = `${lines.at(-1) ?? ''}${word}`;
      if (lines.length > 0 && lineWidth(line.trimEnd(), face) <= room) lines[lines.length - 1] = line;
      else lines.push(word);
    }
    return lines.map((line) => line.trimEnd());
  });
}

/** The room a text is thought to take, in canvas pixels: 0.6 of the font size for a character but never wider than the canvas, a line height for a line. */
export function overlaySize(overlay: Set & Pick<Overlay, 'lineHeight'>): { width: number; height: number } {
  const lines = overlayLines(overlay);
  return {
    width: Math.min(canvas.width, 0.6 * overlay.fontSize * Math.max(...lines.map((line) => Array.from(line).length)) * overlay.scale),
    height: lines.length * overlay.lineHeight * overlay.scale,
  };
}

/** Keeps a text inside the canvas; one that is larger than the canvas begins at its edge. */
export function clampOverlay(overlay: Overlay): Overlay {
  const { width, height } = overlaySize(overlay);
  const within = (at: number, room: number) => Math.min(Math.max(0, room), Math.max(0, at));
  return { ...overlay, x: within(overlay.x, canvas.width - width), y: within(overlay.y, canvas.height - height) };
}
