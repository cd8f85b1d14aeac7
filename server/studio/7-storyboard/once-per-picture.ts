import type { PlannedFile } from '#server/film-plan.ports.ts';
import type { FileStore } from '#server/ports.ts';

/** How many pictures are remembered before all are forgotten. */
const most = 2000;

/** Asks something of each picture once, by the path of its file; null when it cannot be read. */
export function oncePerPicture<T>(files: FileStore, ask: (path: string) => Promise<T>): (picture: PlannedFile) => Promise<T | null> {
  const known = new Map<string, Promise<T | null>>();
  const read = async (key: string) => ask(await files.local(key));
  return ({ key }) => {
    const found = known.get(key) ?? read(key).catch(() => null);
    if (known.size > most) known.clear();
    known.set(key, found);
    return found;
  };
}
