import type { TaleId, UserId } from '#shared/ids.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Scripture } from '#server/ports/bible.ts';
import { openTestApp } from '#test/harness/app.ts';
import { testIllustrator } from '#test/harness/illustrator.ts';
import { addOneOfEach } from '#test/harness/one-of-each.ts';
import { addTale, ama, kofi, openStudio, type TestStudio } from '#test/harness/studio.ts';
import { dashboardRoutes } from './dashboard.routes.ts';

const stone = { part: 'Stone', problem: 'It is not responding.', advice: 'Roll it away.' };
let studio: TestStudio;
let app: FastifyInstance;
const noBibles: Scripture = { installed: async () => [], passage: async () => [], search: async () => [] };
beforeAll(async () => {
  studio = await openStudio();
  const { illustrator } = testIllustrator();
  const engine = { name: 'an engine', builtIn: true };
  app = await openTestApp(studio.db, (at) =>
    dashboardRoutes(at, {
      db: studio.db,
      illustrator,
      scripture: noBibles,
      engines: { writer: engine, illustrator: engine, narrator: engine, musician: engine, videoHost: 'a host' },
      degraded: async () => [stone],
      ffmpeg: async () => null,
    }),
  );
});
beforeEach(() => studio.reset());
afterAll(() => app.close());

const get = async (url: string, userId = ama) =>
  (await app.inject({ url, headers: { authorization: `Bearer ${userId}` } })).json();
const tale = (id: string, set: object) => studio.db.updateTable('tales').set(set).where('id', '=', id).execute();
const frames = (taleId: TaleId, status: 'generated' | 'queued' | 'error') =>
  studio.db.updateTable('images').set({ status }).where('tale_id', '=', taleId).execute();

test('counts own, living tales: drafts, those with all frames, frames and videos', async () => {
  for (const id of ['t1', 't2', 't3', 't4', 't5']) await addTale(studio.db, { id, scenes: 2 });
  await addTale(studio.db, { id: 'k1', userId: kofi });
  await frames('t1', 'generated');
  await frames('t2', 'queued');
  await frames('t3', 'error');
  await tale('t3', { status: 'scheduled', scheduled_at: new Date() });
  await tale('t4', { status: 'published' });
  await tale('t5', { deleted_at: new Date() });
  expect(await get('/api/dashboard/summary')).toEqual({
    tales: { total: 4, draft: 1, generated: 1 },
    images: { generated: 2, pending: 2, failed: 2 },
    videos: { published: 0, scheduled: 1, uploaded: 0 },
  });
  expect((await get('/api/dashboard/summary', kofi)).tales.total).toBe(1);
});

test('counts a tale as published while one of its videos is visible, not when its card is moved', async () => {
  const { tale: taleId = '' } = await addOneOfEach(studio);
  await tale(taleId, { status: 'published' });
  const published = async () => (await get('/api/dashboard/summary')).videos.published;
  expect(await published()).toBe(0);
  await studio.db.updateTable('publications').set({ state: 'published', privacy: 'public', video_id: 'v' }).execute();
  expect(await published()).toBe(1);
});

test('lists own activity newest first, and leaves successes and old lines out of alerts', async () => {
  const line = (id: string, level: 'info' | 'warn' | 'error', hoursAgo: number, userId = ama) => ({
    id,
    user_id: userId,
    type: 'job',
    level,
    message: `line ${id}`,
    ts: new Date(Date.now() - hoursAgo * 3_600_000),
  });
  await studio.db
    .insertInto('activity')
    .values([
      line('a', 'info', 1),
      line('b', 'warn', 2),
      line('c', 'error', 30),
      line('d', 'error', 3),
      line('k', 'error', 1, kofi),
    ])
    .execute();
  expect((await get('/api/dashboard/recent?limit=2')).items.map(({ id }: { id: string }) => id)).toEqual(['a', 'b']);
  const { success, alerts } = await get(`/api/dashboard/alerts?userId=${kofi}&hours=24&limit=50`);
  expect([success, alerts.map(({ id }: { id: string }) => id)]).toEqual([true, ['b', 'd']]);
  expect((await get('/api/dashboard/alerts?hours=48&limit=2')).alerts.map(({ id }: { id: string }) => id)).toEqual([
    'b',
    'd',
  ]);
  expect((await get('/api/dashboard/alerts?hours=48')).alerts).toHaveLength(3);
});

test('names in an entry only the creator’s own tale', async () => {
  await addTale(studio.db, {});
  const line = { type: 'narration', level: 'info' as const, message: 'Narrating: done', ref_id: 't1' };
  await studio.db
    .insertInto('activity')
    .values([
      { ...line, id: 'a', user_id: ama },
      { ...line, id: 'k', user_id: kofi },
    ])
    .execute();
  const about = async (userId: UserId) => (await get('/api/dashboard/recent', userId)).items[0].about;
  expect([await about(ama), await about(kofi)]).toEqual(['The Good Samaritan', null]);
});

test('lists available styles and system parts', async () => {
  const { items } = await get('/api/image-styles');
  expect(items).toContainEqual(expect.objectContaining({ key: 'storybook-1', label: expect.any(String) }));
  expect(await get('/api/system')).toMatchObject({ operational: false, degraded: [stone], ffmpeg: null, bibles: [] });
});
