import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTale } from '../writing/create-tale.ts';
import { NewTale } from '#shared/tale/tale.contract.ts';
import type { Section } from '#shared/vocabulary.ts';
import { openRewriting } from '#test/harness/rewriting.ts';
import { ama, openStudio, type TestStudio } from '#test/harness/studio.ts';

let studio: TestStudio;
let world: Awaited<ReturnType<typeof openRewriting>>;
beforeAll(async () => {
  studio = await openStudio();
  world = await openRewriting(studio);
});
beforeEach(() => studio.reset());
afterAll(async () => {
  await world.close();
  await studio.reset();
});

const make = (order: object) =>
  createTale(world.parts)(
    { order: NewTale.parse({ langs: ['en'], scenes: 6, ...order }), taleId: 't1', userId: ama },
    { signal: new AbortController().signal, once: (_, work) => work(), tell: async () => {}, claim: async () => {} },
  );
const of = { taleId: 't1', userId: ama, language: 'en' as const };
const english = async () => (await world.story.of('t1', ama)).items.find(({ language }) => language === 'en');
const rewrite = async (section?: Section, language: 'en' | 'fr' = 'en') => {
  const { jobId } = await world.story.rewrite({ ...of, language }, section);
  return vi.waitFor(
    async () => {
      const job = await studio.db
        .selectFrom('jobs')
        .select(['status', 'error'])
        .where('id', '=', jobId)
        .executeTakeFirstOrThrow();
      expect(job.status).toMatch(/completed|failed/);
      return job;
    },
    { timeout: 20_000, interval: 50 },
  );
};
const heard = async () =>
  (await studio.db.selectFrom('scenes').select('text').orderBy('scene_no').execute()).map(({ text }) => text.en ?? '');
const plain = (text: string) => text.split(/\s+/).join(' ');

test('rewrites one section, keeps the rest, updates the scenes and can be undone', async () => {
  await make({ mode: 'reference', reference: 'Luke 10:25-37' });
  const before = await english();
  const prompts = await studio.db.selectFrom('scenes').select(['scene_no', 'prompt']).orderBy('scene_no').execute();
  for (const section of ['hook', 'lesson', 'outro'] as const) {
    const now = await english();
    expect(await rewrite(section)).toEqual({ status: 'completed', error: null });
    const after = await english();
    expect(after?.[section]).not.toBe(now?.[section]);
    expect({ ...after, [section]: '', version: 0, savedAt: 0 }).toEqual({
      ...now,
      [section]: '',
      version: 0,
      savedAt: 0,
    });
    expect(plain((await heard()).join(' '))).toBe(
      plain(`${after?.hook} ${after?.setup} ${after?.lesson} ${after?.outro}`),
    );
  }
  expect(await studio.db.selectFrom('scenes').select(['scene_no', 'prompt']).orderBy('scene_no').execute()).toEqual(
    prompts,
  );
  await world.story.restore(of, { base: 4, version: 1 });
  expect(await english()).toMatchObject({
    hook: before?.hook,
    lesson: before?.lesson,
    outro: before?.outro,
    version: 5,
  });
  const line = await studio.db.selectFrom('activity').select('message').where('type', '=', 'story_rewriting').execute();
  expect(line.map(({ message }) => message)).toContain('The English hook was rewritten');
});

test('rewrites a whole language differently within its length', async () => {
  await make({ mode: 'reference', reference: 'Luke 15:11-32' });
  const before = await english();
  expect((await rewrite()).status).toBe('completed');
  const after = await english();
  expect(after?.hook).not.toBe(before?.hook);
  const words = plain((await heard()).join(' ')).split(' ').length;
  expect(Math.abs(words / 520 - 1)).toBeLessThanOrEqual(0.15);
  const { items } = await world.story.versions(of, undefined);
  expect(items.map(({ cause }) => cause)).toEqual(['rewritten', 'written']);
});

test('writes nothing, and says so, when the writer would only repeat itself', async () => {
  const text = 'Once a man walked the long road home, and he sang as he went. His brother waited at the gate for him.';
  await make({ mode: 'paste', text });
  expect(await rewrite()).toMatchObject({ status: 'failed', error: expect.stringContaining('no other text') });
  expect((await english())?.version).toBe(1);
});

test('does not add a language without its Bible, and says what to do', async () => {
  await make({ mode: 'reference', reference: 'Luke 10:25-37' });
  const job = await rewrite(undefined, 'fr');
  expect(job).toMatchObject({ status: 'failed', error: expect.stringContaining('LSG1910') });
  expect((await world.story.of('t1', ama)).items.map(({ language }) => language)).toEqual(['en']);
});
