import { msg } from '@lingui/core/runtime-macro';
import type { Said } from '#shared/said.ts';
import type { Readable } from 'node:stream';
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl';
import { Failure } from '#shared/endpoint.ts';
import { packageLimits } from '#shared/tale/package.contract.ts';

/** A source of bytes: `end` is exclusive. */
export type ByteSource = { readonly bytes: number; read(start: number, end: number): Readable };
/** A file in a zip; `open` gives exactly `bytes` bytes, or fails. */
export type ZipMember = { readonly name: string; readonly bytes: number; open(): Promise<Readable> };
export type OpenZip = { readonly members: ReadonlyMap<string, ZipMember>; close(): void };

const link = 0o120000;
const kindOfFile = 0o170000;
/** A text of JSON packs to a twentieth; nothing that we write packs to a two-hundredth. */
const mostInflated = 200;
const deflatedFrom = 1_000_000;

class SourceReader extends RandomAccessReader {
  readonly #source: ByteSource;
  constructor(source: ByteSource) {
    super();
    this.#source = source;
  }
  override _readStreamForRange(start: number, end: number): Readable {
    return this.#source.read(start, end);
  }
}

const refused = (words: Said, cause?: unknown) => new Failure('invalid', words, { cause });

/**
 * Opens an untrusted zip: its list of contents is read and checked before any of its bytes. Throws Failure with a
 * message.
 */
export async function openZip(source: ByteSource): Promise<OpenZip> {
  const zip = await fromRandomAccessReaderPromise(new SourceReader(source), source.bytes, {
    autoClose: false,
    strictFileNames: true,
    validateEntrySizes: true,
  }).catch((cause: unknown) => {
    if (cause instanceof Failure) throw cause;
    throw new Failure('unsupported', msg`This file is not a readable zip: choose a package that a studio made.`, {
      cause,
    });
  });
  try {
    return { members: await membersOf(zip), close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function membersOf(zip: ZipFile): Promise<Map<string, ZipMember>> {
  if (zip.entryCount > packageLimits.entries)
    throw refused(
      msg`This zip was refused: it holds ${{ count: zip.entryCount }} files, and the limit is ${{ most: packageLimits.entries }}.`,
    );
  const members = new Map<string, ZipMember>();
  const seen = new Set<string>();
  let total = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      const name = entry.fileName;
      judge(entry);
      const same = name.normalize('NFC').toLowerCase();
      if (seen.has(same)) throw refused(msg`This zip was refused: it holds “${{ name: name.slice(0, 100) }}” twice.`);
      seen.add(same);
      total += entry.uncompressedSize;
      if (total > packageLimits.bytes)
        throw refused(msg`This zip was refused: unpacked, it would have more than 4 GB.`);
      if (!name.endsWith('/'))
        members.set(name, { name, bytes: entry.uncompressedSize, open: () => opened(zip, entry) });
    }
  } catch (cause) {
    if (cause instanceof Failure) throw cause;
    throw refused(
      cause instanceof Error
        ? msg`This zip was refused: its list of contents is damaged or not safe (${{ reason: cause.message.slice(0, 150) }}).`
        : msg`This zip was refused: its list of contents cannot be read.`,
      cause,
    );
  }
  return members;
}

/** Throws for what no studio writes and nobody needs. */
function judge(entry: Entry): void {
  const name = entry.fileName.slice(0, 100);
  if (((entry.externalFileAttributes >>> 16) & kindOfFile) === link)
    throw refused(msg`This zip was refused: “${{ name }}” in it is a link to another file.`);
  if (entry.isEncrypted()) throw refused(msg`This zip was refused: “${{ name }}” in it is encrypted.`);
  if (!entry.canDecodeFileData())
    throw refused(msg`This zip was refused: “${{ name }}” in it is packed in a way that the studio does not read.`);
  if (entry.uncompressedSize > deflatedFrom && entry.uncompressedSize > entry.compressedSize * mostInflated)
    throw refused(
      msg`This zip was refused: “${{ name }}” in it would grow to ${{ times: mostInflated }} times its size or more when it is unpacked.`,
    );
}

async function opened(zip: ZipFile, entry: Entry): Promise<Readable> {
  return zip.openReadStreamPromise(entry).catch((cause: unknown) => {
    throw cause instanceof Failure
      ? cause
      : refused(msg`This zip was refused: “${{ name: entry.fileName.slice(0, 100) }}” in it is damaged.`, cause);
  });
}
