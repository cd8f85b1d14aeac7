// A flipbook is a part of a picture in several versions (eyes closed, mouth open). Draws its cells.
import sharp from 'sharp';
import type { PictureOrder } from '#server/ports/illustrator.ts';
import type { Rasterizer } from '#server/ports/rasterizer.ts';
import type { Area } from '#shared/motion/picture-life.ts';
import { styleOf } from '../light/styles.ts';
import type { FlipbookPlan } from './flipbook-plan.ts';
import type { Box } from './matrix.ts';
import { partOfDrawing, type ReadDrawing } from './part-of-drawing.ts';
import type { SvgNode } from './svg-nodes.ts';

/** What is needed to redraw a part of a picture with exactly the same pixels. */
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

/**
 * The least difference of a colour value (0 to 255) that counts as a change: the paper texture and rounding make
 * smaller ones.
 */
const least = 10;
/** Room around the part that changes, in pixels. */
const margin = 8;

const even = (value: number) => Math.round(value / 2) * 2;

/**
 * The pixels of a box with `room` around it, within the given size. All numbers are even, because film has half as many
 * pixels for colour.
 */
function within(
  { left, top, right, bottom }: Box,
  room: number,
  { width, height }: { width: number; height: number },
): Pixels {
  const [x, y] = [Math.max(0, even(left - room)), Math.max(0, even(top - room))];
  return {
    left: x,
    top: y,
    width: Math.min(width, even(right + room)) - x,
    height: Math.min(height, even(bottom + room)) - y,
  };
}

/** The pixels of the picture that a flipbook may change. */
function partOf({ box }: FlipbookPlan, { drawing, whole, order }: Redrawing): Pixels {
  const scale = whole.width / drawing.width;
  const { left, top, right, bottom } = box;
  const room = margin + Math.ceil(styleOf(order.style).reach * whole.height);
  return within({ left: left * scale, top: top * scale, right: right * scale, bottom: bottom * scale }, room, whole);
}

/** How many pixels are drawn for a flipbook. */
export function costOf(plan: FlipbookPlan, redrawing: Redrawing): number {
  const { width, height } = partOf(plan, redrawing);
  return width * height * (plan.cells.length + 1);
}

/** Draws a flipbook; null when what it would change is hidden, or out of the picture. */
export async function drawFlipbook(
  plan: FlipbookPlan,
  redrawing: Redrawing,
  signal: AbortSignal,
): Promise<DrawnFlipbook | null> {
  const { drawing, order, whole, rasterizer } = redrawing;
  const style = styleOf(order.style);
  const part = partOf(plan, redrawing);
  if (part.width < 8 || part.height < 8) return null;
  const scale = whole.width / drawing.width;
  const seen = {
    left: part.left / scale,
    top: part.top / scale,
    right: (part.left + part.width) / scale,
    bottom: (part.top + part.height) / scale,
  };
  const drawn = async (changes: readonly SvgNode[] | null): Promise<Buffer> => {
    const svg = partOfDrawing(drawing, seen, scale, new Map(changes ? [[plan.of, changes]] : []));
    return sharp(await rasterizer.png(svg, part.width, signal))
      .flatten()
      .raw()
      .toBuffer();
  };
  const plain = await drawn(null);
  const poses: Buffer[] = [];
  for (const cell of plan.cells) poses.push(await drawn(cell));
  const rough = boxOf(
    poses.map((pose) => changed(plain, pose)),
    part,
  );
  if (!rough) return null;
  const near = within(rough, margin + Math.ceil(style.reach * whole.height), part);
  const finished = async (pixels: Buffer): Promise<Buffer> => {
    const { width, height } = part;
    const cutOut = sharp(pixels, { raw: { width, height, channels: 3 } }).extract(near);
    const place = { ...near, left: part.left + near.left, top: part.top + near.top, whole };
    return (await style.finish(cutOut, order, place)).removeAlpha().raw().toBuffer();
  };
  const still = await finished(plain);
  const cells: Buffer[] = [];
  for (const pose of poses) cells.push(await finished(pose));
  const masks = cells.map((cell) => changed(still, cell));
  const round = boxOf(masks, near);
  if (!round) return null;
  const box = within(round, margin, near);
  const sprites = await Promise.all(cells.map((cell, i) => sprite(cell, masks[i] as Buffer, near, box)));
  const [x, y] = [(part.left + near.left + box.left) / whole.width, (part.top + near.top + box.top) / whole.height];
  return { area: { x, y, w: box.width / whole.width, h: box.height / whole.height }, cells: sprites };
}

/** Where two drawings differ: 255 for each pixel that does. */
function changed(still: Buffer, cell: Buffer): Buffer {
  const mask = Buffer.alloc(still.length / 3);
  for (let i = 0, p = 0; i < mask.length; i++, p += 3) {
    const red = (still[p] as number) - (cell[p] as number);
    const green = (still[p + 1] as number) - (cell[p + 1] as number);
    const blue = (still[p + 2] as number) - (cell[p + 2] as number);
    if (red > least || red < -least || green > least || green < -least || blue > least || blue < -least) mask[i] = 255;
  }
  return mask;
}

/** The box round everything that changes in any cell; null when nothing does. */
function boxOf(masks: readonly Buffer[], { width, height }: Pixels): Box | null {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (const mask of masks)
    for (let y = 0; y < height; y++) {
      const row = mask.subarray(y * width, (y + 1) * width);
      const first = row.indexOf(255);
      if (first < 0) continue;
      [left, right] = [Math.min(left, first), Math.max(right, row.lastIndexOf(255))];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    }
  return right < 0 ? null : { left, top, right, bottom };
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
    .webp({ quality: 90, alphaQuality: 100, effort: 1 })
    .toBuffer();
}
