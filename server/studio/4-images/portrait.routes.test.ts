import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { resvgRasterizer } from '#server/adapters/resvg-rasterizer.ts';
import { fontFilesOf } from '#server/adapters/thumbnail-fonts.ts';
import { transact } from '#server/db/connect.ts';
import { putBackFrames } from './draw-frames.ts';
import type { PictureOrder } from '#server/ports.ts';
import type { CastSheet } from '#shared/cast.contract.ts';
import { Failure } from '#shared/endpoint.ts';
import { openTestApp } from '#test/app.ts';
import { testIllustrator } from '#test/illustrator.ts';
import { addTale, ama, kofi, openStudio, type TestStudio } from '#test/studio.ts';
import { castRoutes } from './cast.routes.ts';
import { castService } from './cast.service.ts';
import { contactSheets } from './contact-sheet.ts';
import { imageService } from './image.service.ts';
import { portraitRoutes } from './portrait.routes.ts';
import { portraitService } from './portrait.service.ts';

const prompts = ['The father waits at the gate.', 'The elder son works in the field.', 'He comes home and the father goes out.'];
const rasterizer = resvgRasterizer({ fontsOf: fontFilesOf });
let studio: TestStudio;
let app: FastifyInstance;
/** Draws by words alone, and one that looks at portraits. */
let before: (order: PictureOrder) => Promise<void> = async () => {};
const blind = testIllustrator((order) => before(order));
const seeing = testIllustrator((order) => before(order), 2);
type Kit = { art: ReturnType<typeof testIllustrator>; images: ReturnType<typeof imageService> };
let plain: Kit;
let looking: Kit;
beforeAll(async () => {
  studio = await openStudio();
  const { db, files } = studio;
  const desk = { order: async () => ({ jobId: 'job', created: true }) } as never;
  const kit = (art: Kit['art']): Kit => ({
    art,
    images: imageService({ db, files, illustrator: art.illustrator, desk, onImagesComplete: async () => {} }),
  });
  [plain, looking] = [kit(blind), kit(seeing)];
  const portraits = portraitService({ db, files });
  const cast = castService({ db, images: plain.images, portraits });
  app = await openTestApp(db, (at) => {
    castRoutes(at, cast);
    portraitRoutes(at, { cast, portraits, contactSheet: contactSheets({ files, rasterizer }), files });
  });
});
beforeEach(async () => {
  await studio.reset();
  for await (const key of studio.files.list('images/')) await studio.files.remove(key);
  before = async () => {};
  await addTold('t1');
  for (const { art } of [plain, looking]) art.drawn.length = 0;
});
afterAll(async () => {
  rasterizer.close();
  await app.close();
});

async function addTold(id: string, userId = ama) {
  await addTale(studio.db, { id, userId });
  for (const [at, prompt] of prompts.entries())
    await studio.db
      .updateTable('images')
      .set({ prompt })
      .where('id', '=', `${id}-i${at + 1}`)
      .execute();
}
const ask = async (method: 'GET' | 'PUT' | 'POST', path: string, body?: object, who = ama) => {
  const answer = await app.inject({ method, url: path, headers: { authorization: `Bearer ${who}` }, ...(body ? { payload: body } : {}) });
  return { status: answer.statusCode, ...(answer.json() as CastSheet & { error?: string; queued?: number }) };
};
const cast = (body?: object, who = ama) => ask(body ? 'PUT' : 'GET', '/api/tales/t1/cast', body, who);
const orderPortraits = (body: object = {}) => ask('POST', '/api/tales/t1/cast/portraits', body);
const states = ({ portraits }: CastSheet) => portraits.map((each) => each && [each.status, each.stale]);
const context = (extra: object = {}) =>
  ({
    ...{ jobId: 'j', userId: ama, taleId: 't1', signal: new AbortController().signal },
    ...{ progress: async () => {}, log: async () => {}, once: (_: string, work: () => unknown) => work(), ...extra },
  }) as never;
const work = ({ images }: Kit, extra: object = {}) => images.job.run({ taleId: 't1' }, context(extra));
/** Draws the missing frames too. */
const drawAll = async (kit: Kit) => {
  await kit.images.queue({ taleId: 't1', userId: ama });
  await work(kit);
};
const drawn = ({ art }: Kit) =>
  art.drawn.map(({ use, cast: of, references }) => [use, of?.map(({ name }) => name.split(',')[0]), references?.map(({ name }) => name)]);
