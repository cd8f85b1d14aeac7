import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp } from '#test/harness/app.ts';
import { addTale, ama, kofi, openStudio, type TestStudio } from '#test/harness/studio.ts';
import { openTales } from '#test/harness/tales.ts';
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
  for (const id of ['t1', 't2', 't3']) await addTale(studio.db, { id, scenes: 2 });
  await addTale(studio.db, { id: 'k1', userId: kofi, scenes: 2 });
});
afterAll(() => app.close());

const change = (id: string, set: object) => studio.db.updateTable('tales').set(set).where('id', '=', id).execute();
const resolve = async (payload: object, userId = ama) =>
  (
    await app.inject({
      method: 'POST',
      url: '/api/tales/bulk/resolve-verses',
      payload,
      headers: { authorization: `Bearer ${userId}` },
    })
  ).json();
const verseOf = (id: string) =>
  studio.db
    .selectFrom('tales')
    .select(['verse', 'verse_ref', 'verse_version', 'range'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const unread = { verse_ref: null, range: null };

test('converts references as people write them, with the version of the tale', async () => {
  await change('t1', { verse: ' Lc 10.25–37 ', ...unread, langs: '["fr","en"]' });
  await change('t2', { verse: 'gen 1', ...unread });
  await change('t3', { verse: 'Mose 1 1:1', ...unread, langs: '["ee"]' });
  expect(await resolve({ ids: ['t1', 't2'], taleIds: ['t3', 't1'] })).toMatchObject({
    ok: true,
    updated: 3,
    ids: ['t1', 't2', 't3'],
  });
  expect(await verseOf('t1')).toEqual({
    verse: 'Luke 10:25-37',
    verse_ref: 'Luke 10:25-37',
    verse_version: 'LSG1910',
    range: { book: 'LUK', from: { chapter: 10, verse: 25 }, to: { chapter: 10, verse: 37 } },
  });
  expect(await verseOf('t2')).toMatchObject({ verse: 'Genesis 1', verse_ref: 'Genesis 1', verse_version: 'WEB' });
  expect(await verseOf('t3')).toMatchObject({ verse: 'Genesis 1:1', verse_version: 'EWEBIB' });
});

test('gives a tale without a verse one from its source or title', async () => {
  await change('t1', { verse: null, ...unread, source: 'Ruth 1:16' });
  await change('t2', { verse: null, ...unread, source: 'A storm at sea', title: 'Mark 4:35-41' });
  await change('t3', { verse: null, ...unread, source: 'A storm at sea', title: 'The storm' });
  expect(await resolve({ ids: ['t1', 't2', 't3'] })).toMatchObject({ updated: 2, ids: ['t1', 't2'] });
  expect([(await verseOf('t1')).verse_ref, (await verseOf('t2')).verse_ref]).toEqual(['Ruth 1:16', 'Mark 4:35-41']);
});

test('leaves correct references, other text and other creators’ tales unchanged', async () => {
  await change('t2', { verse: 'Foo 99:99', ...unread });
  await change('k1', { verse: 'gen 1', ...unread });
  await change('t3', { verse_version: 'LSG1910' });
  expect(await resolve({ ids: ['t1', 't2', 't3', 'k1'] })).toEqual({ ok: true, updated: 0, count: 0, ids: [] });
  expect(await verseOf('k1')).toMatchObject({ verse: 'gen 1', verse_ref: null });
  expect(await verseOf('t2')).toMatchObject({ verse: 'Foo 99:99', verse_ref: null });
});

test('emits a change event for each changed tale', async () => {
  await change('t1', { verse: 'gen 1', ...unread });
  await resolve({ ids: ['t1', 't2'] });
  const told = await studio.db.selectFrom('events').select('data').where('kind', '=', 'tale').execute();
  expect(told).toEqual([{ data: { id: 't1', status: 'draft' } }]);
});

test('accepts at most 500 tales per order', async () => {
  expect(await resolve({ ids: Array.from({ length: 501 }, (_, n) => `t${n}`) })).toMatchObject({ code: 'invalid' });
});
