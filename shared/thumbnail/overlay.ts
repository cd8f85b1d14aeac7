import { z } from 'zod';
import { drawableText } from './drawable-text.ts';
import { faceFor, lineWidth } from './fonts.ts';
import {
  longestText,
  type Overlay as OverlayFields,
  type OverlayField,
  readField,
  usualLineHeight,
} from './overlay-fields.ts';

/** The thumbnail's own pixels: every overlay is placed in this space. */
export const canvas = { width: 1280, height: 720 } as const;

/** Where YouTube writes the length of a video over its picture, in canvas pixels. */
export const lengthStamp = { x: canvas.width - 176, y: canvas.height - 112, width: 144, height: 80 } as const;

const read = <F extends OverlayField>(field: F) =>
  z
    .unknown()
    .optional()
    .transform((value) => readField[field](value) as Overlay[F]);

/**
 * A text on a thumbnail. Reading it never fails on a field: what makes no sense falls back (the text alone must be a
 * text).
 */
export const Overlay = z
  .object({
    id: z.string().max(64),
    text: z.string().max(longestText),
    x: read('x'),
    y: read('y'),
    rotate: read('rotate'),
    scale: read('scale'),
    fontSize: read('fontSize'),
    color: read('color'),
    opacity: read('opacity'),
    fontWeight: read('fontWeight'),
    fontFamily: read('fontFamily'),
    align: read('align'),
    stroke: read('stroke'),
    strokeWidth: read('strokeWidth'),
    lineHeight: read('lineHeight'),
    shadow: read('shadow'),
    background: read('background'),
    padding: read('padding'),
    borderRadius: read('borderRadius'),
  })
  .transform((overlay) => ({
    ...overlay,
    lineHeight: Number.isNaN(overlay.lineHeight) ? usualLineHeight(overlay.fontSize) : overlay.lineHeight,
  }));
export type Overlay = OverlayFields;

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

/** What Add Text puts on the canvas, centred. */
export const addedDefaults = {
  ...overlayDefaults,
  text: 'Click to edit',
  fontSize: 48,
  lineHeight: 56,
  background: 'rgba(0,0,0,0.5)',
  borderRadius: 8,
} as const satisfies Omit<Overlay, 'id'>;

type Set = Pick<Overlay, 'text' | 'fontSize' | 'fontFamily' | 'fontWeight' | 'scale'>;

/**
 * The lines of a text as they are drawn: as typed, and broken between words where one would be wider than the canvas.
 */
export function overlayLines({ text, fontSize, fontFamily, fontWeight, scale }: Set): string[] {
  const face = faceFor(fontFamily, fontWeight, text);
  const room = canvas.width / (fontSize * scale);
  return drawableText(text)
    .split('\n')
    .flatMap((typed) => {
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

/**
 * The room a text is thought to take, in canvas pixels: 0.6 of the font size for a character but never wider than the
 * canvas, a line height for a line.
 */
export function overlaySize(overlay: Set & Pick<Overlay, 'lineHeight'>): { width: number; height: number } {
  const lines = overlayLines(overlay);
  return {
    width: Math.min(
      canvas.width,
      0.6 * overlay.fontSize * Math.max(...lines.map((line) => Array.from(line).length)) * overlay.scale,
    ),
    height: lines.length * overlay.lineHeight * overlay.scale,
  };
}

/** Keeps a text inside the canvas; one that is larger than the canvas begins at its edge. */
export function clampOverlay(overlay: Overlay): Overlay {
  const { width, height } = overlaySize(overlay);
  const within = (at: number, room: number) => Math.min(Math.max(0, room), Math.max(0, at));
  return { ...overlay, x: within(overlay.x, canvas.width - width), y: within(overlay.y, canvas.height - height) };
}

/** Puts a text in the middle of the canvas. */
export function centred(overlay: Overlay): Overlay {
  const { width, height } = overlaySize(overlay);
  return clampOverlay({ ...overlay, x: (canvas.width - width) / 2, y: (canvas.height - height) / 2 });
}
