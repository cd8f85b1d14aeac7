import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { diskFiles } from '#server/adapters/disk-files.ts';
import { openDatabase } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import type { AnyJob } from '#server/jobs/define-job.ts';
import { jobRepo } from '#server/jobs/job.repo.ts';
import { jobService } from '#server/jobs/job.service.ts';
import { type Jobs, openJobs } from '#server/jobs/runner.ts';
import type { FileStore } from '#server/ports/files.ts';
import { openTestApp } from '#test/harness/app.ts';
import { addOneOfEach } from '#test/harness/one-of-each.ts';
import { ama, kofi, openStudio, type TestStudio } from '#test/harness/studio.ts';
import { backupFolder, backupName } from './backup-folder.ts';
import { backupRoutes } from './backup.routes.ts';
import { backupService } from './backup.service.ts';
import { requireRoom } from './disk-room.ts';
import { restoreBackup } from './restore-backup.ts';
import { backUpStudio } from './studio-backup.ts';
import { studioBackupJob } from './studio-backup.job.ts';

let studio: TestStudio;
let dataDir: string;
let files: FileStore;
let jobs: Jobs;
let app: FastifyInstance;
let instead: string | null = null;
/** What happens when a file is read for the backup. */
let onRead = async (_key: string): Promise<void> => {};

beforeAll(async () => void (studio = await openStudio()));
let operators = new Set<string>();
beforeEach(async () => {
  operators = new Set([ama, kofi]);
  await studio.reset();
  [instead, onRead] = [null, async () => {}];
  dataDir = mkdtempSync(join(tmpdir(), 'tale-studio-data-'));
  files = diskFiles(join(dataDir, 'files'));
  await addOneOfEach({ ...studio, files });
  await studio.db.deleteFrom('job_logs').execute();
  await studio.db.deleteFrom('jobs').execute();
  const read: FileStore['read'] = async (key, range) => {
    await onRead(key);
    return files.read(key, range);
  };
  const folder = backupFolder(join(dataDir, 'backups'));
  const job = studioBackupJob({
    folder,
    backUp: (to, context) =>
      backUpStudio({ db: studio.db, files: { ...files, read }, storeAt: diskFiles, dataDir }, to, context),
  });
  jobs = await openJobs({ database: studio.database, db: studio.db, log: () => {} });
  await jobs.prepare([job.kind]);
  await jobs.work([job as AnyJob]);
  const service = () =>
    backupService({
      db: studio.db,
      desk: jobs.desk,
      job,
      folder,
      place: '/the/place',
      instead,
      isOperator: async (userId) => operators.has(userId),
    });
  app = await openTestApp(studio.db, (at) =>
    backupRoutes(at, { order: (userId) => service().order(userId), list: (userId) => service().list(userId) }),
  );
});
afterEach(async () => {
  await app.close();
  await jobs.close();
  rmSync(dataDir, { recursive: true, force: true });
});
afterAll(() => studio.reset());

const ask = async (method: 'GET' | 'POST', userId = ama) => {
  const answer = await app.inject({ method, url: '/api/backups', headers: { authorization: `Bearer ${userId}` } });
  return { status: answer.statusCode, body: answer.json() };
};
const until = (id: string, status: string) =>
  expect.poll(async () => (await jobRepo(studio.db).find(id))?.status, { timeout: 20_000 }).toBe(status);
const inFolder = () => readdir(join(dataDir, 'backups')).catch(() => []);
const held = () => {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  onRead = () => gate;
  return () => letGo();
};

test('lists a backup ordered in the browser with its size, and restores everything from it', async () => {
  await writeFile(join(dataDir, 'secret.key'), 'a key\n');
  await mkdir(join(dataDir, 'video-host', 'videos'), { recursive: true });
  const channel = new DatabaseSync(join(dataDir, 'video-host', 'host.sqlite'));
  channel.exec("pragma journal_mode = wal; create table videos (id text) strict; insert into videos values ('v1');");
  await writeFile(join(dataDir, 'video-host', 'videos', 'v1'), 'a film');
  const { jobId } = (await ask('POST')).body;
  await until(jobId, 'completed');
  const { items, underWay, folder, instead: words } = (await ask('GET')).body;
  expect([underWay, folder, words, items.length]).toEqual([null, '/the/place', null, 1]);
  expect(items[0]).toMatchObject({
    complete: true,
    bytes: expect.any(Number),
    rows: expect.any(Number),
    files: expect.any(Number),
  });
  expect(items[0].bytes).toBeGreaterThan(1_000);

  const from = join(dataDir, 'backups', items[0].name);
  const copy = new DatabaseSync(join(from, 'video-host', 'host.sqlite'));
  expect(copy.prepare('select id from videos').all()).toEqual([{ id: 'v1' }]);
  copy.close();
  channel.close();
  expect([
    await readFile(join(from, 'secret.key'), 'utf8'),
    await readFile(join(from, 'video-host', 'videos', 'v1'), 'utf8'),
  ]).toEqual(['a key\n', 'a film']);
  const other = await openDatabase(null, null);
  await migrate(other.db);
  await restoreBackup({ db: other.db, files: diskFiles(join(dataDir, 'restored')), storeAt: diskFiles }, from);
  expect(await other.db.selectFrom('tales').select('title').execute()).toEqual(
    await studio.db.selectFrom('tales').select('title').execute(),
  );
  expect(await other.db.selectFrom('jobs').select('status').where('id', '=', jobId).execute()).toEqual([
    { status: 'cancelled' },
  ]);
  await other.database.close();
});

