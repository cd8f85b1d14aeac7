import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { NewTale } from '#shared/tale/tale.contract.ts';
import { openTestApp } from '#test/harness/app.ts';
import { openRewriting } from '#test/harness/rewriting.ts';
import { ama, kofi, openStudio, type TestStudio } from '#test/harness/studio.ts';
import { createTale } from './create-tale.ts';
import { taleRepo } from '../tale.repo.ts';
import { writingRepo } from './writing.repo.ts';

let studio: TestStudio;
let app: FastifyInstance;
let world: Awaited<ReturnType<typeof openRewriting>>;
beforeAll(async () => {
  studio = await openStudio();
  world = await openRewriting(studio);
  app = await openTestApp(studio.db, world.routes);
});
beforeEach(() => studio.reset());
afterAll(async () => {
  await app.close();
  await world.close();
  await studio.reset();
});

const draft = (order: object) =>
  createTale(world.parts)(
    {
      order: NewTale.parse({ langs: ['en'], scenes: 5, thumbnails: 2, autoGenerate: false, ...order }),
      taleId: 't1',
      userId: ama,
    },
    { signal: new AbortController().signal, once: (_, work) => work(), tell: async () => {}, claim: async () => {} },
  );
const write = async (userId = ama) => {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/tales/t1/story',
    headers: { authorization: `Bearer ${userId}` },
  });
  return { status: answer.statusCode, ...answer.json() };
};
const written = async () => {
  const { jobId } = await write();
  await vi.waitFor(
    async () => {
      const job = await studio.db
        .selectFrom('jobs')
        .select(['status', 'error'])
        .where('id', '=', jobId)
        .executeTakeFirstOrThrow();
      expect(job).toEqual({ status: 'completed', error: null });
    },
    { timeout: 20_000, interval: 50 },
  );
  return (await taleRepo(studio.db).find('t1', ama))!;
};
const rename = (title: string) => studio.db.updateTable('tales').set({ title }).execute();

test('writes story, scenes, planned frames and thumbnail titles for a draft, and keeps its settings', async () => {
  await draft({ mode: 'reference', reference: 'Luke 10:25-37', tone: 'gentle', length: 'custom', customWords: 300 });
  const tale = await written();
  expect(tale).toMatchObject({
    title: 'The Good Samaritan',
    tone: 'gentle',
    words: 300,
    scenes_planned: 5,
    writer: 'built-in writer',
  });
  const [text] = await taleRepo(studio.db).texts('t1');
  expect([text?.language, text?.title]).toEqual(['en', 'The Good Samaritan']);
  const images = await studio.db.selectFrom('images').select(['frame_no', 'status']).orderBy('frame_no').execute();
  expect(images).toEqual([1, 2, 3, 4, 5].map((frame_no) => ({ frame_no, status: null })));
  expect(await studio.db.selectFrom('thumbnails').select('title').execute()).toEqual(
    Array(2).fill({ title: 'The Good Samaritan' }),
  );
  const [line] = await studio.db.selectFrom('activity').select('message').where('type', '=', 'tale_writing').execute();
  expect(line?.message).toBe('The story of The Good Samaritan was written');
  expect(await writingRepo(studio.db).ofUser(ama, null)).toEqual([]);
});

test('keeps the creator’s title and writes the story from the creator’s text', async () => {
  await draft({
    mode: 'paste',
    text: 'A boy shared five loaves. The crowd ate and gave thanks. Nobody went home hungry.',
  });
  await rename('Bread for all');
  expect((await written()).title).toBe('Bread for all');
  const [text] = await taleRepo(studio.db).texts('t1');
  expect(`${text?.hook} ${text?.setup} ${text?.lesson} ${text?.outro}`).toContain('A boy shared five loaves.');
});

test('writes an idea that was saved without a story from its chosen passage', async () => {
  await draft({ mode: 'idea', prompt: 'a new start in another country', passage: 'Ruth 1:1-18' });
  expect(await taleRepo(studio.db).find('t1', ama)).toMatchObject({ title: 'a new start in another country' });
  expect((await written()).range).toEqual({
    book: 'RUT',
    from: { chapter: 1, verse: 1 },
    to: { chapter: 1, verse: 18 },
  });
});

test('writes a draft once for two requests, and rejects written, deleted or foreign tales', async () => {
  await draft({ mode: 'reference', reference: 'Psalm 23' });
  expect((await write(kofi)).status).toBe(404);
  const [one, other] = await Promise.all([write(), write()]);
  expect(one.jobId).toBe(other.jobId);
  await vi.waitFor(async () => expect(await taleRepo(studio.db).texts('t1')).toHaveLength(1), {
    timeout: 20_000,
    interval: 50,
  });
  expect(await write()).toMatchObject({ status: 409, error: expect.stringContaining('already has its story') });
  await studio.db.updateTable('tales').set({ deleted_at: new Date() }).execute();
  expect((await write()).status).toBe(404);
});
