import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { FileStore, StoredFile } from '#server/ports.ts';
import { Failure } from '#shared/endpoint.ts';
import { requireFileKey } from './file-key.ts';
import { localCopies } from './local-copies.ts';
import { type S3Place, s3Calls, xmlTexts } from './s3-calls.ts';

/** Bytes of a part: S3 asks for 5 MB at least, and takes 10,000 of them. */
const partBytes = 8 * 1024 * 1024;

/** How often in a row a file may break off without a byte more. */
const mostBreaks = 3;

/** Files in a bucket that speaks S3 (AWS, R2, MinIO, …). An object is there whole or not at all; files for ffmpeg and sharp are copied to `folder`, which may be emptied while nothing works. `copiesBytes`: how much may lie there. */
export function s3Files({ folder, copiesBytes, ...place }: S3Place & { readonly folder: string; readonly copiesBytes: number }): FileStore {
  const call = s3Calls(place);
  const missing = () => new Failure('not_found', 'This file is not there any more.');

  async function head(key: string): Promise<Headers | null> {
    requireFileKey(key);
    return (await call({ method: 'HEAD', key }))?.headers ?? null;
  }

  async function read(key: string, range?: { start: number; end: number }): Promise<Readable> {
    requireFileKey(key);
    if (range && range.end < range.start) return Readable.from([]);
    const asked = (from: number): Record<string, string> =>
      range || from > 0 ? { range: `bytes=${(range?.start ?? 0) + from}-${range?.end ?? ''}` } : {};
    const answer = await call({ method: 'GET', key, headers: asked(0) });
    if (!answer) throw missing();
    return Readable.from(goingOn(key, answer, asked), { objectMode: false });
  }

  /** The bytes of an answer; where the line breaks, the rest of the same file is asked for. */
  async function* goingOn(key: string, first: Response, asked: (from: number) => Record<string, string>): AsyncIterable<Uint8Array> {
    const whole = Number(first.headers.get('content-length'));
    const etag = first.headers.get('etag') ?? '';
    let got = 0;
    for (let answer: Response | null = first, fruitless = 0; got < whole; fruitless += 1) {
      if (!answer || fruitless > mostBreaks) throw new Failure('unavailable', 'The storage of files broke off. Try again in a minute.');
      try {
        for await (const chunk of answer.body as ReadableStream<Uint8Array>) {
          [got, fruitless] = [got + chunk.byteLength, 0];
          yield chunk;
        }
      } catch (error) {
        if (fruitless >= mostBreaks) throw error;
      }
      if (got < whole) answer = await call({ method: 'GET', key, headers: { ...asked(got), 'if-match': etag } });
    }
  }

  const copies = localCopies({
    folder,
    mostBytes: copiesBytes,
    etagOf: async (key) => (await head(key))?.get('etag') ?? null,
    read,
  });

  async function put(key: string, bytes: Uint8Array | Readable, mime: string): Promise<StoredFile> {
    requireFileKey(key);
    const headers = { 'content-type': mime };
    const hash = createHash('sha256');
    let size = 0;
    let uploadId: string | null = null;
    const etags: string[] = [];
    try {
      for await (const part of partsOf(bytes)) {
        hash.update(part.bytes);
        size += part.bytes.byteLength;
        if (part.last && etags.length === 0) {
          await call({ method: 'PUT', key, headers, body: part.bytes });
          break;
        }
        uploadId ??= await begin(key, headers);
        const query = { partNumber: String(etags.length + 1), uploadId };
        etags.push((await call({ method: 'PUT', key, query, body: part.bytes }))?.headers.get('etag') ?? '');
      }
      if (uploadId) await complete(key, uploadId, etags);
    } catch (error) {
      if (uploadId) await call({ method: 'DELETE', key, query: { uploadId } }).catch(() => null);
      throw error;
    }
    return { key, bytes: size, sha256: hash.digest('hex') };
  }

  async function begin(key: string, headers: Readonly<Record<string, string>>): Promise<string> {
    const xml = (await (await call({ method: 'POST', key, query: { uploads: '' }, headers }))?.text()) ?? '';
    const [id] = xmlTexts(xml, 'UploadId');
    if (!id) throw new Failure('unavailable', 'The storage of files gave an answer that cannot be read. Try again in a minute.');
    return id;
  }

  /** A completion may fail with status 200 and say so in its text. */
  async function complete(key: string, uploadId: string, etags: readonly string[]): Promise<void> {
    const parts = etags.map((etag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${etag.replaceAll('"', '&quot;')}</ETag></Part>`);
    const body = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`;
    const text = (await (await call({ method: 'POST', key, query: { uploadId }, body }))?.text()) ?? '';
    if (text.includes('<Error>')) throw new Failure('unavailable', 'The storage of files could not keep this file. Try again in a minute.');
  }

  async function* pages(prefix: string): AsyncIterable<{ key: string; bytes: number }> {
    for (let token: string | undefined = ''; token !== undefined; ) {
      const query: Record<string, string> = {
        'list-type': '2',
        ...(prefix ? { prefix } : {}),
        ...(token ? { 'continuation-token': token } : {}),
      };
      const xml: string = await (await call({ method: 'GET', query }))!.text();
      const [keys, sizes] = [xmlTexts(xml, 'Key'), xmlTexts(xml, 'Size')];
      for (const [at, key] of keys.entries()) yield { key, bytes: Number(sizes[at]) };
      token = xmlTexts(xml, 'NextContinuationToken')[0];
    }
  }

  return {
    put,
    async adopt(key, localPath, mime) {
      const stored = await put(key, createReadStream(localPath), mime);
      await rm(localPath, { force: true });
      return stored;
    },
    has: async (key) => (await head(key)) !== null,
    async size(key) {
      const length = (await head(key))?.get('content-length');
      return length ? Number(length) : null;
    },
    async changedAt(key) {
      const at = (await head(key))?.get('last-modified');
      return at ? new Date(at) : null;
    },
    read,
    async local(key) {
      requireFileKey(key);
      const path = await copies.of(key);
      if (!path) throw missing();
      return path;
    },
    async *list(prefix) {
      for await (const { key } of pages(prefix)) yield key;
    },
    sizes: () => pages(''),
    free: async () => null,
    async remove(key) {
      requireFileKey(key);
      await call({ method: 'DELETE', key });
    },
  };
}

/** A source in parts of `partBytes`; the last one may be shorter, and there is always one. */
async function* partsOf(source: Uint8Array | Readable): AsyncIterable<{ bytes: Buffer; last: boolean }> {
  let held: Buffer[] = [];
  let count = 0;
  for await (const chunk of source instanceof Uint8Array ? [source] : source) {
    for (let rest = Buffer.from(chunk as Uint8Array); rest.length > 0; ) {
      // A part is given when more follows: only the last one may be short.
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
