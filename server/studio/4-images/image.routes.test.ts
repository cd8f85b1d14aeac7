import type { UserId } from '#shared/ids.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AnyJob } from '#server/jobs/define-job.ts';
import { type Jobs, openJobs } from '#server/jobs/runner.ts';
import { liveRoutes } from '#server/live/live.routes.ts';
import { type Live, openLive } from '#server/live/live.ts';
import { hearEvents } from '#test/harness/event-stream.ts';
import { testIllustrator } from '#test/harness/illustrator.ts';
import { addTale, ama, kofi, openStudio, type TestStudio } from '#test/harness/studio.ts';
import { openTestApp } from '#test/harness/app.ts';
import { imageRoutes, imageStreamRoutes } from './image.routes.ts';
import { imageService } from './image.service.ts';
import { beginImages } from '#server/studio/2-tale/lists/tale-changes.repo.ts';

let studio: TestStudio;
let jobs: Jobs;
let live: Live;
let app: FastifyInstance;
beforeAll(async () => void (studio = await openStudio()));
beforeEach(async () => {
  await studio.reset();
  for await (const key of studio.files.list('images/')) await studio.files.remove(key);
  await addTale(studio.db);
  const { database, db, files } = studio;
  jobs = await openJobs({ database, db, log: () => {} });
  live = await openLive({ database, db, log: () => {} });
  const { illustrator } = testIllustrator();
  const images = imageService({
    db,
    files,
    illustrator,
    desk: jobs.desk,
    onImagesBegin: beginImages,
    onImagesComplete: async () => {},
  });
  await jobs.prepare([images.job.kind]);
  await jobs.work([images.job as AnyJob]);
  app = await openTestApp(db, (at) => {
    imageRoutes(at, { images, files });
    imageStreamRoutes(at, { images, live, thumbnailsOf: async () => [] });
    liveRoutes(at, live);
  });
});
afterEach(async () => {
  await app.close();
  await live.close();
  await jobs.close();
});
afterAll(() => studio.reset());

const as = (userId: UserId) => ({ headers: { authorization: `Bearer ${userId}` } });
const get = (url: string, userId = ama) => app.inject({ url, ...as(userId) });
const post = (url: string, payload: object = {}, userId = ama) =>
  app.inject({ method: 'POST', url, payload, ...as(userId) });
const drawnAll = () =>
  expect
    .poll(async () => (await get('/api/images/t1')).json().items.map(({ status }: { status: string }) => status), {
      timeout: 20_000,
    })
    .toEqual(['generated', 'generated', 'generated']);

test('answers an order at once, draws it in the worker, and sends the picture to its owner', async () => {
  const first = (await post('/api/images/prompts', { taleId: 't1', variant: 'missing' })).json();
  expect(first).toEqual({ ok: true, queued: 3, jobId: expect.any(String) });
  await drawnAll();
  const { items } = (await get('/api/images/t1?type=all')).json();
  const file = await get(`/api/images/file/${items[0].id}?v=1`);
  expect([file.statusCode, file.headers['content-type'], file.rawPayload.subarray(1, 4).toString()]).toEqual([
    200,
    'image/png',
    'PNG',
  ]);
  expect((await post('/api/tales/t1/images')).json()).toEqual({ ok: true, queued: 0, jobId: null });
  const { updates, now } = (await get('/api/images/t1/updates?since=0')).json();
  expect([updates.length, typeof now]).toEqual([3, 'number']);
});

test('uses the newest tale with missing frames by default, and says when there is none', async () => {
  expect((await post('/api/tales/images')).json()).toMatchObject({ queued: 3 });
  expect((await post('/api/tales/images', { taleId: 't1', count: 12 })).json()).toMatchObject({ ok: true, queued: 0 });
  const none = await post('/api/tales/images', {}, kofi);
  expect([none.statusCode, none.json().error]).toEqual([404, 'No tales yet']);
});

test.each(['/api/images/ID', '/api/images/ID/updates', '/api/images/file/ID-i1', '/api/images/stream?taleId=ID'])(
  "answers for another creator's %s exactly as for an unknown one",
  async (url) => {
    const [theirs, unknown] = [await get(url.replace('ID', 't1'), kofi), await get(url.replace('ID', 'nothing'), kofi)];
    expect(theirs.statusCode).toBe(404);
    expect([theirs.statusCode, theirs.body]).toEqual([unknown.statusCode, unknown.body]);
  },
);

