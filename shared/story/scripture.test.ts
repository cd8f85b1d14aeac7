import { expect, test } from 'vitest';
import { books } from './scripture-books.ts';
import {
  chapterRange,
  compareRanges,
  containsRange,
  formatReference,
  isRange,
  parseReference,
  rangesOverlap,
  type VerseRange,
  verseCount,
  versesOf,
} from './scripture.ts';
import { languages } from '../vocabulary.ts';

const short = (range: VerseRange | null) =>
  range && `${range.book} ${range.from.chapter}:${range.from.verse}-${range.to.chapter}:${range.to.verse}`;

test('counts 66 books, 1,189 chapters and 31,102 verses', () => {
  expect(books).toHaveLength(66);
  expect(books.flatMap((book) => book.chapters)).toHaveLength(1189);
  expect(books.flatMap((book) => book.chapters).reduce((sum, count) => sum + count)).toBe(31_102);
  expect([books[0]?.names.en, books[65]?.names.en]).toEqual(['Genesis', 'Revelation']);
});

test.each([
  ['Luke 10:25-37', 'LUK 10:25-10:37'],
  ['Luc 10.25-37', 'LUK 10:25-10:37'],
  ['Luka 10:25–37', 'LUK 10:25-10:37'],
  ['  luke   10 : 25 - 37. ', 'LUK 10:25-10:37'],
  ['Lk10:25', 'LUK 10:25-10:25'],
  ['LUK 10:25a', 'LUK 10:25-10:25'],
  ['Genèse 1,1-3', 'GEN 1:1-1:3'],
  ['Gen 1:1-2:3', 'GEN 1:1-2:3'],
  ['Genesis 1-3', 'GEN 1:1-3:24'],
  ['Gen 1-2:3', 'GEN 1:1-2:3'],
  ['Mose 1 1:1-3', 'GEN 1:1-1:3'],
  ['1 Mose 1:1', 'GEN 1:1-1:1'],
  ['Ésaïe 53', 'ISA 53:1-53:12'],
  ['Esaie 53.5', 'ISA 53:5-53:5'],
  ['1 Jean 4', '1JN 4:1-4:21'],
  ['Yohanes 1 4', '1JN 4:1-4:21'],
  ['Yohanes 1:4', 'JHN 1:4-1:4'],
  ['I Cor. 13', '1CO 13:1-13:13'],
  ['1co 13:4-7', '1CO 13:4-13:7'],
  ['First Corinthians 13:4', '1CO 13:4-13:4'],
  ['2e Samuel 7.12', '2SA 7:12-7:12'],
  ['III John', '3JN 1:1-1:14'],
  ['Psalm 23', 'PSA 23:1-23:6'],
  ['Ps. 23', 'PSA 23:1-23:6'],
  ['Psaume 23 verset 4', 'PSA 23:4-23:4'],
  ['Psalmowo 23:1', 'PSA 23:1-23:1'],
  ['Ʋɔnudrɔ̃lawo 6:11', 'JDG 6:11-6:11'],
  ['vonudrolawo 6:11', 'JDG 6:11-6:11'],
  ['Jude 5', 'JUD 1:5-1:5'],
  ['Jude v. 5', 'JUD 1:5-1:5'],
  ['Jude 3-5', 'JUD 1:3-1:5'],
  ['Jude', 'JUD 1:1-1:25'],
  ['Philémon 1:6', 'PHM 1:6-1:6'],
  ['Song of Songs 2:1', 'SNG 2:1-2:1'],
  ['Cantique des Cantiques 2,1', 'SNG 2:1-2:1'],
  ['Proverbs 3:5', 'PRO 3:5-3:5'],
  ['Luc 15 (LSG1910)', 'LUK 15:1-15:32'],
  ['nyadedefia 1:1', 'REV 1:1-1:1'],
  ['Rom 16:25-27', 'ROM 16:25-16:27'],
])('reads %s as %s', (text, expected) => {
  expect(short(parseReference(text))).toBe(expected);
});

test.each([
  'abc',
  '',
  'Foo 99:99',
  'Luke 99',
  'John 3:99',
  'John 3:0',
  'John 0',
  'Luke 10:37-25',
  'Gen 2:1-1:1',
  'Luke 10:25,30',
  'Genesis',
  'Phi 1:3',
  '4 John 1',
  '12',
  '3:16',
  'Luke 10:25-37 and more',
  'x'.repeat(5_000),
])('rejects %s', (text) => {
  expect(parseReference(text)).toBeNull();
});

test('reads the displayed reference of any language back as the same verses', () => {
  for (const language of languages)
    for (const { code, chapters } of books) {
      const last = chapters.length;
      const samples = [
        chapterRange(code, last),
        { book: code, from: { chapter: 1, verse: 2 }, to: { chapter: 1, verse: 2 } },
        { book: code, from: { chapter: 1, verse: 2 }, to: { chapter: last, verse: 3 } },
      ].filter(isRange);
      for (const range of samples) expect(parseReference(formatReference(range, language), language)).toEqual(range);
    }
});

test('writes references like readers do', () => {
  expect(formatReference(chapterRange('PSA', 23))).toBe('Psalm 23');
  expect(formatReference(chapterRange('PSA', 23), 'fr')).toBe('Psaume 23');
  expect(formatReference(chapterRange('GEN', 1, 3))).toBe('Genesis 1-3');
  expect(formatReference(chapterRange('JUD', 1))).toBe('Jude');
});

test('sorts, counts and compares by chapters', () => {
  const creation = parseReference('Gen 1:30-2:2');
  if (!creation) throw new Error('unread');
  expect(versesOf(creation)).toEqual([
    { chapter: 1, verse: 30 },
    { chapter: 1, verse: 31 },
    { chapter: 2, verse: 1 },
    { chapter: 2, verse: 2 },
  ]);
  expect(verseCount(creation)).toBe(4);
  expect(containsRange(chapterRange('GEN', 1, 2), creation)).toBe(true);
  expect(containsRange(chapterRange('GEN', 1), creation)).toBe(false);
  expect(rangesOverlap(chapterRange('GEN', 2), creation)).toBe(true);
  expect(rangesOverlap(chapterRange('GEN', 3), creation)).toBe(false);
  expect(compareRanges(creation, chapterRange('EXO', 1))).toBeLessThan(0);
  expect(() => chapterRange('GEN', 51)).toThrow(RangeError);
});
