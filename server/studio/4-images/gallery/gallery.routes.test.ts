import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp } from '#test/harness/app.ts';
import { addPicture } from '#test/harness/made-tale.ts';
import { addTale, ama, kofi, openStudio, type TestStudio } from '#test/harness/studio.ts';
import { testQuotas } from '#test/harness/quotas.ts';
import { galleryRoutes } from './gallery.routes.ts';
import { galleryService } from './gallery.service.ts';
import { beginImages } from '#server/studio/2-tale/lists/tale-changes.repo.ts';

let studio: TestStudio;
let app: FastifyInstance;
beforeAll(async () => {
  studio = await openStudio();
  const { db, files } = studio;
  app = await openTestApp(db, (at) =>
    galleryRoutes(at, {
      gallery: galleryService({
        db,
        files,
        quotas: testQuotas({ db, files }),
        onImagesBegin: beginImages,
        onImagesComplete: async () => {},
      }),
      files,
    }),
  );
});
beforeEach(async () => {
  await studio.reset();
  await addTale(studio.db, { id: 't1' });
  await addTale(studio.db, { id: 't2' });
  await addTale(studio.db, { id: 'k1', userId: kofi });
  await tale('t1', { created_at: new Date('2026-01-01'), title: 'Ruth' });
  await tale('t2', { created_at: new Date('2026-02-01'), title: 'Jonah', cultural_context: 'asian' });
  await studio.db
    .insertInto('images')
    .values({ id: 't1-b', tale_id: 't1', frame_no: 1, image_type: 'background', prompt: 'A field', status: 'queued' })
    .execute();
  await image(['t1-i1', 't1-i2', 't2-i2', 'k1-i1'], { status: 'generated', r2_key: 'images/x.jpg', sha256: 'x' });
  await image(['t2-i1'], { status: 'error', last_error: 'No such words' });
});
afterAll(() => app.close());

const tale = (id: string, set: object) => studio.db.updateTable('tales').set(set).where('id', '=', id).execute();
const image = (ids: string[], set: object) => studio.db.updateTable('images').set(set).where('id', 'in', ids).execute();
const get = (url: string, userId = ama) => app.inject({ url, headers: { authorization: `Bearer ${userId}` } });
const idsOf = async (query: string, userId = ama) =>
  (await get(`/api/gallery${query}`, userId)).json().items.map(({ id }: { id: string }) => id);

test('lists the pictures of all own tales: newest tale first, frames in order, then backgrounds', async () => {
  expect(await idsOf('')).toEqual(['t2-i1', 't2-i2', 't1-i1', 't1-i2', 't1-b']);
  expect(await idsOf('', kofi)).toEqual(['k1-i1']);
  await tale('t2', { deleted_at: new Date() });
  expect(await idsOf('')).toEqual(['t1-i1', 't1-i2', 't1-b']);
});

test.each([
  ['?taleId=t1', ['t1-i1', 't1-i2', 't1-b']],
  ['?status=ready', ['t2-i2', 't1-i1', 't1-i2']],
  ['?status=pending', ['t1-b']],
  ['?status=failed', ['t2-i1']],
  ['?status=missing', ['t2-i3', 't1-i3']],
  ['?context=asian', ['t2-i1', 't2-i2']],
  ['?context=asian&status=missing&taleId=t2', ['t2-i3']],
  ['?context=european', []],
])('filters by %s', async (query, ids) => expect(await idsOf(query)).toEqual(ids));

test('finds a background by its own context', async () => {
  await image(['t1-b'], { cultural_context: 'european' });
  expect(await idsOf('?context=european')).toEqual(['t1-b']);
  expect((await get('/api/gallery/t1-b')).json().context).toBe('european');
});

test('returns the kind and tale of each picture', async () => {
  const { items } = (await get('/api/gallery?taleId=t2')).json();
  expect(items[0]).toMatchObject({
    taleTitle: 'Jonah',
    context: 'asian',
    status: 'error',
    lastError: 'No such words',
    imageType: 'frame',
  });
  expect((await get('/api/gallery?status=missing&taleId=t2')).json().items[0]).toMatchObject({
    status: 'missing',
    progress: 0,
    r2Key: null,
  });
});

test('returns the whole list in pages of any size while pictures and tales change', async () => {
  for (const limit of [1, 2, 3, 4]) {
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: { items: { id: string }[]; nextCursor: string | null } = (
        await get(`/api/gallery?limit=${limit}${cursor ? `&cursor=${cursor}` : ''}`)
      ).json();
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
      await image(['t1-b'], { updated_at: new Date() });
    }
    expect([limit, seen]).toEqual([limit, ['t2-i1', 't2-i2', 't1-i1', 't1-i2', 't1-b']]);
  }
  const { nextCursor } = (await get('/api/gallery?limit=1')).json();
  await tale('t2', { deleted_at: new Date() });
  expect(await idsOf(`?cursor=${nextCursor}`)).toEqual(['t1-i1', 't1-i2', 't1-b']);
  const bad = await get('/api/gallery?cursor=nonsense');
  expect([bad.statusCode, bad.json().error]).toEqual([400, 'This page cursor is not valid: load the gallery again.']);
});

test('counts the creator’s own pictures within the filter', async () => {
  expect((await get('/api/gallery/counts')).json()).toEqual({ ok: true, ready: 3, pending: 1, failed: 1, missing: 2 });
  expect((await get('/api/gallery/counts?taleId=t2')).json()).toMatchObject({
    ready: 1,
    pending: 0,
    failed: 1,
    missing: 1,
  });
  expect((await get('/api/gallery/counts?context=european')).json()).toMatchObject({ ready: 0, missing: 0 });
});

test('returns a picture with its scene’s words in every language, and a background without a scene', async () => {
  const { scene, style } = (await get('/api/gallery/t1-i2')).json();
  expect([style, scene.section, Object.keys(scene.text).toSorted()]).toEqual([
    'storybook-1',
    'setup',
    ['ee', 'en', 'fr'],
  ]);
  expect(scene.text.ee).toContain('Ŋutsu aɖe');
  expect((await get('/api/gallery/t1-b')).json().scene).toBe(null);
});

test('returns the first finished picture of a tale, scaled down, as its cover', async () => {
  await addPicture(studio, 't1-i3', 1);
  await image(['t1-i1', 't1-i2'], { r2_key: null, sha256: null });
  const cover = await get('/api/tales/t1/cover');
  const { format, width } = await sharp(cover.rawPayload).metadata();
  expect([cover.headers['content-type'], cover.headers['cache-control'], format, width]).toEqual([
    'image/webp',
    'private, no-cache',
    'webp',
    320,
  ]);
  await addPicture(studio, 't1-i2', 2);
  expect((await get('/api/tales/t1/cover')).headers['etag']).not.toBe(cover.headers['etag']);
  await image(['k1-i1'], { r2_key: null, sha256: null });
  const none = await get('/api/tales/k1/cover', kofi);
  expect([none.statusCode, none.json().error]).toEqual([404, 'This tale has no picture yet.']);
});

test.each(['/api/tales/ID/cover', '/api/gallery?taleId=ID', '/api/gallery/counts?taleId=ID', '/api/gallery/ID-i1'])(
  "answers for another creator's %s exactly as for an unknown one",
  async (url) => {
    const [theirs, unknown] = [await get(url.replace('ID', 't1'), kofi), await get(url.replace('ID', 'nothing'), kofi)];
    expect([theirs.statusCode, theirs.body]).toEqual([404, unknown.body]);
  },
);
