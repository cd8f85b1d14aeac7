import { expect, test } from 'vitest';
import { readingPlaces } from '#shared/pictures/scene-reading.ts';
import { books } from '#shared/story/scripture-books.ts';
import { placeOfPassage } from './passage-place.ts';
import { wordsFile } from '../language/word-phrases.ts';

const at = (book: string, chapter: number, verse = 1) =>
  placeOfPassage({ book, from: { chapter, verse }, to: { chapter, verse } });

test('places a passage by chapter and verse', () => {
  expect([at('RUT', 2, 5), at('RUT', 4), at('EXO', 17), at('DAN', 1, 8), at('JON', 1), at('REV', 1, 9)]).toEqual([
    ...['field', 'gate', 'desert', 'palace', 'sea', 'shore'],
  ]);
  expect([at('MRK', 4, 1), at('MRK', 4, 30), at('MRK', 4, 35)]).toEqual(['shore', 'garden', 'sea']);
  expect([at('1SA', 21, 1), at('1SA', 21, 10)]).toEqual(['temple', 'city']);
  expect(at('TOB', 1)).toBeNull();
});

test('has a readable place for every book of the canon', () => {
  expect(books.filter(({ code }) => at(code, 1) === null)).toEqual([]);
  const listed = [
    ...Object.values(wordsFile<Record<string, Record<string, string>>>('passage-places.yaml')).flatMap((places) =>
      Object.values(places),
    ),
    ...Object.keys(wordsFile<Record<string, string[]>>('named-places.yaml')),
  ];
  expect(listed.filter((place) => !(readingPlaces as readonly string[]).includes(place))).toEqual([]);
});
