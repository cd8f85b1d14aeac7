import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp } from '#test/harness/app.ts';
import { openRewriting } from '#test/harness/rewriting.ts';
import { addTale, ama, kofi, openStudio, type TestStudio } from '#test/harness/studio.ts';

let studio: TestStudio;
let app: FastifyInstance;
let world: Awaited<ReturnType<typeof openRewriting>>;
beforeAll(async () => {
  studio = await openStudio();
  world = await openRewriting(studio, { works: false });
  app = await openTestApp(studio.db, world.routes);
});
beforeEach(async () => {
  await studio.reset();
  await addTale(studio.db, { langs: ['en', 'fr'] });
});
afterAll(async () => {
  await app.close();
  await world.close();
  await studio.reset();
});

const ask = async (method: 'GET' | 'PUT' | 'POST', path: string, payload?: object, userId = ama) => {
  const response = await app.inject({
    method,
    url: `/api/tales/t1/story${path}`,
    headers: { authorization: `Bearer ${userId}` },
    ...(payload ? { payload } : {}),
  });
  return { status: response.statusCode, ...response.json() };
};
const save = (base: number, texts: object, language = 'en') => ask('PUT', `/${language}`, { base, texts });
const versions = async (query = '') => ask('GET', `/en/versions${query}`);
const later = (minutes: number) =>
  studio.db
    .updateTable('story_versions')
    .set({ begun_at: sql<Date>`begun_at - ${sql.lit(`${minutes} minutes`)}::interval` })
    .execute();
const scenesIn = async (language: 'en' | 'fr' | 'ee') =>
  (await studio.db.selectFrom('scenes').select('text').orderBy('scene_no').execute()).map(({ text }) => text[language]);

test('lets a creator add a language, with a part of it in every scene', async () => {
  const texts = {
    title: 'Nya aɖe',
    hook: 'Miɖo to.',
    setup: 'Ŋutsu aɖe zɔ mɔ. Ame eve lɔ̃ wo nɔewo.',
    lesson: 'Lɔlɔ̃.',
    outro: 'Ŋutifafa.',
  };
  expect(await save(0, { hook: 'Miɖo to.' }, 'ee')).toMatchObject({
    status: 400,
    error: 'Give the tale a title in this language.',
  });
  expect(await save(0, { title: 'Nya aɖe', hook: ' ' }, 'ee')).toMatchObject({ status: 400 });
  expect(await save(1, texts, 'ee')).toMatchObject({ status: 409 });
  expect(await save(0, texts, 'ee')).toMatchObject({ status: 200, version: 1 });
  const { items } = await ask('GET', '');
  expect(items.map(({ language }: { language: string }) => language)).toEqual(['en', 'fr', 'ee']);
  expect(items[2]).toMatchObject({ ...texts, engines: {} });
  expect((await scenesIn('ee')).join(' ')).toBe('Miɖo to. Ŋutsu aɖe zɔ mɔ. Ame eve lɔ̃ wo nɔewo. Lɔlɔ̃. Ŋutifafa.');
  const tale = await studio.db.selectFrom('tales').select('langs').where('id', '=', 't1').executeTakeFirstOrThrow();
  expect(tale.langs).toEqual(['en', 'fr', 'ee']);
  expect(await save(0, texts, 'ee')).toMatchObject({ status: 200, scenesChanged: 0 });
  expect(await save(0, { title: 'Bubu' }, 'ee')).toMatchObject({ status: 409 });
});

test('saves a change as a version and updates the scenes', async () => {
  const first = await ask('GET', '');
  expect(first).toMatchObject({
    words: 220,
    items: [
      { language: 'en', version: 1 },
      { language: 'fr', version: 1 },
    ],
  });
  const french = await scenesIn('fr');
  const texts = { hook: 'Listen.', setup: 'One walked. Two ran. Three slept.', lesson: 'Love.', outro: 'Peace.' };
  expect(await save(1, texts)).toMatchObject({ status: 200, ok: true, version: 2, scenesChanged: 3 });
  const { items } = await ask('GET', '');
  expect(items[0]).toMatchObject({ ...texts, version: 2 });
  expect((await scenesIn('en')).join(' ')).toBe('Listen. One walked. Two ran. Three slept. Love. Peace.');
  expect(await scenesIn('fr')).toEqual(french);
  const events = await studio.db.selectFrom('events').select(['kind', 'data']).execute();
  expect(events).toEqual([{ kind: 'tale', data: { id: 't1', status: 'draft', story: true } }]);
});

