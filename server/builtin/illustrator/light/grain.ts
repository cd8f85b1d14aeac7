// Lays a texture of paper over a finished picture.
import type { Sharp } from 'sharp';
import { chance } from '../drawing/random.ts';

const side = 256;
const kept = new Map<string, Buffer>();

/**
 * A tile of paper: noise around middle grey, blurred in one direction like fibres. `rough` is how far it strays from
 * grey (0 to 127).
 */
function paper(rough: number): Buffer {
  const key = String(rough);
  const known = kept.get(key);
  if (known) return known;
  const luck = chance('paper', rough);
  const dots = Float32Array.from({ length: side * side }, () => luck.between(-rough, rough));
  const tile = Buffer.alloc(side * side * 3);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const at = (dx: number, dy: number) => dots[((y + dy + side) % side) * side + ((x + dx + side) % side)] ?? 0;
      const value = 128 + (at(0, 0) * 2 + at(1, 0) + at(-1, 0) + at(2, 1) + at(0, 1)) / 3;
      tile.fill(Math.max(0, Math.min(255, Math.round(value))), (y * side + x) * 3, (y * side + x) * 3 + 3);
    }
  kept.set(key, tile);
  return tile;
}

/** A part of a whole picture: where it lies in it and how large it is, in pixels. */
export type Cutout = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly whole: { readonly width: number; readonly height: number };
};

/** The offset into the first tile when sharp centres an odd number of tiles on this many pixels. */
const firstTile = (pixels: number): number =>
  ((((Math.ceil(pixels / side) | 1) * side - pixels + 1) >> 1) % side) % side;

/** Lays the paper texture over a picture, or over a part of one so that it continues the texture of the whole. */
export function onPaper(picture: Sharp, rough: number, part?: Cutout): Sharp {
  const tile = paper(rough);
  if (!part)
    return picture.composite([
      { input: tile, raw: { width: side, height: side, channels: 3 }, tile: true, blend: 'soft-light' },
    ]);
  const { width, height, whole } = part;
  const [left, top] = [firstTile(whole.width) + part.left, firstTile(whole.height) + part.top];
  const input = Buffer.allocUnsafe(width * height * 3);
  for (let y = 0; y < height; y++) {
    const row = ((top + y) % side) * side;
    for (let x = 0; x < width; ) {
      const from = (left + x) % side;
      const count = Math.min(side - from, width - x);
      tile.copy(input, (y * width + x) * 3, (row + from) * 3, (row + from + count) * 3);
      x += count;
    }
  }
  return picture.composite([{ input, raw: { width, height, channels: 3 }, blend: 'soft-light' }]);
}
