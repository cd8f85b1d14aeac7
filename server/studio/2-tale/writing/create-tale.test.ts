import type { UserId } from '#shared/ids.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { NewTale } from '#shared/tale/tale.contract.ts';
import { spanVerses } from '#shared/vocabulary.ts';
import { openTestApp } from '#test/harness/app.ts';
import { ama, kofi, openStudio, type TestStudio } from '#test/harness/studio.ts';
import { openTales, openWriting } from '#test/harness/tales.ts';
import { createTale, type WritingContext } from './create-tale.ts';
import { taleRoutes } from '../tale.routes.ts';
import { writingRoutes } from './writing.routes.ts';

let studio: TestStudio;
let app: FastifyInstance;
let world: Awaited<ReturnType<typeof openTales>>;
let writing: Awaited<ReturnType<typeof openWriting>>;
beforeAll(async () => {
  studio = await openStudio();
  world = await openTales(studio);
  writing = await openWriting(studio, world.parts);
  app = await openTestApp(studio.db, (at) => {
    taleRoutes(at, world.tales);
    writingRoutes(at, { db: studio.db, order: writing.order });
  });
});
beforeEach(async () => {
  await studio.reset();
  world.orders.length = 0;
});
afterAll(async () => {
  await app.close();
  await writing.close();
  await studio.reset();
});

const as = (userId: UserId) => ({ authorization: `Bearer ${userId}` });
const create = async (payload: object, { userId = ama, key }: { userId?: UserId; key?: string } = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/tales/create',
    payload,
    headers: { ...as(userId), ...(key ? { 'idempotency-key': key } : {}) },
  });
const detail = async (id: string, userId = ama) =>
  (await app.inject({ url: `/api/tales/${id}/detail`, headers: as(userId) })).json();
const count = async (table: 'tales' | 'scenes' | 'images' | 'thumbnails' | 'used_passages') =>
  Number(
    (
      await studio.db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );

test('creates texts, scenes, planned frames, thumbnails, an event and a line of activity from a reference', async () => {
  const answer = (
    await create({ mode: 'reference', reference: 'Luke 10:25-37', langs: ['en'], scenes: 6, thumbnails: 2 })
  ).json();
  expect(answer).toEqual({
    ok: true,
    taleId: expect.stringMatching(/^[\w-]{21,}$/),
    title: 'The Good Samaritan',
    langs: ['en'],
    notes: [],
    notesSaid: [],
  });
  const tale = await detail(answer.taleId);
  expect(tale).toMatchObject({
    status: 'draft',
    verse: 'Luke 10:25-37',
    images_total: 6,
    images_ready: 0,
    writer: 'built-in writer',
    scheduledAt: null,
  });
  const { narrative, sections } = tale.content.en;
  expect(narrative).toBe([sections.hook, sections.setup, sections.lesson, sections.outro].join('\n\n'));
  expect(tale.content.fr).toBeUndefined();
  expect(tale.scenes.map(({ text }: { text: { en: string } }) => text.en).join(' ')).toBe(
    narrative.replaceAll('\n\n', ' '),
  );
  const images = await studio.db
    .selectFrom('images')
    .select(['frame_no', 'status', 'image_type'])
    .orderBy('frame_no')
    .execute();
  expect(images.map(({ frame_no, status }) => [frame_no, status])).toEqual([1, 2, 3, 4, 5, 6].map((n) => [n, null]));
  const thumbnails = await studio.db
    .selectFrom('thumbnails')
    .select(['idx', 'variant', 'is_default', 'status'])
    .orderBy('idx')
    .execute();
  expect(thumbnails).toEqual([
    { idx: 0, variant: 'A', is_default: true, status: 'planned' },
    { idx: 1, variant: 'B', is_default: false, status: 'planned' },
  ]);
  expect(world.orders).toEqual([]);
  const told = await studio.db
    .selectFrom('events')
    .select('kind')
    .where('user_id', '=', ama)
    .where('kind', '=', 'tale')
    .execute();
  expect(told).toHaveLength(1);
  const line = await studio.db.selectFrom('activity').select(['message', 'ref_id']).executeTakeFirstOrThrow();
  expect(line).toEqual({ message: 'Tale created: The Good Samaritan', ref_id: answer.taleId });
});

test('orders pictures with the tale only on request', async () => {
  const { taleId } = (await create({ mode: 'reference', reference: 'Ps 23', autoQueueImages: true })).json();
  expect(world.orders).toEqual([{ kind: 'images', taleId }]);
});

test('leaves out a language without its Bible, and says so', async () => {
  const answer = (await create({ mode: 'reference', reference: 'Jean 3:16', length: 'short' })).json();
  expect(answer.langs).toEqual(['en']);
  expect(answer.notes.join()).toMatch(/Français was left out.*Settings/);
});

test.each([
  [{ mode: 'reference', reference: 'Foo 99:99' }, 'Unknown verse reference: Foo 99:99'],
  [{ mode: 'reference', reference: 'abc' }, 'Unknown verse reference: abc'],
  [{ mode: 'reference' }, 'Choose a book and a verse first.'],
  [{ mode: 'idea', prompt: '  ' }, 'Describe a theme first: a few words are enough.'],
  [{ mode: 'idea', prompt: 'hope', passage: 'Foo 99:99' }, 'Unknown verse reference: Foo 99:99'],
  [{ mode: 'paste' }, 'Paste a text first.'],
  [{ mode: 'paste', text: 'Hope.' }, 'Your text has one word, and a film needs at least 8.'],
  [
    { mode: 'reference', reference: 'Ps 23', langs: ['ee'] },
    'Eʋegbe was left out: its Bible (EWEBIB) is not installed.',
  ],
])('rejects with a message and status 200, and creates nothing: %o', async (order, error) => {
  const answer = await create(order);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ ok: false, error: expect.stringContaining(error) });
  expect(await count('tales')).toBe(0);
});

