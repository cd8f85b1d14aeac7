import { msg } from '@lingui/core/runtime-macro';
import { strFromU8, unzipSync } from 'fflate';
import { Failure } from '#shared/endpoint.ts';
import { type RawVerse } from './bible-text.ts';
import { readUsfm } from './usfm-reader.ts';
import { readVpl } from './vpl-reader.ts';

/** Bytes. A Bible is about 5 MB of text. */
const largestFile = 30_000_000;
const largestArchive = 20_000_000;
const mostFiles = 500;

/**
 * Reads an uploaded or downloaded file: verse-per-line text, or a zip of it, or a zip of USFM books. Throws Failure
 * with a message.
 */
export function readBibleFile(bytes: Uint8Array): RawVerse[] {
  if (bytes.byteLength > largestArchive) throw new Failure('too_large', msg`A Bible file may be at most 20 MB.`);
  const raw = isZip(bytes) ? readArchive(bytes) : readText(bytes);
  if (raw.length === 0)
    throw new Failure(
      'unsupported',
      msg`No verses were found. Give a verse-per-line text (eBible.org "VPL") or a USFM archive, zipped or not.`,
    );
  return raw;
}

const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;

function readText(bytes: Uint8Array): RawVerse[] {
  const text = strFromU8(bytes);
  return /^\uFEFF?\s*\\id\s/.test(text) ? readUsfm(text) : readVpl(text);
}

function readArchive(bytes: Uint8Array): RawVerse[] {
  let unpacked = 0;
  let count = 0;
  const open = () =>
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!/\.(?:txt|usfm|sfm)$/i.test(name)) return false;
        unpacked += originalSize;
        count += 1;
        if (unpacked > largestFile || count > mostFiles)
          throw new Failure('too_large', msg`This archive is too large for a Bible when unpacked.`);
        return true;
      },
    });
  let files: Record<string, Uint8Array>;
  try {
    files = open();
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure('unsupported', msg`This zip file is damaged and cannot be opened.`, { cause: error });
  }
  const readings = Object.entries(files).map(([name, file]) => ({
    usfm: /\.(?:usfm|sfm)$/i.test(name),
    raw: readText(file),
  }));
  const books = readings.filter(({ usfm }) => usfm).flatMap(({ raw }) => raw);
  const fullest = readings.filter(({ usfm }) => !usfm).sort((a, b) => b.raw.length - a.raw.length)[0]?.raw ?? [];
  return books.length >= fullest.length ? books : fullest;
}
