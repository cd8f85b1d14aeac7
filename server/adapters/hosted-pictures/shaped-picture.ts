import { msg } from '@lingui/core/runtime-macro';
import sharp from 'sharp';
import type { Picture } from '#server/ports/illustrator.ts';
import { Failure } from '#shared/endpoint.ts';

const mostPixels = 40_000_000;
const patienceSeconds = 20;

/**
 * A provider's bytes as a picture of the wanted size: decoded within limits, cut around what draws the eye, encoded
 * again. Throws Failure when it is no picture.
 */
export async function shapedPicture(
  bytes: Uint8Array,
  { width, height }: { width: number; height: number },
  name: string,
): Promise<Picture> {
  try {
    const jpeg = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
      .flatten({ background: '#ffffff' })
      .resize({ width, height, fit: 'cover', position: sharp.strategy.attention })
      .toColourspace('srgb')
      .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
      .timeout({ seconds: patienceSeconds })
      .toBuffer();
    return { bytes: jpeg, mime: 'image/jpeg', width, height };
  } catch (cause) {
    throw new Failure(
      'upstream',
      msg`${{ name }} sent something that is not a picture. Try again, or choose another model.`,
      { cause },
    );
  }
}
