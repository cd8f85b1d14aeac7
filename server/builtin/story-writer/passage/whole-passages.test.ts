import { beforeAll, describe, expect, test } from 'vitest';
import type { BibleLibrary } from '#server/adapters/bible-library/bible-library.ts';
import { type TablePassage, tablePassages } from '#server/passages/passage-table.ts';
import { frenchTypography } from '#shared/story/french-typography.ts';
import { countWords, sentencesOf } from '#shared/story/prose.ts';
import { containsRange, parseReference, type VerseRange } from '#shared/story/scripture.ts';
import type { StoryBrief, StoryDraft } from '#shared/story/story.ts';
import { audiences, type Language, languageNames, languages, lengthTolerance, tones } from '#shared/vocabulary.ts';
import { versesLeftOut } from '#shared/story/verses-left-out.ts';
import { biblesMissing } from '#test/harness/bible-files.ts';
import { storyBrief } from '#test/harness/story-brief.ts';
import { openLibrary } from '#test/harness/bible-shelf.ts';
import { explanationsFor } from '#server/passages/sentences/hard-words.ts';
import { englishOf } from '#shared/said.ts';
import { repertoire } from '../repertoire/sentence-pairs.ts';
import { factsFor } from './facts.ts';
import { builtinStoryWriter } from '../story-writer.ts';

const own = ['en', 'fr'] as const;
const told = (draft: StoryDraft): VerseRange[] => draft.beats.flatMap((beat) => beat.range ?? beat.retold ?? []);
const framing = (draft: StoryDraft, language: Language) =>
  draft.beats.filter((beat) => !beat.range && !beat.retold).flatMap((beat) => sentencesOf(beat.text[language] ?? ''));
const withoutLeadIn = (text: string) => text.replace(/^[^“«]*:\s+(?=[“«])/u, '');
const overlap = (a: readonly string[], b: readonly string[]) =>
  a.filter((sentence) => b.includes(sentence)).length / Math.min(a.length, b.length);

