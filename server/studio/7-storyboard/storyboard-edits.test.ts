import type { SceneId } from '#shared/ids.ts';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp } from '#test/harness/app.ts';
import { boardParts } from '#test/harness/film-job.ts';
import { addMadeTale, addPicture } from '#test/harness/made-tale.ts';
import { ama, kofi, openStudio, type TestStudio } from '#test/harness/studio.ts';
import { timedTokens } from '#shared/captions/caption-words.ts';
import type { Storyboard } from '#shared/film/storyboard.contract.ts';
import { noEdits } from '#shared/film/storyboard-edits.ts';
import { withSubject } from '#server/builtin/illustrator/reading/subject-exif.ts';
import { coverOf } from './picture-focus.ts';
import { planBoards } from './plan-film.ts';
import { storyboardRoutes } from './storyboard.routes.ts';
import { storyboardService } from './storyboard.service.ts';

let studio: TestStudio;
let app: FastifyInstance;
let fits = true;
beforeAll(async () => {
  studio = await openStudio();
  const service = storyboardService({ ...boardParts(studio), soundFits: () => fits });
  app = await openTestApp(studio.db, (at) => storyboardRoutes(at, service, studio.files));
});
beforeEach(async () => {
  fits = true;
  await studio.reset();
  await addMadeTale(studio, { scenes: 3, langs: ['en', 'ee'] });
});
afterAll(() => app.close());

const url = (query: string) => `/api/tales/t1/storyboard?language=${query}`;
const headers = (who: string) => ({ authorization: `Bearer ${who}` });
const show = async (query = 'en') => (await app.inject({ url: url(query), headers: headers(ama) })).json();
const save = (edits: object, version: number, { who = ama, query = 'en' } = {}) =>
  app.inject({
    method: 'PUT',
    url: url(query),
    headers: headers(who),
    payload: { version, edits: { ...noEdits, ...edits } },
  });

test('applies order, pause, motion and transition to every language at once', async () => {
  const motion = { from: { x: 0, y: 0, w: 1 }, to: { x: 0.2, y: 0.1, w: 0.6 } };
  const edits = {
    order: ['t1-s3', 't1-s1', 't1-s2'],
    scenes: { 't1-s1': { pauseMs: 1000, motion: { '16:9': motion }, transition: { kind: 'fade', ms: 600 } } },
  };
  const saved = (await save(edits, 0)).json();
  expect(saved).toMatchObject({ ok: true, version: 1, edits, storyOrder: ['t1-s1', 't1-s2', 't1-s3'] });
  expect(saved.shots.map((shot: { sceneNo: number }) => shot.sceneNo)).toEqual([3, 1, 2]);
  expect(saved.shots[0]).toMatchObject({ toBlack: 9 });
  expect(saved.shots[1]).toMatchObject({ fromBlack: 9, fadeIn: 0, motion, startFrame: 54 });
  expect(saved.frames).toBe(3 * 54 + 30);
  expect(await show()).toEqual(saved);
  expect((await show('ee')).shots.map((shot: { sceneNo: number }) => shot.sceneNo)).toEqual([3, 1, 2]);
  const events = await studio.db.selectFrom('events').select(['kind', 'data']).execute();
  expect(events).toEqual([{ kind: 'storyboard', data: { taleId: 't1' } }]);
});

test('stores the filming style of a tale: in shots, calm or still', async () => {
  const place = { r2_key: 'images/large.jpg', sha256: 'large', width: 3840, height: 2160 };
  await studio.files.put(place.r2_key, await largePicture(), 'image/jpeg');
  await studio.db.updateTable('images').set(place).where('id', '=', 't1-i1').execute();
  await studio.db.updateTable('narrations').set({ duration_ms: 16_000 }).where('scene_id', '=', 't1-s1').execute();
  await save({}, 0);
  const kinds = (board: { shots: { camera: { kind: string }[] }[] }) =>
    board.shots.map(({ camera }) => camera.map(({ kind }) => kind));
  expect(kinds(await show())).toEqual([['wide', 'medium', 'close'], ['wide'], ['wide']]);
  expect(kinds(await show('en&shape=9:16'))).toEqual([['wide', 'medium', 'wide'], ['wide'], ['wide']]);
  const calm = (await save({ motion: 'calm' }, 1)).json();
  expect([calm.edits.motion, kinds(calm)]).toEqual(['calm', [[], [], []]]);
  expect(calm.shots[0].motion.to.w).toBeLessThan(1);
  const still = (await save({ motion: 'still' }, 2)).json();
  expect(still.shots.map(({ motion }: { motion: { to: { w: number } } }) => motion.to.w)).toEqual([1, 1, 1]);
  expect(kinds((await save({}, 3)).json())[0]).toEqual(['wide', 'medium', 'close']);
});

