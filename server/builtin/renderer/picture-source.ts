import sharp, { type Sharp } from 'sharp';
import type { Layer } from '#shared/timeline-segments.ts';
import { Failure } from '#shared/endpoint.ts';

// Every picture is read once a shot: what libvips would keep of it is only in the way.
sharp.cache(false);

type Size = { readonly width: number; readonly height: number };
/** Which part of a picture is wanted: where it covers the frame, and the view on what then is seen. */
type Part = { readonly cover?: Layer['cover'] | undefined; readonly view?: Layer['view'] | undefined };

/** A part of a picture file as packed RGBA of exactly this size: turned upright, cropped to the frame's shape where `cover` says or around its middle, in sRGB. */
export async function decodePicture(path: string, size: Size, part: Part = {}): Promise<Uint8Array> {
  const { width, height } = size;
  try {
    const upright = sharp(path, { limitInputPixels: 100_000_000 }).rotate();
    const fitted =
      part.cover || part.view
        ? await partOf(path, size, part, upright)
        : upright.resize(width, height, { fit: 'cover', kernel: 'lanczos3' });
    return await fitted.flatten({ background: '#000' }).toColourspace('srgb').ensureAlpha().raw().toBuffer();
  } catch (error) {
    throw new Failure('invalid', 'A picture of this film cannot be read: draw or upload it again, then render.', { cause: error });
  }
}

/**
 * Fitted so that the frame is covered, then cut at the place where a browser's `object-position` would lie. A view is cut out of the picture's own
 * pixels before it is fitted, so that what is near is as sharp as the picture.
 */
async function partOf(path: string, size: Size, { cover = middle, view }: Part, upright: Sharp): Promise<Sharp> {
  const facts = await sharp(path, { limitInputPixels: 100_000_000 }).metadata();
  const { width: wide = size.width, height: high = size.height } = facts.autoOrient ?? facts;
  const scale = Math.max(size.width / wide, size.height / high);
  if (view) {
    const seen = { width: Math.min(wide, size.width / scale), height: Math.min(high, size.height / scale) };
    const [width, height] = [Math.max(1, Math.round(seen.width * view.w)), Math.max(1, Math.round(seen.height * view.w))];
    const left = Math.round((wide - seen.width) * cover.x + seen.width * view.x);
    const top = Math.round((high - seen.height) * cover.y + seen.height * view.y);
    const box = { left: Math.min(left, wide - width), top: Math.min(top, high - height), width, height };
    return upright.extract(box).resize({ width: size.width, height: size.height, fit: 'fill', kernel: 'lanczos3' });
  }
  const fitted = { width: Math.max(size.width, Math.round(wide * scale)), height: Math.max(size.height, Math.round(high * scale)) };
  return upright.resize({ ...fitted, fit: 'fill', kernel: 'lanczos3' }).extract({
    left: Math.round((fitted.width - size.width) * cover.x),
    top: Math.round((fitted.height - size.height) * cover.y),
    width: size.width,
    height: size.height,
  });
}

const middle = { x: 0.5, y: 0.5 } as const;
