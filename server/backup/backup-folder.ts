import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupItem } from '#shared/account/backup.contract.ts';
import { BackupFacts } from './backup-format.ts';

/** Folders that the studio named, finished or not; other folders are never touched. */
const ours = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}-\d{3}Z(\.part)?$/;

/** A name for a backup that begins now. */
export const backupName = (now: Date): string => now.toISOString().replace(/[:.]/g, '-');

/** The backups that the studio keeps in its own folder. */
export function backupFolder(folder: string) {
  const names = async (): Promise<string[]> =>
    (await readdir(folder).catch(() => [])).filter((name) => ours.test(name));
  const factsOf = async (name: string): Promise<BackupFacts | null> => {
    try {
      return BackupFacts.parse(JSON.parse(await readFile(join(folder, name, 'backup.json'), 'utf8')));
    } catch {
      return null;
    }
  };

  async function list(): Promise<BackupItem[]> {
    const items = await Promise.all((await names()).map(async (name) => itemOf(name, await factsOf(name))));
    return items.toSorted((a, b) => b.name.localeCompare(a.name));
  }
  return {
    pathOf: (name: string): string => join(folder, name),
    list,
    has: async (name: string): Promise<boolean> => (await factsOf(name)) !== null,

    /** Removes what a killed backup left behind; call it while no backup is being written. */
    async removeUnfinished(): Promise<void> {
      for (const name of await names())
        if (name.endsWith('.part')) await rm(join(folder, name), { recursive: true, force: true });
    },

    /** Removes whole backups beyond the newest `count`; returns their names. */
    async keepNewest(count: number): Promise<string[]> {
      const old = (await list()).filter(({ complete }) => complete).slice(count);
      for (const { name } of old) await rm(join(folder, name), { recursive: true, force: true });
      return old.map(({ name }) => name);
    },
  };
}
export type BackupFolder = ReturnType<typeof backupFolder>;

const unfinished = { madeAt: null, bytes: null, rows: 0, files: 0, complete: false };

function itemOf(name: string, facts: BackupFacts | null): BackupItem {
  if (!facts || name.endsWith('.part')) return { name, ...unfinished };
  const files = Object.values(facts.files);
  return {
    name,
    madeAt: Date.parse(facts.madeAt),
    bytes: facts.bytes ?? files.reduce((sum, { bytes }) => sum + bytes, 0),
    rows: Object.values(facts.tables).reduce((sum, { rows }) => sum + rows, 0),
    files: files.length,
    complete: true,
  };
}