test('keeps the shots of a scene with its words, in every language and shape', async () => {
  const place = { r2_key: 'images/large.jpg', sha256: 'large', width: 3840, height: 2160 };
  await studio.files.put(place.r2_key, await largePicture(), 'image/jpeg');
  await studio.db.updateTable('images').set(place).where('id', '=', 't1-i1').execute();
  const read = (ms: number) =>
    studio.db.updateTable('narrations').set({ duration_ms: ms }).where('scene_id', '=', 't1-s1').execute();
  await read(16_000);
  const first = async (query?: string) => (await show(query)).shots[0] as Storyboard['shots'][number];
  await save({}, 0);
  const planned = await first();
  expect([planned.kinds, planned.camera.map(({ no }) => no)]).toEqual([
    ['wide', 'medium', 'close'],
    [0, 1, 2],
  ]);
  expect(planned.places.map(({ frame }) => frame)).toContain(planned.camera[1]!.startFrame);
  const of = timedTokens({ text: planned.text, words: [], durationMs: 1 }).length;
  const [early] = planned.places.filter(({ frame }) => frame > 60);
  const shots = [
    { no: 0, words: 0, still: true },
    { no: 1, words: early!.words, kind: 'close' },
  ];
  const saved = (await save({ scenes: { 't1-s1': { shots: { en: { of, shots } } } } }, 1)).json();
  expect(saved).toMatchObject({ version: 2, edits: { scenes: { 't1-s1': { shots: { en: { of, shots } } } } } });
  expect(saved.shots[0].camera).toMatchObject([
    { no: 0, kind: 'wide', still: true, startFrame: 0 },
    { no: 1, kind: 'close', chosen: 'close', startFrame: early!.frame },
  ]);
  await read(20_000);
  const slower = await first();
  const same = slower.places.find(({ words }) => words === early!.words);
  expect(slower.camera[1]!.startFrame).toBe(same!.frame);
  expect(same!.frame).toBeGreaterThan(early!.frame);
  expect((await first('ee')).camera.map(({ kind }) => kind)).toEqual(['wide', 'close']);
  expect((await first('en&shape=9:16')).camera[1]).toMatchObject({ chosen: 'close', startFrame: same!.frame });
});

/** A large picture that says where its one face is. */
async function largePicture(subject = { x: 0.4, y: 0.4, faces: [{ x: 0.4, y: 0.4, size: 0.12 }] }): Promise<Buffer> {
  const size = { width: 3840, height: 2160 };
  const plain = await sharp({ create: { ...size, channels: 3, background: '#345' } })
    .jpeg()
    .toBuffer();
  return withSubject(plain, subject, size);
}

test('rejects a write to an old version with a message, but not a repetition of the same one', async () => {
  const first = { order: ['t1-s2', 't1-s1', 't1-s3'] };
  expect((await save(first, 0)).statusCode).toBe(200);
  expect((await save(first, 0)).json().version).toBe(1);
  const refused = await save({ order: ['t1-s3', 't1-s1', 't1-s2'] }, 0);
  expect([refused.statusCode, refused.json().error]).toEqual([
    409,
    expect.stringContaining('changed in another window'),
  ]);
  expect((await save({}, 5)).statusCode).toBe(409);
  expect((await save({}, 1)).json()).toMatchObject({ version: 2, edits: noEdits });
});

