import type { UserId } from '#shared/ids.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp } from '#test/harness/app.ts';
import { addOneOfEach } from '#test/harness/one-of-each.ts';
import { addTale, ama, kofi, openStudio, type TestStudio } from '#test/harness/studio.ts';
import { openTales } from '#test/harness/tales.ts';
import { taleRoutes } from '../tale.routes.ts';

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
  for (const id of ['t1', 't2', 't3']) await addTale(studio.db, { id, scenes: 2 });
  await addTale(studio.db, { id: 'k1', userId: kofi, scenes: 2 });
});
afterAll(() => app.close());

const change = (id: string, set: object) => studio.db.updateTable('tales').set(set).where('id', '=', id).execute();
const call = async (method: 'GET' | 'POST', url: string, payload?: object, userId = ama) =>
  (
    await app.inject({ method, url, ...(payload ? { payload } : {}), headers: { authorization: `Bearer ${userId}` } })
  ).json();
const remove = (...ids: string[]) => call('POST', '/api/tales/bulk', { action: 'delete', ids });
const rowOf = (id: string) => studio.db.selectFrom('tales').selectAll().where('id', '=', id).executeTakeFirst();
const told = async () =>
  (await studio.db.selectFrom('events').select('data').where('kind', '=', 'tale').orderBy('id').execute()).map(
    ({ data }) => data,
  );

test('shows a deleted tale only in the bin, and restores it to its place', async () => {
  await change('t2', { status: 'scheduled', scheduled_at: new Date('2027-01-01T10:00:00Z') });
  const before = await rowOf('t2');
  expect(await remove('t2', 'k1')).toEqual({ ok: true, count: 1, ids: ['t2'] });
  expect((await call('GET', '/api/tales/list')).items).toHaveLength(2);
  expect((await call('GET', '/api/tales/list')).counts).toMatchObject({ scheduled: 0, draft: 2 });
  const { items } = await call('GET', '/api/tales/bin');
  expect(items).toEqual([
    expect.objectContaining({ id: 't2', status: 'scheduled', scheduledAt: 1798797600, images_total: 2 }),
  ]);
  expect(items[0].deletedAtMs).toBeGreaterThanOrEqual(items[0].deletedAt * 1000);

  expect(await call('POST', '/api/tales/bin/restore', { ids: ['t2', 't1', 'k1', 'none'] })).toEqual({
    ok: true,
    count: 1,
    ids: ['t2'],
  });
  expect(await rowOf('t2')).toEqual(before);
  expect((await call('GET', '/api/tales/bin')).items).toEqual([]);
  expect((await call('GET', '/api/tales/t2/detail')).status).toBe('scheduled');
  expect(world.orders).toEqual([
    { kind: 'deleted', taleId: 't2' },
    { kind: 'restored', taleId: 't2' },
  ]);
  expect(await told()).toEqual([
    { id: 't2', status: 'scheduled', deleted: true },
    { id: 't2', status: 'scheduled', deleted: false },
  ]);
});

test('pages the bin by deletion time, newest first', async () => {
  for (const [n, id] of ['t1', 't3', 't2'].entries())
    await change(id, { deleted_at: new Date(Date.UTC(2026, 10, 1 + n)) });
  const first = await call('GET', '/api/tales/bin?limit=2');
  expect(first.items.map(({ id }: { id: string }) => id)).toEqual(['t2', 't3']);
  const second = await call('GET', `/api/tales/bin?limit=2&cursor=${first.nextCursor}`);
  expect([second.items.map(({ id }: { id: string }) => id), second.nextCursor]).toEqual([['t1'], null]);
  expect((await call('GET', '/api/tales/bin', undefined, kofi)).items).toEqual([]);
});

test('deletes for good only the creator’s own tales in the bin, with everything made for them', async () => {
  const { tale = '' } = await addOneOfEach(studio);
  await remove(tale, 't1');
  const purge = (ids: string[], userId: UserId) => call('POST', '/api/tales/bin/delete', { ids }, userId);
  expect(await purge([tale, 't1'], kofi)).toEqual({ ok: true, count: 0, ids: [] });
  expect(await purge(['t2', tale], ama)).toEqual({ ok: true, count: 1, ids: [tale] });
  expect((await call('GET', '/api/tales/bin')).items.map(({ id }: { id: string }) => id)).toEqual(['t1']);
  expect(await rowOf('t2')).toBeTruthy();
  for (const table of [
    'tale_texts',
    'scenes',
    'images',
    'narrations',
    'music',
    'videos',
    'packages',
    'thumbnails',
    'publications',
  ])
    expect([
      table,
      (await sql`select 1 from ${sql.table(table)} where tale_id = ${tale}`.execute(studio.db)).rows,
    ]).toEqual([table, []]);
  expect((await sql`select 1 from jobs where tale_id = ${tale}`.execute(studio.db)).rows).not.toEqual([]);
});

test('deletes everything that refers to a tale with it', async () => {
  const { rows } = await sql<{ holds: string }>`
    select distinct c.conrelid::regclass::text || ' -> ' || c.confrelid::regclass::text as holds from pg_constraint c
    where c.contype = 'f' and c.confdeltype not in ('c', 'n') and (c.confrelid = 'tales'::regclass or c.confrelid in (
      select p.conrelid from pg_constraint p where p.contype = 'f' and p.confrelid = 'tales'::regclass))`.execute(
    studio.db,
  );
  expect(rows).toEqual([]);
});

test('deletes a tale for good after 30 days in the bin, not earlier', async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  await change('t1', { deleted_at: daysAgo(30.1) });
  await change('t2', { deleted_at: daysAgo(29.9) });
  await world.tales.bin.empty();
  expect([await rowOf('t1'), (await rowOf('t2'))?.id, (await rowOf('t3'))?.id]).toEqual([undefined, 't2', 't3']);
});