test('returns 400 for a malformed order and 413 for two megabytes, both with a message', async () => {
  expect((await create({ mode: 'guess' })).json()).toMatchObject({ ok: false, code: 'invalid' });
  const huge = await create({ mode: 'paste', text: 'a b '.repeat(500_000) });
  expect([huge.statusCode, huge.json().error]).toEqual([413, expect.stringContaining('too much text')]);
  const long = await create({ mode: 'paste', text: 'a b '.repeat(26_000) });
  expect([long.statusCode, long.json().error]).toEqual([400, expect.stringContaining('100,000 characters at most')]);
  expect(await count('tales')).toBe(0);
});

test('clamps counts out of range and says so', async () => {
  const most = (
    await create({ mode: 'reference', reference: 'Ps 1', langs: ['en'], length: 'short', scenes: 1000, thumbnails: 0 })
  ).json();
  expect((await detail(most.taleId)).scenes.length).toBe(24);
  expect(await count('thumbnails')).toBe(1);
  expect(most.notes).toEqual([
    'A tale has 4 to 24 scenes: it got 24, not 1000.',
    'A tale has 1 to 8 thumbnails: it got 1, not 0.',
  ]);
  const fewest = (
    await create({ mode: 'reference', reference: 'Ps 1', langs: ['en'], length: 'short', scenes: 0, thumbnails: '' })
  ).json();
  expect([(await detail(fewest.taleId)).scenes.length, fewest.notes]).toEqual([
    4,
    ['A tale has 4 to 24 scenes: it got 4, not 0.'],
  ]);
});

test('creates one tale for the same order sent twice, at once or in turn', async () => {
  const order = { mode: 'reference', reference: 'Ps 23', langs: ['en'], length: 'short' };
  const [one, two] = await Promise.all([
    create(order, { key: 'same-order-1' }),
    create(order, { key: 'same-order-1' }),
  ]);
  const three = await create(order, { key: 'same-order-1' });
  expect([two.json(), three.json()]).toEqual([one.json(), one.json()]);
  await studio.db.deleteFrom('idempotency_keys').execute();
  expect((await create(order, { key: 'same-order-1' })).json()).toEqual(one.json());
  expect(await count('tales')).toBe(1);
});

test('picks an unused random passage of the requested length, and says when none is left', async () => {
  const seen = new Set<string>();
  for (let n = 0; n < 3; n++) {
    const { taleId } = (await create({ mode: 'random', span: 'short', langs: ['en'], length: 'short' })).json();
    const row = await studio.db.selectFrom('tales').select('range').where('id', '=', taleId).executeTakeFirstOrThrow();
    const verses = (row.range?.to.verse ?? 0) - (row.range?.from.verse ?? 0) + 1;
    expect(verses).toBeGreaterThanOrEqual(spanVerses.short[0]);
    expect(verses).toBeLessThanOrEqual(spanVerses.short[1]);
    seen.add(JSON.stringify(row.range));
  }
  expect(seen.size).toBe(3);
  expect(await count('used_passages')).toBe(3);
});