test.each<[string, object]>([
  ['a pause below nothing', { scenes: { 't1-s1': { pauseMs: -1 } } }],
  ['a pause of an hour', { scenes: { 't1-s1': { pauseMs: 3_600_000 } } }],
  [
    'a frame outside of the picture',
    { scenes: { 't1-s1': { motion: { '16:9': { from: { x: 0.6, y: 0, w: 0.6 }, to: { x: 0, y: 0, w: 1 } } } } } },
  ],
  [
    'a frame that is too narrow',
    { scenes: { 't1-s1': { motion: { '16:9': { from: { x: 0, y: 0, w: 0.2 }, to: { x: 0, y: 0, w: 1 } } } } } },
  ],
  ['an unknown way of filming', { motion: 'shaky' }],
  ['an unknown transition', { scenes: { 't1-s1': { transition: { kind: 'star wipe', ms: 500 } } } }],
  [
    'shots that do not begin with the scene',
    { scenes: { 't1-s1': { shots: { en: { of: 5, shots: [{ no: 0, words: 2 }] } } } } },
  ],
  [
    'a shot in an unknown size',
    { scenes: { 't1-s1': { shots: { en: { of: 5, shots: [{ no: 0, words: 0, kind: 'huge' }] } } } } },
  ],
  ['an unknown field', { scenes: { 't1-s1': { colour: 'red' } } }],
  ['a scene twice', { order: ['t1-s1', 't1-s1'] }],
  ['a scene of nobody', { scenes: { stranger: { pauseMs: 5 } } }],
  [
    'a text without end',
    { cards: { ...noEdits.cards, title: { on: true, ms: 4000, text: { en: { heading: 'x'.repeat(401) } } } } },
  ],
])('rejects %s and stores nothing', async (_, edits) => {
  const answer = await save(edits, 0);
  expect([answer.statusCode, answer.json().ok, typeof answer.json().error]).toEqual([400, false, 'string']);
  expect((await show()).version).toBe(0);
});

