import sharp from 'sharp';
import type { Rasterizer } from '#server/ports/rasterizer.ts';
import { canvas } from '#shared/thumbnail/overlay.ts';

/** Bytes: video hosts refuse larger thumbnails. */
export const largestPng = 2_000_000;

/** A PNG of at most 2 MB: a larger one is reduced to 256 colours, which is one byte a pixel. */
export const fitPng = async (png: Uint8Array): Promise<Uint8Array> =>
  png.length <= largestPng
    ? png
    : sharp(png).flatten().png({ palette: true, colours: 256, dither: 0.8, effort: 4 }).toBuffer();

/** Turns a composed SVG into a PNG of 16:9 and at most 2 MB, 1280 pixels wide unless another width is requested. */
export const bake = async (
  rasterizer: Rasterizer,
  svg: string,
  { signal, width = canvas.width, creator }: { signal?: AbortSignal; width?: number; creator?: string } = {},
): Promise<Uint8Array> =>
  fitPng(await rasterizer.png(svg, width, signal, creator ? { creator, kind: 'baking' } : undefined));
