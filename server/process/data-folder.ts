import { chmodSync, mkdirSync } from 'node:fs';

/**
 * Makes the studio's data folder, or closes an existing one, to other accounts on the machine: the database's log holds
 * e-mail addresses and sealed secrets. Files that this process and its children write from now on are private too,
 * except those whose mode the embedded database sets itself; the folder's mode protects them.
 */
export function openDataFolder(folder: string): void {
  process.umask(0o077);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
}
