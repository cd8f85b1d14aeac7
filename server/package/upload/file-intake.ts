import type { TaleId } from '#shared/ids.ts';
import { msg } from '@lingui/core/runtime-macro';
import { readFile, rename, writeFile } from 'node:fs/promises';
import type { Ffmpeg } from '#server/ports/ffmpeg.ts';
import type { FileStore } from '#server/ports/files.ts';
import { Failure } from '#shared/endpoint.ts';
import { isOwnSvg } from './own-svg.ts';
import { mimeOf } from '../package-mimes.ts';
import { type DecodedPicture, plainPicture, thumbnailAnew } from './plain-picture.ts';
import type { FileUse } from './read-package.ts';

/** A file of a package in the store: and what it turned out to be. */
export type TakenFile = {
  readonly key: string;
  readonly sha256: string;
  readonly bytes: number;
  /** Pixels of a picture or film, otherwise 0. */
  readonly width: number;
  readonly height: number;
  /** Duration of an audio file or film, otherwise 0. */
  readonly durationMs: number;
};
export type IntakeParts = {
  readonly files: FileStore;
  readonly ffmpeg: Ffmpeg;
  /** Makes a frame of a picture that a person sent. Throws Failure with a message. */
  readonly framePicture: (sent: Buffer) => Promise<{ bytes: Buffer; width: number; height: number }>;
};
/** A file that was unpacked to a local path. */
export type Unpacked = { readonly path: string; readonly name: string; readonly use: FileUse; readonly sha256: string };
type Facts = Pick<TakenFile, 'width' | 'height' | 'durationMs'>;

const rooms: Record<FileUse, string> = {
  picture: 'images',
  thumbnail: 'thumbnails',
  svg: 'thumbnails',
  sound: 'narration',
  film: 'packages',
  'film-sound': 'packages',
  captions: 'packages',
};
const nothing: Facts = { width: 0, height: 0, durationMs: 0 };

/**
 * Checks that a file of a package is valid as a whole, and stores it for the tale; null for a drawing that is not the
 * studio's own. Throws Failure with a message that name the file.
 */
export async function takeInFile(
  parts: IntakeParts,
  taleId: TaleId,
  no: number,
  file: Unpacked,
  signal: AbortSignal,
): Promise<TakenFile | null> {
  try {
    const seen = await look(parts, file, signal);
    if (!seen) return null;
    const ending = seen.ending ?? file.name.split('.').at(-1)!;
    const key = `${rooms[file.use]}/t-${taleId}/import-${no}-${file.sha256.slice(0, 32)}.${ending}`;
    const { sha256, bytes } = await parts.files.adopt(key, file.path, mimeOf(key));
    return { key, sha256, bytes, ...nothing, ...seen.facts };
  } catch (cause) {
    if (signal.aborted) throw cause;
    if (!(cause instanceof Failure) || cause.code === 'unavailable' || cause.code === 'disk_full') throw cause;
    throw new Failure(
      cause.code,
      msg`The file “${{ name: file.name }}” of this package was refused: ${{ reason: cause.words }}`,
      {
        cause,
      },
    );
  }
}

async function look(
  parts: IntakeParts,
  file: Unpacked,
  signal: AbortSignal,
): Promise<{ facts: Partial<Facts>; ending?: string } | null> {
  const { path, use } = file;
  switch (use) {
    case 'picture':
    case 'thumbnail': {
      const sent = await readFile(path);
      const picture =
        (await plainPicture(sent)) ?? (use === 'picture' ? await frameAnew(parts, sent) : await thumbnailAnew(sent));
      if (picture.bytes !== sent) await replaced(path, picture.bytes);
      return { facts: { width: picture.width, height: picture.height }, ending: picture.ending };
    }
    case 'svg':
      return isOwnSvg(await text(path)) ? { facts: {} } : null;
    case 'captions':
      if ((await text(path)).includes('\0')) throw new Failure('invalid', msg`it is not a text`);
      return { facts: {} };
    case 'sound':
    case 'film-sound':
      return { facts: { durationMs: await soundLength(parts.ffmpeg, file, signal) } };
    case 'film':
      return { facts: await filmFacts(parts.ffmpeg, path, signal) };
  }
}

async function frameAnew({ framePicture }: IntakeParts, sent: Buffer): Promise<DecodedPicture> {
  return { ...(await framePicture(sent)), ending: 'jpg' };
}

async function replaced(path: string, bytes: Uint8Array): Promise<void> {
  await writeFile(`${path}.new`, bytes);
  await rename(`${path}.new`, path);
}

async function text(path: string): Promise<string> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path));
  } catch (cause) {
    throw new Failure('invalid', msg`it is not a text in UTF-8`, { cause });
  }
}

const codecs: Readonly<Record<string, string>> = { wav: 'pcm_s16le', flac: 'flac', mp3: 'mp3' };

/** The duration, in ms, of an audio file that was decoded completely. */
async function soundLength(ffmpeg: Ffmpeg, { path, name }: Unpacked, signal: AbortSignal): Promise<number> {
  const { audio, video, durationMs } = await ffmpeg.probe(path, signal);
  if (!audio || video || audio.codec !== codecs[name.split('.').at(-1)!])
    throw new Failure('unsupported', msg`its audio is not in the format it declares`);
  await ffmpeg
    .run(['-v', 'error', '-xerror', ...ffmpeg.untrusted(path), '-map', '0:a:0', '-f', 'null', '-'], { signal })
    .catch((cause: unknown) => {
      if (signal.aborted) throw cause;
      throw new Failure('invalid', msg`it is damaged`, { cause });
    });
  return durationMs;
}

async function filmFacts(ffmpeg: Ffmpeg, path: string, signal: AbortSignal): Promise<Facts> {
  const { video, audio, durationMs } = await ffmpeg.probe(path, signal);
  if (!video || !audio || video.codec !== 'h264' || audio.codec !== 'aac')
    throw new Failure('unsupported', msg`it is not a film of a studio (H.264 and AAC)`);
  return { width: video.width, height: video.height, durationMs };
}
