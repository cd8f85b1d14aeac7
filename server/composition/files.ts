import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { diskFiles, sweepParts } from '#server/adapters/disk-files.ts';
import type { Config } from '#server/config.ts';
import type { FileStore } from '#server/ports/files.ts';

/**
 * Where files are stored: in a bucket when one is configured, otherwise in the data folder. The S3 client takes 35 MB
 * of memory, so it is loaded only if a bucket is configured.
 */
export async function openFiles(config: Pick<Config, 'dataDir' | 's3'>): Promise<FileStore> {
  const path = join(config.dataDir, config.s3 ? 's3-copies' : 'files');
  mkdirSync(path, { recursive: true });
  if (!config.s3) return diskFiles(path);
  const { s3Files } = await import('#server/adapters/s3-files.ts');
  return s3Files({ ...config.s3, folder: path });
}

/** Removes what writers that died left behind on this machine. */
export async function sweepFiles(config: Pick<Config, 'dataDir' | 's3'>, olderThanMs: number): Promise<void> {
  await sweepParts(join(config.dataDir, config.s3 ? 's3-copies' : 'files'), olderThanMs);
}
