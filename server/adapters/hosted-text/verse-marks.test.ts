import { expect, test } from 'vitest';
import { nameGlossary } from './name-glossary.ts';
import {
  markedRange,
  markedVerses,
  retoldRange,
  shownAs,
  unknownMark,
  withReference,
  withVerses,
} from './verse-marks.ts';

const verse = (number: number, text: string) => ({ book: 'LUK', chapter: 10, verse: number, text });
const verses = [verse(30, 'A man went down.'), verse(31, 'He said, “Go'), verse(32, 'and do likewise.” So he went.')];

test('shows verses as marks and turns marks back into the Bible’s words, in the marks of the language', () => {
  expect(shownAs(verses).split('\n')[0]).toBe('[[LUK 10:30]] A man went down.');
  expect(withVerses('Listen. [[LUK 10:30]] So it was.', verses, 'en')).toBe('Listen. “A man went down.” So it was.');
  expect(withVerses('Écoutez. [[LUK 10:30]]', verses, 'fr')).toBe('Écoutez. « A man went down. »');
});

test('keeps speech that runs over several verses whole, and closes and reopens speech that is cut', () => {
  expect(withVerses('[[LUK 10:31-32]]', verses, 'en')).toBe('He said, “Go and do likewise.” So he went.');
  expect(withVerses('[[LUK 10:31]]', verses, 'en')).toBe('He said, “Go”');
  expect(withVerses('[[LUK 10:32]]', verses, 'en')).toBe('“and do likewise.” So he went.');
});

test.each([
  ['He said: “Be brave,” and left.', 'en', 'He said: Be brave, and left.'],
  ['Il dit : « Courage » et partit.', 'fr', 'Il dit : Courage et partit.'],
  ['It was "so" and John’s.', 'en', 'It was so and John’s.'],
] as const)('quotation marks that the model wrote are taken away: %s', (text, language, wanted) => {
  expect(withVerses(text, verses, language)).toBe(wanted);
});

test('names a mark that is unknown or malformed', () => {
  expect(unknownMark('[[LUK 10:30-32]] and [[LUK 10:30]]', verses)).toBeNull();
  for (const wrong of ['[[LUK 10:33]]', '[[LUK 10:30-33]]', '[[see above]]', '[[LUK 10:30'])
    expect([wrong, unknownMark(`So. ${wrong}`, verses)]).not.toEqual([wrong, null]);
});

test('takes the first marked verses as the range of a beat', () => {
  expect(markedRange('So. [[LUK 10:31-32]] [[LUK 10:30]]')).toEqual({
    book: 'LUK',
    from: { chapter: 10, verse: 31 },
    to: { chapter: 10, verse: 32 },
  });
  expect(markedRange('So.')).toBeNull();
});

test('returns all verses that a text marks', () => {
  expect(markedVerses('[[LUK 10:32]] So. [[LUK 10:29-30]]', verses).map((each) => each.verse)).toEqual([30, 32]);
});

test('reads a reference in braces as a retelling and leaves it out of the text', () => {
  const range = { book: 'LUK', from: { chapter: 10, verse: 30 }, to: { chapter: 10, verse: 31 } };
  const text = withReference('A man went along.', range);
  expect([text, retoldRange(text, verses)]).toEqual(['A man went along. {{LUK 10:30-31}}', range]);
  expect(withVerses(text, verses, 'en')).toBe('A man went along.');
  expect(withVerses('A man {LUK 10:30} went.', verses, 'en')).toBe('A man went.');
  for (const none of ['So.', '{{LUK 10:33}}', '{{LUK 10:31-30}}', '{{above}}', '[[LUK 10:30]] {{LUK 10:31}}'])
    expect([none, retoldRange(none, verses)]).toEqual([none, null]);
});

test('pairs names of two Bibles verse by verse, each in its own spelling', () => {
  const at = (number: number, text: string) => ({ book: 'RUT', chapter: 1, verse: number, text });
  const english = [
    at(1, 'Then Naomi took Ruth from Moab to Bethlehem.'),
    at(2, 'And there Boaz met Ruth, son of Salmon.'),
  ];
  const french = [at(1, 'Alors Naomi prit Ruth de Moab à Bethléhem.'), at(2, 'Et là Boaz vit Ruth, fils de Salmon.')];
  expect(nameGlossary(english, french)).toEqual([
    ['Naomi', 'Naomi'],
    ['Ruth', 'Ruth'],
    ['Moab', 'Moab'],
    ['Bethlehem', 'Bethléhem'],
    ['Boaz', 'Boaz'],
    ['Salmon', 'Salmon'],
  ]);
  expect(nameGlossary(english, [at(1, 'Tete Yohanes yi.')])).toEqual([]);
});
