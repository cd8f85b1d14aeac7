import sharp from 'sharp';
import type { PictureOrder, Rasterizer } from '#server/ports.ts';
import type { Area } from '#shared/picture-life.ts';
import { styleOf } from '../styles.ts';
import type { FlipbookPlan } from './flipbook-plans.ts';
import { partOfDrawing, type ReadDrawing } from './part-of-drawing.ts';
import type { SvgNode } from './svg-nodes.ts';

/** Everything that redraws a part of a picture to the pixel as the picture was drawn. */
export type Redrawing = {
  readonly drawing: ReadDrawing;
  readonly order: PictureOrder;
  /** Pixels of the whole picture. */
  readonly whole: { readonly width: number; readonly height: number };
  readonly rasterizer: Rasterizer;
};

/** A drawn flipbook: where it lies, and a WebP of each cell. */
export type DrawnFlipbook = { readonly area: Area; readonly cells: readonly Buffer[] };

type Pixels = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

/** A difference that paper and rounding make is none. */
const least = 10;
/** Room round what is drawn otherwise, in pixels; the largest part that is redrawn. */
const margin = 8;
const mostPixels = 1_600_000;

const even = (value: number) => Math.round(value / 2) * 2;

/** The pixels of a box and a margin, as whole pairs: film has half as many pixels for colour. */
function pixelsOf({ box }: FlipbookPlan, { drawing, whole }: Redrawing, room: number): Pixels {
  const scale = whole.width / drawing.width;
  const [left, top] = [box.left, box.top].map((side) => Math.max(0, even(side * scale - room))) as [number, number];
  const right = Math.min(whole.width, even(box.right * scale + room));
  const bottom = Math.min(whole.height, even(box.bottom * scale + room));
  return { left, top, width: right - left, height: bottom - top };
}

/** Draws a flipbook; null when what it would change is hidden, out of the picture or too large. */
export async function drawFlipbook(plan: FlipbookPlan, redrawing: Redrawing, signal: AbortSignal): Promise<DrawnFlipbook | null> {
  const { drawing, order, whole, rasterizer } = redrawing;
  const style = styleOf(order.style);
  const part = pixelsOf(plan, redrawing, margin + Math.ceil(style.reach * whole.height));
  if (part.width < 8 || part.height < 8 || part.width * part.height > mostPixels) return null;
  const scale = whole.width / drawing.width;
  const seen = {
    left: part.left / scale,
    top: part.top / scale,
    right: (part.left + part.width) / scale,
    bottom: (part.top + part.height) / scale,
  };
  const draw = async (changes: readonly SvgNode[] | null): Promise<Buffer> => {
    const svg = partOfDrawing(drawing, seen, scale, new Map(changes ? [[plan.of, changes]] : []));
    const png = await rasterizer.png(svg, part.width, signal);
    const finished = await style.finish(sharp(png).flatten(), order, { ...part, whole });
    return finished.removeAlpha().raw().toBuffer();
  };
  const still = await draw(null);
  const cells: Buffer[] = [];
  for (const cell of plan.cells) cells.push(await draw(cell()));
  const masks = cells.map((cell) => changed(still, cell));
  const box = boxOf(masks, part);
  if (!box) return null;
  const sprites = await Promise.all(cells.map((cell, i) => sprite(cell, masks[i] as Buffer, part, box)));
  const [x, y] = [(part.left + box.left) / whole.width, (part.top + box.top) / whole.height];
  return { area: { x, y, w: box.width / whole.width, h: box.height / whole.height }, cells: sprites };
}

/** Where two drawings differ: 255 for each pixel that does. */
function changed(still: Buffer, cell: Buffer): Buffer {
  const mask = Buffer.alloc(still.length / 3);
  for (let i = 0, p = 0; i < mask.length; i++, p += 3) {
    const by = Math.max(
      Math.abs((still[p] as number) - (cell[p] as number)),
      Math.abs((still[p + 1] as number) - (cell[p + 1] as number)),
      Math.abs((still[p + 2] as number) - (cell[p + 2] as number)),
    );
    if (by > least) mask[i] = 255;
  }
  return mask;
}

/** The part round everything that changes in any cell, with room for the soft edge; null when nothing does. */
function boxOf(masks: readonly Buffer[], { width, height }: Pixels): Pixels | null {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (const mask of masks)
    for (let y = 0; y < height; y++) {
      const row = mask.subarray(y * width, (y + 1) * width);
      const first = row.indexOf(255);
      if (first < 0) continue;
      [left, right] = [Math.min(left, first), Math.max(right, row.lastIndexOf(255))];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    }
  if (right < 0) return null;
  [left, top] = [Math.max(0, even(left - margin)), Math.max(0, even(top - margin))];
  [right, bottom] = [Math.min(width, even(right + margin)), Math.min(height, even(bottom + margin))];
  return { left, top, width: right - left, height: bottom - top };
}

/** One cell as a WebP: see-through wherever it equals the picture, with a soft edge. */
async function sprite(cell: Buffer, mask: Buffer, { width, height }: Pixels, box: Pixels): Promise<Buffer> {
  const alpha = await sharp(mask, { raw: { width, height, channels: 1 } })
    .blur(1.6)
    .linear(3.2, 0)
    .extract(box)
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  return sharp(cell, { raw: { width, height, channels: 3 } })
    .extract(box)
    .joinChannel(alpha, { raw: { width: box.width, height: box.height, channels: 1 } })
    .webp({ quality: 90, alphaQuality: 100, effort: 2 })
    .toBuffer();
}
