import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { transact } from '#server/db/connect.ts';
import type { KanbanCard } from '#shared/tale/kanban.contract.ts';
import { taleStatuses } from '#shared/pipeline.ts';
import { openTestApp } from '#test/harness/app.ts';
import { addTale, ama, kofi, openStudio, type TestStudio } from '#test/harness/studio.ts';
import { openTales } from '#test/harness/tales.ts';
import { kanbanRoutes } from './kanban.routes.ts';
import { kanbanService } from './kanban.service.ts';
import { taleRoutes } from '../tale.routes.ts';

let studio: TestStudio;
let app: FastifyInstance;
beforeAll(async () => {
  studio = await openStudio();
  const { tales } = await openTales(studio);
  app = await openTestApp(studio.db, (at) => {
    taleRoutes(at, tales);
    kanbanRoutes(at, kanbanService(studio));
  });
});
beforeEach(async () => {
  await studio.reset();
  for (const id of ['t1', 't2', 't3', 't4', 't5']) await addTale(studio.db, { id, scenes: 1, langs: ['en'] });
  await addTale(studio.db, { id: 'k1', userId: kofi, scenes: 1, langs: ['en'] });
});
afterAll(() => app.close());

const change = (id: string, set: object) => studio.db.updateTable('tales').set(set).where('id', '=', id).execute();
const send = async (method: 'GET' | 'PATCH' | 'POST', url: string, payload?: object, userId = ama) => {
  const answer = await app.inject({
    method,
    url,
    ...(payload ? { payload } : {}),
    headers: { authorization: `Bearer ${userId}` },
  });
  return answer.statusCode === 200 ? answer.json() : { failed: answer.statusCode, ...answer.json() };
};
const board = async (userId = ama, query = ''): Promise<Record<string, KanbanCard[]>> =>
  send('GET', `/api/tales/kanban${query}`, undefined, userId);
const column = async (status: string) => (await board())[status]?.map(({ id }) => id);
const order = (ids: string[], status = 'draft', userId = ama) =>
  send('PATCH', '/api/tales/order', { column: status, ids }, userId);
const places = async () =>
  Object.fromEntries(
    (await studio.db.selectFrom('tales').select(['id', 'position']).execute()).map((row) => [row.id, row.position]),
  );

test('groups the caller’s living tales by seven statuses, newest on top', async () => {
  await send('POST', '/api/tales/bulk', { action: 'delete', ids: ['t2'] });
  const found = await board();
  expect(Object.keys(found)).toEqual([...taleStatuses]);
  expect(found['draft']?.map(({ id }) => id)).toEqual(['t5', 't4', 't3', 't1']);
  expect(taleStatuses.filter((status) => found[status]?.length)).toEqual(['draft']);
  expect((await board(kofi))['draft']?.map(({ id }) => id)).toEqual(['k1']);
});

test('returns the fields that a card shows', async () => {
  await change('t1', {
    status: 'scheduled',
    scheduled_at: new Date('2026-12-01T18:30:00Z'),
    created_at: new Date(1_800_000_000_500),
  });
  await studio.db.updateTable('images').set({ status: 'generated', r2_key: 'k' }).where('tale_id', '=', 't1').execute();
  expect((await board())['scheduled']).toEqual([
    {
      id: 't1',
      title: 'The Good Samaritan',
      verse: 'Luke 10:25-37',
      status: 'scheduled',
      createdAt: 1_800_000_000,
      createdAtMs: 1_800_000_000_500,
      images_total: 1,
      images_ready: 1,
      scheduledAt: Date.UTC(2026, 11, 1, 18, 30) / 1000,
      isPublic: false,
    },
  ]);
});

test('moves a tale to the top of its new column, also when the studio moves it', async () => {
  await send('PATCH', '/api/tales/t1/status', { status: 'images' });
  await send('PATCH', '/api/tales/t4/status', { status: 'images' });
  expect([await column('images'), await column('draft')]).toEqual([
    ['t4', 't1'],
    ['t5', 't3', 't2'],
  ]);
  await change('t2', { status: 'images' });
  expect(await column('images')).toEqual(['t2', 't4', 't1']);
  await send('PATCH', '/api/tales/t1/status', { status: 'images' });
  expect(await column('images')).toEqual(['t2', 't4', 't1']);
});

