import { beforeAll, describe, expect, test } from 'vitest';
import type { BibleLibrary } from '#server/adapters/bible-library/bible-library.ts';
import { countWords } from '#shared/story/prose.ts';
import { parseReference } from '#shared/story/scripture.ts';
import type { StoryBrief, StoryDraft } from '#shared/story/story.ts';
import { biblesMissing } from '#test/harness/bible-files.ts';
import { storyBrief } from '#test/harness/story-brief.ts';
import { openLibrary } from '#test/harness/bible-shelf.ts';
import { builtinStoryWriter } from '../story-writer.ts';

const own = ['en', 'fr'] as const;

describe.skipIf(biblesMissing)('verses in the tales of the built-in writer', () => {
  let library: BibleLibrary;
  beforeAll(async () => {
    library = await openLibrary();
  });
  const write = (reference: string, over: Partial<StoryBrief>): Promise<StoryDraft> =>
    builtinStoryWriter({ scripture: library }).write(
      storyBrief({
        ...{ range: parseReference(reference), languages: own, tone: 'fun', words: 150, seed: 'verses' },
        ...over,
      }),
      { signal: new AbortController().signal, progress: async () => {} },
    );

  test.each(['Psalm 23', 'Matthew 20:1-16', 'Luke 24:13-35', 'Luke 10:25-37', 'Esther 4', '1 Samuel 17'])(
    'quotes the Bible itself in a tale of 150 words on %s',
    async (reference) => {
      const { beats } = await write(reference, {});
      expect(beats.filter(({ range }) => range !== null).length).toBeGreaterThan(0);
    },
  );

  test('follows a summarized long story with enough verses for its length', async () => {
    const { beats } = await write('Luke 24:13-35', { words: 220, tone: 'epic', audience: 'adults' });
    for (const language of own) {
      const words = beats.reduce((sum, { text }) => sum + countWords(text[language] ?? ''), 0);
      expect(words).toBeGreaterThan(220 * 0.85);
      expect(words).toBeLessThan(220 * 1.15);
    }
  });

  test.each([['en', 'fr'], ['fr']] as const)(
    'a hard word is explained when the speaker has ended (%s)',
    async (...languages) => {
      const { beats } = await write('Genesis 45:1-15', { words: 520, languages, tone: 'somber' });
      const speech = beats.filter(({ range }) => range && range.from.verse >= 4 && range.to.verse <= 7);
      expect(speech.length).toBeGreaterThan(0);
      for (const { text } of speech)
        for (const language of languages) expect(text[language]).not.toMatch(/[”»][^“«]+$/u);
    },
  );

  test.each(own)('includes the well-known cry in a short tale of Palm Sunday (%s)', async (language) => {
    const { beats } = await write('Matthew 21:1-11', { words: 220, languages: [language], tone: 'inspirational' });
    const quoted = beats.filter(({ range }) => range !== null).map(({ text }) => text[language]);
    expect(quoted.join(' ')).toContain('Hosanna');
  });

  test.each(['teens', 'adults'] as const)('a long tale for %s tells, and quotes in between', async (audience) => {
    for (const words of [520, 950]) {
      const { beats } = await write('Nehemiah 2:1-18', { words, audience, tone: 'gentle', languages: ['en'] });
      const inNehemiah = beats.filter(({ range, retold }) => (range ?? retold)?.book === 'NEH');
      const told = inNehemiah.filter(({ retold }) => retold);
      expect(told.length).toBeGreaterThanOrEqual(2);
      expect(inNehemiah.filter(({ range }) => range).length).toBeGreaterThanOrEqual(2);
    }
  });
});
