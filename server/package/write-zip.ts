import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import { Zip, ZipPassThrough } from 'fflate';

/** One file in a zip: its size in bytes and its SHA-256. */
type Added = { readonly bytes: number; readonly sha256: string };
export type ZipWriter = {
  /** Adds a file without compressing it: pictures, sounds and films are compressed already. */
  add(name: string, source: Uint8Array | Readable, onBytes?: (count: number) => Promise<void>): Promise<Added>;
  /** Writes the list of contents; the file is whole and on the disk afterwards. */
  end(): Promise<void>;
  /** Aborts; the caller removes what was written. */
  abandon(): void;
};

/** Writes a zip to a local path, file by file, without holding any of them in memory. */
export function writeZip(path: string): ZipWriter {
  const out = createWriteStream(path, { flush: true });
  let failed: unknown = null;
  out.on('error', (error) => (failed = error));
  const over = finished(out);
  over.catch(() => {}); // further writes fail
  const zip = new Zip((error, chunk, last) => {
    if (error) failed = error;
    else out.write(chunk);
    if (last) out.end();
  });
  const room = async () => {
    if (failed !== null) throw failed;
    if (out.writableNeedDrain) await Promise.race([once(out, 'drain'), over]);
  };

  return {
    async add(name, source, onBytes) {
      const entry = new ZipPassThrough(name);
      zip.add(entry);
      const hash = createHash('sha256');
      let bytes = 0;
      for await (const chunk of source instanceof Uint8Array ? [source] : (source as AsyncIterable<Uint8Array>)) {
        hash.update(chunk);
        bytes += chunk.byteLength;
        entry.push(chunk);
        await room();
        await onBytes?.(chunk.byteLength);
      }
      entry.push(new Uint8Array(0), true);
      await room();
      return { bytes, sha256: hash.digest('hex') };
    },
    async end() {
      zip.end();
      await over;
    },
    abandon() {
      zip.terminate();
      out.destroy();
    },
  };
}
