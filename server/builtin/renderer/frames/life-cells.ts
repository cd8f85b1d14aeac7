import type { Sprite } from '#server/files/picture-life-file.ts';
import type { Area } from '#shared/motion/picture-life.ts';
import { type Box, boxOf, type Place } from './picture-place.ts';
import type { Sampler } from './sampler.ts';

/** One cell of a flipbook as planes, ready to be laid over its box; the masks are 255 where it covers the picture. */
export type Cell = {
  readonly luma: Uint8Array;
  readonly u: Uint8Array;
  readonly v: Uint8Array;
  readonly mask: Uint8Array;
  readonly chromaMask: Uint8Array;
};

/** Bytes per pixel during the conversion to planes: RGBA, and Y, U and V. */
const bytesOfPixel = 5.5;

/**
 * The cells of a flipbook at the size of the loaded picture, laid over what is there; null when none of them is seen,
 * or they are nearly as large as the picture. `pixels` are the loaded picture.
 */
export function cellsOf(
  { area, sprites, pixels, place }: { area: Area; sprites: readonly Sprite[]; pixels: Uint8Array; place: Place },
  surface: Sampler['surface'],
): { box: Box; cells: readonly Cell[] } | null {
  const inner = boxOf(area, place);
  if (!inner || sprites.length === 0) return null;
  const box = widened(inner, place);
  if (box.w * box.h * bytesOfPixel > surface.roomBytes - 256) return null;
  const corner = { left: Math.round(area.x * place.of.width), top: Math.round(area.y * place.of.height) };
  const across = (size: number) =>
    tapsFor(box.w, size, (at) => place.left - corner.left + ((box.x + at + 0.5) * place.width) / place.to.width);
  const down = (size: number) =>
    tapsFor(box.h, size, (at) => place.top - corner.top + ((box.y + at + 0.5) * place.height) / place.to.height);
  return {
    box,
    cells: sprites.map((sprite) =>
      cellOf(resized(sprite, across(sprite.width), down(sprite.height), box), pixels, place, box, surface),
    ),
  };
}

/** With room around it, so that colours at its edge are those of the picture. */
function widened({ x, y, w, h }: Box, { to }: Place): Box {
  const [left, top] = [Math.max(0, x - 16), Math.max(0, y - 16)];
  const end = {
    x: Math.min(Math.ceil(to.width / 16) * 16, x + w + 16),
    y: Math.min(Math.ceil(to.height / 16) * 16, y + h + 16),
  };
  return { x: left, y: top, w: end.x - left, h: end.y - top };
}

/** For each of `count` pixels: the first of the pixels that it is made of, and their weights. */
type Taps = { readonly first: Int32Array; readonly weights: Float32Array; readonly each: number };

/**
 * Lanczos weights of three lobes, as the picture itself was fitted with; `at` gives the position of a pixel's middle
 * among `size` others.
 */
function tapsFor(count: number, size: number, at: (pixel: number) => number): Taps {
  const step = Math.max(1, at(1) - at(0));
  const each = Math.ceil(6 * step) + 1;
  const first = new Int32Array(count);
  const weights = new Float32Array(count * each);
  for (let pixel = 0; pixel < count; pixel += 1) {
    const middle = at(pixel) - 0.5;
    const from = Math.ceil(middle - 3 * step);
    first[pixel] = from;
    let sum = 0;
    for (let tap = 0; tap < each; tap += 1) sum += weights[pixel * each + tap] = lanczos((from + tap - middle) / step);
    for (let tap = 0; tap < each; tap += 1) {
      const inside = from + tap >= 0 && from + tap < size;
      weights[pixel * each + tap] = inside ? (weights[pixel * each + tap] ?? 0) / sum : 0;
    }
  }
  return { first, weights, each };
}

function lanczos(x: number): number {
  if (Math.abs(x) < 1e-9) return 1;
  if (Math.abs(x) >= 3) return 0;
  const turn = Math.PI * x;
  return (3 * Math.sin(turn) * Math.sin(turn / 3)) / (turn * turn);
}

