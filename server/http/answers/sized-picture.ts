import { msg } from '@lingui/core/runtime-macro';
import sharp from 'sharp';
import type { FileToSend } from './file-answer.ts';
import type { FileStore } from '#server/ports/files.ts';
import { Failure } from '#shared/endpoint.ts';
import type { PreviewWidth } from '#shared/pictures/style-sample.contract.ts';

/** Raise it when previews are to be encoded otherwise. */
const encoding = 1;
const quality = 78;
const underWay = new Map<string, Promise<unknown>>();

/**
 * The same picture in a smaller width, as WebP: made on first demand, named by what it shows, and kept in the cache.
 */
export async function sizedPicture(
  files: FileStore,
  picture: { key: string; sha256: string },
  width: PreviewWidth,
): Promise<FileToSend> {
  const version = `${picture.sha256.slice(0, 32)}-${encoding}`;
  const key = `cache/previews/${version}-${width}.webp`;
  if (!(await files.has(key)))
    await once(key, async () => files.put(key, await shrink(files, picture.key, width), 'image/webp'));
  return { key, sha256: `${version}-${width}` };
}

async function shrink(files: FileStore, key: string, width: number): Promise<Buffer> {
  const path = await files.local(key);
  try {
    return await sharp(path).resize({ width, withoutEnlargement: true }).webp({ quality, effort: 3 }).toBuffer();
  } catch (error) {
    // It was replaced or deleted after its row was read.
    if (!(await files.has(key))) throw new Failure('not_found', msg`This file no longer exists.`, { cause: error });
    throw error;
  }
}

/** Concurrent requests for the same thing share one computation. */
export function once<T>(name: string, make: () => Promise<T>): Promise<T> {
  const going = (underWay.get(name) as Promise<T> | undefined) ?? make().finally(() => underWay.delete(name));
  underWay.set(name, going);
  return going;
}
