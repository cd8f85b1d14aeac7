import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { StoryWriter } from '#server/ports/story-writer.ts';
import type { StoryDraft } from '#shared/story/story.ts';
import { NewTale } from '#shared/tale/tale.contract.ts';
import { ama, kofi, openStudio, type TestStudio } from '#test/harness/studio.ts';
import { openTales } from '#test/harness/tales.ts';
import { englishOf } from '#shared/said.ts';
import { createTale } from '../writing/create-tale.ts';
import { quotationService } from '../quotations/quotations.service.ts';

let studio: TestStudio;
let world: Awaited<ReturnType<typeof openTales>>;
beforeAll(async () => {
  studio = await openStudio();
  world = await openTales(studio);
});
beforeEach(() => studio.reset());
afterAll(() => studio.reset());

const { signal } = new AbortController();
const range = { book: 'PSA', from: { chapter: 23, verse: 1 }, to: { chapter: 23, verse: 6 } };
const sections = ['hook', 'setup', 'lesson', 'outro'] as const;
const draft = (says: readonly string[]): StoryDraft => ({
  languages: ['en'],
  title: { en: 'The Shepherd' },
  summary: { en: 'A song of trust.' },
  beats: says.map((say, at) => ({ section: sections[at] ?? 'outro', range: null, text: { en: say } })),
  range,
  notes: ['A note.'],
  engine: 'OpenAI gpt',
});
const exact = 'He makes me lie down in green pastures.';
const near = 'He makes me to lie down in the green pastures, and he leads me beside still waters.';
const invented = 'He said: “The moon is made of silver and of songs.”';

test('corrects near quotations, and keeps exact ones and what no verse says', async () => {
  const checked = await world.parts.checkDraft(draft(['A boy sat on a hill.', exact, near, invented]), signal);
  const [hook, setup, lesson, outro] = checked.beats.map(({ text }) => text.en);
  expect([hook, setup, outro]).toEqual(['A boy sat on a hill.', exact, invented]);
  expect(lesson).toBe('He makes me lie down in green pastures. He leads me beside still waters.');
  expect(checked.notes.map(englishOf)).toEqual([
    'A note.',
    'English: one sentence almost quoted a verse and now has its exact words.',
    'English: one sentence in quotation marks is in no verse; the Story tab marks it.',
  ]);
});

test('checks a hosted writer’s tale before storing it, with its author and remaining problems', async () => {
  const writer: StoryWriter = {
    name: 'built-in writer',
    builtIn: true,
    write: async () => draft(['A boy sat on a hill.', near, 'He was not afraid.', invented]),
  };
  const create = createTale({ ...world.parts, writer });
  const order = NewTale.parse({
    mode: 'reference',
    reference: 'Psalm 23',
    langs: ['en'],
    length: 'short',
    scenes: 4,
  });
  await create(
    { taleId: 'psalm', userId: ama, order },
    { signal, once: (_, work) => work(), tell: async () => {}, claim: async () => {} },
  );
  const tale = await studio.db
    .selectFrom('tales')
    .select(['writer', 'notes'])
    .where('id', '=', 'psalm')
    .executeTakeFirstOrThrow();
  expect(tale).toMatchObject({ writer: 'OpenAI gpt' });
  const text = await studio.db.selectFrom('tale_texts').selectAll().executeTakeFirstOrThrow();
  expect(text.setup).toBe('He makes me lie down in green pastures. He leads me beside still waters.');
  const quotations = quotationService({ db: studio.db, scripture: world.scripture });
  expect(await quotations.failing({ taleId: 'psalm', userId: ama })).toEqual([
    { language: 'en', items: [expect.objectContaining({ field: 'outro', verdict: 'unknown' })] },
  ]);
  await expect(quotations.failing({ taleId: 'psalm', userId: kofi })).rejects.toMatchObject({ code: 'not_found' });
});

test('draws scenes of a retold tale from its own words', async () => {
  const planned = await world.parts.planScenes(
    draft(['A boy sat on a hill.', 'He counted his sheep.', 'A lion came near.', 'He sang.']),
    4,
  );
  expect(planned.map(({ prompt }) => prompt).join(' ')).toMatch(/hill.*sheep.*lion/s);
});
