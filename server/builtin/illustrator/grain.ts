import type { Sharp } from 'sharp';
import { chance } from './random.ts';

const side = 256;
const kept = new Map<string, Buffer>();

/** A tile of paper: grey dots round the middle, softened along one way like fibres. `rough` is how far they stray (0 to 127). */
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

/** Lays the tooth of paper over a picture. */
export const onPaper = (picture: Sharp, rough: number): Sharp =>
  picture.composite([{ input: paper(rough), raw: { width: side, height: side, channels: 3 }, tile: true, blend: 'soft-light' }]);
