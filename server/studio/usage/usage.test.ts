import type { UserId } from '#shared/ids.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pacificDay } from '#shared/publishing/pacific-day.ts';
import { Failure } from '#shared/endpoint.ts';
import { openTestApp } from '#test/harness/app.ts';
import { addTale, ama, kofi, openStudio, type TestStudio } from '#test/harness/studio.ts';
import { creatorQuotas } from '#server/quotas/creator-quotas.ts';
import type { Usage } from '#shared/account/usage.contract.ts';
import { limitAlerts } from './limit-alerts.ts';
import { usageRoutes } from './usage.routes.ts';
import { usageService } from './usage.service.ts';

const limits = { diskBytes: 250e9, tales: 5_000, rendersADay: 200, uploads: null, reserveBytes: 2e9 };
let ai: Usage['ai'];
const time = { now: Date.parse('2026-11-21T20:00:00Z') };
const host = { project: 'a project', quota: { units: 10_000, uploads: 100 }, name: 'YouTube', builtIn: false };
let studio: TestStudio;
let app: FastifyInstance;
beforeAll(async () => {
  studio = await openStudio();
  const quotas = creatorQuotas({ db: studio.db, files: studio.files, limits, clock: () => time.now });
  app = await openTestApp(studio.db, (at) => {
    limitAlerts(at, studio.db);
    usageRoutes(at, usageService({ db: studio.db, quotas, host, spending: async () => ai, clock: () => time.now }));
    at.get('/api/full', async () => {
      throw new Failure('disk_full', 'Full.');
    });
  });
});
beforeEach(async () => {
  await studio.reset();
  for await (const key of studio.files.list('')) await studio.files.remove(key);
  time.now += 60_000;
  ai = { month: '2026-11', builtIn: true, spentMicros: 0, capMicros: null };
});
afterAll(() => app.close());

const get = async (userId = ama, url = '/api/usage') =>
  (await app.inject({ url, headers: { authorization: `Bearer ${userId}` } })).json();
const spend = (userId: UserId, set: object, day = pacificDay(time.now), project = host.project) =>
  studio.db
    .insertInto('host_use')
    .values({ project, day, user_id: userId, ...set })
    .execute();

test('shares a project’s quota between its creators for the current Pacific day', async () => {
  await spend(ama, { units: 452, uploads: 1 });
  await spend(kofi, { units: 1_000, uploads: 2 });
  await spend(ama, { units: 9_000, uploads: 90 }, '2026-11-20');
  await spend(ama, { units: 9_000, uploads: 90 }, pacificDay(time.now), 'another project');
  const { publishing } = await get();
  expect(publishing.units).toEqual({ used: 1_452, mine: 452, limit: 10_000, left: 8_548 });
  expect(publishing.uploads).toEqual({ used: 3, mine: 1, limit: 100, left: 97 });
  expect(publishing.resetsAt).toBe(Date.parse('2026-11-22T08:00:00Z'));
  expect((await get(kofi)).publishing.units).toMatchObject({ used: 1_452, mine: 1_000 });
});

test('shows nothing left of a quota that the host called empty, for everybody', async () => {
  await spend(kofi, { units: 10, units_refused: true });
  const { publishing } = await get();
  expect([publishing.units.left, publishing.uploads.left]).toEqual([0, 100]);
});

test('counts publications that wait for the next day, but not expired links', async () => {
  await addTale(studio.db, {});
  const at = {
    user_id: ama,
    channel_id: 'c',
    tale_id: 't1',
    title: 'T',
    description: '',
    tags: '[]',
    made_for_kids: false,
  };
  await studio.db
    .insertInto('channels')
    .values({ id: 'c', user_id: ama, channel_id: 'UC', title: 'Ama', url: 'http://localhost', sealed_tokens: 'sealed' })
    .execute();
  const publication = { ...at, privacy: 'private' as const, steps: '{}' };
  await studio.db
    .insertInto('publications')
    .values([
      {
        ...publication,
        id: 'p1',
        language: 'en',
        state: 'waiting',
        waiting_until: new Date(time.now + 1),
        marker: '1',
      },
      { ...publication, id: 'p2', language: 'fr', state: 'waiting', waiting_until: null, marker: '2' },
      { ...publication, id: 'p3', language: 'ee', state: 'published', marker: '3' },
    ])
    .execute();
  expect((await get()).publishing).toMatchObject({ waiting: 1, linked: true });
  await studio.db.updateTable('channels').set({ reauth_required: true }).execute();
  expect((await get()).publishing.linked).toBe(false);
  expect((await get(kofi)).publishing).toMatchObject({ waiting: 0, linked: false });
});

