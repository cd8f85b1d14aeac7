import { mkdtempSync, rmSync } from 'node:fs';
import { appendFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { diskFiles } from '#server/adapters/disk-files.ts';
import { openDatabase } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import type { Db } from '#server/db/tables/tables.ts';
import { addOneOfEach } from '#test/harness/one-of-each.ts';
import { ama, openStudio, type TestStudio } from '#test/harness/studio.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { tablesInOrder } from './table-order.ts';

let studio: TestStudio;
let other: Awaited<ReturnType<typeof openDatabase>>;
let dir: string;
const places: string[] = [];
const place = () => {
  const made = mkdtempSync(join(tmpdir(), 'tale-studio-backup-'));
  places.push(made);
  return made;
};
const back = () =>
  restoreBackup({ db: other.db, files: diskFiles(join(dir, 'restored')), storeAt: diskFiles }, join(dir, 'backup'));
const make = () =>
  makeBackup({ db: studio.db, files: diskFiles(join(dir, 'own')), storeAt: diskFiles }, join(dir, 'backup'));
const rowsOf = async (db: Db, table: string) =>
  (
    await sql<{ line: string }>`select row_to_json(t)::text as line from ${sql.table(table)} t order by 1`.execute(db)
  ).rows.map(({ line }) => line);

beforeAll(async () => {
  studio = await openStudio();
  other = await openDatabase(null, null);
  await migrate(other.db);
});
beforeEach(async () => {
  dir = place();
  await studio.reset();
  await sql`truncate ${sql.join((await tablesInOrder(other.db)).map((name) => sql.id(name)))} cascade`.execute(
    other.db,
  );
  await addOneOfEach({ ...studio, files: diskFiles(join(dir, 'own')) });
});
afterAll(async () => {
  await other.database.close();
  await studio.reset();
  for (const each of places) rmSync(each, { recursive: true, force: true });
});

test('restores every row and every file byte for byte, and accepts new rows afterwards', async () => {
  await make();
  const facts = await back();
  for (const table of (await tablesInOrder(studio.db)).filter(
    (name) => !['activity', 'publications', 'jobs'].includes(name),
  ))
    expect([table, await rowsOf(other.db, table)]).toEqual([table, await rowsOf(studio.db, table)]);
  expect(Object.keys(facts.files).length).toBeGreaterThan(8);
  for (const key of Object.keys(facts.files))
    expect(await readFile(join(dir, 'restored', key))).toEqual(await readFile(join(dir, 'own', key)));
  await other.db.insertInto('job_logs').values({ job_id: 'job-of-ama', level: 'info', message: 'next' }).execute();
  expect((await readdir(dir)).filter((name) => name.endsWith('.part'))).toEqual([]);
});

test('publishes nothing automatically after a restore, and says so', async () => {
  const at = new Date(Date.now() + 86_400_000);
  await studio.db.updateTable('publications').set({ state: 'sending' }).execute();
  await studio.db.updateTable('tales').set({ status: 'scheduled', scheduled_at: at }).execute();
  await studio.db.updateTable('jobs').set({ kind: 'publishing' }).where('id', '=', 'live-job-of-ama').execute();
  await make();
  await back();
  const { db } = other;
  expect(await db.selectFrom('publications').select(['state', 'reason']).execute()).toMatchObject([
    { state: 'failed', reason: expect.stringContaining('then retry') },
  ]);
  expect(await db.selectFrom('jobs').select('status').where('kind', '=', 'publishing').execute()).toEqual([
    { status: 'cancelled' },
  ]);
  expect(await db.selectFrom('tales').select(['status', 'scheduled_at']).execute()).toEqual([
    { status: 'packaged', scheduled_at: null },
  ]);
  const told = await db
    .selectFrom('activity')
    .select('message')
    .where('user_id', '=', ama)
    .where('type', '=', 'restore')
    .execute();
  expect(told.map(({ message }) => message).join()).toMatch(
    /choose the date again.*Nothing is published until you order it again/s,
  );
  expect(await studio.db.selectFrom('publications').select('state').execute()).toEqual([{ state: 'sending' }]);
});

test('leaves what is already on the channel unchanged', async () => {
  await studio.db
    .updateTable('publications')
    .set({ state: 'scheduled', publish_at: new Date(), video_id: 'v1' })
    .execute();
  await studio.db.updateTable('tales').set({ status: 'scheduled', scheduled_at: new Date() }).execute();
  await make();
  await back();
  expect(await other.db.selectFrom('publications').select('state').execute()).toEqual([{ state: 'scheduled' }]);
  expect(await other.db.selectFrom('tales').select('status').execute()).toEqual([{ status: 'scheduled' }]);
});

test.each([
  ['a changed row', () => appendFile(join(dir, 'backup', 'rows', 'tales.jsonl'), '{}\n'), 'damaged: rows/tales.jsonl'],
  ['a missing table', () => rm(join(dir, 'backup', 'rows', 'scenes.jsonl')), 'damaged: rows/scenes.jsonl'],
  [
    'a changed file',
    () => writeFile(join(dir, 'backup', 'files', 'music/of-ama.wav'), 'other'),
    'damaged: files/music/of-ama.wav',
  ],
  ['a missing file', () => rm(join(dir, 'backup', 'files', 'music/of-ama.wav')), 'damaged: files/music/of-ama.wav'],
  ['an unfinished backup', () => rm(join(dir, 'backup', 'backup.json')), 'backup.json is missing'],
])('detects %s before it writes a row', async (_, damage, words) => {
  await make();
  await damage();
  await expect(back()).rejects.toThrow(words);
  expect(await other.db.selectFrom('users').select('id').execute()).toEqual([]);
});

test('overwrites neither a data folder in use nor a studio with creators', async () => {
  await make();
  await expect(make()).rejects.toThrow('is not empty');
  await back();
  await expect(back()).rejects.toThrow('has creators already');
});

test('rejects a backup of another schema with a message', async () => {
  await make();
  const path = join(dir, 'backup', 'backup.json');
  const facts = JSON.parse(await readFile(path, 'utf8')) as { migrations: string[] };
  await writeFile(path, JSON.stringify({ ...facts, migrations: [...facts.migrations, '999-later'] }));
  await expect(back()).rejects.toThrow('newer studio');
  await writeFile(path, JSON.stringify({ ...facts, migrations: facts.migrations.slice(0, -1) }));
  await expect(back()).rejects.toThrow('older studio');
});
