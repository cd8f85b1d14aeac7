import { beforeAll, describe, expect, test } from 'vitest';
import type { BibleLibrary } from '#server/adapters/bible-library/bible-library.ts';
import { withoutRests } from '#shared/sound/musical-rests.ts';
import { countWords, sentencesOf } from '#shared/story/prose.ts';
import { tablePassages } from '#server/passages/passage-table.ts';
import { chapterRange, formatReference, parseReference } from '#shared/story/scripture.ts';
import { books } from '#shared/story/scripture-books.ts';
import type { StoryBrief, StoryDraft } from '#shared/story/story.ts';
import {
  type Language,
  languageNames,
  languages,
  lengthTolerance,
  sections,
  versionOfLanguage,
} from '#shared/vocabulary.ts';
import { biblesMissing } from '#test/harness/bible-files.ts';
import { storyBrief } from '#test/harness/story-brief.ts';
import { openLibrary } from '#test/harness/bible-shelf.ts';
import { englishOf } from '#shared/said.ts';
import { bareWords } from './passage/quotation-marks.ts';
import { builtinStoryWriter } from './story-writer.ts';

const brief = (reference: string, over: Partial<StoryBrief> = {}): StoryBrief =>
  storyBrief({ range: parseReference(reference), tone: 'inspirational', ...over });
const context = () => ({ signal: new AbortController().signal, progress: async () => {} });
const textOf = (draft: StoryDraft, language: Language) =>
  draft.beats.map((beat) => beat.text[language] ?? '').join(' ');