test('runs one backup at a time: a second order joins, and another creator sees only that one is running', async () => {
  const letGo = held();
  const { jobId } = (await ask('POST')).body;
  await expect.poll(async () => (await ask('GET')).body.underWay?.step, { timeout: 20_000 }).toBe('Copying the files');
  expect((await ask('POST')).body.jobId).toBe(jobId);
  expect(await ask('POST', kofi)).toMatchObject({
    status: 409,
    body: { error: expect.stringContaining('includes your tales too') },
  });
  expect((await ask('GET')).body).toMatchObject({ underWay: { jobId }, items: [] });
  expect((await ask('GET', kofi)).body.underWay).toMatchObject({ jobId: null });
  letGo();
  await until(jobId, 'completed');
  expect(await studio.db.selectFrom('jobs').select('id').execute()).toHaveLength(1);
});

test('shows no backups to creators who do not run the studio, and takes no order from them', async () => {
  operators = new Set([ama]);
  expect(await ask('POST', kofi)).toMatchObject({
    status: 403,
    body: { error: expect.stringContaining('only the people who run the studio') },
  });
  const { jobId } = (await ask('POST')).body;
  await until(jobId, 'completed');
  expect((await ask('GET')).body.items).toHaveLength(1);
  expect((await ask('GET', kofi)).body).toMatchObject({
    instead: expect.stringContaining('only the people who run the studio'),
    underWay: null,
    items: [],
  });
});

test('leaves nothing behind when a backup is cancelled', async () => {
  const letGo = held();
  const { jobId } = (await ask('POST')).body;
  await expect.poll(async () => (await inFolder()).length, { timeout: 20_000 }).toBe(1);
  await jobService({ db: studio.db, desk: jobs.desk }).cancel(jobId, ama);
  letGo();
  await until(jobId, 'cancelled');
  expect(await inFolder()).toEqual([]);
  expect((await ask('GET')).body.items).toEqual([]);
});

test('keeps the newest five backups, removes leftovers, and leaves files of the operator alone', async () => {
  const at = (day: number) => backupName(new Date(Date.UTC(2026, 0, day)));
  const facts = { format: 1, madeAt: '2026-01-01T00:00:00.000Z', migrations: [], tables: {}, files: {} };
  for (let day = 1; day <= 6; day += 1) {
    await mkdir(join(dataDir, 'backups', at(day)), { recursive: true });
    await writeFile(join(dataDir, 'backups', at(day), 'backup.json'), JSON.stringify(facts));
  }
  await mkdir(join(dataDir, 'backups', `${at(7)}.part`));
  await mkdir(join(dataDir, 'backups', 'mine'));
  expect((await ask('GET')).body.items.filter(({ complete }: { complete: boolean }) => !complete)).toHaveLength(1);
  const { jobId } = (await ask('POST')).body;
  await until(jobId, 'completed');
  const names = await inFolder();
  expect(names).toEqual(expect.arrayContaining(['mine', at(3), at(4), at(5), at(6)]));
  expect(names).toHaveLength(6);
});

test('skips a file that disappears during the backup and completes the rest', async () => {
  onRead = (key) => (key.startsWith('music/') ? files.remove(key) : Promise.resolve());
  const { jobId } = (await ask('POST')).body;
  await until(jobId, 'completed');
  const { items } = (await ask('GET')).body;
  expect(items).toMatchObject([{ complete: true }]);
  expect(existsSync(join(dataDir, 'backups', items[0].name, 'files', 'music'))).toBe(false);
});

test('says what to do where no backup can be made from the browser', async () => {
  instead = 'Do this instead';
  expect((await ask('GET')).body.instead).toBe('Do this instead');
  expect(await ask('POST')).toMatchObject({ status: 409, body: { error: 'Do this instead' } });
  expect(await studio.db.selectFrom('jobs').select('id').execute()).toEqual([]);
});

test('reports a full disk before it writes anything', async () => {
  await expect(requireRoom(dataDir, 1e18)).rejects.toThrow(/needs about .* GB and .* GB are free/);
  await requireRoom(dataDir, 1);
});
