// The style "watercolour".
import { setImmediate as breathe } from 'node:timers/promises';
import sharp, { type Sharp } from 'sharp';
import type { Cutout } from './grain.ts';
import { chance } from '../drawing/random.ts';

/** Smooth noise over a picture, from -1 to 1: values at the corners of squares of `step` pixels, read in between. */
function field(seed: string, width: number, height: number, step: number): (x: number, y: number) => number {
  const columns = Math.ceil(width / step) + 2;
  const luck = chance(seed);
  const corners = Float32Array.from({ length: columns * (Math.ceil(height / step) + 2) }, () => luck.between(-1, 1));
  return (x, y) => {
    const [fx, fy] = [x / step, y / step];
    const [ix, iy] = [fx | 0, fy | 0];
    const [tx, ty] = [fx - ix, fy - iy];
    const at = iy * columns + ix;
    const [a, b, c, d] = [
      corners[at] as number,
      corners[at + 1] as number,
      corners[at + columns] as number,
      corners[at + columns + 1] as number,
    ];
    return (a + (b - a) * tx) * (1 - ty) + (c + (d - c) * tx) * ty;
  };
}

/** Turns a flat drawing into a watercolour: wavering edges, pools of pigment that dry darker at their rims. */
export async function watercolour(picture: Sharp, seed: string, part?: Cutout): Promise<Sharp> {
  const { data: source, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const { left, top, whole } = part ?? { left: 0, top: 0, whole: { width, height } };
  const unit = whole.height / 1080;
  const soft = await sharp(source, { raw: { width, height, channels: 3 } })
    .blur(Math.max(0.6, 7 * unit))
    .raw()
    .toBuffer();
  const [waveX, waveY, pool, fine] = [
    field(`${seed}x`, whole.width, whole.height, 17 * unit),
    field(`${seed}y`, whole.width, whole.height, 17 * unit),
    field(`${seed}p`, whole.width, whole.height, 120 * unit),
    field(`${seed}f`, whole.width, whole.height, 30 * unit),
  ];
  const out = Buffer.allocUnsafe(width * height * 3);
  for (let y = 0; y < height; y++) {
    if (y % 64 === 0) await breathe();
    for (let x = 0; x < width; x++) {
      const sx = Math.min(width - 1, Math.max(0, Math.round(x + waveX(left + x, top + y) * 3.6 * unit)));
      const sy = Math.min(height - 1, Math.max(0, Math.round(y + waveY(left + x, top + y) * 3.6 * unit)));
      const from = (sy * width + sx) * 3;
      const to = (y * width + x) * 3;
      const water = pool(left + x, top + y) * 0.11 + fine(left + x, top + y) * 0.05;
      for (let c = 0; c < 3; c++) {
        const value = source[from + c] as number;
        const edge = ((soft[from + c] as number) - value) * 0.55;
        const pigment = 255 - (255 - (value - edge)) * (0.8 + water);
        out[to + c] = Math.max(0, Math.min(255, pigment));
      }
    }
  }
  return sharp(out, { raw: { width, height, channels: 3 } });
}
