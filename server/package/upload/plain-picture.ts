import { msg } from '@lingui/core/runtime-macro';
import sharp from 'sharp';
import { Failure } from '#shared/endpoint.ts';
import { pictureUpload } from '#shared/pictures/gallery.contract.ts';
import { canvas } from '#shared/thumbnail/overlay.ts';

/** A picture that was decoded from its first byte to its last. */
export type DecodedPicture = {
  readonly bytes: Buffer;
  readonly ending: 'png' | 'jpg';
  readonly width: number;
  readonly height: number;
};

const pngHead = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const pngEnd = Buffer.from([0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]);
const patience = { seconds: 20 };

/**
 * The picture byte for byte when it is a PNG or JPEG with nothing but a picture in it (no notes, no profile, nothing
 * behind its end), and every pixel of it decodes; null when it must be encoded again.
 */
export async function plainPicture(bytes: Buffer): Promise<DecodedPicture | null> {
  const png = bytes.subarray(0, 8).equals(pngHead) && bytes.subarray(-12).equals(pngEnd);
  const jpeg =
    bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) &&
    bytes.subarray(-2).equals(Buffer.from([0xff, 0xd9]));
  if (!png && !jpeg) return null;
  const picture = () => sharp(bytes, { limitInputPixels: pictureUpload.pixels, failOn: 'warning' });
  const facts = await picture()
    .metadata()
    .catch(() => null);
  if (!facts || facts.format !== (png ? 'png' : 'jpeg') || (facts.pages ?? 1) > 1) return null;
  if (
    facts.exif ||
    facts.xmp ||
    facts.iptc ||
    facts.icc ||
    (facts.orientation ?? 1) > 1 ||
    (facts.comments ?? []).length > 0
  )
    return null;
  const whole = await picture()
    .timeout(patience)
    .stats()
    .catch(() => null);
  return whole && { bytes, ending: png ? 'png' : 'jpg', width: facts.width, height: facts.height };
}

/** Decodes any picture that is safe to decode and encodes it again as a thumbnail. Throws Failure with a message. */
export async function thumbnailAnew(bytes: Buffer): Promise<DecodedPicture> {
  const known = bytes.subarray(0, 8).equals(pngHead) || bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]));
  try {
    if (!known) throw new Error('Neither PNG nor JPEG');
    const made = await sharp(bytes, { limitInputPixels: pictureUpload.pixels, failOn: 'error' })
      .resize(canvas.width, canvas.height, { fit: 'cover' })
      .flatten({ background: '#000000' })
      .png()
      .timeout(patience)
      .toBuffer();
    return { bytes: made, ending: 'png', ...canvas };
  } catch (cause) {
    throw new Failure('unsupported', msg`it is not a readable picture`, { cause });
  }
}