const remembered = () => studio.db.selectFrom('drawn_casts').selectAll().orderBy('picture').execute();

test('portraits are drawn once, square and alone; ordered again one by one; each is a file for its owner only', async () => {
  expect(states(await cast())).toEqual([null, null]);
  expect(await orderPortraits()).toMatchObject({ status: 200, queued: 2 });
  expect(await orderPortraits()).toMatchObject({ queued: 0 });
  expect(states(await cast())).toEqual([
    ['queued', false],
    ['queued', false],
  ]);
  await work(plain);
  expect(plain.art.drawn.map(({ use, width, height, cast: of }) => [use, width, height, of?.length])).toEqual(
    Array(2).fill(['portrait', 1024, 1024, 1]),
  );
  const sheet = await cast();
  expect(states(sheet)).toEqual(Array(2).fill(['generated', false]));
  expect(await orderPortraits()).toMatchObject({ queued: 0 });
  expect(await orderPortraits({ names: ['The father'] })).toMatchObject({ queued: 1 });
  await work(plain);
  expect(plain.art.drawn.at(-1)).toMatchObject({ use: 'portrait', take: 1 });
  const [father] = (await cast()).portraits;
  expect(father?.url).not.toBe(sheet.portraits[0]?.url);
  const file = await app.inject({ url: `${father?.url}&w=320`, headers: { authorization: `Bearer ${ama}` } });
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/webp']);
  expect((await app.inject({ url: father?.url ?? '', headers: { authorization: `Bearer ${kofi}` } })).statusCode).toBe(404);
  const kept = [];
  for await (const key of studio.files.list('images/t1/')) kept.push(key);
  expect(kept).toHaveLength(2);
});

test('whoever looks at portraits gets those of who is in the scene, drawn before it where somebody recurs; who looks at none gets words', async () => {
  await drawAll(plain);
  expect(drawn(plain)).toEqual([
    ['frame', ['the father'], undefined],
    ['frame', ['the elder son'], undefined],
    ['frame', ['the father', 'the elder son'], undefined],
  ]);
  await studio.db.updateTable('images').set({ status: null, r2_key: null, sha256: null }).execute();
  await drawAll(looking);
  expect(drawn(looking).slice(0, 2)).toEqual(
    expect.arrayContaining([
      ['portrait', ['the father'], undefined],
      ['portrait', ['the elder son'], undefined],
    ]),
  );
  expect(drawn(looking).slice(2)).toEqual([
    ['frame', ['the father'], ['father']],
    ['frame', ['the elder son'], ['elder son']],
    ['frame', ['the father', 'the elder son'], ['father', 'elder son']],
  ]);
  const portrait = await studio.db.selectFrom('cast_portraits').selectAll().where('name', '=', 'father').executeTakeFirstOrThrow();
  const rows = await remembered();
  expect(rows.map(({ portraits }) => Object.keys(portraits).length).toSorted()).toEqual([0, 0, 0, 1, 1, 2]);
  expect(rows.filter(({ portraits }) => portraits['father'] === portrait.sha256)).toHaveLength(2);
  expect(new Set(rows.map(({ picture }) => picture)).size).toBe(6);
});

test('another portrait marks only the pictures that were drawn by the one before; redoing them shows the new one', async () => {
  await drawAll(looking);
  expect((await cast()).drifted).toEqual([]);
  await orderPortraits({ names: ['the elder son'] });
  await work(looking);
  expect((await cast()).drifted).toEqual(['t1-i2', 't1-i3']);
  expect(await ask('POST', '/api/tales/t1/cast/redraw', { ids: ['t1-i3', 'somebody-else'] })).toMatchObject({ queued: 1 });
  await work(looking);
  expect((await cast()).drifted).toEqual(['t1-i2']);
  expect(await ask('POST', '/api/tales/t1/cast/redraw', {})).toMatchObject({ queued: 1 });
  await work(looking);
  expect((await cast()).drifted).toEqual([]);
});

