import { msg } from '@lingui/core/runtime-macro';
import { readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from '#shared/endpoint.ts';

/** Bytes that stay free for the studio itself. */
const reserve = 200_000_000;

/** All files of a folder together, in bytes; 0 when there is no such folder. */
export async function folderBytes(folder: string): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []))
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name)).catch(() => null))?.size ?? 0;
  return bytes;
}

/** Throws Failure('disk_full') with a message when the disk of `folder` has no room for this many bytes. */
export async function requireRoom(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (free < bytes + reserve)
    throw new Failure(
      'disk_full',
      msg`The backup needs about ${{ gigabytes: gigabytes(bytes + reserve) }} GB and ${{ gigabytes2: gigabytes(free) }} GB are free: make room on the disk, or remove old backups.`,
    );
}

const gigabytes = (bytes: number): string => (bytes / 1e9).toFixed(1);
