import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The keys for `sealedSecrets`, newest first: the environment's if given, otherwise those of a 0600 file made on first
 * start. The file keeps one key a line, 32 bytes in base64; `environment` may contain several, separated by spaces.
 */
export function secretKeys({ environment, file }: { environment?: string | undefined; file: string }): string[] {
  const given = environment?.trim();
  if (given) return given.split(/\s+/);
  return readKeys(file) ?? makeKeys(file);
}

/**
 * Puts a new key in front of the file's keys: what older keys sealed still opens, and tokens are sealed again at the
 * next start.
 */
export function rotateSecretKey(file: string): string[] {
  return replaceKeys(file, [freshKey(), ...(readKeys(file) ?? [])]);
}

/** Deletes all keys but the newest: what an older one sealed is lost. */
export function forgetOldKeys(file: string): string[] {
  return replaceKeys(file, (readKeys(file) ?? []).slice(0, 1));
}

function replaceKeys(file: string, keys: string[]): string[] {
  if (keys.length === 0) throw new Error(`There is no key in ${file} yet: start the studio once.`);
  renameSync(writePart(file, keys), file);
  syncFolder(file);
  return keys;
}

function readKeys(file: string): string[] | null {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  if ((statSync(file).mode & 0o077) !== 0) chmodSync(file, 0o600);
  const keys = text.split(/\s+/).filter((line) => line !== '');
  if (keys.length === 0)
    throw new Error(`${file} holds no key: restore it from a backup, or remove it and link accounts again`);
  return keys;
}

/** A hard link refuses to replace: of two first starts at once, one key wins and both use it. */
function makeKeys(file: string): string[] {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const part = writePart(file, [freshKey()]);
  try {
    linkSync(part, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(part, { force: true });
  }
  syncFolder(file);
  return readKeys(file) ?? [];
}

function writePart(file: string, keys: readonly string[]): string {
  const part = join(dirname(file), `.${randomBytes(8).toString('hex')}.part`);
  const handle = openSync(part, 'wx', 0o600);
  try {
    writeSync(handle, `${keys.join('\n')}\n`);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  return part;
}

function syncFolder(file: string): void {
  const folder = openSync(dirname(file), 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

const freshKey = (): string => randomBytes(32).toString('base64');
