import { expect, test } from 'vitest';
import { sentencesOf } from '#shared/story/prose.ts';
import {
  comparePlaces,
  containsRange,
  formatReference,
  parseReference,
  rangesOverlap,
  type VerseRange,
} from '#shared/story/scripture.ts';
import { knownAs, knownIn } from '../known-passage.ts';
import { allPericopes, pericopeOf } from './pericopes.ts';

const range = (reference: string): VerseRange => parseReference(reference) ?? expect.fail(`unread: ${reference}`);
const titleOf = (reference: string) => pericopeOf(range(reference))?.title.en;

test.each([
  ['the pericope itself', '1SA 9:1-14', 'The Lost Donkeys'],
  ['verses within it', '1SA 9:5-14', 'The Lost Donkeys'],
  ['nearly the same verses', '2SA 19:31-39', 'Old Barzillai Says Goodbye'],
  ['verses of a chapter that is one pericope', '2KI 3:14-20', 'Ditches Full of Water'],
])('finds %s', (_, reference, title) => expect(titleOf(reference)).toBe(title));

test.each([
  ['several pericopes at once', '1SA 9:1-10:27'],
  ['mostly other verses', 'GEN 4:10-20'],
  ['a book without any', 'OBA 1'],
])('finds none for %s', (_, reference) => expect(pericopeOf(range(reference))).toBeNull());

test('has no two pericopes that overlap', () => {
  const all = allPericopes();
  const twice = all.flatMap((one, at) =>
    all
      .slice(at + 1)
      .filter((other) => rangesOverlap(one.range, other.range))
      .map((other) => `${formatReference(one.range)} and ${formatReference(other.range)}`),
  );
  expect(twice).toEqual([]);
});

test('has no pericope that the passage table tells as a whole', () => {
  const known = allPericopes().filter((pericope) => knownAs(pericope.range));
  expect(known.map((pericope) => formatReference(pericope.range))).toEqual([]);
});

test('says what a passage is about in one sentence that ends, and its lesson in at most four', () => {
  const wrong = allPericopes().flatMap(({ range: of, line, lesson, title }) =>
    (['en', 'fr'] as const)
      .filter(
        (language) =>
          !/[.!?»]$/u.test(line[language]) ||
          sentencesOf(lesson[language]).length > 4 ||
          /[.:]$/u.test(title[language]) ||
          title[language].length > 60,
      )
      .map((language) => `${formatReference(of)} ${language}`),
  );
  expect(wrong).toEqual([]);
});

const retold = () => allPericopes().filter((pericope) => pericope.retold.length > 0);

test('tells verses in order, and each once', () => {
  const wrong = retold().filter(({ retold: segments }) =>
    segments.some((segment, at) => at > 0 && comparePlaces(segments[at - 1]!.range.to, segment.range.from) >= 0),
  );
  expect(wrong.map((pericope) => formatReference(pericope.range))).toEqual([]);
  expect(retold().length).toBeGreaterThanOrEqual(162);
});

test('retells in as many English sentences as French ones, so that verses can be quoted between them', () => {
  const wrong = retold().flatMap(({ retold: segments }) =>
    segments.filter(({ en, fr }) => sentencesOf(en).length !== sentencesOf(fr).length),
  );
  expect(wrong.map((segment) => formatReference(segment.range))).toEqual([]);
});

test('retells no verses that the passage table tells', () => {
  const twice = retold().flatMap(({ retold: segments }) =>
    segments.filter((segment) => knownIn(segment.range).length > 0),
  );
  expect(twice.map((segment) => formatReference(segment.range))).toEqual([]);
});

test('marks turning points within the verses that it retells, or next to the table', () => {
  const outside = retold().flatMap(({ range: of, turning }) =>
    turning
      .map((place) => ({ book: of.book, from: place, to: place }))
      .filter((verse) => !containsRange(of, verse))
      .map((verse) => formatReference(verse)),
  );
  expect(outside).toEqual([]);
});

test.each([
  ['part of a passage', 'RUT 2:8-13', 'Ruth in the Fields'],
  ['part of it with a verse that is before it', 'GEN 24:1-27', 'A Wife for Isaac'],
])('leaves %s to the passage table', (_, reference, title) => {
  expect(knownAs(range(reference))?.title.en).toBe(title);
});

test('leaves a range that is mostly of other verses to no passage of the table', () => {
  expect(knownAs(range('2SA 6:1-15'))).toBeNull();
});
