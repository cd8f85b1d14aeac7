import { beforeEach, expect, test } from 'vitest';
import { transact } from '#server/db/connect.ts';
import type { StoryWriter } from '#server/ports/story-writer.ts';
import type { StoryDraft } from '#shared/story/story.ts';
import { NewTale } from '#shared/tale/tale.contract.ts';
import { sections, type Language } from '#shared/vocabulary.ts';
import { ama, openStudio } from '#test/harness/studio.ts';
import { createTale } from '../writing/create-tale.ts';
import { storyService } from './story.service.ts';
import { changeStory } from './change-story.ts';
import { addScenes } from '#server/studio/3-scenes/new-scenes.repo.ts';
import { planFrames } from '#server/studio/4-images/drawing/planned-frames.repo.ts';
import { addThumbnailPlans, retitleThumbnailPlans } from '#server/studio/5-thumbnails/thumbnail-plans.repo.ts';

const { db, reset } = await openStudio();
beforeEach(() => reset());
const range = { book: 'LUK', from: { chapter: 10, verse: 30 }, to: { chapter: 10, verse: 37 } };
const each = (words: string, languages: readonly Language[]) =>
  Object.fromEntries(languages.map((language) => [language, `${words} ${language}`]));

/** English by one engine, French by another, Ewe by nobody. */
const draft: StoryDraft = {
  languages: ['en', 'fr'],
  title: each('Title', ['en', 'fr']),
  summary: each('Summary', ['en', 'fr']),
  beats: sections.map((section) => ({ section, range: null, text: each(section, ['en', 'fr']) })),
  range,
  notes: ['A note.'],
  engine: 'First',
  engines: { fr: 'Second' },
  lost: [{ language: 'ee', why: 'First has no Ewe.' }],
};
const writer: StoryWriter = { name: 'built-in writer', builtIn: true, write: async () => draft };
const checked: Language[][] = [];
const make = createTale({
  db,
  writer,
  resolveReference: () => range,
  pickPassage: async () => range,
  rememberPassage: async () => true,
  soundOf: async () => ({ voices: {}, musicMood: null }),
  checkDraft: async (told, _signal, languages = []) => {
    checked.push([...languages]);
    return told;
  },
  addScenes,
  planFrames,
  addThumbnailPlans,
  retitleThumbnailPlans,
  planScenes: async () => [],
  orderImages: async () => {},
  requireTales: async () => {},
});
const followStory = async () => 0;
const story = storyService({ db, followStory, desk: null as never, rewriting: null as never });
const add = (language: Language, texts: object, engines: object) =>
  transact(db, (trx) =>
    changeStory(
      trx,
      followStory,
      { taleId: 't1', userId: ama, language },
      { base: null, texts, engines, cause: 'rewritten' },
    ),
  );

test('marks each language with its writer, or with why it is missing, and keeps the marks of versions', async () => {
  const made = await make(
    {
      order: NewTale.parse({ mode: 'reference', reference: 'Luke 10:30-37', langs: ['en', 'fr', 'ee'] }),
      taleId: 't1',
      userId: ama,
    },
    { signal: new AbortController().signal, once: (_, work) => work(), tell: async () => {}, claim: async () => {} },
  );
  expect([made.langs, made.notes, checked]).toEqual([['en', 'fr'], ['A note.', 'First has no Ewe.'], [['en', 'fr']]]);
  const all = (engine: string) => Object.fromEntries(sections.map((section) => [section, engine]));
  const before = await story.of('t1', ama);
  expect(before.items.map(({ language, engines }) => [language, engines])).toEqual([
    ['en', all('First')],
    ['fr', all('Second')],
  ]);
  expect(before.unwritten).toEqual([{ language: 'ee', why: 'First has no Ewe.', whySaid: null }]);

  await add('ee', { title: 'T', hook: 'H' }, all('Third'));
  await add('en', { hook: 'Another hook' }, { hook: 'Third' });
  const after = await story.of('t1', ama);
  expect(after.unwritten).toEqual([]);
  expect(after.items[0]?.engines).toEqual({ ...all('First'), hook: 'Third' });
  await story.restore({ taleId: 't1', userId: ama, language: 'en' }, { base: 2, version: 1 });
  expect((await story.of('t1', ama)).items[0]).toMatchObject({ hook: 'hook en', engines: all('First') });
});
