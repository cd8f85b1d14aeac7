import type { Composition, Shade } from '#shared/thumbnail/composition.ts';
import { titleWidth } from '#shared/thumbnail/fonts.ts';
import { canvas, lengthStamp, type Overlay, overlayDefaults, overlaySize } from '#shared/thumbnail/overlay.ts';
import { cropAround, type Crop, type PictureLook } from './picture-look.ts';
import { leading, type Room, titleLines } from './title-lines.ts';

export type Palette = { readonly bg: string; readonly fg: string; readonly accent: string };
type Words = { readonly title: string; readonly subtitle: string };
type Side = 'left' | 'right';
/** A finished design: the crop of the picture, and what is on top of it. */
type Design = { readonly crop: Crop; readonly composition: Omit<Composition, 'picture'> };
type Layout = (words: Words, palette: Palette, look: PictureLook) => Design;

const { width, height } = canvas;
const margin = 56;
const whole = { x: 0, y: 0, width, height } as const;
/** Degrees: indigo, wine, navy, pine. */
const grounds = [252, 342, 214, 172] as const;
const accents = ['#ffd23f', '#ff9a5c', '#86e8c8', '#ffe9b8'] as const;

/**
 * A deep ground that keeps its distance from the picture's own colour, white letters, and a light accent; both differ
 * from one thumbnail to the next.
 */
export function paletteOf({ hue }: PictureLook, idx: number): Palette {
  const apart = grounds.filter((ground) => Math.abs(((ground - hue + 540) % 360) - 180) < 150);
  const ground = apart[idx % apart.length] ?? grounds[0];
  return { bg: hex(ground, 0.62, 0.15), fg: '#ffffff', accent: accents[idx % accents.length]! };
}

