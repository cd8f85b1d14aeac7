import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pictureUpload } from '#shared/pictures/gallery.contract.ts';
import { openTestApp } from '#test/harness/app.ts';
import { addPicture } from '#test/harness/made-tale.ts';
import { addTale, ama, kofi, openStudio, type TestStudio } from '#test/harness/studio.ts';
import { testQuotas } from '#test/harness/quotas.ts';
import { galleryRoutes } from '../gallery/gallery.routes.ts';
import { galleryService } from '../gallery/gallery.service.ts';
import { beginImages } from '#server/studio/2-tale/lists/tale-changes.repo.ts';

let studio: TestStudio;
let app: FastifyInstance;
let tight: FastifyInstance;
let complete: string[];
beforeAll(async () => {
  studio = await openStudio();
  const { db, files } = studio;
  const open = (limits = {}) => {
    const quotas = testQuotas(studio, limits);
    const gallery = galleryService({
      db,
      files,
      quotas,
      onImagesBegin: beginImages,
      onImagesComplete: async (_, { taleId }) => void complete.push(taleId),
    });
    return openTestApp(db, (at) => galleryRoutes(at, { gallery, files }));
  };
  [app, tight] = [await open(), await open({ diskBytes: 1_000 })];
});
beforeEach(async () => {
  await studio.reset();
  complete = [];
  await addTale(studio.db, { scenes: 2 });
});
afterAll(() => Promise.all([app.close(), tight.close()]));

const put = (payload: Buffer, { id = 't1-i1', userId = ama, type = 'image/png', at = app } = {}) =>
  at.inject({
    method: 'PUT',
    url: `/api/images/${id}/picture`,
    payload,
    headers: { authorization: `Bearer ${userId}`, 'content-type': type },
  });
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c04020' } });
const row = (id = 't1-i1') => studio.db.selectFrom('images').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const versions = () => studio.db.selectFrom('image_versions').selectAll().execute();

test('rejects a picture beyond the creator’s disk limit with a message, and keeps the previous one', async () => {
  const before = await row();
  const answer = await put(await plain(500, 400).png().toBuffer(), { at: tight });
  expect([answer.statusCode, answer.json().error]).toEqual([
    403,
    expect.stringMatching(/You may use 1 kB of the disk/),
  ]);
  expect(await row()).toEqual(before);
});

test.each(['jpeg', 'png', 'webp', 'avif', 'gif', 'tiff'] as const)(
  'a %s becomes a frame of the usual size',
  async (format) => {
    const answer = await put(await plain(500, 400).toFormat(format).toBuffer());
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      { status: 'generated', engine: 'uploaded', width: 1920, height: 1080 },
    ]);
    const { r2_key: key, sha256 } = await row();
    const facts = await sharp(await studio.files.local(key!)).metadata();
    expect([facts.format, facts.width, facts.height, sha256?.length]).toEqual(['jpeg', 1920, 1080, 64]);
  },
);

test('keeps the pixels of a large picture for close views, cropped to the frame', async () => {
  await put(await plain(2400, 1400).png().toBuffer());
  expect(await row()).toMatchObject({ width: 2400, height: 1350 });
  expect(await sharp(await studio.files.local((await row()).r2_key!)).metadata()).toMatchObject({
    width: 2400,
    height: 1350,
  });
});

test('removes the camera’s metadata and rotates a sideways picture', async () => {
  const side = await plain(600, 1000)
    .composite([{ input: await plain(600, 500).linear(0, 255).png().toBuffer(), gravity: 'north' }])
    .withExif({ IFD0: { Copyright: 'A secret place' } })
    .withMetadata({ orientation: 8 })
    .jpeg()
    .toBuffer();
  expect(await sharp(side).metadata()).toMatchObject({ orientation: 8, exif: expect.anything() });
  await put(side, { type: 'image/jpeg' });
  const path = await studio.files.local((await row()).r2_key!);
  const facts = await sharp(path).metadata();
  expect([facts.exif, facts.orientation, facts.xmp]).toEqual([undefined, undefined, undefined]);
  const at = async (left: number) =>
    (await sharp(path).extract({ left, top: 540, width: 1, height: 1 }).raw().toBuffer())[1]!;
  expect([(await at(100)) > 200, (await at(1800)) > 200]).toEqual([true, false]);
});

