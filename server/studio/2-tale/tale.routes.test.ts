import type { TaleId } from '#shared/ids.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp } from '#test/harness/app.ts';
import { addTale, ama, kofi, openStudio, type TestStudio } from '#test/harness/studio.ts';
import { openTales } from '#test/harness/tales.ts';
import { taleRoutes } from './tale.routes.ts';

let studio: TestStudio;
let app: FastifyInstance;
let world: Awaited<ReturnType<typeof openTales>>;
beforeAll(async () => {
  studio = await openStudio();
  world = await openTales(studio);
  app = await openTestApp(studio.db, (at) => taleRoutes(at, world.tales));
});
beforeEach(async () => {
  await studio.reset();
  world.orders.length = 0;
  for (const [n, id] of ['t1', 't2', 't3', 't4', 't5'].entries()) {
    await addTale(studio.db, { id, scenes: 2 });
    await change(id, { created_at: new Date(Date.UTC(2026, 0, 1 + n)) });
  }
  await addTale(studio.db, { id: 'k1', userId: kofi, scenes: 2 });
});
afterAll(() => app.close());

const change = (id: string, set: object) => studio.db.updateTable('tales').set(set).where('id', '=', id).execute();
const send = (method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object, userId = ama) =>
  app.inject({ method, url, ...(payload ? { payload } : {}), headers: { authorization: `Bearer ${userId}` } });
const get = async (url: string, userId = ama) => (await send('GET', url, undefined, userId)).json();
const ids = (items: { id: string }[]) => items.map(({ id }) => id);

test('pages the list newest first, also while tales come and go', async () => {
  const first = await get('/api/tales/list?limit=2');
  expect(ids(first.items)).toEqual(['t5', 't4']);
  await addTale(studio.db, { id: 't6' });
  await send('POST', '/api/tales/bulk', { action: 'delete', ids: ['t4'] });
  const second = await get(`/api/tales/list?limit=2&cursor=${first.nextCursor}`);
  expect(ids(second.items)).toEqual(['t3', 't2']);
  const third = await get(`/api/tales/list?limit=2&cursor=${second.nextCursor}`);
  expect([ids(third.items), third.nextCursor]).toEqual([['t1'], null]);
  expect((await send('GET', '/api/tales/list?cursor=nonsense')).statusCode).toBe(400);
});

test('searches title and verse literally, and counts all tales', async () => {
  await change('t2', { title: '100% Samaritan_', status: 'packaged' });
  await change('t3', { title: 'Hope', verse: 'Psalm 23' });
  expect(ids((await get('/api/tales/list?q=psalm')).items)).toEqual(['t3']);
  expect(ids((await get('/api/tales/list?q=0%25')).items)).toEqual(['t2']);
  expect(ids((await get('/api/tales/list?q=n_')).items)).toEqual(['t2']);
  const packaged = await get('/api/tales/list?status=packaged');
  expect([ids(packaged.items), packaged.counts]).toEqual([
    ['t2'],
    expect.objectContaining({ draft: 4, packaged: 1, failed: 0 }),
  ]);
  expect((await send('GET', '/api/tales/list?status=lost')).json()).toMatchObject({ code: 'invalid' });
});

test('sorts drafts first and failures last, with dates in the creator’s time zone', async () => {
  await studio.db.updateTable('users').set({ time_zone: 'Africa/Lome' }).where('id', '=', ama).execute();
  await change('t1', { status: 'failed' });
  await change('t5', { status: 'published', published_at: new Date('2026-05-01T10:00:00Z') });
  await change('t4', { status: 'scheduled', scheduled_at: new Date('2026-06-01T10:30:00Z') });
  await change('t3', { status: 'bound' });
  const { items } = await get('/api/tales/status');
  expect(items.map((row: { taleId: TaleId; videoStatus: string }) => [row.taleId, row.videoStatus])).toEqual([
    ['t2', 'draft'],
    ['t3', 'uploaded'],
    ['t4', 'scheduled'],
    ['t5', 'published'],
    ['t1', 'failed'],
  ]);
  expect(items[2]).toMatchObject({
    publishLocal: '1 Jun 2026, 10:30',
    tz: 'Africa/Lome',
    scheduledAtUTC: '2026-06-01T10:30:00.000Z',
    imagesReady: 0,
    imagesTotal: 2,
  });
  for (const status of ['uploaded', 'bound'])
    expect(
      (await get(`/api/tales/status?status=${status}`)).items.map((row: { taleId: TaleId }) => row.taleId),
    ).toEqual(['t3']);
  await change('t3', { status: 'packaged' });
  const packaged = (await get('/api/tales/status')).items.filter((row: { isPackaged: boolean }) => row.isPackaged);
  expect(packaged).toMatchObject([{ taleId: 't3', videoStatus: 'draft' }]);
});