function hex(hue: number, saturation: number, lightness: number): string {
  const part = (n: number) => {
    const k = (n + hue / 30) % 12;
    const value = lightness - saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(255 * value)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(0)}${part(8)}${part(4)}`;
}

/** Texts are placed away from the focus of the picture. */
const freeSide = ({ focus }: PictureLook): Side => (focus.x >= 0.5 ? 'left' : 'right');
const mirrored = (side: Side, x: number): number => (side === 'left' ? x : width - x);

/**
 * The upper edge of a block of texts: in the middle, or, on the right, as low as it may be without lying under the
 * length of the video.
 */
const topOf = (side: Side, block: number): number => {
  const middle = Math.round((height - block) / 2);
  return side === 'left' ? middle : Math.min(middle, lengthStamp.y - 8 - block);
};
/** The height in pixels that a title may take there. */
const roomOf = (side: Side, room: number): number => (side === 'left' ? room : Math.min(room, 400));

/** Title letters: heavy, white, with a dark rim. */
function title(
  words: Words,
  palette: Palette,
  room: Room,
  align: Overlay['align'],
): { overlay: Overlay; height: number; width: number } {
  const { lines, fontSize } = titleLines(words.title, room);
  const overlay: Overlay = {
    ...overlayDefaults,
    id: 'title',
    text: lines.join('\n'),
    fontFamily: 'BrandSans',
    fontWeight: 800,
    fontSize,
    lineHeight: Math.round(fontSize * leading),
    color: palette.fg,
    stroke: palette.bg,
    strokeWidth: Math.min(8, Math.max(4, Math.round(fontSize / 16))),
    align,
  };
  return { overlay, height: overlay.lineHeight * lines.length, width: Math.max(...lines.map(titleWidth)) * fontSize };
}

/** The verse on a plate of the accent colour. */
function plate(words: Words, palette: Palette, align: Overlay['align']): { overlay: Overlay; height: number } | null {
  if (words.subtitle === '') return null;
  const fontSize = Math.min(46, Math.floor(520 / titleWidth(words.subtitle)));
  const overlay: Overlay = {
    ...overlayDefaults,
    id: 'subtitle',
    text: words.subtitle,
    fontFamily: 'BrandSans',
    fontWeight: 800,
    fontSize,
    lineHeight: Math.round(fontSize * 1.1),
    color: palette.bg,
    strokeWidth: 0,
    shadow: false,
    background: palette.accent,
    padding: 14,
    borderRadius: 10,
    align,
  };
  return { overlay, height: overlay.lineHeight };
}

/** Puts a text so that its letters begin (left), end (right) or are centred at `x`. */
function placed(overlay: Overlay, x: number, y: number): Overlay {
  const room = overlaySize(overlay).width;
  return { ...overlay, x: overlay.align === 'left' ? x : overlay.align === 'right' ? x - room : x - room / 2, y };
}

const fade = (
  color: string,
  from: readonly [number, number],
  to: readonly [number, number],
  stops: readonly (readonly [number, number])[],
): Shade => ({
  points: [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ],
  along: [from, to],
  stops: stops.map(([at, opacity]) => ({ at, opacity, color })),
});
const solid = (color: string, points: Shade['points']): Shade => ({
  points,
  along: [
    [0, 0],
    [1, 0],
  ],
  stops: [{ at: 0, color, opacity: 1 }],
});
const box = (x: number, y: number, w: number, h: number): Shade['points'] => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
];

/** Title beside the subject, on a shadow that comes in from the side. */
const classic: Layout = (words, palette, look) => {
  const side = freeSide(look);
  const align = side;
  const edge = mirrored(side, margin);
  const head = title(words, palette, { width: 680, height: roomOf(side, 480), maxLines: 4, maxSize: 190 }, align);
  const verse = plate(words, palette, align);
  const top = topOf(side, head.height + (verse ? verse.height + 62 : 0));
  return {
    crop: cropAround(look.focus, 0.7, { x: side === 'left' ? 0.74 : 0.26, y: 0.5 }),
    composition: {
      frame: whole,
      ground: palette.bg,
      shades: [
        fade(
          palette.bg,
          [mirrored(side, 0), 0],
          [mirrored(side, 900), 0],
          [
            [0, 0.94],
            [0.5, 0.78],
            [1, 0],
          ],
        ),
        solid(palette.accent, box(side === 'left' ? 0 : width - 18, 0, 18, height)),
      ],
      overlays: [
        placed(head.overlay, edge, top),
        ...(verse ? [placed(verse.overlay, mirrored(side, margin + 14), top + head.height + 48)] : []),
      ],
    },
  };
};

/** Title across the foot of the picture, the verse in its corner. */
const banner: Layout = (words, palette, look) => {
  // As wide as it can be in the middle without lying under the length of the video.
  const room = { width: 2 * (lengthStamp.x - 12) - width, height: 250, maxLines: 1, maxSize: 160 };
  const line = title(words, palette, room, 'center');
  const head =
    line.overlay.fontSize >= 96 && !line.overlay.text.endsWith('…')
      ? line
      : title(words, palette, { ...room, maxLines: 2, maxSize: 120 }, 'center');
  const side = freeSide(look);
  const verse = plate(words, palette, side);
  const top = height - 44 - head.height;
  return {
    crop: cropAround(look.focus, 0.72, { x: 0.5, y: 0.34 }),
    composition: {
      frame: whole,
      ground: palette.bg,
      shades: [
        fade(
          palette.bg,
          [0, height],
          [0, height - head.height - 220],
          [
            [0, 0.96],
            [0.6, 0.84],
            [1, 0],
          ],
        ),
        solid(palette.accent, box(0, height - 14, width, 14)),
      ],
      overlays: [
        placed(head.overlay, width / 2, top - 8),
        ...(verse ? [placed(verse.overlay, mirrored(side, margin), margin)] : []),
      ],
    },
  };
};

/** Title on a slanted panel of the palette's ground, the subject beside it. */
const panel: Layout = (words, palette, look) => {
  const side = freeSide(look);
  const at = (x: number, y: number) => [mirrored(side, x), y] as const;
  const head = title(words, palette, { width: 540, height: roomOf(side, 500), maxLines: 5, maxSize: 160 }, side);
  const verse = plate(words, palette, side);
  const top = topOf(side, head.height + (verse ? verse.height + 66 : 0));
  return {
    crop: cropAround(look.focus, 0.62, { x: side === 'left' ? 0.77 : 0.23, y: 0.5 }),
    composition: {
      frame: whole,
      ground: palette.bg,
      shades: [
        solid(palette.accent, [at(0, 0), at(730, 0), at(630, height), at(0, height)]),
        solid(palette.bg, [at(0, 0), at(706, 0), at(606, height), at(0, height)]),
      ],
      overlays: [
        placed(head.overlay, mirrored(side, margin), top),
        ...(verse ? [placed(verse.overlay, mirrored(side, margin + 14), top + head.height + 52)] : []),
      ],
    },
  };
};

/** The layouts by their keys; thumbnails take them in this order. */
export const layouts = { classic, banner, panel } as const;
export type LayoutKey = keyof typeof layouts;
export const layoutKeys = Object.keys(layouts) as LayoutKey[];
