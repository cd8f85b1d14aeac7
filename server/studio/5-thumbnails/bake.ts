import sharp from 'sharp';
import type { Rasterizer } from '#server/ports.ts';
import { canvas } from '#shared/overlay.ts';

/** Bytes: video hosts refuse larger thumbnails. */
export const largestPng = 2_000_000;

/** Turns a composed SVG into a PNG of 1280 x 720 and at most 2 MB; a picture too rich for that keeps 256 colours, which is one byte a pixel. */
export async function bake(rasterizer: Rasterizer, svg: string, signal?: AbortSignal): Promise<Uint8Array> {
  const drawn = await rasterizer.png(svg, canvas.width, signal);
  if (drawn.length <= largestPng) return drawn;
  return sharp(drawn).flatten().png({ palette: true, colours: 256, dither: 0.8, effort: 4 }).toBuffer();
}
