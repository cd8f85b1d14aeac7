import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

type Parts = {
  readonly folder: string;
  /** Bytes that copies may have together; what was not used for longest goes first. */
  readonly mostBytes: number;
  /** Names the bytes of a file; null when there is no such file. */
  readonly etagOf: (key: string) => Promise<string | null>;
  readonly read: (key: string) => Promise<Readable>;
};

/** Copies used within this time may still be in use. */
const inUseMs = 6 * 3_600_000;

/** Copies of remote files on this machine's disk, each fetched once and released at the end. */
export function localCopies({ folder, mostBytes, etagOf, read }: Parts) {
  const under = new Map<string, Promise<string>>();

  async function fetchTo(path: string, key: string): Promise<string> {
    const part = `${path}.${crypto.randomUUID()}.part`;
    await mkdir(folder, { recursive: true });
    try {
      await pipeline(await read(key), createWriteStream(part));
      await rename(part, path);
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
    await letGo();
    return path;
  }

  async function letGo(): Promise<void> {
    const all = [];
    for (const name of await readdir(folder)) {
      const facts = await stat(join(folder, name)).catch(() => null);
      if (facts) all.push({ path: join(folder, name), bytes: facts.size, at: facts.mtimeMs });
    }
    let bytes = all.reduce((sum, copy) => sum + copy.bytes, 0);
    for (const copy of all.toSorted((a, b) => a.at - b.at)) {
      if (bytes <= mostBytes || Date.now() - copy.at < inUseMs) return;
      await rm(copy.path, { force: true });
      bytes -= copy.bytes;
    }
  }

  return {
    /** The path of a copy as the file is now; null when there is no such file. */
    async of(key: string): Promise<string | null> {
      const etag = await etagOf(key);
      if (etag === null) return null;
      const name = createHash('sha256').update(`${key} ${etag}`).digest('hex').slice(0, 40);
      const path = join(folder, `${name}${extname(key)}`);
      if (await stat(path).catch(() => null)) {
        const now = new Date();
        await utimes(path, now, now).catch(() => {});
        return path;
      }
      let copy = under.get(path);
      if (!copy) {
        copy = fetchTo(path, key).finally(() => under.delete(path));
        under.set(path, copy);
      }
      return copy;
    },
  };
}
