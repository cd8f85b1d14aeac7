import { msg } from '@lingui/core/runtime-macro';
import { mkdirSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Outage } from '#server/ports/outage.ts';
import { Failure } from '#shared/endpoint.ts';

/** SQLite's error when another process holds the file. */
const busy = 5;
/** The engine wants a piece of its log whole, and some room around it; bytes. */
const leastFree = 32_000_000;

/**
 * Takes the data folder for this process; freed by the system even after kill -9. Throws Failure('conflict') when
 * another process has it.
 */
export function own(dir: string): DatabaseSync {
  mkdirSync(dirname(dir), { recursive: true });
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(`${dir}.lock`);
    lock.exec('pragma locking_mode=exclusive; begin exclusive');
    return lock;
  } catch (error) {
    lock?.close();
    if ((error as { errcode?: number }).errcode === busy)
      throw new Failure(
        'conflict',
        msg`Another studio is running on the data folder ${{ folder: dirname(dir) }}. Stop it first, or set STUDIO_DATA to another folder.`,
        { cause: error },
      );
    throw new Failure(
      'unavailable',
      msg`The data folder ${{ folder: dirname(dir) }} cannot be used (${{ reason: (error as Error).message }}): check that its disk has room and that the studio may write there, or set STUDIO_DATA to another folder.`,
      { cause: error },
    );
  }
}

/** Why the engine of the folder `path` (null: in memory) is unavailable, as a message for people. */
export async function absence(error: Error, path: string | null): Promise<Failure> {
  const room = path ? await statfs(dirname(path)).catch(() => null) : null;
  if ((error as { code?: string }).code === '53100' || (room && room.bavail * room.bsize < leastFree))
    return new Failure(
      'disk_full',
      msg`The disk of the studio is full, and the database has stopped. What was saved is still there: free some space, and it continues automatically.`,
      { cause: error },
    );
  return new Outage(
    'the database',
    msg`The database is restarting. Everything you saved is still there. Try again in a moment.`,
    {
      cause: error,
    },
  );
}
