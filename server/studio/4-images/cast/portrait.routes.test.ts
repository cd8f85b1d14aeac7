import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { transact } from '#server/db/connect.ts';
import type { CastSheet } from '#shared/pictures/cast.contract.ts';
import { Failure } from '#shared/endpoint.ts';
import { type Hand, openPortraits } from '#test/harness/portraits.ts';
import { ama, kofi } from '#test/harness/studio.ts';
import { putBackFrames } from '../drawing/draw-frames.ts';

let room: Awaited<ReturnType<typeof openPortraits>>;
beforeAll(async () => void (room = await openPortraits()));
beforeEach(() => room.reset());
afterAll(() => room.close());

const states = ({ portraits }: CastSheet) => portraits.map((each) => each && [each.status, each.stale]);
const drawn = ({ art }: Hand) =>
  art.drawn.map(({ use, cast: of, references }) => [
    use,
    of?.map(({ name }) => name.split(',')[0]),
    references?.map(({ name }) => name),
  ]);
const remembered = () => room.db.selectFrom('drawn_casts').selectAll().orderBy('picture').execute();

test('portraits are drawn once, square and alone; ordered again one by one; each is a file for its owner only', async () => {
  expect(states(await room.cast())).toEqual([null, null]);
  expect(await room.order()).toMatchObject({ status: 200, queued: 2 });
  expect(await room.order()).toMatchObject({ queued: 0 });
  expect(states(await room.cast())).toEqual([
    ['queued', false],
    ['queued', false],
  ]);
  await room.work(room.plain);
  expect(room.plain.art.drawn.map(({ use, width, height, cast: of }) => [use, width, height, of?.length])).toEqual(
    Array(2).fill(['portrait', 1024, 1024, 1]),
  );
  const sheet = await room.cast();
  expect(states(sheet)).toEqual(Array(2).fill(['generated', false]));
  expect(await room.order()).toMatchObject({ queued: 0 });
  expect(await room.order({ names: ['The father'] })).toMatchObject({ queued: 1 });
  await room.work(room.plain);
  expect(room.plain.art.drawn.at(-1)).toMatchObject({ use: 'portrait', take: 1 });
  const [father] = (await room.cast()).portraits;
  expect(father?.url).not.toBe(sheet.portraits[0]?.url);
  const file = await room.get(`${father?.url}&w=320`);
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/webp']);
  expect((await room.get(father?.url ?? '', kofi)).statusCode).toBe(404);
  const kept = [];
  for await (const key of room.files.list('images/t1/')) kept.push(key);
  expect(kept).toHaveLength(2);
});

test('gives illustrators that accept images the portraits of the people in the scene, and others words', async () => {
  await room.drawAll(room.plain);
  expect(drawn(room.plain)).toEqual([
    ['frame', ['the father'], undefined],
    ['frame', ['the elder son'], undefined],
    ['frame', ['the father', 'the elder son'], undefined],
  ]);
  await room.db.updateTable('images').set({ status: null, r2_key: null, sha256: null }).execute();
  await room.drawAll(room.looking);
  expect(drawn(room.looking).slice(0, 2)).toEqual(
    expect.arrayContaining([
      ['portrait', ['the father'], undefined],
      ['portrait', ['the elder son'], undefined],
    ]),
  );
  expect(drawn(room.looking).slice(2)).toEqual([
    ['frame', ['the father'], ['father']],
    ['frame', ['the elder son'], ['elder son']],
    ['frame', ['the father', 'the elder son'], ['father', 'elder son']],
  ]);
  const portrait = await room.db
    .selectFrom('cast_portraits')
    .selectAll()
    .where('name', '=', 'father')
    .executeTakeFirstOrThrow();
  const rows = await remembered();
  expect(rows.map(({ portraits }) => Object.keys(portraits).length).toSorted()).toEqual([0, 0, 0, 1, 1, 2]);
  expect(rows.filter(({ portraits }) => portraits['father'] === portrait.sha256)).toHaveLength(2);
  expect(new Set(rows.map(({ picture }) => picture)).size).toBe(6);
});

test('draws portraits after the scenes with the free built-in illustrator, once per person', async () => {
  await room.drawAll(room.free);
  expect(drawn(room.free).map(([use]) => use)).toEqual(['frame', 'frame', 'frame', 'portrait', 'portrait']);
  expect(states(await room.cast())).toEqual(Array(2).fill(['generated', false]));
  await room.db.updateTable('images').set({ status: 'queued', take: 1 }).where('id', '=', 't1-i1').execute();
  await room.work(room.free);
  expect(drawn(room.free).slice(5)).toEqual([['frame', ['the father'], undefined]]);
});

