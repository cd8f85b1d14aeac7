import sharp, { type Sharp } from 'sharp';
import type { Shot } from '#shared/timeline.ts';
import { Failure } from '#shared/endpoint.ts';

// Every picture is read once: what libvips would keep of it is only in the way.
sharp.cache(false);

type Size = { readonly width: number; readonly height: number };

/** A picture file as packed RGBA of exactly this size: turned upright, cropped to the frame's shape where `cover` says or around its middle, in sRGB. */
export async function decodePicture(path: string, size: Size, cover?: Shot['cover']): Promise<Uint8Array> {
  const { width, height } = size;
  try {
    const upright = sharp(path, { limitInputPixels: 100_000_000 }).rotate();
    const fitted = cover
      ? await coveredAt(path, size, cover, upright)
      : upright.resize(width, height, { fit: 'cover', kernel: 'lanczos3' });
    return await fitted.flatten({ background: '#000' }).toColourspace('srgb').ensureAlpha().raw().toBuffer();
  } catch (error) {
    throw new Failure('invalid', 'A picture of this film cannot be read: draw or upload it again, then render.', { cause: error });
  }
}

/** Fitted so that the frame is covered, then cut at the place where a browser's `object-position` would lie. */
async function coveredAt(path: string, { width, height }: Size, { x, y }: NonNullable<Shot['cover']>, upright: Sharp): Promise<Sharp> {
  const facts = await sharp(path, { limitInputPixels: 100_000_000 }).metadata();
  const { width: wide = width, height: high = height } = facts.autoOrient ?? facts;
  const scale = Math.max(width / wide, height / high);
  const fitted = { width: Math.max(width, Math.round(wide * scale)), height: Math.max(height, Math.round(high * scale)) };
  return upright.resize({ ...fitted, fit: 'fill', kernel: 'lanczos3' }).extract({
    left: Math.round((fitted.width - width) * x),
    top: Math.round((fitted.height - height) * y),
    width,
    height,
  });
}