test('keeps the creator’s input in a draft without a story', async () => {
  const { taleId, title } = (
    await create({ mode: 'paste', text: 'My own words, kept.', autoGenerate: false, scenes: 5 })
  ).json();
  expect(title).toBe('My own words, kept.');
  const tale = await detail(taleId);
  expect(tale).toMatchObject({ writer: null, content: { en: null, fr: null, ee: null }, scenes: [], images_total: 5 });
  const row = await studio.db.selectFrom('tales').select('source').executeTakeFirstOrThrow();
  expect(row.source).toBe('My own words, kept.');
});

test('creates tales from a theme and from the creator’s own text', async () => {
  const idea = (await create({ mode: 'idea', prompt: 'courage in danger', langs: ['en'], length: 'short' })).json();
  expect(idea.notes.join()).toMatch(/For your theme the writer chose/);
  const text = 'A boy shared his bread (John 6:9). Everyone had enough. The baskets were full. He went home singing.';
  const pasted = (await create({ mode: 'paste', text, langs: ['en'], scenes: 4 })).json();
  expect((await detail(pasted.taleId)).content.en.narrative.replaceAll('\n\n', ' ')).toBe(text);
  const unlike = (await create({ mode: 'paste', text, langs: ['fr'], scenes: 4 })).json();
  expect([unlike.langs, unlike.notes.join()]).toEqual([['en'], expect.stringMatching(/English was added.*Français/)]);
});

test('uses the passage that the creator of an idea chose, and finds one only without a choice', async () => {
  const order = { mode: 'idea', prompt: 'courage in danger', langs: ['en'], length: 'short' };
  const { taleId, notes } = (await create({ ...order, passage: 'Ruth 1:1-18' })).json();
  expect(await detail(taleId)).toMatchObject({ verse: 'Ruth 1:1-18' });
  expect(notes.join()).not.toMatch(/chose/);
  const other = (await create(order)).json();
  expect((await detail(other.taleId)).verse).not.toBe('Ruth 1:1-18');
});

test('answers for another creator’s tale exactly as for an unknown id', async () => {
  const { taleId } = (await create({ mode: 'reference', reference: 'Ps 100', langs: ['en'], length: 'short' })).json();
  expect(await detail(taleId, kofi)).toEqual(await detail('no-such-tale', kofi));
  expect(await detail(taleId, kofi)).toMatchObject({ code: 'not_found', error: 'Tale not found' });
});

const quiet: WritingContext = {
  signal: new AbortController().signal,
  once: (_name, work) => work(),
  tell: async () => {},
  claim: async () => {},
};

test('creates nothing when ordering pictures fails or the order is cancelled', async () => {
  const order = NewTale.parse({ mode: 'random', langs: ['en'], length: 'short', autoQueueImages: true });
  const tale = { order, taleId: 'half', userId: ama };
  const failing = createTale({ ...world.parts, orderImages: async () => Promise.reject(new Error('no room')) });
  await expect(failing(tale, quiet)).rejects.toThrow('no room');
  await expect(createTale(world.parts)(tale, { ...quiet, signal: AbortSignal.abort() })).rejects.toThrow(/abort/i);
  const late = { ...quiet, claim: async () => Promise.reject(new Error('cancelled')) };
  await expect(createTale(world.parts)(tale, late)).rejects.toThrow('cancelled');
  for (const table of ['tales', 'scenes', 'images', 'thumbnails', 'used_passages'] as const)
    expect([table, await count(table)]).toEqual([table, 0]);
});

test('picks another random passage when a simultaneous order takes it', async () => {
  const order = NewTale.parse({ mode: 'random', langs: ['en'], length: 'short' });
  const seen: string[] = [];
  const racing = createTale({
    ...world.parts,
    rememberPassage: async (trx, userId, range, span) => {
      seen.push(JSON.stringify(range));
      if (seen.length > 1) return world.parts.rememberPassage(trx, userId, range, span);
      await world.parts.rememberPassage(trx, userId, range, span);
      return false;
    },
  });
  await racing({ order, taleId: 'raced', userId: ama }, quiet);
  expect(await count('tales')).toBe(1);
  expect(new Set(seen).size).toBe(2);
});
