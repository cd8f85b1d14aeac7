import sharp from 'sharp';
import { Failure } from '#shared/endpoint.ts';

/** A picture file as packed RGBA of exactly this size: turned upright, cropped around its middle to the frame's shape, in sRGB. */
export async function decodePicture(path: string, { width, height }: { width: number; height: number }): Promise<Uint8Array> {
  try {
    return await sharp(path, { limitInputPixels: 100_000_000 })
      .rotate()
      .resize(width, height, { fit: 'cover', kernel: 'lanczos3' })
      .flatten({ background: '#000' })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer();
  } catch (error) {
    throw new Failure('invalid', 'A picture of this film cannot be read: draw or upload it again, then render.', { cause: error });
  }
}
