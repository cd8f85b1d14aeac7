import type { TaleId, UserId } from '#shared/ids.ts';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { transact } from '#server/db/connect.ts';
import { type ImageVersion, versionsPerPage } from '#shared/pictures/image.contract.ts';
import { openTestApp } from '#test/harness/app.ts';
import { addPicture } from '#test/harness/made-tale.ts';
import { addTale, ama, kofi, openStudio, type TestStudio } from '#test/harness/studio.ts';
import { testQuotas } from '#test/harness/quotas.ts';
import { galleryRoutes } from '../gallery/gallery.routes.ts';
import { galleryService } from '../gallery/gallery.service.ts';
import { imageClaimRepo } from '../drawing/image-claim.repo.ts';
import { imageOrderRepo } from '../drawing/image-order.repo.ts';
import { imageVersionRoutes } from './image-version.routes.ts';
import { imageVersionService } from './image-version.service.ts';
import { beginImages } from '#server/studio/2-tale/lists/tale-changes.repo.ts';

let studio: TestStudio;
let app: FastifyInstance;
let complete: string[];
beforeAll(async () => {
  studio = await openStudio();
  const { db, files } = studio;
  const parts = {
    db,
    files,
    onImagesBegin: beginImages,
    onImagesComplete: async (_: unknown, { taleId }: { taleId: TaleId }) => void complete.push(taleId),
  };
  app = await openTestApp(db, (at) => {
    galleryRoutes(at, { gallery: galleryService({ ...parts, quotas: testQuotas(parts) }), files });
    imageVersionRoutes(at, { versions: imageVersionService(parts), files });
  });
});
beforeEach(async () => {
  await studio.reset();
  complete = [];
  await addTale(studio.db, { scenes: 1 });
  await addPicture(studio, 't1-i1', 1);
});
afterAll(() => app.close());

const as = (userId: UserId) => ({ authorization: `Bearer ${userId}` });
const get = (url: string, userId = ama) => app.inject({ url, headers: as(userId) });
const back = (id: string, userId = ama) =>
  app.inject({ method: 'POST', url: `/api/image-versions/${id}/restore`, headers: as(userId) });
const row = () => studio.db.selectFrom('images').selectAll().where('id', '=', 't1-i1').executeTakeFirstOrThrow();
const versions = async (query = ''): Promise<{ items: ImageVersion[]; nextCursor: string | null }> =>
  (await get(`/api/images/t1-i1/versions${query}`)).json();
let shade = 0;
async function upload() {
  shade = (shade + 7) % 250;
  const payload = await sharp({
    create: { width: 640, height: 360, channels: 3, background: { r: shade, g: 90, b: 90 } },
  })
    .png()
    .toBuffer();
  await app.inject({
    method: 'PUT',
    url: '/api/images/t1-i1/picture',
    payload,
    headers: { ...as(ama), 'content-type': 'image/png' },
  });
}
const by = { jobId: 'job', run: 'run' };
/** Has the image redrawn as a worker does, with other words if there are any. */
async function drawAnew(name: string, prompt?: string) {
  const now = await row();
  await transact(studio.db, (trx) => imageOrderRepo(trx).orderAgain(now, ama, prompt ? { prompt } : {}));
  const look = (await imageClaimRepo(studio.db).look('t1'))!;
  const frame = (await imageClaimRepo(studio.db).claim(look, by, []))!;
  const { key, sha256 } = await studio.files.put(`images/t1/${name}.png`, Buffer.from(name), 'image/png');
  const picture = { r2_key: key, sha256, width: 64, height: 36, engine: 'test art', last_error: null };
  await transact(studio.db, (trx) => imageClaimRepo(trx).move(frame, by, ama, 'generated', picture));
}

test('keeps every picture of an image as a version with its words, newest first', async () => {
  expect(await versions()).toEqual({ ok: true, items: [], nextCursor: null });
  const { prompt } = await row();
  await drawAnew('second');
  await drawAnew('third', 'A boat');
  await upload();
  const { items } = await versions();
  expect(items.map((item) => [item.prompt, item.engine])).toEqual([
    ['A boat', 'test art'],
    [prompt, 'test art'],
    [prompt, 'built-in art'],
  ]);
  const second = await get(`/api/image-versions/${items[1]!.id}/file`);
  expect([second.statusCode, second.body, second.headers['content-type']]).toEqual([200, 'second', 'image/png']);
  const small = await get(`/api/image-versions/${items[2]!.id}/file?w=320`);
  expect((await sharp(small.rawPayload).metadata()).width).toBe(320);
});

