import { expect, test } from 'vitest';
import { formatReference } from '#shared/story/scripture.ts';
import { englishOf } from '#shared/said.ts';
import { passageForIdea } from '../passage-for-idea.ts';
import { passagesToldOf } from '../passages-told-of.ts';
import { propose as proposed } from '../fixtures/fixture-ideas.ts';

const propose = (words: string, audience: 'kids' | 'adults' = 'kids') => proposed({ words, audience, limit: 3 });

test.each([
  'Judges 19',
  '2 Kings 2:23-25',
  'David and Bathsheba',
  'Jephthah’s daughter',
  'Revelation 17',
  'Genesis 19',
])('gives children another story with an honest note instead of %s', async (words) => {
  const { fits, refused, proposals } = propose(words);
  expect(fits).toBe(false);
  expect(refused).not.toBeNull();
  expect(proposals[0]!.passage?.ages).toContain('kids');
  expect(proposals[0]!.reasons[0]).toMatch(/^in place of .*, which is not for children$/);
  expect((await passageForIdea(words, 'kids')).notes.map(englishOf)[0]).toContain('is not a passage for children');
  expect(propose(words, 'adults').refused).toBeNull();
});

test('prefers a story of the same book in place of a hard passage, where there is one', () => {
  expect(propose('2 Kings 2:23-25').proposals[0]!.range.book).toBe('2KI');
  expect(propose('Genesis 19').proposals[0]!.range.book).toBe('GEN');
});

test.each(['Pourquoi les girafes ont un long cou', 'My robot has no batteries', 'zzqx'])(
  'gives children a story with nothing heavy when nothing fits %s',
  (words) => {
    const { fits, proposals } = propose(words);
    if (!fits) expect(proposals[0]!.passage?.care).toEqual([]);
    expect(proposals.length).toBe(3);
  },
);

test.each([
  ['Peter walks on the water', 'Matthew 14:22-33'],
  ['Samuel hears God calling', '1 Samuel 3:1-18'],
  ['Elisée et l’huile', '2 Kings 4:1-7'],
  ['Naaman', '2 Kings 5:1-14'],
])('recognizes a request for these people in %s', (idea, reference) => {
  const language = idea.includes('’') ? 'fr' : 'en';
  expect(passagesToldOf(idea, language).map(({ range }) => formatReference(range))).toContain(reference);
});

test.each([
  'My friend Daniel took my pencil',
  'Noah is afraid of the dentist',
  'Grandpa Joseph plants a tree',
  'two boys fight over a ball',
])('recognizes no request for people of the Bible in %s', (idea) => {
  expect(passagesToldOf(idea, 'en')).toEqual([]);
});