test('renames by either verb, keeps the text as typed, and rejects blanks', async () => {
  expect((await send('PATCH', '/api/tales/t1/rename', { title: ' A  new name ' })).json()).toEqual({ ok: true });
  expect((await get('/api/tales/t1/detail')).title).toBe(' A  new name ');
  expect((await send('POST', '/api/tales/t1/rename', { title: 'Again' })).statusCode).toBe(200);
  expect((await send('POST', '/api/tales/t1/rename', { title: '  ' })).json()).toMatchObject({
    code: 'invalid',
    error: expect.stringContaining('title'),
  });
});

test('keeps the date on a move, reports what it lacks, and asks for a missing date', async () => {
  const at = 1_900_000_000;
  expect((await send('PATCH', '/api/tales/t1/status', { status: 'scheduled' })).json()).toMatchObject({
    code: 'invalid',
  });
  const moved = (await send('PATCH', '/api/tales/t1/status', { status: 'scheduled', scheduledAt: at })).json();
  expect(moved).toMatchObject({ ok: true, warnings: [expect.stringContaining('has no film yet')] });
  for (const wrong of [at * 1000, at + 0.5, -1])
    expect(
      (await send('PATCH', '/api/tales/t1/status', { status: 'scheduled', scheduledAt: wrong })).json(),
    ).toMatchObject({
      code: 'invalid',
      error: expect.stringContaining('whole seconds since 1970, not in milliseconds'),
    });
  expect(await get('/api/tales/t1/detail')).toMatchObject({ status: 'scheduled', scheduledAt: at });
  await send('PATCH', '/api/tales/t1/status', { status: 'packaged' });
  expect(await get('/api/tales/t1/detail')).toMatchObject({ status: 'packaged', scheduledAt: null });
  expect((await send('PATCH', '/api/tales/t1/status', { status: 'generated' })).statusCode).toBe(400);
});

test('leaves no trace of a wrong drag to Published when the card is moved back', async () => {
  await send('PATCH', '/api/tales/t1/status', { status: 'published' });
  expect((await get('/api/tales/t1/stats')).youtube.publishedAt).toBeGreaterThan(0);
  await send('PATCH', '/api/tales/t1/status', { status: 'packaged' });
  expect((await get('/api/tales/t1/stats')).youtube).toMatchObject({ bound: false, publishedAt: null });
});

test('accepts both spellings of a bulk order, skips tales that do not qualify, and counts the rest', async () => {
  await studio.db.deleteFrom('images').where('tale_id', '=', 't2').execute();
  const queued = (
    await send('POST', '/api/tales/bulk', {
      action: 'queue-images',
      ids: ['t1', 't2', 'k1', 'none'],
      taleIds: ['t1', 't3'],
    })
  ).json();
  expect(queued).toEqual({
    ok: true,
    count: 2,
    ids: ['t1', 't3'],
    left: [{ id: 't2', why: expect.stringMatching(/\w/), whySaid: null }],
  });
  await send('POST', '/api/tales/bulk', { action: 'package-video', ids: ['t1'] });
  await send('POST', '/api/tales/bulk', { action: 'package', taleIds: ['t3', 'k1'] });
  expect(world.orders).toEqual([
    { kind: 'images', taleId: 't1' },
    { kind: 'images', taleId: 't3' },
    { kind: 'package', taleId: 't1' },
    { kind: 'package', taleId: 't3' },
  ]);
  expect((await send('POST', '/api/tales/bulk', { action: 'delete', ids: ['t1', 'k1'] })).json()).toEqual({
    ok: true,
    count: 1,
    ids: ['t1'],
  });
  expect((await send('GET', '/api/tales/t1/detail')).statusCode).toBe(404);
  expect((await get('/api/tales/k1/detail', kofi)).id).toBe('k1');
});

test('answers another creator as for an unknown id on every route', async () => {
  const calls: ['GET' | 'POST' | 'PATCH', string, object?][] = [
    ['GET', 'detail'],
    ['PATCH', 'rename', { title: 'Mine' }],
    ['POST', 'rename', { title: 'Mine' }],
    ['PATCH', 'status', { status: 'failed' }],
  ];
  for (const [method, call, body] of calls) {
    const stolen = await send(method, `/api/tales/t1/${call}`, body, kofi);
    const unknown = await send(method, `/api/tales/nowhere/${call}`, body, kofi);
    expect([stolen.statusCode, stolen.body]).toEqual([404, unknown.body]);
  }
  expect(ids((await get('/api/tales/list', kofi)).items)).toEqual(['k1']);
  expect((await get('/api/tales/status', kofi)).items.length).toBe(1);
  const rows = await sql<{
    n: string;
  }>`select count(*) as n from tales where title = 'Mine' or status <> 'draft'`.execute(studio.db);
  expect(Number(rows.rows[0]?.n)).toBe(0);
});