test('reverting restores picture and prompt, keeps the current version and emits an event', async () => {
  const first = await row();
  await drawAnew('second', 'A boat');
  await studio.db.deleteFrom('events').execute();
  const [old] = (await versions()).items;
  const answer = await back(old!.id);
  expect([answer.statusCode, answer.json()]).toMatchObject([
    200,
    { id: 't1-i1', status: 'generated', prompt: first.prompt },
  ]);
  expect(await row()).toMatchObject({
    r2_key: first.r2_key,
    sha256: first.sha256,
    prompt: first.prompt,
    engine: 'built-in art',
    take: 2,
  });
  expect((await versions()).items).toMatchObject([{ prompt: 'A boat', engine: 'test art' }]);
  const events = await studio.db.selectFrom('events').select(['kind', 'data']).orderBy('id').execute();
  expect(events[0]).toMatchObject({ kind: 'image', data: { id: 't1-i1', r2Key: first.r2_key, status: 'generated' } });
  expect(complete).toEqual(['t1']);
});

test('ignores a repeated revert, and can go forward again', async () => {
  await drawAnew('second');
  const [old] = (await versions()).items;
  await back(old!.id);
  const after = await row();
  expect((await back(old!.id)).statusCode).toBe(200);
  expect(await row()).toEqual(after);
  const [other] = (await versions()).items;
  await back(other!.id);
  expect((await row()).r2_key).toBe('images/t1/second.png');
  expect((await versions()).items.map(({ id }) => id)).toEqual([old!.id]);
});

test('ends an order and discards the current drawing on a revert', async () => {
  await drawAnew('second');
  const [old] = (await versions()).items;
  const now = await row();
  await transact(studio.db, (trx) => imageOrderRepo(trx).orderAgain(now, ama, {}));
  const look = (await imageClaimRepo(studio.db).look('t1'))!;
  const frame = (await imageClaimRepo(studio.db).claim(look, by, []))!;
  await back(old!.id);
  const late = { r2_key: 'images/t1/late.png', sha256: 's', width: 1, height: 1, engine: 'late' };
  expect(await transact(studio.db, (trx) => imageClaimRepo(trx).move(frame, by, ama, 'generated', late))).toBe(false);
  expect(await row()).toMatchObject({ status: 'generated', engine: 'built-in art', claimed_by: null });
  expect((await versions()).items.map(({ engine }) => engine)).toEqual(['test art']);
});

test('does not overwrite a reverted picture on a retry of the job', async () => {
  await drawAnew('second');
  const [old] = (await versions()).items;
  await back(old!.id);
  await transact(studio.db, (trx) => imageOrderRepo(trx).orderUnfinished('t1', ama, ['t1-i1']));
  expect((await row()).status).toBe('generated');
});

test('returns many versions in consistent pages', async () => {
  for (let n = 0; n < versionsPerPage + 3; n += 1) await drawAnew(`take-${n}`);
  const one = await versions();
  const two = await versions(`?cursor=${one.nextCursor}`);
  expect([one.items.length, two.items.length, two.nextCursor]).toEqual([versionsPerPage, 3, null]);
  expect(new Set([...one.items, ...two.items].map(({ id }) => id)).size).toBe(versionsPerPage + 3);
  expect((await get('/api/images/t1-i1/versions?cursor=nonsense')).statusCode).toBe(400);
});

test('reports a missing file and changes nothing', async () => {
  await drawAnew('second');
  const [old] = (await versions()).items;
  await studio.files.remove('images/t1-i1-1.png');
  const before = await row();
  expect((await back(old!.id)).json()).toMatchObject({
    error: 'The file of this picture no longer exists.',
    code: 'not_found',
  });
  expect(await row()).toEqual(before);
});

test('answers for another creator’s versions as for unknown ones', async () => {
  await drawAnew('second');
  const [old] = (await versions()).items;
  const answers = await Promise.all([
    get('/api/images/t1-i1/versions', kofi),
    get(`/api/image-versions/${old!.id}/file`, kofi),
    back(old!.id, kofi),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  expect((await row()).r2_key).toBe('images/t1/second.png');
});
