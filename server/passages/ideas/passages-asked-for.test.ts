import { expect, test } from 'vitest';
import { formatReference, type VerseRange } from '#shared/story/scripture.ts';
import { passageAskedFor } from './passages-asked-for.ts';

const shown = (range: VerseRange | undefined) => range && formatReference(range);

test.each([
  ['Luke 15:11-32', 'Luke 15:11-32'],
  ['luke 15', 'Luke 15'],
  ['A film on 1 Samuel 3 for the choir', '1 Samuel 3'],
  ['Raconte Luc 15.11-32 aux enfants', 'Luke 15:11-32'],
  ['Psaume 23', 'Psalm 23'],
  ['for the youth (Song of Solomon 8:5-7)', 'Song of Solomon 8:5-7'],
  ['Job 1', 'Job 1'],
  ['David and Goliath', '1 Samuel 17'],
  ['David et Goliath', '1 Samuel 17'],
  ['Jonas et la baleine', 'Jonah 1'],
])('finds in "%s" a request for %s', (idea, reference) => {
  expect(shown(passageAskedFor(idea, 'en')?.range)).toBe(reference);
});

test.each([
  'A girl is 8 and can already read',
  'I am 12 years old and afraid',
  'He lost his job 2 years ago',
  'il a 10 ans',
  'numbers 5 and 7 on the school bus',
  'Nahum, 12, lives in Lomé',
  'Depuis la mort de notre père, mes frères se battent pour la maison',
  'Genesis 1-50',
])('finds no request for a passage in "%s"', (idea) => {
  expect(passageAskedFor(idea, 'en')).toBeNull();
});

test('maps a chapter to its passages, and a few verses to the passage that contains most of them', () => {
  expect(passageAskedFor('Luke 15', 'en')!.passages.map(({ range }) => formatReference(range))).toEqual([
    'Luke 15:1-7',
    'Luke 15:8-10',
    'Luke 15:11-32',
  ]);
  expect(shown(passageAskedFor('Luke 15:11-30', 'en')!.passages[0]?.range)).toBe('Luke 15:11-32');
  expect(passageAskedFor('John 3:16', 'en')!.passages).toEqual([]);
});

test('treats a name in a long idea as part of its story', () => {
  const idea =
    'Every evening our neighbour tells the children of David and Goliath, and one day her own son has to ' +
    'stand up to somebody';
  expect(passageAskedFor(idea, 'en')).toBeNull();
});
