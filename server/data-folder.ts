import { chmodSync, mkdirSync } from 'node:fs';

/**
 * Makes the folder of the studio's data and closes it to other accounts of the machine, an old one too: the database's log
 * has addresses and sealed secrets. What this process and its children
 * write from now on is its owner's alone, but for files whose mode the embedded database sets itself: the folder keeps those.
 */
export function openDataFolder(folder: string): void {
  process.umask(0o077);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
}
