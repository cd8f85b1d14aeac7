import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp } from '#test/harness/app.ts';
import { addTale, ama, kofi, openStudio, type TestStudio } from '#test/harness/studio.ts';
import { thumbnailRepo } from './thumbnail.repo.ts';
import { thumbnailRoutes } from './thumbnail.routes.ts';
import { thumbnailService } from './thumbnail.service.ts';

let studio: TestStudio;
let app: FastifyInstance;
beforeAll(async () => void (studio = await openStudio()));
beforeEach(async () => {
  await studio.reset();
  const { db, files } = studio;
  await addTale(db);
  const palette = { bg: '#000000', fg: '#ffffff', accent: '#ffd23f' };
  const row = { tale_id: 't1', title: 'Ŋutifafa', subtitle: 'Luke 10:25-37', style: 'classic', palette };
  await thumbnailRepo(db).plan(ama, [
    { id: 'th1', idx: 1, variant: 'B', ...row },
    { id: 'th0', idx: 0, variant: 'A', ...row },
    { id: 'other', idx: 0, variant: 'A', ...row },
  ]);
  const hash = createHash('sha256').update('png').digest('hex').slice(0, 32);
  await files.put(`thumbnails/t1/th0-${hash}.png`, Buffer.from('png'), 'image/png');
  await thumbnailRepo(db).move('th0', ama, 'generated', { r2_key_png: `thumbnails/t1/th0-${hash}.png` });
  const desk = { order: () => Promise.reject(new Error('Nothing is ordered here')) };
  const rasterizer = { png: () => Promise.reject(new Error('Nothing is drawn here')) };
  const thumbnails = thumbnailService({ db, files, rasterizer, desk });
  app = await openTestApp(db, (at) => thumbnailRoutes(at, { thumbnails, files }));
});
afterEach(() => app.close());
afterAll(() => studio.reset());
const get = (url: string, userId = ama, headers = {}) =>
  app.inject({ url, headers: { authorization: `Bearer ${userId}`, ...headers } });

test('lists the thumbnails of a tale by idx, and ignores a second plan of a slot', async () => {
  const { ok, items } = (await get('/api/thumbnails/tale/t1')).json();
  expect([ok, items.map(({ id, status }: { id: string; status: string }) => [id, status])]).toEqual([
    true,
    [
      ['th0', 'generated'],
      ['th1', 'queued'],
    ],
  ]);
});

test('serves the baked picture with an ETag of its bytes, under its title', async () => {
  const shown = await get('/api/thumbnails/th0/png?v=1');
  expect([shown.statusCode, shown.headers['content-type'], shown.body, shown.headers['content-disposition']]).toEqual([
    200,
    'image/png',
    'png',
    undefined,
  ]);
  expect((await get('/api/thumbnails/th0/png', ama, { 'if-none-match': shown.headers.etag })).statusCode).toBe(304);
  const saved = await get('/api/thumbnails/th0/download.png?v=1');
  expect(saved.headers['content-disposition']).toContain("filename*=UTF-8''%C5%8Autifafa%20-%20thumbnail%20A.png");
});

test('says that a thumbnail is not baked yet', async () => {
  const answer = await get('/api/thumbnails/th1/download.png');
  expect([answer.statusCode, answer.json().error]).toEqual([404, 'This thumbnail has not been saved as a PNG yet.']);
});

test.each([
  '/api/thumbnails/tale/t1',
  '/api/thumbnails/th0/png',
  '/api/thumbnails/th0/download.png',
  '/api/thumbnails/th1/png',
])("answers for another creator's %s exactly as for an unknown one", async (url) => {
  const [theirs, unknown] = [await get(url, kofi), await get(url.replace(/t1|th\d/, 'nothing'), kofi)];
  expect(theirs.statusCode).toBe(404);
  expect(theirs.body).toBe(unknown.body);
});

test('removes a deleted tale’s thumbnails', async () => {
  await studio.db.updateTable('tales').set({ deleted_at: new Date() }).execute();
  expect((await get('/api/thumbnails/th0/png')).statusCode).toBe(404);
});
