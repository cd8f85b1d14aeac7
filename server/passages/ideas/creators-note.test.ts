import { formatReference, parseReference, rangesOverlap } from '#shared/story/scripture.ts';
import { expect, test } from 'vitest';
import { creatorsNote } from './creators-note.ts';
import { propose as proposed } from '../fixtures/fixture-ideas.ts';

test.each([
  ['Harvest festival, 5 mins', 'Harvest festival'],
  ['5 minutes: sharing a toy', 'sharing a toy'],
  ['Palm Sunday for all ages service', 'Palm Sunday'],
  ['Pourquoi attendre le mariage ? soirée jeunes', 'Pourquoi attendre le mariage ?'],
  ['Trusting God (youth group)', 'Trusting God'],
  ['my mother came five minutes too late', 'my mother came five minutes too late'],
  ['Why do I have to share? children’s church 10 mins', 'Why do I have to share?'],
  ['la pentecôte expliquée aux enfants', 'la pentecôte'],
  ['The Trinity explained to small children', 'The Trinity'],
  ['Noah’s ark for little ones', 'Noah’s ark'],
  ['Jesus cares for little ones', 'Jesus cares for little ones'],
  ['my children', 'my children'],
  ['I will not lie again', 'I will not lie again'],
  ['my brother is mean but not to me', 'my brother is mean but not to me'],
  ['I want friends, not the popular ones', 'I want friends, not the popular ones'],
  ['je n’ai pas encore pardonné', 'je n’ai pas encore pardonné'],
])('understands that in %s the tale is about %s', (idea, words) => {
  expect(creatorsNote(idea)).toEqual({ words, refused: [] });
});

test.each([
  ['who is my neighbour but not the good samaritan again please', 'who is my neighbour', 'Luke 10:25-37'],
  ['un récit sur le courage, pas encore David et Goliath', 'un récit sur le courage', '1 Samuel 17'],
  ['Christmas but not the shepherds again, maybe the wise men', 'Christmas, maybe the wise men', 'Luke 2:1-20'],
  ['Noël, mais pas encore les bergers', 'Noël', 'Luke 2:1-20'],
  ['trusting God, no lions this time please', 'trusting God', 'Daniel 6'],
])('excludes the passage that %s refuses', (idea, words, refused) => {
  const range = parseReference(refused)!;
  const note = creatorsNote(idea);
  expect(note.words).toBe(words);
  expect(note.refused.some((each) => rangesOverlap(each, range))).toBe(true);
  const { proposals } = proposed({ words: idea, audience: 'family', limit: 5 });
  expect(proposals).toHaveLength(5);
  expect(
    proposals.filter((each) => rangesOverlap(each.range, range)).map((each) => formatReference(each.range)),
  ).toEqual([]);
});

test('never gives a child who has lied a tale that ends in a curse on children', () => {
  for (const audience of ['kids', 'family'] as const)
    for (const words of ['I told a lie to my teacher', 'J’ai menti à ma maîtresse', 'lying'])
      expect(proposed({ words, audience, limit: 3 }).proposals.map(({ id }) => id)).not.toContain('gehazis-lie');
});

test.each([
  ['A devotion on trust. Please, not Jonah and not Daniel', ['JON', 'DAN']],
  ['Sermon about water, no whales, no giants', ['1SA']],
  ['Une histoire de mer, pas Jonas ni Noé', ['JON', 'GEN']],
])('excludes several things at once: %s', (idea, books) => {
  const refused = new Set(creatorsNote(idea).refused.map(({ book }) => book as string));
  expect(books.filter((book) => !refused.has(book))).toEqual([]);
});
