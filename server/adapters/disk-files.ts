import { msg } from '@lingui/core/runtime-macro';
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileStore, StoredFile } from '#server/ports/files.ts';
import { Failure } from '#shared/endpoint.ts';
import { requireFileKey } from './file-key.ts';

/** Files under one folder: written as `.part`, synced, renamed; a key that exists is complete. */
export function diskFiles(root: string): FileStore {
  const pathOf = (key: string): string => {
    requireFileKey(key);
    return join(root, key);
  };
  const found = async (key: string) => {
    const facts = await stat(pathOf(key)).catch(() => null);
    return facts?.isFile() ? facts : null;
  };
  const require = async (key: string): Promise<string> => {
    if (!(await found(key))) throw new Failure('not_found', msg`This file no longer exists.`);
    return pathOf(key);
  };

  async function put(key: string, bytes: Uint8Array | Readable): Promise<StoredFile> {
    const path = pathOf(key);
    const part = `${path}.${crypto.randomUUID()}.part`;
    // Until the pipeline listens, a source that fails would end the process.
    if (bytes instanceof Readable) bytes.on('error', () => {});
    await mkdir(dirname(path), { recursive: true });
    const hash = createHash('sha256');
    let size = 0;
    const measure = new Transform({
      transform(chunk: Uint8Array, _encoding, done) {
        hash.update(chunk);
        size += chunk.byteLength;
        done(null, chunk);
      },
    });
    try {
      await pipeline(bytes instanceof Uint8Array ? Readable.from([bytes]) : bytes, measure, createWriteStream(part));
      await sync(part);
      await rename(part, path);
      await sync(dirname(path));
    } catch (error) {
      await rm(part, { force: true });
      throw full(error);
    }
    return { key, bytes: size, sha256: hash.digest('hex') };
  }

  async function* list(prefix: string): AsyncIterable<string> {
    const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      const key = relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/');
      if (entry.isFile() && !key.endsWith('.part') && key.startsWith(prefix)) yield key;
    }
  }

  return {
    put,
    async adopt(key, localPath) {
      const path = pathOf(key);
      const part = `${path}.${crypto.randomUUID()}.part`;
      await mkdir(dirname(path), { recursive: true });
      try {
        await rename(localPath, part).catch(async () => {
          await copyFile(localPath, part);
          await rm(localPath, { force: true });
        });
        const hash = createHash('sha256');
        for await (const chunk of createReadStream(part)) hash.update(chunk as Uint8Array);
        const { size } = await stat(part);
        await sync(part);
        await rename(part, path);
        await sync(dirname(path));
        return { key, bytes: size, sha256: hash.digest('hex') };
      } catch (error) {
        await rm(part, { force: true });
        throw full(error);
      }
    },
    has: async (key) => (await found(key)) !== null,
    size: async (key) => (await found(key))?.size ?? null,
    changedAt: async (key) => (await found(key))?.mtime ?? null,
    read: async (key, range) => createReadStream(await require(key), range),
    local: (key) => require(key),
    list,
    async *sizes(after = '') {
      const keys = (await Array.fromAsync(list(''))).filter((key) => key > after);
      for (const key of keys.sort()) {
        const facts = await found(key);
        if (facts) yield { key, bytes: facts.size, changedAt: facts.mtime };
      }
    },
    async free() {
      await mkdir(root, { recursive: true });
      const { bavail, bsize } = await statfs(root);
      return bavail * bsize;
    },
    remove: async (key) => rm(pathOf(key), { force: true }),
  };
}

/** Removes what writers that died left behind, older than `olderThanMs`; returns how many. */
export async function sweepParts(root: string, olderThanMs: number): Promise<number> {
  let removed = 0;
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !entry.name.endsWith('.part')) continue;
    const facts = await stat(path).catch(() => null);
    if (!facts || Date.now() - facts.mtimeMs < olderThanMs) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}

async function sync(path: string): Promise<void> {
  const file = await open(path, 'r');
  await file.sync();
  await file.close();
}

const full = (error: unknown): unknown =>
  (error as NodeJS.ErrnoException).code === 'ENOSPC'
    ? new Failure(
        'disk_full',
        msg`The disk of the studio is full. Free some space and try again; what you had is still there.`,
        {
          cause: error,
        },
      )
    : error;
