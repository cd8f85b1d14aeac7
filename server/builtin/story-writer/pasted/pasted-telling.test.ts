import { beforeAll, describe, expect, test } from 'vitest';
import type { BibleLibrary } from '#server/adapters/bible-library/bible-library.ts';
import type { StoryBrief } from '#shared/story/story.ts';
import { sections } from '#shared/vocabulary.ts';
import { biblesMissing } from '#test/harness/bible-files.ts';
import { storyBrief } from '#test/harness/story-brief.ts';
import { openLibrary } from '#test/harness/bible-shelf.ts';
import { englishOf } from '#shared/said.ts';
import { pastedTitle } from './pasted-title.ts';
import { builtinStoryWriter } from '../story-writer.ts';

const story =
  'A father had two sons (Luke 15:11-24). The younger one took his share and went far away. He wasted it ' +
  'all, and soon he was hungry.\n\nHe remembered the house of his father. He rose and went home. While he ' +
  'was still far off, his father saw him and ran. They embraced; there was music in the house. Nobody is ' +
  'too far away to come home.';

describe.skipIf(biblesMissing)('a pasted text', () => {
  let library: BibleLibrary;
  beforeAll(async () => {
    library = await openLibrary();
  });
  const paste = (text: string, languages: StoryBrief['languages'], title: string | null = null) =>
    builtinStoryWriter({ scripture: library }).write(storyBrief({ mode: 'paste', text, title, languages }), {
      signal: new AbortController().signal,
      progress: async () => {},
    });

  test('keeps every word, a sentence a beat, in four sections, with the passage that it names', async () => {
    const draft = await paste(story, ['en']);
    expect(draft.beats.map((beat) => beat.text.en).join(' ')).toBe(story.replace(/\s+/g, ' '));
    expect([...new Set(draft.beats.map((beat) => beat.section))]).toEqual([...sections]);
    expect(draft.beats.map(({ ends }) => ends).filter((ends) => ends === 'paragraph')).toHaveLength(2);
    expect(draft.range).toEqual({ book: 'LUK', from: { chapter: 15, verse: 11 }, to: { chapter: 15, verse: 24 } });
  });

  test.each(['Grandma’s Ring\n\nEfua was nine. She ran home.', 'Grandma’s Ring\nEfua was nine. She ran home.'])(
    'uses a heading as the title and does not read it aloud: %j',
    async (text) => {
      const draft = await paste(text, ['en']);
      expect([draft.title.en, draft.beats.map((beat) => beat.text.en).join(' ')]).toEqual([
        'Grandma’s Ring',
        'Efua was nine. She ran home.',
      ]);
      const titled = await paste(text, ['en'], 'The Hen');
      expect([titled.title.en, titled.beats[0]?.text.en?.startsWith('Grandma’s Ring')]).toEqual(['The Hen', true]);
    },
  );

  test.each([
    'Efua was nine years old and\nlived in Accra. She ran home.',
    'Roses are red\nViolets are blue\nSo are you.',
  ])('reads aloud a first line that is not a heading: %j', async (text) => {
    expect((await paste(text, ['en'])).beats.map((beat) => beat.text.en).join(' ')).toBe(text.replaceAll('\n', ' '));
  });

  test('stays in its own language, leaves out translations, and says why', async () => {
    const draft = await paste(story, ['en', 'fr', 'ee']);
    expect(draft.languages).toEqual(['en']);
    expect(draft.beats.every(({ text }) => Object.keys(text).join() === 'en')).toBe(true);
    expect(draft.lost?.map(({ language }) => language)).toEqual(['fr', 'ee']);
    expect(englishOf(draft.lost?.[0]?.why ?? '')).toMatch(/does not translate.*Français/);
  });

  test('is recognized by the verses that it quotes', async () => {
    const quoting =
      'When I was ill, my mother read to me. Yahweh is my shepherd: I shall lack nothing, she read. He ' +
      'makes me lie down in green pastures. I slept, and I was not afraid.';
    expect((await paste(quoting, ['en'])).range).toMatchObject({ book: 'PSA', from: { chapter: 23 } });
    const yams =
      'Mama Ama sold yams at the market. Her neighbour had none. She gave him three, and he went home singing.';
    expect((await paste(yams, ['en'])).range).toBeNull();
  });

  test('adds its own language when it was not chosen', async () => {
    const french = await paste('Une femme avait perdu une pièce. Elle a balayé toute la maison et elle l’a trouvée.', [
      'en',
    ]);
    expect(french.languages).toEqual(['fr']);
    expect(french.notes.map(englishOf).join()).toContain('Français was added');
  });

  test('is rejected with a message when it is only white space', async () => {
    await expect(paste('  \n ', ['en'])).rejects.toMatchObject({ code: 'invalid', message: 'Paste a text first.' });
  });

  test('has the title that its creator gives it', async () => {
    expect((await paste(story, ['en'], 'Home again')).title).toEqual({ en: 'Home again' });
  });
});

test.each([
  ['The Yam Seller\n\nMama Ama sold yams at the market. All went well.', 'en', 'The Yam Seller'],
  [
    'Mama Ama sold yams at the market every day of the week. Her neighbour had none, so Mama Ama gave.',
    'en',
    'The Story of Mama Ama',
  ],
  [
    'Il était une fois un roi qui aimait bien Afi. Un jour, Afi lui apporta une petite calebasse toute neuve.',
    'fr',
    'L’histoire d’Afi',
  ],
  ['Somebody sold yams at the market, and all the neighbours came to buy them. It was hot.', 'en', 'A Short Story'],
  [
    'We acted the good deed (Luke 10:25-37). Yaw was the donkey. Yaw would not get up. In June we did it again.',
    'en',
    'The Story of Yaw',
  ],
  [
    'Hope never dies. It waits behind the door of every single house in the village, and knocks.',
    'en',
    'Hope never dies',
  ],
] as const)(
  'a text is called by its heading, its short first sentence or who is in it: %s',
  (text, language, title) => {
    expect(pastedTitle(text, language)).toBe(title);
  },
);
