import { msg } from '@lingui/core/runtime-macro';
import type { Readable } from 'node:stream';
import sharp from 'sharp';
import { Failure } from '#shared/endpoint.ts';
import { pictureUpload } from '#shared/pictures/gallery.contract.ts';
import { pictureSize, sharperDrawings } from '#shared/vocabulary.ts';

const tooLarge = () =>
  new Failure(
    'too_large',
    msg`This picture is larger than ${{ bytes: pictureUpload.bytes / 1_000_000 }} MB: save it smaller and try again.`,
  );
const notPicture = () =>
  new Failure('unsupported', msg`This picture cannot be read: choose a JPEG, PNG, WebP, AVIF, GIF or TIFF file.`);
const patienceSeconds = 20;

/** Rejects early what is declared as too large. */
export function requirePictureSize(contentLength: string | undefined): void {
  if (Number(contentLength ?? 0) > pictureUpload.bytes) throw tooLarge();
}

/** Reads a sent body to the end, within the limit. */
export async function readPicture(body: Readable, signal: AbortSignal): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body.iterator({ destroyOnReturn: true }) as AsyncIterable<Uint8Array>) {
    signal.throwIfAborted();
    bytes += chunk.byteLength;
    if (bytes > pictureUpload.bytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** A frame as it is stored. */
export type FramedPicture = { readonly bytes: Buffer; readonly width: number; readonly height: number };

/**
 * Makes a frame of a picture that a person sent: upright, cut to the frame's shape around what draws the eye, sRGB, and
 * without the camera's metadata. A large picture keeps up to as many pixels as the studio's own drawings have, for a
 * film's near views. Throws Failure with a message.
 */
export async function framePicture(sent: Buffer): Promise<FramedPicture> {
  const { width, height } = await facts(sent);
  if (width < pictureUpload.minWidth || height < pictureUpload.minHeight)
    throw new Failure(
      'invalid',
      msg`This picture has ${{ width }} × ${{ height }} pixels; it needs at least ${{ minWidth: pictureUpload.minWidth }} × ${{ minHeight: pictureUpload.minHeight }}.`,
    );
  const larger = Math.min(
    sharperDrawings,
    Math.max(1, Math.min(width / pictureSize.width, height / pictureSize.height)),
  );
  const [steps, unit] = [Math.round(larger * 60), { width: pictureSize.width / 60, height: pictureSize.height / 60 }];
  const size = { width: unit.width * steps, height: unit.height * steps };
  try {
    const bytes = await open(sent)
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .resize({ ...size, fit: 'cover', position: sharp.strategy.attention })
      .toColourspace('srgb')
      .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
      .timeout({ seconds: patienceSeconds })
      .toBuffer();
    return { bytes, ...size };
  } catch (cause) {
    throw new Failure('unsupported', msg`This picture is damaged: save it again and try once more.`, { cause });
  }
}

const open = (sent: Buffer) => sharp(sent, { limitInputPixels: pictureUpload.pixels, failOn: 'error', pages: 1 });

async function facts(sent: Buffer): Promise<{ width: number; height: number }> {
  if (isHeic(sent)) throw new Failure('unsupported', msg`HEIC pictures cannot be read: save it as JPEG and try again.`);
  if (!known.some((looks) => looks(sent))) throw notPicture();
  const { autoOrient } = await sharp(sent, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw new Failure('unsupported', notPicture().words, { cause });
    });
  if (autoOrient.width * autoOrient.height > pictureUpload.pixels)
    throw new Failure(
      'too_large',
      msg`This picture has more than ${{ pixels: pictureUpload.pixels / 1_000_000 }} million pixels: save it smaller and try again.`,
    );
  return autoOrient;
}

const ascii = (sent: Buffer, from: number, to: number): string => sent.subarray(from, to).toString('latin1');
/** By its first bytes, before any decoder sees it: no SVG, no PDF, nothing else that a decoder might know. */
const known: readonly ((sent: Buffer) => boolean)[] = [
  (sent) => sent.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (sent) => ascii(sent, 0, 8) === '\x89PNG\r\n\x1a\n',
  (sent) => ascii(sent, 0, 4) === 'GIF8',
  (sent) => ascii(sent, 0, 4) === 'RIFF' && ascii(sent, 8, 12) === 'WEBP',
  (sent) => ascii(sent, 4, 8) === 'ftyp' && ['avif', 'avis'].includes(ascii(sent, 8, 12)),
  (sent) => ['II*\0', 'MM\0*'].includes(ascii(sent, 0, 4)),
];
const isHeic = (sent: Buffer): boolean =>
  ascii(sent, 4, 8) === 'ftyp' && ['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1'].includes(ascii(sent, 8, 12));