test('writes one row for a drop within the column', async () => {
  const before = await places();
  expect(await order(['t4', 't3', 't5', 't2', 't1'])).toEqual({ ok: true, count: 1 });
  expect(await column('draft')).toEqual(['t4', 't3', 't5', 't2', 't1']);
  const after = await places();
  expect(Object.keys(after).filter((id) => after[id] !== before[id])).toEqual(['t5']);
  expect(await order(['t4', 't3', 't5', 't2', 't1'])).toEqual({ ok: true, count: 0 });
});

test('ignores foreign, unknown, duplicate and misplaced ids, and keeps the places of other tales', async () => {
  await change('t3', { status: 'failed' });
  const theirs = (await places())['k1'];
  expect(await order(['t1', 'k1', 't3', 'nowhere', 't4', 't1', 't2'])).toEqual({ ok: true, count: 1 });
  expect([await column('draft'), await column('failed')]).toEqual([['t5', 't1', 't4', 't2'], ['t3']]);
  expect(await order(['t5', 't4'], 'draft', kofi)).toEqual({ ok: true, count: 0 });
  expect((await places())['k1']).toBe(theirs);
});

test('puts a new tale on top, above dragged ones', async () => {
  await order(['t1', 't5', 't4', 't3', 't2']);
  await addTale(studio.db, { id: 't6', scenes: 1, langs: ['en'] });
  expect(await column('draft')).toEqual(['t6', 't1', 't5', 't4', 't3', 't2']);
});

test('keeps both moves of two browsers that drop at once', async () => {
  await Promise.all([
    order(['t1', 't5', 't4', 't3', 't2']),
    order(['t5', 't4', 't3', 't1', 't2']),
    order(['t4', 't5', 't3', 't2', 't1']),
  ]);
  const now = await column('draft');
  expect(now?.toSorted()).toEqual(['t1', 't2', 't3', 't4', 't5']);
  expect(new Set(Object.values(await places())).size).toBe(6);
  await Promise.all([
    send('PATCH', '/api/tales/t1/status', { status: 'bound' }),
    send('PATCH', '/api/tales/t2/status', { status: 'bound' }),
    order(['t5', 't4', 't3', 't2', 't1']),
  ]);
  expect([(await column('bound'))?.toSorted(), await column('draft')]).toEqual([
    ['t1', 't2'],
    ['t5', 't4', 't3'],
  ]);
});

test('notifies browsers of a new order, and of nothing when nothing changed', async () => {
  const heard = () => studio.db.selectFrom('events').select(['user_id', 'kind']).execute();
  await order(['t5', 't4', 't3', 't2', 't1']);
  expect(await heard()).toEqual([]);
  await order(['t4', 't5', 't3', 't2', 't1']);
  expect(await heard()).toEqual([{ user_id: ama, kind: 'tale' }]);
});

test('loads a thousand tales with one query, and long columns in pages', async () => {
  await transact(studio.db, async (trx) => {
    const [one] = await trx.selectFrom('tales').selectAll().where('id', '=', 't1').execute();
    const { position: _, ...tale } = one!;
    const many = Array.from({ length: 1_000 }, (_each, n) => ({
      ...tale,
      id: `m${n}`,
      range: null,
      beats: null,
      langs: '["en"]',
      notes: '[]',
      unwritten: '[]',
      voices: '{}',
      readings: '{}',
    }));
    await trx.insertInto('tales').values(many).execute();
  });
  const found = await board();
  expect(found['draft']?.length).toBe(1_000);
  expect(found['draft']?.every(({ id }) => id.startsWith('m'))).toBe(true);
  expect((await board(ama, '?limit=2'))['draft']).toEqual(found['draft']?.slice(0, 2));
  expect((await board(ama, '?limit=2000'))['draft']?.length).toBe(1_005);
  expect(await board(ama, '?limit=20000')).toMatchObject({ failed: 400 });
});