test('measures the creator’s own files on disk, also in the bin', async () => {
  for (const id of ['mine', 'binned']) await addTale(studio.db, { id });
  await studio.db.updateTable('tales').set({ deleted_at: new Date() }).where('id', '=', 'binned').execute();
  await addTale(studio.db, { id: 'his', userId: kofi });
  const put = (key: string, bytes: number) => studio.files.put(key, Buffer.alloc(bytes), 'x/y');
  await put('images/mine/1.webp', 100);
  await put('narration/t-mine/s-1.wav', 20);
  await put('packages/mine/en/final.mp4', 3);
  await put('images/binned/1.webp', 1_000);
  await put(`voices/${ama}/1.wav`, 10_000);
  await put('images/his/1.webp', 500_000);
  const [{ disk }, his] = [await get(), await get(kofi)];
  expect(disk).toEqual({
    usedBytes: 11_123,
    limitBytes: 250e9,
    freeBytes: expect.any(Number),
    reserveBytes: 2e9,
    measuredAt: time.now,
  });
  expect(disk.freeBytes).toBeGreaterThan(0);
  expect(his.disk.usedBytes).toBe(500_000);
});

test('shows tales, renders of the last day and unfinished packages with their limits', async () => {
  for (const id of ['one', 'two', 'binned']) await addTale(studio.db, { id });
  await studio.db.updateTable('tales').set({ deleted_at: new Date() }).where('id', '=', 'binned').execute();
  const job = { kind: 'video_processing', user_id: ama, input: '{}', chain: 'c' };
  await studio.db
    .insertInto('jobs')
    .values([
      { ...job, id: 'today', subject: 'a', status: 'completed' },
      { ...job, id: 'long ago', subject: 'b', status: 'completed', created_at: new Date(Date.now() - 25 * 3_600_000) },
      { ...job, id: 'never begun', subject: 'c', status: 'cancelled' },
    ])
    .execute();
  const upload = { user_id: ama, name: 'tale.zip', whole_bytes: 700 };
  await studio.db
    .insertInto('package_uploads')
    .values([
      { ...upload, id: 'u1', intent: '1', bytes: 300 },
      { ...upload, id: 'u2', intent: '2', bytes: 700 },
    ])
    .execute();
  const { work, disk } = await get();
  expect(work).toEqual({
    tales: { used: 2, limit: 5_000 },
    renders: { used: 1, limit: 200 },
    uploads: { used: 1, limit: null },
  });
  expect(disk.usedBytes).toBe(1_400);
  expect((await get(kofi)).work.tales).toEqual({ used: 0, limit: 5_000 });
});

test('takes the month’s spending and limit from the ledger', async () => {
  expect((await get()).ai).toEqual({ month: '2026-11', builtIn: true, spentMicros: 0, capMicros: null });
  ai = { month: '2026-11', builtIn: false, spentMicros: 123_456, capMicros: 5_000_000 };
  expect((await get()).ai).toEqual(ai);
});

test('alerts the creator whose call a full disk stopped', async () => {
  expect((await get(ama, '/api/full')).code).toBe('disk_full');
  const rows = await studio.db.selectFrom('activity').select(['user_id', 'type', 'level']).execute();
  expect(rows).toEqual([{ user_id: ama, type: 'disk', level: 'error' }]);
  expect(await studio.db.selectFrom('events').select(['kind', 'user_id']).execute()).toEqual([
    { kind: 'activity', user_id: ama },
  ]);
});
