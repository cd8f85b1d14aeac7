import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp } from '#test/harness/app.ts';
import { testIllustrator } from '#test/harness/illustrator.ts';
import { addPicture } from '#test/harness/made-tale.ts';
import { addTale, ama, openStudio, type TestStudio } from '#test/harness/studio.ts';
import { imageRoutes } from './image.routes.ts';
import { imageService } from './image.service.ts';
import { beginImages } from '#server/studio/2-tale/lists/tale-changes.repo.ts';

let studio: TestStudio;
let app: FastifyInstance;
const noDesk = { order: async () => Promise.reject(new Error('No job is ordered here')) };
beforeAll(async () => {
  studio = await openStudio();
  const { db, files } = studio;
  const { illustrator } = testIllustrator();
  const images = imageService({
    db,
    files,
    illustrator,
    desk: noDesk as never,
    onImagesBegin: beginImages,
    onImagesComplete: async () => {},
  });
  app = await openTestApp(db, (at) => imageRoutes(at, { images, files }));
});
beforeEach(async () => {
  await studio.reset();
  for await (const key of studio.files.list('cache/')) await studio.files.remove(key);
  await addTale(studio.db);
  await addPicture(studio, 't1-i1', 1);
});
afterAll(() => app.close());
const get = (query: string) =>
  app.inject({ url: `/api/images/file/t1-i1${query}`, headers: { authorization: `Bearer ${ama}` } });

test('scales a picture down to WebP, never up, once for each width', async () => {
  const sizes = [];
  for (const w of [320, 640, 1280, 320]) {
    const answer = await get(`?v=1&w=${w}`);
    const { format, width, height } = await sharp(answer.rawPayload).metadata();
    sizes.push([answer.headers['content-type'], format, width, height]);
  }
  const wide = ['image/webp', 'webp', 640, 360];
  expect(sizes).toEqual([['image/webp', 'webp', 320, 180], wide, wide, ['image/webp', 'webp', 320, 180]]);
  const kept = [];
  for await (const key of studio.files.list('cache/previews/')) kept.push(key);
  expect(kept.length).toBe(3);
});

test('makes another preview for another picture', async () => {
  const before = await get('?w=320');
  await addPicture(studio, 't1-i1', 4);
  const after = await get('?w=320');
  expect(after.headers['etag']).not.toBe(before.headers['etag']);
  expect(Buffer.compare(before.rawPayload, after.rawPayload)).not.toBe(0);
});

test('refuses unlisted widths, so that resized copies cannot fill the disk', async () => {
  for (const w of ['321', '0', '-1', 'x', '1e9']) expect([w, (await get(`?w=${w}`)).statusCode]).toEqual([w, 400]);
});

test('downloads a picture in full, named after its tale and frame', async () => {
  const { headers, rawPayload } = await get('?download=1');
  expect(headers['content-disposition']).toContain('filename="The Good Samaritan - frame 1.png"');
  expect((await sharp(rawPayload).metadata()).width).toBe(640);
});