test('a portrait that shows older words goes along with nothing and is drawn anew before the scenes', async () => {
  await drawAll(looking);
  const { members } = await cast();
  const dressed = members.map((one) => (one.name.startsWith('the elder') ? { ...one, cloth: 'red robe' } : one));
  const sheet = await cast({ version: 0, members: dressed });
  expect([sheet.drifted, sheet.portraits.map((each) => each?.stale)]).toEqual([
    ['t1-i2', 't1-i3'],
    [false, true],
  ]);
  looking.art.drawn.length = 0;
  await ask('POST', '/api/tales/t1/cast/redraw', {});
  await work(looking);
  expect(drawn(looking)).toEqual([
    ['portrait', ['the elder son'], undefined],
    ['frame', ['the elder son'], ['elder son']],
    ['frame', ['the father', 'the elder son'], ['father', 'elder son']],
  ]);
  expect(await cast()).toMatchObject({ drifted: [], portraits: [{ stale: false }, { stale: false }] });
});

test('a portrait that is refused says why, keeps no scene waiting, and is not tried again by itself', async () => {
  before = async ({ use, cast: [one] = [] }) => {
    if (use === 'portrait' && one?.name.startsWith('the father')) throw new Failure('conflict', 'It refused to draw this.');
  };
  await drawAll(looking);
  expect((await cast()).portraits).toMatchObject([
    { status: 'error', url: null, lastError: 'It refused to draw this.' },
    { status: 'generated' },
  ]);
  expect(drawn(looking).filter(([use]) => use === 'frame')[2]).toEqual(['frame', ['the father', 'the elder son'], ['elder son']]);
  await studio.db.updateTable('images').set({ status: 'queued' }).execute();
  looking.art.drawn.length = 0;
  await work(looking);
  expect(drawn(looking).filter(([use]) => use === 'portrait')).toEqual([]);
});

test('orders of a cancelled job go back to what they were', async () => {
  await orderPortraits();
  await transact(studio.db, (trx) => putBackFrames(trx, { taleId: 't1', userId: ama, error: null }));
  expect(states(await cast())).toEqual([null, null]);
  expect(await orderPortraits()).toMatchObject({ queued: 2 });
});

test('a series takes the portraits along as files of its own', async () => {
  await orderPortraits();
  await work(plain);
  await addTold('t2');
  const borrowed = await ask('POST', '/api/tales/t2/cast/borrow', { version: 0, fromTaleId: 't1' });
  expect(states(borrowed)).toEqual(Array(2).fill(['generated', false]));
  const keys = await studio.db.selectFrom('cast_portraits').select(['r2_key', 'sha256']).orderBy('name').orderBy('tale_id').execute();
  expect(keys.map(({ r2_key: key }) => key?.split('/')[1])).toEqual(['t1', 't2', 't1', 't2']);
  expect(new Set(keys.map(({ sha256 }) => sha256)).size).toBe(2);
});

test('the contact sheet is one picture: everybody beside what shows them, what drifted in a frame', async () => {
  await drawAll(looking);
  const get = (who = ama) => app.inject({ url: '/api/tales/t1/cast/contact-sheet.png', headers: { authorization: `Bearer ${who}` } });
  const pixel = async (png: Buffer, left: number, top: number) => [
    ...(await sharp(png).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()),
  ];
  const first = await get();
  expect([first.statusCode, first.headers['content-type'], first.headers['content-disposition']]).toEqual([
    ...[200, 'image/png', expect.stringContaining('The Good Samaritan - cast.png')],
  ]);
  const { width, height } = await sharp(first.rawPayload).metadata();
  expect([width, height]).toEqual([1600, 132 + 2 * (280 + 28) + 48]);
  const portrait = await studio.db.selectFrom('cast_portraits').selectAll().where('name', '=', 'father').executeTakeFirstOrThrow();
  const face = await pixel(
    await sharp(await studio.files.local(portrait.r2_key ?? ''))
      .resize(280, 280, { fit: 'cover' })
      .png()
      .toBuffer(),
    20,
    20,
  );
  const there = await pixel(first.rawPayload, 48 + 20, 132 + 20);
  for (const [at, value] of there.entries()) expect(Math.abs(value - (face[at] ?? 0))).toBeLessThan(12);
  const frameAt = [48 + 280 + 32 - 2, 132 + 40 + 26 + 10 + 60] as const;
  expect(await pixel(first.rawPayload, ...frameAt)).toEqual([255, 255, 255]);
  await studio.db.updateTable('cast_portraits').set({ sha256: 'another' }).where('name', '=', 'father').execute();
  expect(await pixel((await get()).rawPayload, ...frameAt).catch(() => null)).not.toEqual([255, 255, 255]);
  expect((await get(kofi)).statusCode).toBe(404);
  await cast({ version: 0, members: [] });
  expect((await get()).statusCode).toBe(409);
});
