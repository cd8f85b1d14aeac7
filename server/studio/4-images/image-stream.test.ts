import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { transact } from '#server/db/connect.ts';
import { emit } from '#server/live/event.repo.ts';
import { type Live, openLive } from '#server/live/live.ts';
import type { Thumbnail } from '#shared/thumbnail/thumbnail.contract.ts';
import { openTestApp } from '#test/harness/app.ts';
import { hearEvents } from '#test/harness/event-stream.ts';
import { testIllustrator } from '#test/harness/illustrator.ts';
import { addPicture } from '#test/harness/made-tale.ts';
import { addTale, ama, openStudio, type TestStudio } from '#test/harness/studio.ts';
import { imageOrderRepo } from './drawing/image-order.repo.ts';
import { imageRoutes, imageStreamRoutes } from './image.routes.ts';
import { imageService } from './image.service.ts';
import { beginImages } from '#server/studio/2-tale/lists/tale-changes.repo.ts';

const thumbnail = {
  id: 'th1',
  taleId: 't1',
  idx: 0,
  variant: 'A',
  title: 'T',
  subtitle: 'S',
  palette: { bg: '#000', fg: '#fff', accent: '#f00' },
  status: 'generated',
  r2_key_svg: 'thumbnails/th1.svg',
  r2_key_png: 'thumbnails/th1.png',
  isDefault: true,
} as unknown as Thumbnail;
const thumbnailNames = [
  'id',
  'thumbId',
  'taleId',
  'status',
  'r2KeyPng',
  'r2KeySvg',
  'idx',
  'variant',
  'title',
  'subtitle',
  'palette',
  'isDefault',
];
const imageNames = [
  'id',
  'imageId',
  'taleId',
  'status',
  'r2Key',
  'frameNo',
  'progress',
  'imageType',
  'lastError',
  'updatedAt',
];

let studio: TestStudio;
let live: Live;
let app: FastifyInstance;
let origin: string;
beforeAll(async () => {
  studio = await openStudio();
  const { database, db, files } = studio;
  await studio.reset();
  live = await openLive({ database, db, log: () => {} });
  const desk = { order: async () => ({ jobId: 'j', created: true }) } as never;
  const images = imageService({
    db,
    files,
    illustrator: testIllustrator().illustrator,
    desk,
    onImagesBegin: beginImages,
    onImagesComplete: async () => {},
  });
  app = await openTestApp(db, (at) => {
    imageRoutes(at, { images, files });
    imageStreamRoutes(at, { images, live, thumbnailsOf: async () => [thumbnail] });
  });
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
});
beforeEach(async () => {
  await studio.reset();
  await addTale(studio.db, { scenes: 2 });
  await addPicture(studio, 't1-i1', 1);
});
afterAll(async () => {
  await app.close();
  await live.close();
});

const headers = { authorization: `Bearer ${ama}` };
const hear = (query = '') => hearEvents(`${origin}/api/images/stream?taleId=t1${query}`, { headers });
const background = () =>
  transact(studio.db, (trx) => imageOrderRepo(trx).addBackground('t1', ama, { id: 'back', prompt: 'Hills at dawn' }));
const frame = () => transact(studio.db, (trx) => imageOrderRepo(trx).order('t1', ama, { variant: 'missing' }));
const tellThumbnail = () => emit(studio.db, { userId: ama, topic: 'tale:t1', kind: 'thumbnail', data: thumbnail });
const ids = (list: readonly object[]) => list.map((item) => (item as { id: string }).id);
const get = async (url: string) => (await app.inject({ url, headers })).json();

test.each([
  ['', ['t1-i1']],
  ['&type=all', ['t1-i1', 'back']],
])('sends in the snapshot of stream%s the pictures %j, the thumbnails and the time', async (query, expected) => {
  await background();
  const stream = await hear(query);
  const [{ event, data } = { event: '', data: {} as never }] = await stream.until(1);
  stream.close();
  expect(event).toBe('snapshot');
  expect(ids(data['items'] as object[])).toEqual(expected);
  expect(ids(data['thumbnails'] as object[])).toEqual(['th1']);
  expect(data['now']).toEqual(expect.any(Number));
  expect(Object.keys((data['items'] as object[])[0]!)).toEqual(expect.arrayContaining(imageNames));
  expect(Object.keys((data['thumbnails'] as object[])[0]!)).toEqual(expect.arrayContaining(thumbnailNames));
});

test.each([
  ['', ['th1', 't1-i2']],
  ['&type=all', ['back', 'th1', 't1-i2']],
])('updates of stream%s are those of %j, under every name', async (query, expected) => {
  const stream = await hear(query);
  await stream.until(1);
  await background();
  await tellThumbnail();
  await frame();
  const heard = (await stream.until(expected.length + 1)).slice(1);
  stream.close();
  expect(heard.map(({ event, data }) => [event, data['id']])).toEqual(expected.map((id) => ['update', id]));
  expect(Object.keys(heard.at(-1)!.data)).toEqual(expect.arrayContaining(imageNames));
  const made = heard.find(({ data }) => data['id'] === 'th1')!.data;
  expect(Object.keys(made)).toEqual(expect.arrayContaining(thumbnailNames));
  expect(made).toMatchObject({ thumbId: 'th1', r2KeyPng: 'thumbnails/th1.png', r2KeySvg: 'thumbnails/th1.svg' });
});

test('sends no second snapshot and no duplicates after a reconnect', async () => {
  const first = await hear();
  await first.until(1);
  await frame();
  const { id } = (await first.until(2))[1]!;
  first.close();
  await tellThumbnail();
  const again = await hearEvents(`${origin}/api/images/stream?taleId=t1`, {
    headers: { ...headers, 'last-event-id': id },
  });
  expect((await again.until(1)).map(({ event, data }) => [event, data['id']])).toEqual([['update', 'th1']]);
  again.close();
});

test('updates since `now` of the answer before are few; frames alone, or backgrounds too', async () => {
  await background();
  const old = new Date(Date.now() - 60_000);
  await studio.db.updateTable('images').set({ updated_at: old }).execute();
  const all = await get('/api/images/t1/updates?type=all');
  expect([ids(all.updates), typeof all.now]).toEqual([['t1-i1', 'back'], 'number']);
  expect(ids((await get('/api/images/t1/updates?since=0')).updates)).toEqual(['t1-i1']);
  expect((await get(`/api/images/t1/updates?since=${all.now}&type=all`)).updates).toEqual([]);
  await frame();
  expect(ids((await get(`/api/images/t1/updates?since=${all.now}&type=all`)).updates)).toEqual(['t1-i2']);
});

test('clamps an out-of-range `since` and rejects one that is not a number', async () => {
  for (const since of ['-5', '9e20'])
    expect((await app.inject({ url: `/api/images/t1/updates?since=${since}`, headers })).statusCode).toBe(200);
  const wrong = await app.inject({ url: '/api/images/t1/updates?since=yesterday', headers });
  expect([wrong.statusCode, wrong.json().code]).toEqual([400, 'invalid']);
  expect((await app.inject({ url: '/api/images/stream?taleId=t1&type=some', headers })).statusCode).toBe(400);
});

test.each([
  ['/api/images/t1', ['t1-i1']],
  ['/api/images/t1?type=all', ['t1-i1', 'back']],
])('%s lists %j', async (url, expected) => {
  await background();
  const { items } = await get(url);
  expect(ids(items)).toEqual(expected);
  expect(Object.keys(items[0])).toEqual(expect.arrayContaining(['id', 'status', 'r2Key', 'frameNo']));
});
