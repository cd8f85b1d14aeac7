import type { TaleId } from '#shared/ids.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp } from '#test/harness/app.ts';
import { addTale, ama, kofi, openStudio, type TestStudio } from '#test/harness/studio.ts';
import { openTales } from '#test/harness/tales.ts';
import { searchedWords } from '../quotations/searched-words.ts';
import { taleRoutes } from '../tale.routes.ts';

let studio: TestStudio;
let app: FastifyInstance;
beforeAll(async () => {
  studio = await openStudio();
  const { tales } = await openTales(studio);
  app = await openTestApp(studio.db, (at) => taleRoutes(at, tales));
});
beforeEach(async () => {
  await studio.reset();
  for (const [n, id] of ['t1', 't2', 't3', 't4', 't5'].entries()) {
    await addTale(studio.db, { id, scenes: 2 });
    await change(id, { created_at: new Date(Date.UTC(2026, 0, 1 + n)) });
  }
  await addTale(studio.db, { id: 'k1', userId: kofi, scenes: 2 });
});
afterAll(() => app.close());

const change = (id: string, set: object) => studio.db.updateTable('tales').set(set).where('id', '=', id).execute();
const get = async (url: string, userId = ama) =>
  (await app.inject({ url, headers: { authorization: `Bearer ${userId}` } })).json();
const find = async (q: string) => {
  const { items } = await get(`/api/tales/list?${new URLSearchParams({ q })}`);
  return items.map(({ id }: { id: string }) => id);
};

test('returns 25 tales by default, at most 100, and rejects other page sizes', async () => {
  await sql`insert into tales select (jsonb_populate_record(t, jsonb_build_object('id', 'm' || n))).*
    from generate_series(1, 30) n, tales t where t.id = 't1'`.execute(studio.db);
  expect((await get('/api/tales/list')).items).toHaveLength(25);
  expect((await get('/api/tales/list?limit=100')).items).toHaveLength(35);
  for (const limit of [0, 101, 'many'])
    expect(await get(`/api/tales/list?limit=${limit}`)).toMatchObject({ code: 'invalid' });
});

test('returns tales of the same millisecond exactly once across pages', async () => {
  await studio.db
    .updateTable('tales')
    .set({ created_at: new Date('2026-02-02T02:02:02.222Z') })
    .execute();
  const seen: string[] = [];
  for (let cursor = ''; ; ) {
    const page = await get(`/api/tales/list?limit=2${cursor && `&cursor=${cursor}`}`);
    seen.push(...page.items.map(({ id }: { id: string }) => id));
    if (!page.nextCursor) break;
    cursor = page.nextCursor;
  }
  expect(seen.toSorted()).toEqual(['t1', 't2', 't3', 't4', 't5']);
});

test('searches inside words, ignoring case, accents and the letters of Ewe', async () => {
  await change('t1', { title: 'Le Bon Samaritain: Être aimé, ŒUVRE de cœur', verse: null });
  await change('t2', { title: 'Ŋutsu Samaritatɔ nyuiɖeka ƒe ʋuʋu', verse: 'Luke 10:25-37' });
  await change('t3', { title: 'AGBÃ ƑOKPLI Ɖevi Ɣleti Ɔkɛstra', verse: 'Psalm 23' });
  for (const q of ['amari', 'SAMARIT', 'être', 'ETRE', 'aime', 'œuvre', 'oeuvre', 'coeur', 'CŒUR'])
    expect([q, await find(q)]).toEqual([q, expect.arrayContaining(['t1'])]);
  for (const q of ['ŋutsu', 'ŊUTSU', 'nutsu', 'tɔ nyui', 'nyuideka', 'ƒe', 'ʋuʋu', 'vuvu', '10:25'])
    expect([q, await find(q)]).toEqual([q, expect.arrayContaining(['t2'])]);
  for (const q of [
    'agbã',
    'agba',
    'ƒokpli',
    'fokpli',
    'ɖevi',
    'devi',
    'ɣleti',
    'gleti',
    'ɔkɛstra',
    'okestra',
    'psalm 2',
  ])
    expect([q, await find(q)]).toEqual([q, ['t3']]);
  expect(await find('nobody')).toEqual([]);
  expect(await find('  SAMARITATƆ   nyui ')).toEqual(['t2']);
});

test('finds a passage by its name in any of the three languages', async () => {
  await change('t2', { title: 'One', verse: 'Psalm 23' });
  await change('t3', { title: 'Two', verse: 'Genesis 1:1-2:3' });
  for (const q of ['Psaume 23', 'Psalmo 23', 'Ps 23']) expect([q, await find(q)]).toEqual([q, ['t2']]);
  for (const q of ['Genèse', 'Mose 1']) expect([q, await find(q)]).toEqual([q, ['t3']]);
  expect(searchedWords('Luc 10.25-37')).toEqual(['Luc 10.25-37', 'Luke 10:25-37']);
  expect(searchedWords('ru')).toEqual(['ru']);
  expect(searchedWords('  ')).toEqual([]);
});

test('finds a renamed tale by its new name only', async () => {
  await app.inject({
    method: 'PATCH',
    url: '/api/tales/t1/rename',
    payload: { title: 'Jɔna' },
    headers: { authorization: `Bearer ${ama}` },
  });
  expect(await find('jona')).toEqual(['t1']);
  expect(await find('good sam')).toEqual(['t5', 't4', 't3', 't2']);
});

test('returns by id only living tales of the creator that match', async () => {
  await change('t2', { status: 'images' });
  await change('t3', { deleted_at: new Date() });
  const of = async (more: string) =>
    (await get(`/api/tales/list?ids=t1,t2,t3,k1,none${more}`)).items.map(({ id }: { id: string }) => id);
  expect(await of('')).toEqual(['t2', 't1']);
  expect(await of('&status=images')).toEqual(['t2']);
  expect(await of('&q=nothing')).toEqual([]);
  expect((await get('/api/tales/list?ids=')).items).toEqual([]);
  expect((await get('/api/tales/list?ids=t1&limit=1')).nextCursor).toBeNull();
});

test('accepts the statuses of tales and of videos', async () => {
  await change('t2', { status: 'images' });
  await change('t3', { status: 'bound' });
  const statusOf = async (path: string) =>
    (await get(path)).items.map((row: { id?: string; taleId?: TaleId }) => row.id ?? row.taleId);
  expect(await statusOf('/api/tales/list?status=generated')).toEqual(['t2']);
  expect(await statusOf('/api/tales/list?status=all')).toHaveLength(5);
  expect(await statusOf('/api/tales/status?status=uploaded')).toEqual(['t3']);
  expect(await statusOf('/api/tales/list?status=uploaded')).toEqual(['t3']);
  expect(await statusOf('/api/tales/list?status=bound')).toEqual(['t3']);
  expect(await get('/api/tales/list?status=sold')).toMatchObject({ code: 'invalid' });
});

test('returns the creation time in seconds and milliseconds, and the number of finished pictures', async () => {
  await studio.db.updateTable('images').set({ status: 'generated' }).where('id', '=', 't5-i1').execute();
  const [row] = (await get('/api/tales/list')).items;
  expect(row).toMatchObject({
    id: 't5',
    createdAt: 1767571200,
    createdAtMs: 1767571200000,
    images_ready: 1,
    images_total: 2,
  });
  expect(row).toMatchObject({
    verse: 'Luke 10:25-37',
    verse_version: 'WEB',
    cultural_context: 'west-african',
    status: 'draft',
  });
});
