import { msg } from '@lingui/core/runtime-macro';
import sharp from 'sharp';
import { Failure } from '#shared/endpoint.ts';
import { canvas } from '#shared/thumbnail/overlay.ts';
import { fitPng } from './bake.ts';

const notPng = msg`The picture is not a readable PNG. Save the thumbnail again.`;

/**
 * Decodes the Base64 of a PNG within the canvas's size and encodes it again at 1280 x 720 and at most 2 MB, so that
 * none of the original bytes are kept. Throws Failure with a message.
 */
export async function finishedPicture(pngData: string): Promise<Uint8Array> {
  const sent = Buffer.from(pngData, 'base64');
  if (sent.length < 8 || sent.readUInt32BE(0) !== 0x89504e47) throw new Failure('invalid', notPng);
  const { width, height } = await sharp(sent, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw new Failure('invalid', notPng, { cause });
    });
  if (width > canvas.width || height > canvas.height)
    throw new Failure(
      'too_large',
      msg`A finished thumbnail has ${{ width: canvas.width }} × ${{ height: canvas.height }} pixels at most; this one has ${{ width2: width }} × ${{ height2: height }}.`,
    );
  const drawn = sharp(sent, { limitInputPixels: canvas.width * canvas.height, failOn: 'error' })
    .resize(canvas.width, canvas.height, { fit: 'cover' })
    .flatten({ background: '#000000' })
    .timeout({ seconds: 10 });
  try {
    return await fitPng(await drawn.png().toBuffer());
  } catch (cause) {
    throw new Failure('invalid', notPng, { cause });
  }
}
