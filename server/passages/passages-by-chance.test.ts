import { expect, test } from 'vitest';
import {
  chapterRange,
  containsRange,
  parseReference,
  rangesOverlap,
  type VerseRange,
  verseCount,
} from '#shared/story/scripture.ts';
import { audiences, spanVerses } from '#shared/vocabulary.ts';
import { tablePassages } from './passage-table.ts';
import { passagesByChance } from './passages-by-chance.ts';
import { suits } from './ranked-passages.ts';

const range = (reference: string): VerseRange => parseReference(reference) ?? expect.fail(`unread: ${reference}`);
const medium = (at: VerseRange) => verseCount(at) >= spanVerses.medium[0] && verseCount(at) <= spanVerses.medium[1];

test.each(audiences)('draws suitable passages of the table first, and no unsuitable ones, for %s', (audience) => {
  const pool = tablePassages().map((passage) => passage.range);
  const [known = [], others = []] = passagesByChance(pool, 'medium', audience);
  expect(known.length).toBeGreaterThan(20);
  expect(known.filter((each) => !medium(each))).toEqual([]);
  const unfit = tablePassages().filter((passage) => !suits(passage, audience));
  expect([...known].filter((each) => unfit.some((passage) => passage.range === each))).toEqual([]);
  expect(others.filter((each) => unfit.some((passage) => rangesOverlap(passage.range, each)))).toEqual([]);
});

test('prefers single verses at the core of a passage in the table', () => {
  const pool = ['Proverbs 3:5', 'Nahum 2:3'].map(range);
  const [known, others] = passagesByChance(pool, 'single', 'adults');
  expect([known, others]).toEqual([[range('Proverbs 3:5')], [range('Nahum 2:3')]]);
});

test('never gives a fragment of a story, but does give verses of a psalm or a letter', () => {
  const pool = ['Luke 15:20-22', 'Psalm 23:1-3', 'Genesis 1:1-12', 'Ruth 1:5-12'].map(range);
  expect(passagesByChance(pool.slice(0, 2), 'short', 'adults')[1]).toEqual([range('Psalm 23:1-3')]);
  expect(passagesByChance(pool.slice(2), 'long', 'adults')[1]).toEqual([]);
});

test('prefers a chapter that the table has as a whole', () => {
  const [known = []] = passagesByChance([chapterRange('NAM', 2)], 'chapter', 'adults');
  expect(known.length).toBeGreaterThan(20);
  for (const each of known) expect(containsRange(each, chapterRange(each.book, each.from.chapter))).toBe(true);
});
