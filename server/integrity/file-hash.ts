import { createHash } from 'node:crypto';
import type { FileStore } from '#server/ports/files.ts';

/** SHA-256 of a stored file's bytes, in hex. */
export async function fileHash(files: FileStore, key: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of await files.read(key)) hash.update(chunk as Uint8Array);
  return hash.digest('hex');
}
