import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { diskFiles, sweepParts } from './adapters/disk-files.ts';
import { s3Files } from './adapters/s3-files.ts';
import type { Config } from './config.ts';
import type { FileStore } from './ports.ts';

/** Where files lie: in a bucket when one is configured, else in the data folder. */
export function openFiles(config: Pick<Config, 'dataDir' | 's3'>): FileStore {
  const path = join(config.dataDir, config.s3 ? 's3-copies' : 'files');
  mkdirSync(path, { recursive: true });
  return config.s3 ? s3Files({ ...config.s3, folder: path }) : diskFiles(path);
}

/** Removes what writers that died left behind on this machine. */
export async function sweepFiles(config: Pick<Config, 'dataDir' | 's3'>, olderThanMs: number): Promise<void> {
  await sweepParts(join(config.dataDir, config.s3 ? 's3-copies' : 'files'), olderThanMs);
}
