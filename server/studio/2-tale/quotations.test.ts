import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp } from '#test/app.ts';
import { openRewriting } from '#test/rewriting.ts';
import { addTale, ama, kofi, openStudio, type TestStudio } from '#test/studio.ts';

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

const check = async (language: string, userId = ama) => {
  const response = await app.inject({
    url: `/api/tales/t1/quotations?language=${language}`,
    headers: { authorization: `Bearer ${userId}` },
  });
  return { status: response.statusCode, ...response.json() };
};
const write = (hook: string) =>
  studio.db.updateTable('tale_texts').set({ summary: '', hook, setup: '', lesson: '', outro: '' }).where('language', '=', 'en').execute();

test('each finding says its place, its verse, and for a misquotation the true words as they may stand there', async () => {
  await write('He said, “Go and do the same today.” Remember: “Go and do likewise.” “Nobody ever wrote this sentence down.”');
  const { items, ...rest } = await check('en');
  expect(rest).toEqual({ status: 200, ok: true, version: 'WEB', story: 1 });
  expect(items).toMatchObject([
    { field: 'hook', verdict: expect.stringMatching(/near|unknown/) },
    { verdict: 'exact', text: 'Go and do likewise.', reference: 'Luke 10:37', truth: null },
    { verdict: 'unknown', text: 'Nobody ever wrote this sentence down.', reference: null, truth: null },
  ]);
});

test('the true words bring no marks of their own and end as the words they replace', async () => {
  await write('“A certain man was travelling down from Jerusalem to Jericho, and he fell among robbers.” That was all.');
  expect((await check('en')).items).toMatchObject([
    {
      verdict: 'near',
      reference: 'Luke 10:30',
      text: 'A certain man was travelling down from Jerusalem to Jericho, and he fell among robbers.',
      truth: 'A certain man was going down from Jerusalem to Jericho, and he fell among robbers.',
    },
  ]);
});

test('without the Bible of the language nothing is judged, and that is said; strangers find nothing', async () => {
  expect(await check('fr')).toEqual({ status: 200, ok: true, version: null, story: 1, items: [] });
  expect(await check('en', kofi)).toMatchObject({ status: 404, error: 'Tale not found' });
});