test('keeps the previous picture as a version and discards a drawing in progress', async () => {
  await addPicture(studio, 't1-i1', 1);
  const before = await row();
  await studio.db
    .updateTable('images')
    .set({ status: 'generating', claimed_by: 'job.run' })
    .where('id', '=', 't1-i1')
    .execute();
  await put(await plain(640, 360).png().toBuffer());
  const after = await row();
  expect(after).toMatchObject({ take: before.take + 1, status: 'generated', claimed_by: null, prompt: before.prompt });
  expect(after.r2_key).toContain(`images/t1/t1-i1-${after.take}-`);
  expect(await versions()).toMatchObject([
    { image_id: 't1-i1', r2_key: before.r2_key, sha256: before.sha256, engine: 'built-in art' },
  ]);
  expect(await studio.files.has(before.r2_key!)).toBe(true);
  await put(await plain(640, 300).png().toBuffer());
  expect((await versions()).map(({ r2_key: key }) => key)).toEqual([before.r2_key, after.r2_key]);
});

test('emits an event, moves the tale to its images stage, and completes it with the last missing image', async () => {
  await put(await plain(640, 360).png().toBuffer());
  expect(complete).toEqual([]);
  await put(await plain(640, 360).png().toBuffer(), { id: 't1-i2' });
  expect(complete).toEqual(['t1']);
  const events = await studio.db.selectFrom('events').select(['kind', 'data']).orderBy('id').execute();
  expect(events.map(({ kind }) => kind)).toEqual(['image', 'tale', 'image']);
  expect(events[0]?.data).toMatchObject({ id: 't1-i1', status: 'generated', engine: 'uploaded' });
  expect((await studio.db.selectFrom('tales').select('status').executeTakeFirstOrThrow()).status).toBe('images');
});

const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360"><image href="file:///etc/passwd"/></svg>',
);
const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(60)]);
test.each<[string, () => Promise<Buffer> | Buffer, string, number, string]>([
  ['an SVG', () => svg, 'image/svg+xml', 415, 'This picture cannot be read'],
  ['words', () => Buffer.from('hello'), 'image/png', 415, 'This picture cannot be read'],
  ['nothing', () => Buffer.alloc(0), 'image/png', 415, 'This picture cannot be read'],
  ['a HEIC', () => heic, 'image/heic', 415, 'save it as JPEG'],
  [
    'half a picture',
    async () => (await plain(900, 900).png({ compressionLevel: 0 }).toBuffer()).subarray(0, 9000),
    'image/png',
    415,
    'damaged',
  ],
  ['a stamp', () => plain(319, 200).png().toBuffer(), 'image/png', 400, '319 × 200'],
  ['a wall', () => plain(10_000, 9_000).png().toBuffer(), 'image/png', 413, 'million pixels'],
  ['a heavy one', () => Buffer.alloc(pictureUpload.bytes + 1, 1), 'image/png', 413, '20 MB'],
  ['a song', () => Buffer.from('ID3'), 'audio/mpeg', 415, 'Send the picture itself'],
])('rejects %s with a message and changes nothing', async (_, make, type, status, words) => {
  const answer = await put(await make(), { type });
  expect([answer.statusCode, answer.json().error]).toEqual([status, expect.stringContaining(words)]);
  expect(await row()).toMatchObject({ status: null, take: 0, r2_key: null });
});

test('refuses to replace another creator’s picture, as for an unknown one', async () => {
  const picture = await plain(640, 360).png().toBuffer();
  const [theirs, unknown] = [await put(picture, { userId: kofi }), await put(picture, { id: 'nothing', userId: kofi })];
  expect([theirs.statusCode, theirs.body]).toEqual([404, unknown.body]);
  expect((await row()).r2_key).toBe(null);
});
