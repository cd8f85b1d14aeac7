import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { tablePassages } from '#server/passages/passage-table.ts';
import { formatReference } from '#shared/story/scripture.ts';
import { versesLine } from '#shared/story/verses-left-out.ts';
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

const check = async (language: string, userId = ama) => {
  const response = await app.inject({
    url: `/api/tales/t1/quotations?language=${language}`,
    headers: { authorization: `Bearer ${userId}` },
  });
  return { status: response.statusCode, ...response.json() };
};
const write = (hook: string) =>
  studio.db
    .updateTable('tale_texts')
    .set({ summary: '', hook, setup: '', lesson: '', outro: '' })
    .where('language', '=', 'en')
    .execute();

test('reports place and verse of each finding, and the right words of a misquotation', async () => {
  await write(
    'He said, “Go and do the same today.” Remember: “Go and do likewise.” “Nobody ever wrote this sentence down.”',
  );
  const { items, ...rest } = await check('en');
  expect(rest).toEqual({ status: 200, ok: true, version: 'WEB', story: 1, leftOut: null });
  expect(items).toMatchObject([
    { field: 'hook', verdict: expect.stringMatching(/near|unknown/) },
    { verdict: 'exact', text: 'Go and do likewise.', reference: 'Luke 10:37', truth: null },
    { verdict: 'unknown', text: 'Nobody ever wrote this sentence down.', reference: null, truth: null },
  ]);
});

test('suggests words without quotation marks that end like the words they replace', async () => {
  await write(
    '“A certain man was travelling down from Jerusalem to Jericho, and he fell among robbers.” That was all.',
  );
  expect((await check('en')).items).toMatchObject([
    {
      verdict: 'near',
      reference: 'Luke 10:30',
      text: 'A certain man was travelling down from Jerusalem to Jericho, and he fell among robbers.',
      truth: 'A certain man was going down from Jerusalem to Jericho, and he fell among robbers.',
    },
  ]);
});

test('names retold verses without checking them, and lists what nothing tells', async () => {
  const [passage] = tablePassages().filter(
    ({ retold, range }) => retold.length > 3 && range.from.chapter === range.to.chapter,
  );
  if (!passage) throw new Error('The passage table is empty');
  const [first, left, ...rest] = passage.retold;
  await studio.db
    .updateTable('tales')
    .set({ range: JSON.stringify(passage.range), beats: null })
    .where('id', '=', 't1')
    .execute();
  await write([first!, ...rest].map(({ en }) => en).join(' '));
  const { items, leftOut } = await check('en');
  expect(new Set(items.map(({ verdict }: { verdict: string }) => verdict))).toEqual(new Set(['retold']));
  expect(items[0]).toMatchObject({ reference: formatReference(first!.range), truth: null });
  expect(leftOut).toBe(versesLine(passage.range, [left!.range]));
});

test('does not check words marked as retold, even where they nearly match a verse', async () => {
  const text = 'A certain man was travelling down from Jerusalem to Jericho, and he fell among robbers.';
  const range = { book: 'LUK', from: { chapter: 10, verse: 30 }, to: { chapter: 10, verse: 30 } };
  const beats = [{ section: 'hook', range: null, retold: range, text: { en: text } }];
  await studio.db
    .updateTable('tales')
    .set({ beats: JSON.stringify(beats) })
    .where('id', '=', 't1')
    .execute();
  await write(text);
  expect((await check('en')).items).toMatchObject([{ verdict: 'retold', reference: 'Luke 10:30', text }]);
});

test('says that nothing is checked without the Bible of the language, and returns 404 to others', async () => {
  expect(await check('fr')).toEqual({ status: 200, ok: true, version: null, story: 1, items: [], leftOut: null });
  expect(await check('en', kofi)).toMatchObject({ status: 404, error: 'Tale not found' });
});
