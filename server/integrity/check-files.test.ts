import { mkdtempSync, rmSync } from 'node:fs';
import { rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { diskFiles } from '#server/adapters/disk-files.ts';
import { addOneOfEach } from '#test/harness/one-of-each.ts';
import { openStudio } from '#test/harness/studio.ts';
import { checkFiles, sweepInTurn, sweepOrphans } from './check-files.ts';
import { fileColumns } from './named-files.ts';

const studio = await openStudio();
const dir = mkdtempSync(join(tmpdir(), 'tale-studio-integrity-'));
const files = diskFiles(dir);
const parts = { db: studio.db, files };
const counts = async () => {
  const { orphan, missing, damaged } = await checkFiles(parts);
  return [orphan.length, missing.length, damaged.length];
};

beforeEach(async () => {
  await studio.reset();
  await rm(dir, { recursive: true, force: true });
  await addOneOfEach({ ...studio, files });
});
afterAll(async () => {
  await studio.reset();
  rmSync(dir, { recursive: true, force: true });
});

test('checks every column whose name says key, or lists it as no file name', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and column_name ~ '(^|_)key($|_)' and data_type = 'text'`.execute(studio.db);
  const known = [
    ...fileColumns.map(({ table, column }) => `${table}.${column}`),
    'idempotency_keys.key',
    'engine_keys.sealed_key',
  ];
  expect(rows.map(({ name }) => name).sort()).toEqual(known.sort());
});

test('finds no fault in a complete studio', async () => {
  const faults = await checkFiles(parts);
  expect(faults).toEqual({ files: faults.files, orphan: [], missing: [], damaged: [] });
  expect(faults.files).toBeGreaterThan(8);
});

test('counts and names files without rows, rows without files, and changed bytes', async () => {
  const { key } = await files.put('images/nobody.webp', Buffer.from('left over'), 'image/webp');
  await writeFile(join(dir, 'music/of-ama.wav'), 'other bytes');
  await files.remove('thumbnails/of-ama.png');
  expect(await checkFiles(parts)).toMatchObject({
    orphan: [key],
    missing: ['thumbnails/of-ama.png'],
    damaged: ['music/of-ama.wav'],
  });
});

test('sweeps only old files without a row, and keeps new ones and caches', async () => {
  const old = new Date('2026-01-01');
  for (const key of ['images/old.webp', 'images/new.webp', 'cache/sample.webp'])
    await files.put(key, Buffer.from(key), 'image/webp');
  for (const key of ['images/old.webp', 'cache/sample.webp', 'music/of-ama.wav'])
    await utimes(join(dir, key), old, old);
  expect(await sweepOrphans(parts, new Date('2026-02-01'))).toEqual(['images/old.webp']);
  expect(await counts()).toEqual([1, 0, 0]);
});

test('sweeps in one process once a day, and resumes where another stopped', async () => {
  const old = new Date('2026-01-01');
  const keys = ['images/a.webp', 'images/b.webp', 'images/z.webp'];
  for (const key of keys) await files.put(key, Buffer.from(key), 'image/webp');
  for (const key of keys) await utimes(join(dir, key), old, old);
  const stop = new AbortController();
  const stopping = { ...files, remove: async (key: string) => (stop.abort(), files.remove(key)) };
  const going = new AbortController().signal;
  expect(await sweepInTurn({ ...parts, files: stopping }, stop.signal, 1)).toEqual(['images/a.webp']);
  await sql`update chores set held_until = now() + interval '1 minute'`.execute(studio.db);
  expect(await sweepInTurn(parts, going, 1)).toBe(null);
  await sql`update chores set held_until = now() - interval '1 minute'`.execute(studio.db);
  await files.put('audio/new.wav', Buffer.from('new'), 'audio/wav');
  await utimes(join(dir, 'audio/new.wav'), old, old);
  expect(await Promise.all([1, 2, 3].map(() => sweepInTurn(parts, going, 1)))).toEqual(
    expect.arrayContaining([['images/b.webp', 'images/z.webp'], null, null]),
  );
  expect(await sweepInTurn(parts, going)).toBe(null);
  await sql`update chores set done_at = now() - interval '25 hours'`.execute(studio.db);
  expect(await sweepInTurn(parts, going)).toEqual(['audio/new.wav']);
});
