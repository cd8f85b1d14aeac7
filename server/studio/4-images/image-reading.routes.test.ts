import type { UserId } from '#shared/ids.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AnyJob } from '#server/jobs/define-job.ts';
import { type Jobs, openJobs } from '#server/jobs/runner.ts';
import type { PictureOrder } from '#server/ports/illustrator.ts';
import { openTestApp } from '#test/harness/app.ts';
import { testIllustrator } from '#test/harness/illustrator.ts';
import { addTale, ama, kofi, openStudio, type TestStudio } from '#test/harness/studio.ts';
import { imageRoutes } from './image.routes.ts';
import { imageService } from './image.service.ts';
import { imageVersionRoutes } from './versions/image-version.routes.ts';
import { imageVersionService } from './versions/image-version.service.ts';
import { beginImages } from '#server/studio/2-tale/lists/tale-changes.repo.ts';

let studio: TestStudio;
let jobs: Jobs;
let app: FastifyInstance;
let orders: PictureOrder[];
beforeAll(async () => void (studio = await openStudio()));
beforeEach(async () => {
  await studio.reset();
  await addTale(studio.db, { scenes: 2 });
  const words = ['Esi swept the floor in the kitchen.', 'Her grandmother sat on a chair and laughed.'];
  for (const [at, prompt] of words.entries())
    await studio.db
      .updateTable('images')
      .set({ prompt })
      .where('id', '=', `t1-i${at + 1}`)
      .execute();
  const { database, db, files } = studio;
  jobs = await openJobs({ database, db, log: () => {} });
  const { illustrator, drawn: ordered } = testIllustrator();
  orders = ordered;
  const onImagesComplete = async () => {};
  const images = imageService({
    db,
    files,
    illustrator,
    desk: jobs.desk,
    onImagesBegin: beginImages,
    onImagesComplete,
  });
  await jobs.prepare([images.job.kind]);
  await jobs.work([images.job as AnyJob]);
  app = await openTestApp(db, (at) => {
    imageRoutes(at, { images, files });
    imageVersionRoutes(at, {
      versions: imageVersionService({ db, files, onImagesBegin: beginImages, onImagesComplete }),
      files,
    });
  });
});
afterEach(async () => {
  await app.close();
  await jobs.close();
});
afterAll(() => studio.reset());

const as = (userId: UserId) => ({ headers: { authorization: `Bearer ${userId}` } });
const get = (url: string, userId = ama) => app.inject({ url, ...as(userId) });
const redraw = (payload: object, userId = ama) =>
  app.inject({ method: 'POST', url: '/api/images/t1-i1/redraw', payload, ...as(userId) });
const reading = async () => (await get('/api/images/t1-i1/reading')).json();
/** Waits until `count` pictures were ordered and all of them are there. */
async function awaitDrawn(count: number) {
  await expect.poll(() => orders.length, { timeout: 20_000 }).toBe(count);
  const statuses = async () =>
    (await studio.db.selectFrom('images').select('status').where('id', '=', 't1-i1').execute())[0]?.status;
  await expect.poll(statuses, { timeout: 20_000 }).toBe('generated');
}

test('reads a scene in the context of the tale, for its owner only', async () => {
  const { reading: read, change } = await reading();
  expect(change).toBeNull();
  expect(read).toMatchObject({ era: 'today', place: 'kitchen', action: 'clean' });
  expect(read.people.map(({ called }: { called: string }) => called)).toEqual(['Esi']);
  expect((await get('/api/images/t1-i1/reading', kofi)).statusCode).toBe(404);
});

test('draws and keeps the creator’s changes with a version, and drops them when the words change', async () => {
  await redraw({});
  await awaitDrawn(1);
  expect(orders[0]).toMatchObject({ reading: { place: 'kitchen' }, readingIsChosen: false });
  await redraw({ reading: { place: 'yard', time: 'night' } });
  await awaitDrawn(2);
  expect(orders[1]).toMatchObject({
    reading: { place: 'yard', time: 'night', action: 'clean' },
    readingIsChosen: true,
  });
  expect((await reading()).change).toEqual({ place: 'yard', time: 'night' });
  await redraw({ prompt: 'Esi bought rice at the market.' });
  await awaitDrawn(3);
  expect(orders[2]).toMatchObject({ reading: { place: 'market', action: 'buy' }, readingIsChosen: false });
  const { items } = (await get('/api/images/t1-i1/versions')).json();
  await app.inject({ method: 'POST', url: `/api/image-versions/${items[0].id}/restore`, ...as(ama) });
  expect((await reading()).change).toEqual({ place: 'yard', time: 'night' });
  await redraw({ reading: null });
  await awaitDrawn(4);
  expect(orders[3]).toMatchObject({ reading: { place: 'kitchen' }, readingIsChosen: false });
});

test.each([
  { place: 'the moon' },
  { people: [{ called: 'Esi' }] },
  { things: [{ name: '', count: 1 }] },
  { actors: Array(99).fill('esi') },
])('rejects an impossible reading with a message: %j', async (change) => {
  const answer = await redraw({ reading: change });
  expect([answer.statusCode, typeof answer.json().error]).toEqual([400, 'string']);
  expect((await reading()).change).toBeNull();
});
