import type { Db } from '#server/db/tables/tables.ts';
import type { FileStore } from '#server/ports/files.ts';
import { fileHash } from './file-hash.ts';
import { choreRepo } from './chore.repo.ts';
import { isCached, namedAmong, namedFiles } from './named-files.ts';

/** Keys by what is wrong with them: no row names it, its row has no file, its bytes are not those that were stored. */
export type FileFaults = { files: number; orphan: string[]; missing: string[]; damaged: string[] };

type Parts = { readonly db: Db; readonly files: FileStore };

/** Compares every file with the rows. The files are listed first: what is written meanwhile is no fault. */
export async function checkFiles({ db, files }: Parts): Promise<FileFaults> {
  const stored: string[] = [];
  for await (const key of files.list('')) stored.push(key);
  const named = await namedFiles(db);
  const faults: FileFaults = { files: stored.length, orphan: [], missing: [], damaged: [] };
  for (const key of stored) if (!named.has(key) && !isCached(key)) faults.orphan.push(key);
  for (const [key, sha256] of named) {
    if (!(await files.has(key))) faults.missing.push(key);
    else if (sha256 && (await fileHash(files, key)) !== sha256) faults.damaged.push(key);
  }
  return faults;
}

/**
 * Removes files that no row names and that were last written before `before`; returns their keys. A file younger than
 * that may still get its row.
 */
export async function sweepOrphans(parts: Parts, before: Date): Promise<string[]> {
  const removed: string[] = [];
  for await (const slice of oldFiles(parts.files, before, { atOnce: keysAtOnce }))
    removed.push(...(await removeOrphans(parts, slice)));
  return removed;
}

/**
 * The same once a day for the whole studio: only one of the processes does it, slice by slice. A process that takes
 * over continues where the last one stopped. Returns the removed keys; null when there was nothing to do for this
 * process.
 */
export async function sweepInTurn(parts: Parts, stop: AbortSignal, atOnce = keysAtOnce): Promise<string[] | null> {
  const round = await choreRepo(parts.db).take('sweep of files', 24);
  if (!round) return null;
  const removed: string[] = [];
  try {
    const before = new Date(round.begunAt.getTime() - dayMs);
    for await (const slice of oldFiles(parts.files, before, { after: round.position ?? '', atOnce })) {
      removed.push(...(await removeOrphans(parts, slice)));
      if (!(await round.reached(slice.last))) return removed;
      stop.throwIfAborted();
    }
    await round.finished();
    return removed;
  } catch (error) {
    await round.left().catch(() => {}); // otherwise its time runs out
    if (stop.aborted) return removed;
    throw error;
  }
}

const dayMs = 24 * 3_600_000;
/** This many files at a time are compared with the rows: the tables are read once for each slice. */
const keysAtOnce = 20_000;
type Slice = { readonly keys: readonly string[]; readonly last: string };

/** What was last written before `before`, and is no cache, in slices of this many files that were looked at. */
async function* oldFiles(
  files: FileStore,
  before: Date,
  { after, atOnce }: { after?: string; atOnce: number },
): AsyncIterable<Slice> {
  let keys: string[] = [];
  let [seen, last] = [0, ''];
  for await (const { key, changedAt } of files.sizes(after)) {
    if (!isCached(key) && changedAt < before) keys.push(key);
    [seen, last] = [seen + 1, key];
    if (seen % atOnce > 0) continue;
    yield { keys, last };
    keys = [];
  }
  if (seen % atOnce > 0) yield { keys, last };
}

async function removeOrphans({ db, files }: Parts, { keys }: Slice): Promise<string[]> {
  const named = await namedAmong(db, keys);
  const orphans = keys.filter((key) => !named.has(key));
  for (const key of orphans) await files.remove(key);
  return orphans;
}