test('rejects a change to an outdated version', async () => {
  await save(1, { title: 'Mine' });
  const scenes = await scenesIn('en');
  expect(await save(1, { title: 'Other', hook: 'Other.' })).toMatchObject({
    status: 409,
    error: expect.stringContaining('somewhere else'),
  });
  expect((await ask('GET', '')).items[0]).toMatchObject({ title: 'Mine', version: 2 });
  expect(await scenesIn('en')).toEqual(scenes);
});

test('ignores a save without changes, also when it arrives twice', async () => {
  await save(1, { title: 'Mine' });
  expect(await save(1, { title: 'Mine' })).toMatchObject({ status: 200, version: 2, scenesChanged: 0 });
  expect((await versions()).items).toHaveLength(2);
});

test('accepts one of two simultaneous saves and rejects the other', async () => {
  const both = await Promise.all([save(1, { hook: 'A.' }), save(1, { hook: 'B.' })]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('joins saves within ten minutes into one version, and keeps the first', async () => {
  await save(1, { title: 'A' });
  await save(2, { title: 'AB', hook: 'New.' });
  expect((await versions()).items.map((each: { version: number }) => each.version)).toEqual([3, 1]);
  expect((await versions()).items[0]).toMatchObject({ cause: 'edited', title: 'AB', changed: ['title', 'hook'] });
  expect((await versions()).items[1]).toMatchObject({ cause: 'written', title: 'The Good Samaritan', changed: [] });
  await later(11);
  await save(3, { title: 'ABC' });
  expect((await versions()).items.map((each: { title: string }) => each.title)).toEqual([
    'ABC',
    'AB',
    'The Good Samaritan',
  ]);
});

test('restores an old version as a new one, with the scenes', async () => {
  const before = (await ask('GET', '')).items[0];
  await save(1, { setup: 'Other words altogether.' });
  expect(await ask('POST', '/en/restore', { base: 2, version: 1 })).toMatchObject({ status: 200, version: 3 });
  expect((await ask('GET', '')).items[0]).toMatchObject({ setup: before.setup, version: 3 });
  expect((await versions()).items.map((each: { cause: string }) => each.cause)).toEqual([
    'restored',
    'edited',
    'written',
  ]);
  expect((await scenesIn('en')).join(' ')).toContain(before.setup);
  expect(await ask('POST', '/en/restore', { base: 2, version: 2 })).toMatchObject({ status: 409 });
  expect(await ask('POST', '/en/restore', { base: 3, version: 9 })).toMatchObject({ status: 404 });
});

test('pages versions', async () => {
  for (let base = 1; base <= 12; base++) {
    await save(base, { title: `Title ${base}` });
    await later(11);
  }
  const first = await versions();
  const second = await versions(`?before=${first.before}`);
  expect([first.items.length, second.items.length, second.before]).toEqual([10, 3, null]);
  expect([...first.items, ...second.items].map((each: { version: number }) => each.version)).toEqual(
    Array.from({ length: 13 }, (_, at) => 13 - at),
  );
});

test('enforces limits, languages and ownership', async () => {
  expect(await save(1, { title: 'x'.repeat(201) })).toMatchObject({
    status: 400,
    error: expect.stringContaining('200'),
  });
  expect(await save(1, { title: 'x' }, 'ee')).toMatchObject({
    status: 409,
    error: 'This tale is not told in Eʋegbe yet.',
  });
  for (const [method, path, body] of [
    ['GET', ''],
    ['PUT', '/en', { base: 1, texts: {} }],
    ['GET', '/en/versions'],
    ['POST', '/en/restore', { base: 1, version: 1 }],
    ['POST', '/en/rewrite', {}],
  ] as const)
    expect(await ask(method, path, body, kofi)).toMatchObject({ status: 404, error: 'Tale not found' });
});
