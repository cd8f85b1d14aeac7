import { Outage } from '#server/ports/outage.ts';
import type { PlannedFile } from '#server/studio/film-plan.ts';
import type { FileStore } from '#server/ports/files.ts';

/** How many results are cached before the cache is cleared. */
const most = 2000;

/**
 * Computes something from each stored file once, by its path; null when it cannot be read, which is retried the next
 * time. Throws while the storage is unavailable: a film must not be planned without its pictures' data.
 */
export function onceAFile<T>(
  files: FileStore,
  ask: (path: string) => Promise<T>,
): (file: PlannedFile) => Promise<T | null> {
  const known = new Map<string, Promise<T | null>>();
  const read = async (key: string) => ask(await files.local(key));
  return ({ key }) => {
    const found = known.get(key);
    if (found) return found;
    const asked: Promise<T | null> = read(key).catch((error: unknown) => {
      // The disk may be back, or the file restored, before the studio starts again.
      if (known.get(key) === asked) known.delete(key);
      if (error instanceof Outage) throw error;
      return null;
    });
    if (known.size >= most) known.clear();
    known.set(key, asked);
    return asked;
  };
}
