import { msg } from '@lingui/core/runtime-macro';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { FileStore, StoredFile } from '#server/ports/files.ts';
import { Outage } from '#server/ports/outage.ts';
import { Failure } from '#shared/endpoint.ts';
import { requireFileKey } from './file-key.ts';
import { localCopies } from './local-copies.ts';
import { type S3Body, type S3Facts, type S3Place, s3Calls } from './s3-calls.ts';

/** Bytes of a part: S3 asks for 5 MB at least, and takes 10,000 of them. */
const partBytes = 8 * 1024 * 1024;

/** How often in a row a file may break off without a byte more. */
const mostBreaks = 3;

/**
 * Files in a bucket that speaks S3 (AWS, R2, MinIO, …). An object is complete or absent; files for ffmpeg and sharp are
 * copied to `folder`, which may be emptied while nothing runs. `copiesBytes`: the most bytes kept there.
 */
export function s3Files({
  folder,
  copiesBytes,
  ...place
}: S3Place & { readonly folder: string; readonly copiesBytes: number }): FileStore {
  const bucket = s3Calls(place);
  const missing = () => new Failure('not_found', msg`This file no longer exists.`);

  async function head(key: string): Promise<S3Facts | null> {
    requireFileKey(key);
    return bucket.head(key);
  }

  async function read(key: string, range?: { start: number; end: number }): Promise<Readable> {
    requireFileKey(key);
    if (range && range.end < range.start) return Readable.from([]);
    const from = (got: number) =>
      range || got > 0 ? `bytes=${(range?.start ?? 0) + got}-${range?.end ?? ''}` : undefined;
    const answer = await bucket.get(key, { range: from(0) });
    if (!answer) throw missing();
    return Readable.from(goingOn(key, answer, from), { objectMode: false });
  }

  /** The bytes of an answer; if the connection breaks, the rest of the same file is requested. */
  async function* goingOn(
    key: string,
    first: S3Body,
    from: (got: number) => string | undefined,
  ): AsyncIterable<Uint8Array> {
    const { bytes: whole, etag } = first;
    let got = 0;
    for (let answer: S3Body | null = first, fruitless = 0; got < whole; fruitless += 1) {
      if (!answer || fruitless > mostBreaks)
        throw new Outage(
          'storage',
          msg`The file storage dropped the connection. Nothing is lost. Try again in a minute.`,
        );
      try {
        for await (const chunk of answer.body as AsyncIterable<Uint8Array>) {
          [got, fruitless] = [got + chunk.byteLength, 0];
          yield chunk;
        }
      } catch (cause) {
        // All bytes came, and the client found that they are not those that were stored.
        if (got >= whole)
          throw new Outage('storage', msg`The file storage returned different bytes from those stored.`, { cause });
        if (fruitless >= mostBreaks)
          throw new Outage(
            'storage',
            msg`The file storage dropped the connection. Nothing is lost. Try again in a minute.`,
            { cause },
          );
      }
      if (got < whole) answer = await bucket.get(key, { range: from(got), ifMatch: etag });
    }
  }

  const copies = localCopies({
    folder,
    mostBytes: copiesBytes,
    etagOf: async (key) => (await head(key))?.etag ?? null,
    read,
  });

  async function put(key: string, bytes: Uint8Array | Readable, mime: string): Promise<StoredFile> {
    requireFileKey(key);
    const hash = createHash('sha256');
    let size = 0;
    let uploadId: string | null = null;
    const parts: Awaited<ReturnType<typeof bucket.part>>[] = [];
    try {
      for await (const part of partsOf(bytes)) {
        hash.update(part.bytes);
        size += part.bytes.byteLength;
        if (part.last && parts.length === 0) {
          await bucket.put(key, part.bytes, mime);
          break;
        }
        uploadId ??= await bucket.begin(key, mime);
        parts.push(await bucket.part(key, uploadId, parts.length + 1, part.bytes));
      }
      if (uploadId) await bucket.complete(key, uploadId, parts, size);
    } catch (error) {
      if (uploadId) await bucket.abandon(key, uploadId).catch(() => null);
      throw error;
    }
    return { key, bytes: size, sha256: hash.digest('hex') };
  }

  return {
    put,
    async adopt(key, localPath, mime) {
      const stored = await put(key, createReadStream(localPath), mime);
      await rm(localPath, { force: true });
      return stored;
    },
    has: async (key) => (await head(key)) !== null,
    size: async (key) => (await head(key))?.bytes ?? null,
    changedAt: async (key) => (await head(key))?.changedAt ?? null,
    read,
    async local(key) {
      requireFileKey(key);
      const path = await copies.of(key);
      if (!path) throw missing();
      return path;
    },
    async *list(prefix) {
      for await (const { key } of bucket.list(prefix)) yield key;
    },
    sizes: (after) => bucket.list('', after),
    free: async () => null,
    async remove(key) {
      requireFileKey(key);
      await bucket.remove(key);
    },
  };
}

/** A source in parts of `partBytes`; the last one may be shorter, and there is always one. */
async function* partsOf(source: Uint8Array | Readable): AsyncIterable<{ bytes: Buffer; last: boolean }> {
  let held: Buffer[] = [];
  let count = 0;
  for await (const chunk of source instanceof Uint8Array ? [source] : source) {
    for (let rest = Buffer.from(chunk as Uint8Array); rest.length > 0; ) {
      // A part is emitted when more follows: only the last one may be short.
      if (count === partBytes) {
        yield { bytes: Buffer.concat(held), last: false };
        [held, count] = [[], 0];
      }
      const piece = rest.subarray(0, partBytes - count);
      held.push(piece);
      count += piece.length;
      rest = rest.subarray(piece.length);
    }
  }
  yield { bytes: Buffer.concat(held), last: true };
}
