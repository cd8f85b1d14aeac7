import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Database } from '#server/db/engines/pool.ts';
import { requireOneOfEach } from './built-in-parts.ts';

const [one, other] = [1, 2].map(() => mkdtempSync(join(tmpdir(), 'tale-studio-parts-'))) as [string, string];
afterAll(() => [one, other].forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** What running processes use, according to the database. */
function processes() {
  const used = new Map<string, string>();
  const database = {
    agree: async (thing: string, value: string) =>
      (used.get(thing) ?? value) === value && Boolean(used.set(thing, value)),
  } as unknown as Database;
  const starts = (dataDir: string, serves: boolean, google: { clientId: string; clientSecret: string } | null = null) =>
    requireOneOfEach({ dataDir, serves, google }, database, 0);
  return { starts };
}

test('uses one serving process without Google keys, and workers that share its data folder', async () => {
  const { starts } = processes();
  await starts(one, true);
  await starts(one, false);
  await expect(starts(other, false)).rejects.toThrow('all processes need the same STUDIO_DATA');
  await expect(starts(one, true)).rejects.toThrow('the built-in sign-in works in one process only');
});

test('allows any number of serving and working processes with Google keys, each with its own folder', async () => {
  const { starts } = processes();
  const google = { clientId: 'id', clientSecret: 'secret' };
  for (const folder of [one, other, one]) await starts(folder, true, google);
});