test.each([
  ['/api/images/ID-i1/redraw', {}],
  ['/api/tales/ID/images', {}],
  ['/api/tales/images', { taleId: 'ID' }],
  ['/api/images/prompts', { taleId: 'ID', variant: 'all' }],
])("changes nothing on another creator's POST %s", async (url, body) => {
  const [theirs, unknown] = await Promise.all(
    ['t1', 'nothing'].map((id) =>
      post(url.replace('ID', id), JSON.parse(JSON.stringify(body).replace('ID', id)), kofi),
    ),
  );
  expect([theirs?.statusCode, theirs?.body]).toEqual([404, unknown?.body]);
  expect((await studio.db.selectFrom('images').select('status').where('status', 'is not', null).execute()).length).toBe(
    0,
  );
});

test('says what is wrong with an invalid order', async () => {
  const answer = await post('/api/images/prompts', { taleId: 't1', variant: 'some' });
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid']);
  expect((await post('/api/tales/images', { taleId: 't1', count: 1_000 })).statusCode).toBe(400);
});

test('starts a stream with a snapshot, sends every change of its tale, and resumes after a break', async () => {
  await addTale(studio.db, { id: 't2' });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const stream = await hearEvents(`${address}/api/images/stream?taleId=t1`, as(ama));
  expect((await stream.until(1))[0]).toMatchObject({
    event: 'snapshot',
    data: { items: [], thumbnails: [], now: expect.any(Number) },
  });
  await post('/api/images/prompts', { taleId: 't2', variant: 'missing' });
  await post('/api/images/prompts', { taleId: 't1', variant: 'missing' });
  await drawnAll();
  const heard = await stream.until(13);
  stream.close();
  const updates = heard.slice(1);
  expect(new Set(updates.map(({ event, data }) => `${event} ${String(data['taleId'])}`))).toEqual(
    new Set(['update t1']),
  );
  expect(updates.at(-1)?.data).toMatchObject({ status: 'generated', progress: 100, frameNo: 3, imageType: 'frame' });
  expect(updates.at(-1)?.data['imageId']).toBe(updates.at(-1)?.data['id']);

  const again = await hearEvents(`${address}/api/images/stream?taleId=t1`, {
    headers: { ...as(ama).headers, 'last-event-id': updates[4]!.id },
  });
  const rest = await again.until(7);
  again.close();
  expect(rest.map(({ id }) => id)).toEqual(updates.slice(5).map(({ id }) => id));
});

test('names each event by kind in the stream of all events, and sends none to other creators', async () => {
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const [mine, other] = [
    await hearEvents(`${address}/api/live`, as(ama)),
    await hearEvents(`${address}/api/live`, as(kofi)),
  ];
  await post('/api/images/prompts', { taleId: 't1', variant: 'missing' });
  await drawnAll();
  const kinds = () => new Set(mine.heard.map(({ event }) => event));
  await expect.poll(kinds, { timeout: 10_000 }).toEqual(new Set(['job', 'image', 'tale', 'activity']));
  expect(other.heard).toEqual([]);
  mine.close();
  other.close();
});

test('orders upright pictures once all frames are drawn, each with an address for its owner only', async () => {
  await post('/api/images/prompts', { taleId: 't1', variant: 'missing' });
  await drawnAll();
  const ordered = (await post('/api/images/prompts', { taleId: 't1', variant: 'upright' })).json();
  expect(ordered).toMatchObject({ ok: true, queued: 3 });
  await expect
    .poll(async () => (await studio.db.selectFrom('upright_pictures').select('picture').execute()).length, {
      timeout: 20_000,
    })
    .toBe(3);
  const [{ id = '' } = {}] = (await get('/api/images/t1')).json().items as { id: string }[];
  const [lying, upright] = await Promise.all([get(`/api/images/file/${id}`), get(`/api/images/file/${id}?shape=9:16`)]);
  expect([lying.statusCode, upright.statusCode]).toEqual([200, 200]);
  expect((await get(`/api/images/file/${id}?shape=9:16`, kofi)).statusCode).toBe(404);
  await expect
    .poll(async () => (await post('/api/images/prompts', { taleId: 't1', variant: 'upright' })).json(), {
      timeout: 20_000,
    })
    .toEqual({ ok: true, queued: 0, jobId: null });
});
