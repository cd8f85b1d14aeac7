import { msg } from '@lingui/core/runtime-macro';
import sharp from 'sharp';
import { Failure } from '#shared/endpoint.ts';

/** Limits that every host accepts. */
const most = 2 * 1024 * 1024;
const qualities = [90, 80, 65, 50];

/**
 * A thumbnail that hosts accept: 1280x720, the PNG itself when small enough, otherwise the best JPEG that fits into 2
 * MiB.
 */
export async function fitThumbnail(
  bytes: Uint8Array,
): Promise<{ bytes: Uint8Array; mime: 'image/png' | 'image/jpeg' }> {
  const image = sharp(bytes, { limitInputPixels: 64_000_000 });
  const { format, width, height } = await image.metadata().catch((cause: unknown) => {
    throw new Failure('invalid', msg`The thumbnail is not a picture. Save it as a PNG again.`, { cause });
  });
  const fits = bytes.length <= most && width === 1280 && height === 720;
  if (fits && (format === 'png' || format === 'jpeg')) return { bytes, mime: `image/${format}` };
  const sized = image.resize(1280, 720, { fit: 'cover' });
  for (const quality of qualities) {
    const jpeg = await sized.clone().jpeg({ quality }).toBuffer();
    if (jpeg.length <= most) return { bytes: jpeg, mime: 'image/jpeg' };
  }
  throw new Failure('too_large', msg`The thumbnail is larger than 2 MiB.`);
}
