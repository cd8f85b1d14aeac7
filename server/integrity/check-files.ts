import type { Db } from '#server/db/tables.ts';
import type { FileStore } from '#server/ports/files.ts';
import { fileHash } from './file-hash.ts';
import { isCached, namedFiles } from './named-files.ts';

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

/** Removes files that no row names and that were last written before `before`; answers their keys. A file younger than that may still get its row. */
export async function sweepOrphans({ db, files }: Parts, before: Date): Promise<string[]> {
  const old: string[] = [];
  for await (const { key, changedAt } of files.sizes()) if (!isCached(key) && changedAt < before) old.push(key);
  const named = await namedFiles(db);
  const orphans = old.filter((key) => !named.has(key));
  for (const key of orphans) await files.remove(key);
  return orphans;
}
