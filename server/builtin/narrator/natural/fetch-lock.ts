import { open, readFile, rm, stat, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isAlive } from '#server/process/process-alive.ts';

const beatMs = 5_000;
/** A lock that was not renewed for so long belongs to a process that died. */
const deadMs = 20_000;
const lookMs = 1_000;

/**
 * Lets one of the processes that share a folder do the work. Returns a function that releases the lock, or null when
 * `done` became true while another process worked. Throws the signal's reason when it is aborted.
 */
export async function fetchLock(
  folder: string,
  signal: AbortSignal,
  done: () => Promise<boolean>,
): Promise<(() => Promise<void>) | null> {
  const path = join(folder, 'lock');
  for (;;) {
    signal.throwIfAborted();
    const mine = await open(path, 'wx').catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
      return null;
    });
    if (mine) {
      await mine.writeFile(`${hostname()} ${process.pid}`);
      await mine.close();
      const beat = setInterval(() => void utimes(path, new Date(), new Date()).catch(() => undefined), beatMs).unref();
      return async () => {
        clearInterval(beat);
        await rm(path, { force: true });
      };
    }
    if (await isAbandoned(path)) await rm(path, { force: true });
    else await wait(lookMs, undefined, { signal });
    if (await done()) return null;
  }
}

/** Whether the process that took a lock is gone: known at once on this machine, elsewhere by its missing heartbeat. */
async function isAbandoned(path: string): Promise<boolean> {
  const [facts, words] = await Promise.all([stat(path).catch(() => null), readFile(path, 'utf8').catch(() => '')]);
  if (!facts) return false;
  if (Date.now() - facts.mtimeMs > deadMs) return true;
  const [host, pid] = words.split(' ');
  return host === hostname() && Number(pid) > 0 && !isAlive(Number(pid));
}