test('marks only pictures drawn from the previous portrait, and redraws them with the new one', async () => {
  await room.drawAll(room.looking);
  expect((await room.cast()).drifted).toEqual([]);
  await room.order({ names: ['the elder son'] });
  await room.work(room.looking);
  expect((await room.cast()).drifted).toEqual(['t1-i2', 't1-i3']);
  expect(await room.ask('POST', '/api/tales/t1/cast/redraw', { ids: ['t1-i3', 'somebody-else'] })).toMatchObject({
    queued: 1,
  });
  await room.work(room.looking);
  expect((await room.cast()).drifted).toEqual(['t1-i2']);
  expect(await room.ask('POST', '/api/tales/t1/cast/redraw', {})).toMatchObject({ queued: 1 });
  await room.work(room.looking);
  expect((await room.cast()).drifted).toEqual([]);
});

test('redraws a portrait of older words before the scenes, and sends no outdated one', async () => {
  await room.drawAll(room.looking);
  const { members } = await room.cast();
  const dressed = members.map((one) => (one.name.startsWith('the elder') ? { ...one, cloth: 'red robe' } : one));
  const sheet = await room.cast({ version: 0, members: dressed });
  expect([sheet.drifted, sheet.portraits.map((each) => each?.stale)]).toEqual([
    ['t1-i2', 't1-i3'],
    [false, true],
  ]);
  room.looking.art.drawn.length = 0;
  await room.ask('POST', '/api/tales/t1/cast/redraw', {});
  await room.work(room.looking);
  expect(drawn(room.looking)).toEqual([
    ['portrait', ['the elder son'], undefined],
    ['frame', ['the elder son'], ['elder son']],
    ['frame', ['the father', 'the elder son'], ['father', 'elder son']],
  ]);
  expect(await room.cast()).toMatchObject({ drifted: [], portraits: [{ stale: false }, { stale: false }] });
});

test('says why a portrait was refused, blocks no scene, and does not retry by itself', async () => {
  room.refusing.before = async ({ use, cast: [one] = [] }) => {
    if (use === 'portrait' && one?.name.startsWith('the father'))
      throw new Failure('conflict', 'It refused to draw this.');
  };
  await room.drawAll(room.looking);
  expect((await room.cast()).portraits).toMatchObject([
    { status: 'error', url: null, lastError: 'It refused to draw this.' },
    { status: 'generated' },
  ]);
  expect(drawn(room.looking).filter(([use]) => use === 'frame')[2]).toEqual([
    'frame',
    ['the father', 'the elder son'],
    ['elder son'],
  ]);
  await room.db.updateTable('images').set({ status: 'queued' }).execute();
  room.looking.art.drawn.length = 0;
  await room.work(room.looking);
  expect(drawn(room.looking).filter(([use]) => use === 'portrait')).toEqual([]);
});

test('restores the orders of a cancelled job', async () => {
  await room.order();
  await transact(room.db, (trx) => putBackFrames(trx, { taleId: 't1', userId: ama, why: null }));
  expect(states(await room.cast())).toEqual([null, null]);
  expect(await room.order()).toMatchObject({ queued: 2 });
});

test('copies portraits of a series to its own files', async () => {
  await room.order();
  await room.work(room.plain);
  await room.addTold('t2');
  const borrowed = await room.ask('POST', '/api/tales/t2/cast/borrow', { version: 0, fromTaleId: 't1' });
  expect(states(borrowed)).toEqual(Array(2).fill(['generated', false]));
  const keys = await room.db
    .selectFrom('cast_portraits')
    .select(['r2_key', 'sha256'])
    .orderBy('name')
    .orderBy('tale_id')
    .execute();
  expect(keys.map(({ r2_key: key }) => key?.split('/')[1])).toEqual(['t1', 't2', 't1', 't2']);
  expect(new Set(keys.map(({ sha256 }) => sha256)).size).toBe(2);
  await room.ask('POST', '/api/tales/t2/cast/borrow', { version: 1, fromTaleId: 't1' });
  const stored = [];
  for await (const key of room.files.list('images/t2/')) stored.push(key);
  expect(stored).toHaveLength(2);
});
