import { beforeAll, expect, test } from 'vitest';
import type { BibleLibrary } from '#server/adapters/bible-library/bible-library.ts';
import type { StoryDraft } from '#shared/story/story.ts';
import { openLibrary } from '#test/harness/bible-shelf.ts';
import { scenePlanner } from './scene-planner.ts';

let library: BibleLibrary;
beforeAll(async () => {
  library = await openLibrary(['WEB']);
});
const draft = (over: Partial<StoryDraft>): StoryDraft => ({
  languages: ['fr'],
  title: { fr: 'Un titre' },
  summary: { fr: 'Un résumé' },
  beats: [],
  range: { book: 'MRK', from: { chapter: 4, verse: 37 }, to: { chapter: 4, verse: 39 } },
  notes: [],
  ...over,
});

test('makes English picture prompts from the quoted verses for a tale without English', async () => {
  const verse = (number: number) => ({
    book: 'MRK',
    from: { chapter: 4, verse: number },
    to: { chapter: 4, verse: number },
  });
  const beats = [
    { section: 'hook' as const, range: null, text: { fr: 'Écoutons.' } },
    { section: 'setup' as const, range: verse(37), text: { fr: 'Il s’éleva un grand tourbillon.' } },
  ];
  const scenes = await scenePlanner({ scripture: library })(draft({ beats }), 2);
  expect(scenes.map(({ prompt }) => prompt)).toEqual([
    expect.stringMatching(/first view.*wind/),
    expect.stringMatching(/^A big wind storm arose/),
  ]);
});

test(
  'retold verses are shown by the words that retell them, or by the verses themselves where these are not ' + 'English',
  async () => {
    const retold = { book: 'MRK', from: { chapter: 4, verse: 37 }, to: { chapter: 4, verse: 38 } };
    const english = [
      {
        section: 'setup' as const,
        range: null,
        retold,
        text: { en: 'A fisherman shook Jesus awake in the little boat.' },
      },
    ];
    const plan = scenePlanner({ scripture: library });
    const [own] = await plan(draft({ languages: ['en'], title: { en: 'A' }, summary: { en: 'B' }, beats: english }), 1);
    expect(own).toMatchObject({ prompt: expect.stringMatching(/fisherman/), range: retold });
    const [other] = await plan(
      draft({ beats: [{ section: 'setup', range: null, retold, text: { fr: 'La tempête se leva.' } }] }),
      1,
    );
    expect(other?.prompt).toMatch(/wind/);
  },
);

test('draws a creator’s French text from its matched passage, each scene from its own part', async () => {
  const beats = ['Le vent souffle.', 'La barque danse.', 'Il se lève.', 'Le calme revient.'].map((fr) => ({
    section: 'setup' as const,
    range: null,
    text: { fr },
  }));
  const scenes = await scenePlanner({ scripture: library })(draft({ beats }), 4);
  expect(scenes.map(({ text }) => text.fr)).toEqual(beats.map(({ text }) => text.fr));
  expect(new Set(scenes.map(({ prompt }) => prompt)).size).toBe(4);
  expect(scenes.map(({ prompt }) => prompt).join(' ')).toMatch(/wind.*waves/);
});
