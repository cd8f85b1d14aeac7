import { existsSync } from 'node:fs';
import { chmod, copyFile, cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import type { Db } from '#server/db/tables/tables.ts';
import type { FileStore } from '#server/ports/files.ts';
import type { BackupFacts } from './backup-format.ts';
import { type BackupContext, makeBackup } from './make-backup.ts';

type Studio = {
  readonly db: Db;
  readonly files: FileStore;
  readonly storeAt: (folder: string) => FileStore;
  /** Where the key for sealed tokens and the built-in channel are stored. */
  readonly dataDir: string;
  /** False: channels must be linked again after a restore. */
  readonly withKey?: boolean;
};

/**
 * Backs up a whole studio: rows, files, the key of the sealed tokens, and the built-in channel, which may continue
 * meanwhile.
 */
export const backUpStudio = (
  studio: Studio,
  to: string,
  context: Omit<BackupContext, 'bring'> = {},
): Promise<BackupFacts> =>
  makeBackup(studio, to, {
    ...context,
    async bring(part, signal) {
      const key = join(studio.dataDir, 'secret.key');
      if ((studio.withKey ?? true) && existsSync(key)) {
        await copyFile(key, join(part, 'secret.key'));
        await chmod(join(part, 'secret.key'), 0o600);
      }
      signal.throwIfAborted();
      await bringChannel(join(studio.dataDir, 'video-host'), join(part, 'video-host'));
    },
  });

/** The channel's database as of one moment first, so that every film that it names follows. */
async function bringChannel(from: string, to: string): Promise<void> {
  if (!existsSync(from)) return;
  await mkdir(to, { recursive: true, mode: 0o700 });
  const database = join(from, 'host.sqlite');
  if (existsSync(database)) {
    const source = new DatabaseSync(database, { readOnly: true });
    try {
      await backup(source, join(to, 'host.sqlite'));
    } finally {
      source.close();
    }
  }
  await cp(from, to, { recursive: true, filter: (path) => !path.startsWith(database) });
}
