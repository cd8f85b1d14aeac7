import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const modeOf = (path: string) => statSync(path).mode & 0o777;
let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'data-folder-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

/** In a separate process: the mask of a process holds for all of its threads. */
function opened(folder: string): void {
  const script = `import { openDataFolder } from ${JSON.stringify(new URL('./data-folder.ts', import.meta.url).href)};
    import { mkdirSync, writeFileSync } from 'node:fs';
    openDataFolder(process.argv[1]);
    mkdirSync(process.argv[1] + '/inner');
    writeFileSync(process.argv[1] + '/inner/file', 'x', { mode: 0o666 });`;
  execFileSync(process.execPath, ['--input-type=module', '--eval', script, folder]);
}

test.skipIf(process.platform === 'win32')('a new data folder and what is written there are its owner’s alone', () => {
  const folder = join(dir, 'a', 'data');
  opened(folder);
  expect([folder, join(folder, 'inner'), join(folder, 'inner', 'file')].map(modeOf)).toEqual([0o700, 0o700, 0o600]);
});

test.skipIf(process.platform === 'win32')('an old data folder that anybody could enter is closed', () => {
  const folder = join(dir, 'data');
  mkdirSync(folder);
  writeFileSync(join(folder, 'old'), 'x');
  chmodSync(folder, 0o755);
  opened(folder);
  expect(modeOf(folder)).toBe(0o700);
});