describe.skipIf(biblesMissing)('the built-in writer', () => {
  let library: BibleLibrary;
  let sample: readonly TablePassage[];
  beforeAll(async () => {
    library = await openLibrary();
    sample = tablePassages().filter((_, at) => at % 29 === 3);
  });
  const written = new Map<string, Promise<StoryDraft>>();
  const write = (range: VerseRange | null, over: Partial<StoryBrief> = {}) => {
    const brief = storyBrief({ range, ...over });
    // The same brief gives the same draft, and several tests look at it.
    const key = JSON.stringify(brief);
    const draft =
      written.get(key) ??
      builtinStoryWriter({ scripture: library }).write(brief, {
        signal: new AbortController().signal,
        progress: async () => {},
      });
    written.set(key, draft);
    return draft;
  };
  const audienceOf = (at: number) => audiences[at % audiences.length]!;

  test.each([
    ['a pericope', '1SA 9:1-14', /farmer called Kish/u],
    ['a pericope and the passage of the table behind it', '2SA 6:1-15', /two brothers, Uzzah and Ahio/u],
    ['part of a passage with a verse before it', 'GEN 24:1-27', /Rebekah/u],
  ])('tells %s in plain words', async (_, reference, telling) => {
    const draft = await write(parseReference(reference), { languages: own, words: 400 });
    const retold = draft.beats.filter((beat) => beat.retold);
    expect(retold.length).toBeGreaterThan(2);
    expect(retold.map((beat) => beat.text.en).join(' ')).toMatch(telling);
  });

  test('introduces the poem on a strong woman as a poem', async () => {
    const draft = await write(parseReference('PRO 31:10-31'), { audience: 'adults', languages: own, words: 300 });
    const said = draft.beats.map((beat) => beat.text.en).join(' ');
    expect(said).toMatch(/poem/u);
    expect(said).not.toMatch(/teacher/u);
  });

  test.each([100, 220, 520, 950])(
    'tells a passage of the table from its first verse to its last in %i words',
    async (words) => {
      for (const [at, { range }] of sample.entries()) {
        const draft = await write(range, { words, audience: audienceOf(at) });
        expect(versesLeftOut(range, told(draft))).toEqual([]);
        for (const language of languages) {
          const length = draft.beats.reduce((sum, beat) => sum + countWords(beat.text[language] ?? ''), 0);
          const off = length / words - 1;
          if (Math.abs(off) > lengthTolerance + 0.001)
            expect(draft.notes.map(englishOf).join()).toContain(`${languageNames[language]} ${length}`);
          expect(off).toBeLessThanOrEqual(language === 'ee' && words === 100 ? 2 : lengthTolerance + 0.12);
        }
      }
    },
  );

  test('tells the turning points of a passage in a hundred words too, in each language', async () => {
    for (const [at, { range, turning }] of sample.entries()) {
      const { beats } = await write(range, { words: 100, audience: audienceOf(at) });
      for (const language of languages)
        for (const place of turning) {
          const verse = { book: range.book, from: place, to: place };
          const verses = beats.flatMap((beat) => beat.quotes?.[language] ?? beat.range ?? beat.retold ?? []);
          expect(verses.some((each) => containsRange(each, verse))).toBe(true);
        }
    }
  });

  test.each([520, 950])(
    'says at most three sentences of its own in a row that any tale could have, in %i words',
    async (words) => {
      const common = new Set(
        (['virtues', 'practice', 'lessons', 'readings', 'farewells', 'honour'] as const)
          .flatMap((file) => [...repertoire(file)])
          .flatMap(([key, pairs]) => (key === 'gospel' ? [] : pairs.map(({ en }) => en))),
      );
      for (const [at, range] of [...sample.map((each) => each.range), parseReference('Obadiah 1:1-8')!].entries()) {
        const { beats, notes } = await write(range, { words, audience: audienceOf(at) });
        let row = 0;
        for (const beat of beats) {
          const said = [...common].filter((sentence) => (beat.text.en ?? '').includes(sentence)).length;
          row = beat.range || beat.retold ? 0 : row + said;
          expect(row).toBeLessThanOrEqual(3);
        }
        const length = beats.reduce((sum, beat) => sum + countWords(beat.text.en ?? ''), 0);
        if (length < words * (1 - lengthTolerance))
          expect(notes.map(englishOf).join()).toContain(`fewer than ${words} words`);
      }
    },
  );

  test('keeps the first and the last thought of a passage that nobody has retold, and lists what was left out', async () => {
    const range = parseReference('Numbers 7:12-83');
    const draft = await write(range, { words: 220 });
    const [first, last] = [
      told(draft)[0],
      told(draft)
        .filter(({ book }) => book === 'NUM')
        .at(-1),
    ];
    expect(first?.from.chapter).toBe(7);
    expect(first?.from.verse).toBeLessThanOrEqual(12);
    expect(last?.to).toEqual({ chapter: 7, verse: 83 });
    expect(versesLeftOut(range!, told(draft)).length).toBeGreaterThan(0);
  });

  test('summarizes many passages in a row by a line each instead of scattered verses', async () => {
    const range = parseReference('Genesis 37:1-50:26');
    const draft = await write(range, { words: 520 });
    const own = draft.beats.filter((beat) => (beat.range ?? beat.retold)?.book === 'GEN');
    const lines = own.filter((beat) => beat.retold);
    expect(lines.length).toBeGreaterThan(5);
    for (const beat of own.slice(0, -1)) {
      if (beat.range) expect(lines.some(({ retold }) => retold && containsRange(retold, beat.range!))).toBe(true);
    }
    expect(own.at(-1)?.range?.to ?? own.at(-1)?.retold?.to).toEqual({ chapter: 50, verse: 26 });
  });

  test('never starts in the middle of a thought', async () => {
    for (const [at, range] of [
      ...sample.map((each) => each.range),
      parseReference('Jonah 1:3-6'),
      parseReference('Mark 1:41-45'),
    ].entries()) {
      const draft = await write(range, { audience: audienceOf(at), words: 950 });
      const opening = draft.beats.find((beat) => beat.range ?? beat.retold)?.text;
      expect(opening?.en).not.toMatch(/^[“‘]*(?:And|But|Then|For|He|She|They|It|Therefore|So)\b/);
      expect(opening?.fr).not.toMatch(/^«?\s?(?:Et|Mais|Puis|Alors|Car|Il(?! y avait)|Elle|Ils|Elles)(?!\p{L})/u);
    }
  });

  test('explains every hard word that it quotes to children', async () => {
    for (const { range } of sample) {
      const draft = await write(range, { audience: 'kids', words: 520 });
      for (const language of own) {
        const all = draft.beats.map((beat) => beat.text[language]).join(' ');
        const quoted = draft.beats.filter((beat) => beat.range).map((beat) => withoutLeadIn(beat.text[language] ?? ''));
        for (const sentence of quoted.flatMap((text) => explanationsFor(text, language, 'kids')))
          expect(all).toContain(sentence);
      }
    }
  });

  test('tells children most of a story in plain words, and adults most of it in the words of Scripture', async () => {
    const long = sample.filter(({ retold }) => retold.length >= 5);
    const quotedShare = async (range: VerseRange, audience: StoryBrief['audience']) => {
      const draft = await write(range, { audience, words: 520 });
      const words = (beats: StoryDraft['beats']) =>
        beats.reduce((sum, beat) => sum + countWords(beat.text.en ?? ''), 0);
      return (
        words(draft.beats.filter((beat) => beat.range)) / words(draft.beats.filter((beat) => beat.range ?? beat.retold))
      );
    };
    let [kids, adults] = [0, 0];
    for (const { range } of long) {
      kids += await quotedShare(range, 'kids');
      adults += await quotedShare(range, 'adults');
    }
    expect(adults).toBeGreaterThan(kids);
  });

  test('quotes to children nothing rough that plain words tell, or that can be left out', async () => {
    const draft = await write(parseReference('1 Samuel 17'), { audience: 'kids', words: 950 });
    const all = draft.beats.map((beat) => `${beat.text.en} ${beat.text.fr}`).join(' ');
    expect(all).toContain('The giant fell to the ground');
    expect(all).not.toMatch(/cut off his head|head of the Philistine|coupa la tête|tête du Philistin/);
  });

  test('leaves out the warning to a healed man for families, and says “leaders” instead of “Jews”', async () => {
    const draft = await write(parseReference('John 5:1-15'), { audience: 'family', words: 450 });
    const all = draft.beats.map((beat) => `${beat.text.en} ${beat.text.fr}`).join(' ');
    expect(all).not.toMatch(/nothing worse|quelque chose de pire|the Jews|les Juifs|aux Juifs/);
  });

  test('inserts pauses in a long reading', async () => {
    const { beats } = await write(parseReference('Psalm 55'), { audience: 'adults', words: 950 });
    // Words of Scripture in a row, without a pause.
    let [row, longest] = [0, 0];
    for (const { range, text } of beats.filter(({ range, retold }) => (range ?? retold)?.book === 'PSA')) {
      row = range ? row + countWords(text.en ?? '') : 0;
      longest = Math.max(longest, row);
    }
    expect(longest).toBeGreaterThan(0);
    expect(longest).toBeLessThanOrEqual(130);
  });

  test('sounds different in each of five tones', async () => {
    for (const passage of sample.slice(0, 6)) {
      const { range, hook, lesson, question, before } = passage;
      // What is known of a passage is the same in every tone.
      const inTone = (draft: StoryDraft, language: 'en' | 'fr') => {
        const all = [hook, lesson, question, ...(before ? [before] : []), ...factsFor(passage, range)];
        const known = all.flatMap((each) => sentencesOf(each[language]));
        return framing(draft, language).filter((sentence) => !known.includes(sentence));
      };
      for (const words of [220, 300]) {
        const drafts = await Promise.all(tones.map((tone) => write(range, { tone, words })));
        for (const language of own)
          for (const [at, one] of drafts.entries())
            for (const other of drafts.slice(at + 1))
              expect(overlap(inTone(one, language), inTone(other, language))).toBeLessThanOrEqual(0.5);
      }
    }
  });

  test('adds little of its own in two of ten tales, and never repeats itself in one', async () => {
    const ten = sample.filter((_, at) => at % 2 === 0).slice(0, 10);
    const written = ten.map(({ range }, at) =>
      write(range, { tone: tones[at % tones.length]!, audience: audienceOf(at), seed: `tale ${at}` }),
    );
    const drafts = await Promise.all(written);
    for (const language of own) {
      const all = drafts.map((draft) => framing(draft, language));
      for (const sentences of all) expect(new Set(sentences).size).toBe(sentences.length);
      const counts = new Map<string, number>();
      for (const sentence of all.flat()) counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
      const shared = all.flat().filter((sentence) => (counts.get(sentence) ?? 0) > 1).length;
      expect(shared / all.flat().length).toBeLessThan(0.2);
    }
  });

  test('typesets its own French as French, and never says “l’Éternel” itself', async () => {
    for (const { range } of sample.slice(0, 5)) {
      const draft = await write(range, { audience: 'adults' });
      const text = draft.beats
        .filter((beat) => !beat.range)
        .map((beat) => beat.text.fr ?? '')
        .join(' ');
      expect(text).toBe(frenchTypography(text));
      expect(text).not.toMatch(/Éternel/);
      for (const beat of [draft.title.fr, draft.summary.fr]) expect(beat).toBe(frenchTypography(beat ?? ''));
    }
  });
});