test('shows the title over the first picture and an end card over the last by default', async () => {
  const words = { title: 'The Good Neighbour', lesson: 'Who is my neighbour? Whoever needs me is my neighbour.' };
  await studio.db.updateTable('tale_texts').set(words).where('language', '=', 'en').execute();
  const linked = {
    id: 'c1',
    user_id: ama,
    channel_id: 'UC1',
    title: 'Ama Reads',
    url: 'https://example.com',
    sealed_tokens: 'x',
  };
  await studio.db
    .insertInto('channels')
    .values({ ...linked, is_default: true })
    .execute();
  const board = await show();
  expect(board.cardDefaults.end).toMatchObject({ heading: 'Whoever needs me is my neighbour.', action: 'Ama Reads' });
  const [title, first] = board.shots;
  expect([title.sceneId, title.text, board.shots.at(-1).sceneId]).toEqual([
    'card-title',
    expect.stringMatching(/^The Good Neighbour · /),
    'card-end',
  ]);
  const firstWordMs = ((first.startFrame + first.narrationAt) * 1000) / board.fps;
  expect(firstWordMs).toBeLessThan(3500);
  expect((first.narrationAt * 1000) / board.fps).toBeLessThan(1000);
  const small = (file: Buffer | string) => sharp(file).resize(64, 36, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  const card = await small((await app.inject({ url: title.imageUrl, headers: headers(ama) })).rawPayload);
  const { r2_key: key } = await studio.db
    .selectFrom('images')
    .select('r2_key')
    .where('id', '=', 't1-i1')
    .executeTakeFirstOrThrow();
  const picture = await small(await studio.files.local(key ?? ''));
  // The upper part is the picture itself; the bottom is darkened for the text.
  const mean = (pixels: Buffer, from: number, to: number) =>
    pixels.subarray(from, to).reduce((sum, value) => sum + value, 0) / (to - from);
  const top = 64 * 3 * 8;
  expect(Math.abs(mean(card, 0, top) - mean(picture, 0, top))).toBeLessThan(3);
  expect(mean(card, card.length - top, card.length)).toBeLessThan(
    0.45 * mean(picture, picture.length - top, picture.length),
  );
  const off = (await save({}, 0)).json();
  expect(off.shots.map((shot: { sceneId: SceneId }) => shot.sceneId)).toEqual(['t1-s1', 't1-s2', 't1-s3']);
});

test.each(['16:9', '9:16'] as const)('a %s title keeps clear of a face that is low', async (shape) => {
  const low = { x: 0.4, y: 0.7, faces: [{ x: 0.4, y: 0.7, size: 0.12 }] };
  await studio.files.put('images/low.jpg', await largePicture(low), 'image/jpeg');
  await studio.db
    .updateTable('images')
    .set({ r2_key: 'images/low.jpg', sha256: 'low', width: 3840, height: 2160 })
    .where('id', '=', 't1-i1')
    .execute();
  const board = await planBoards(boardParts(studio))('t1', 'en', 1080, shape);
  expect(board.cards.title?.order.over?.place).toBe('head');
});

test('uses another title card with another first picture', async () => {
  const before = (await show()).shots[0].imageUrl;
  await addPicture(studio, 't1-i1', 3);
  expect((await show()).shots[0].imageUrl).not.toBe(before);
});

test('draws cards in the words of each language around the film', async () => {
  const card = { on: true, ms: 3000 };
  const cards = { title: { ...card, text: { en: { heading: 'Who is my neighbour?' } } }, end: { ...card, text: {} } };
  const [en, ee] = [(await save({ cards }, 0)).json(), await show('ee&shape=9:16')];
  expect(en.shots.map((shot: { sceneId: SceneId }) => shot.sceneId)).toEqual([
    'card-title',
    't1-s1',
    't1-s2',
    't1-s3',
    'card-end',
  ]);
  expect(en.frames).toBe(2 * 90 + 3 * 54);
  expect([en.shots[0].text, en.missing]).toEqual(['Who is my neighbour? · Luke 10:25-37', []]);
  expect(ee.cardDefaults.end.attribution).toContain('CC BY-SA');
  expect(ee.shots.at(-1).text).toContain('Biblica');
  const pictures = await Promise.all(
    [en.shots[0].imageUrl, ee.shots[0].imageUrl].map(async (address: string) => {
      const answer = await app.inject({ url: address, headers: headers(ama) });
      const { width, height } = await sharp(answer.rawPayload).metadata();
      return [answer.statusCode, width, height];
    }),
  );
  expect(pictures).toEqual([
    [200, 1920, 1080],
    [200, 1080, 1920],
  ]);
  expect((await app.inject({ url: en.shots[0].imageUrl, headers: headers(kofi) })).statusCode).toBe(404);
  await save({}, 1);
  expect((await app.inject({ url: en.shots[0].imageUrl, headers: headers(ama) })).statusCode).toBe(404);
});

test('shows the part of a picture with its figures, or a chosen part, in an upright film', async () => {
  const upright = await show('en&shape=9:16');
  expect(upright).toMatchObject({ shape: '9:16', width: 1080, height: 1920 });
  const saved = (
    await save({ scenes: { 't1-s1': { focus: { x: 1, y: 0.5 } } } }, 0, { query: 'en&shape=9:16' })
  ).json();
  expect(saved.shots[0].cover).toEqual({ x: 1, y: 0.5 });
  expect((await show()).shots[0].cover).toEqual({ x: 0.5, y: 0.5 });
  const lying = { width: 1600, height: 900 };
  expect(coverOf({ x: 0.5, y: 0.4 }, lying, '9:16')).toEqual({ cover: { x: 0.5, y: 0.5 }, anchor: { x: 0.5, y: 0.4 } });
  expect(coverOf({ x: 0.05, y: 0.4 }, lying, '9:16').cover.x).toBe(0);
  expect(coverOf({ x: 0.7, y: 0.5 }, lying, '9:16').anchor.x).toBe(0.5);
});

test('reports a sound whose words differ from its scene', async () => {
  fits = false;
  const board = await show();
  expect(board.stale[0]).toBe('The narration of scene 1 in English no longer says its words.');
  expect(board.shots.map((shot: { narrationStale: boolean }) => shot.narrationStale)).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
});

test('refuses to change another creator’s storyboard', async () => {
  const [theirs, unknown] = [
    await save({}, 0, { who: kofi }),
    await app.inject({
      method: 'PUT',
      url: '/api/tales/nobody/storyboard?language=en',
      headers: headers(kofi),
      payload: { version: 0, edits: noEdits },
    }),
  ];
  expect([theirs.statusCode, theirs.body]).toEqual([404, unknown.body]);
});