describe.skipIf(biblesMissing)('the built-in writer', () => {
  let library: BibleLibrary;
  const write = (order: StoryBrief) => builtinStoryWriter({ scripture: library }).write(order, context());
  beforeAll(async () => {
    library = await openLibrary();
  });

  test('says what happened before a passage in mid-story, ahead of the passage and once', async () => {
    const { before } = tablePassages().find(({ title }) => title.en === 'Esther Dares')!;
    const draft = await write(brief('Esther 4', { words: 300, tone: 'gentle', languages: ['en', 'fr'] }));
    for (const language of ['en', 'fr'] as const) {
      const said = draft.beats.flatMap(({ text }, at) => (text[language]?.includes(before![language]) ? [at] : []));
      expect(said).toHaveLength(1);
      expect(said[0]).toBeLessThan(draft.beats.findIndex(({ range, retold }) => range ?? retold));
    }
  });

  test.each(
    ['Luke 10:25-37', 'Psalm 23', 'Proverbs 3:5', 'Genesis 1', 'Philippians 4:4-9', '1 Samuel 17'].flatMap(
      (reference) => [100, 220, 520, 950].map((words) => ({ reference, words })),
    ),
  )(
    '$reference in $words words: every language has its length or a note that says why not, every beat ' +
      'every language, every section its words',
    async ({ reference, words }) => {
      const draft = await write(brief(reference, { words }));
      for (const language of languages) {
        const off = countWords(textOf(draft, language)) / words - 1;
        if (Math.abs(off) > lengthTolerance)
          expect(draft.notes.map(englishOf).join()).toContain(
            `${languageNames[language]} ${countWords(textOf(draft, language))}`,
          );
        expect(draft.beats.every((beat) => beat.text[language]?.trim())).toBe(true);
      }
      const order = draft.beats.map((beat) => sections.indexOf(beat.section));
      expect(new Set(order).size).toBe(4);
      expect(order).toEqual(order.toSorted((a, b) => a - b));
    },
  );

  test('quotes Scripture word for word, and no verse twice', async () => {
    const { beats } = await write(brief('Matthew 14:22-33', { words: 950 }));
    for (const language of languages) {
      const quoted = beats.flatMap((beat) => {
        const ranges = (language === 'ee' && beat.quotes?.ee) || (beat.range ? [beat.range] : []);
        return ranges.length > 0 ? [{ ranges, text: beat.text[language] ?? '' }] : [];
      });
      expect(quoted.length).toBeGreaterThan(1);
      for (const { ranges, text } of quoted) {
        const verses = await Promise.all(ranges.map((range) => library.passage(range, versionOfLanguage[language])));
        expect(bareWords(text)).toContain(
          bareWords(
            verses
              .flat()
              .map((verse) => withoutRests(verse.text))
              .join(' '),
          ),
        );
      }
      expect(new Set(quoted.map(({ text }) => text)).size).toBe(quoted.length);
    }
  });

  test('writes no sentences in Ewe of its own: the frame consists of whole verses', async () => {
    const { beats } = await write(brief('Ruth 1:1-18', { words: 950 }));
    const verses: string[] = [];
    for (const { code, chapters } of books)
      for (const verse of await library.passage(chapterRange(code, 1, chapters.length), 'EWEBIB'))
        verses.push(bareWords(verse.text));
    const known = new Set(verses);
    const framing = beats.filter((beat) => beat.range === null && !beat.retold);
    expect(framing.length).toBeGreaterThan(3);
    for (const beat of framing) expect(isMadeOf(bareWords(beat.text.ee ?? ''), known)).toBe(true);
  });

  test('repeats none of its own sentences, and adds the honorific of Jesus on request', async () => {
    const draft = await write(brief('Micah 6:6-8', { words: 2000 }));
    for (const language of ['en', 'fr'] as const) {
      const own = draft.beats
        .filter((beat) => beat.range === null)
        .flatMap((beat) => sentencesOf(beat.text[language] ?? ''));
      expect(new Set(own).size).toBe(own.length);
    }
    for (const [language, name] of [
      ['en', /Jesus/],
      ['fr', /Jésus/],
      ['ee', /Yesu|Kristo/],
    ] as const)
      expect(draft.beats.filter((beat) => beat.section === 'outro').map((beat) => beat.text[language])).toContainEqual(
        expect.stringMatching(name),
      );
    const without = await write(brief('Psalm 1', { words: 220, honorJesus: false }));
    expect(textOf(without, 'en')).not.toMatch(/Jesus/);
  });

  test('writes the same tale for the same seed, and another for another seed, tone or audience', async () => {
    const one = await write(brief('Psalm 46'));
    expect(await write(brief('Psalm 46'))).toEqual(one);
    for (const other of [{ seed: 'two' }, { tone: 'somber' }, { audience: 'kids' }] as const)
      expect(textOf(await write(brief('Psalm 46', other)), 'en')).not.toBe(textOf(one, 'en'));
  });

  test('takes a passage’s usual name as its title, else its people, and in Ewe its book and theme', async () => {
    const known = tablePassages().find(({ id }) => id === 'the-good-samaritan') ?? tablePassages()[0];
    if (!known) throw new Error('The passage table is empty');
    const { title } = await write(brief(formatReference(known.range), { words: 220 }));
    expect(title).toMatchObject({ en: known.title.en, fr: known.title.fr });
    expect(title.ee).toMatch(/^\p{L}.* \d+: \p{L}{4,}/u);
    const outside = await write(brief('Numbers 7:12-17', { words: 220 }));
    expect(outside.title.ee).toMatch(/: \p{L}{2,}/u);
    for (const language of ['en', 'fr'] as const) expect(outside.title[language]).not.toMatch(/\d/);
    const named = await write(brief('2 Chronicles 3:1-17', { words: 220 }));
    expect([named.title.en, named.title.fr]).toEqual(['Solomon Builds the Temple', 'Salomon bâtit le temple']);
    expect(named.summary.en).toMatch(/^Solomon builds the temple\. /);
  });

  test('finds and names a passage for a theme', async () => {
    const draft = await write(brief('', { mode: 'idea', prompt: 'forgiving your brother', words: 220 }));
    expect(draft.range).not.toBeNull();
    expect(draft.notes.map(englishOf).join()).toMatch(/chose \w+ \d/);
    await expect(write(brief('', { mode: 'idea', prompt: ' ' }))).rejects.toMatchObject({ code: 'invalid' });
  });

  test('reports its four steps as they happen, and stops on abort', async () => {
    const steps: string[] = [];
    const stop = new AbortController();
    const writer = builtinStoryWriter({ scripture: library });
    const progress = async (step: string) => void steps.push(step);
    await writer.write(brief('Psalm 100'), { signal: stop.signal, progress });
    expect(steps).toEqual(['writing', 'transcreating', 'picking-verses', 'finalizing']);
    stop.abort();
    await expect(writer.write(brief('Psalm 100'), { signal: stop.signal, progress })).rejects.toThrow(/abort/i);
  });
});

test.skipIf(biblesMissing)(
  'leaves out a language without its Bible and says how to install it; with no Bible it writes nothing',
  async () => {
    const writer = builtinStoryWriter({ scripture: await openLibrary(['WEB', 'LSG1910']) });
    const draft = await writer.write(brief('Psalm 23', { words: 220 }), context());
    expect(draft.languages).toEqual(['en', 'fr']);
    expect(draft.notes.map(englishOf).join()).toMatch(/Eʋegbe was left out: .*EWEBIB.*Settings/);
    await expect(writer.write(brief('Psalm 23', { languages: ['ee'] }), context())).rejects.toMatchObject({
      code: 'unavailable',
    });
  },
);

/** Whether words are nothing but whole verses, one after the other. */
function isMadeOf(words: string, verses: ReadonlySet<string>): boolean {
  if (words === '') return true;
  const row = words.split(' ');
  return row.some(
    (_, at) => verses.has(row.slice(0, at + 1).join(' ')) && isMadeOf(row.slice(at + 1).join(' '), verses),
  );
}
