import { msg } from '@lingui/core/runtime-macro';
import sharp, { type Sharp } from 'sharp';
import { Failure } from '#shared/endpoint.ts';
import { coverBox, type Part, type Size, viewBox } from './picture-place.ts';

// Every picture is read once a shot: what libvips would keep of it is only in the way.
sharp.cache(false);

const reading = { limitInputPixels: 100_000_000 } as const;

/**
 * A part of a picture file as packed RGBA of exactly this size: turned upright, cropped to the frame's shape where
 * `cover` says or around its middle, in sRGB.
 */
export async function decodePicture(path: string, size: Size, part: Part = {}): Promise<Uint8Array> {
  const { width, height } = size;
  try {
    const upright = sharp(path, reading).rotate();
    const fitted =
      part.cover || part.view
        ? await partOf(path, size, part, upright)
        : upright.resize(width, height, { fit: 'cover', kernel: 'lanczos3' });
    return await fitted.flatten({ background: '#000' }).toColourspace('srgb').ensureAlpha().raw().toBuffer();
  } catch (error) {
    throw new Failure('invalid', msg`A picture of this film cannot be read: draw or upload it again, then render.`, {
      cause: error,
    });
  }
}

/** The size of a picture as it is seen: upright. */
export async function uprightSize(path: string, unknown: Size): Promise<Size> {
  const facts = await sharp(path, reading).metadata();
  const { width = unknown.width, height = unknown.height } = facts.autoOrient ?? facts;
  return { width, height };
}

/**
 * Fitted so that the frame is covered, then cut at the place where a browser's `object-position` would lie. A view is
 * cut out of the picture's own pixels before it is fitted, so that what is near is as sharp as the picture.
 */
async function partOf(path: string, size: Size, { cover, view }: Part, upright: Sharp): Promise<Sharp> {
  const of = await uprightSize(path, size);
  if (view) {
    const { left, top, width, height } = viewBox(of, size, view, cover);
    return upright
      .extract({ left, top, width, height })
      .resize({ width: size.width, height: size.height, fit: 'fill', kernel: 'lanczos3' });
  }
  const { fitted, left, top } = coverBox(of, size, cover);
  return upright
    .resize({ ...fitted, fit: 'fill', kernel: 'lanczos3' })
    .extract({ left, top, width: size.width, height: size.height });
}