/** A sprite at the size of its box: RGBA, colours multiplied by their opacity, 0 to 255. */
function resized({ width, height, data }: Sprite, across: Taps, down: Taps, { w, h }: Box): Float32Array {
  const narrow = new Float32Array(w * height * 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < w; x += 1) {
      let [r, g, b, a] = [0, 0, 0, 0];
      for (let tap = 0; tap < across.each; tap += 1) {
        const weight = across.weights[x * across.each + tap] ?? 0;
        const from = (y * width + (across.first[x] ?? 0) + tap) * 4;
        const alpha = weight === 0 ? 0 : weight * (data[from + 3] ?? 0);
        if (alpha === 0) continue;
        r += (alpha * (data[from] ?? 0)) / 255;
        g += (alpha * (data[from + 1] ?? 0)) / 255;
        b += (alpha * (data[from + 2] ?? 0)) / 255;
        a += alpha;
      }
      narrow.set([r, g, b, a], (y * w + x) * 4);
    }
  }
  const done = new Float32Array(w * h * 4);
  const line = w * 4;
  for (let y = 0; y < h; y += 1) {
    for (let tap = 0; tap < down.each; tap += 1) {
      const weight = down.weights[y * down.each + tap] ?? 0;
      if (weight === 0) continue;
      const from = ((down.first[y] ?? 0) + tap) * line;
      for (let at = 0; at < line; at += 1)
        done[y * line + at] = (done[y * line + at] ?? 0) + weight * (narrow[from + at] ?? 0);
    }
  }
  return done;
}

/** Lays a resized sprite over the picture and turns it into planes. */
function cellOf(
  sprite: Float32Array,
  pixels: Uint8Array,
  { to }: Place,
  { x: left, y: top, w, h }: Box,
  surface: Sampler['surface'],
): Cell {
  const { wasm, bytes, room, sums } = surface;
  const mask = new Uint8Array(w * h);
  for (let y = 0; y < h; y += 1) {
    for (let x = 0; x < w; x += 1) {
      const at = (y * w + x) * 4;
      const under = (Math.min(to.height - 1, top + y) * to.width + Math.min(to.width - 1, left + x)) * 4;
      const alpha = Math.min(255, Math.max(0, sprite[at + 3] ?? 0));
      if (alpha >= 1) mask[y * w + x] = 255;
      for (let channel = 0; channel < 3; channel += 1) {
        const mixed = ((pixels[under + channel] ?? 0) * (255 - alpha)) / 255 + (sprite[at + channel] ?? 0);
        bytes[room + at + channel] =
          alpha < 1 ? (pixels[under + channel] ?? 0) : Math.min(255, Math.max(0, Math.round(mixed)));
      }
    }
  }
  const luma = room + w * h * 4 + 64;
  const u = luma + w * h + 64;
  const v = u + (w * h) / 4 + 64;
  wasm.toPlanes(room, w, h, luma, w, u, v, w / 2, sums);
  const plane = (at: number, length: number) => bytes.slice(at, at + length);
  return {
    luma: plane(luma, w * h),
    u: plane(u, (w * h) / 4),
    v: plane(v, (w * h) / 4),
    mask,
    chromaMask: halved(mask, w, h),
  };
}

/** Where colours, which are half as fine, are made of a pixel that is covered. */
function halved(mask: Uint8Array, w: number, h: number): Uint8Array {
  const half = new Uint8Array((w * h) / 4);
  for (let y = 0; y < h / 2; y += 1) {
    for (let x = 0; x < w / 2; x += 1) {
      const at = 2 * y * w + 2 * x;
      const covered = [at, at + w].some((each) => mask[each] || mask[each + 1] || (x > 0 && mask[each - 1]));
      if (covered) half[y * (w / 2) + x] = 255;
    }
  }
  return half;
}
