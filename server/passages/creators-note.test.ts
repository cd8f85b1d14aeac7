import { formatReference } from '#shared/scripture.ts';
import { expect, test } from 'vitest';
import { creatorsNote } from './creators-note.ts';
import { proposePassages } from './propose-passages.ts';

test.each([
  ['Harvest festival, 5 mins', 'Harvest festival'],
  ['5 minutes: sharing a toy', 'sharing a toy'],
  ['Palm Sunday for all ages service', 'Palm Sunday'],
  ['Pourquoi attendre le mariage ? soirée jeunes', 'Pourquoi attendre le mariage ?'],
  ['Trusting God (youth group)', 'Trusting God'],
  ['my mother came five minutes too late', 'my mother came five minutes too late'],
  ['Why do I have to share? children’s church 10 mins', 'Why do I have to share?'],
  ['my children', 'my children'],
  ['I will not lie again', 'I will not lie again'],
  ['je n’ai pas encore pardonné', 'je n’ai pas encore pardonné'],
])('of %s the tale is about %s', (idea, words) => {
  expect(creatorsNote(idea)).toEqual({ words, refused: [] });
});

test.each([
  ['who is my neighbour but not the good samaritan again please', 'who is my neighbour', 'LUK', 10],
  ['un récit sur le courage, pas encore David et Goliath', 'un récit sur le courage', '1SA', 17],
])('%s refuses a passage, which is then not proposed', (idea, words, book, chapter) => {
  const note = creatorsNote(idea);
  expect(note.words).toBe(words);
  expect(note.refused.map(({ book: code }) => code)).toContain(book);
  const proposed = proposePassages({ words: idea, audience: 'family', limit: 5 }).proposals;
  expect(proposed).toHaveLength(5);
  expect(
    proposed.filter(({ range }) => range.book === book && range.from.chapter === chapter).map(({ range }) => formatReference(range)),
  ).toEqual([]);
});

test('a child who has lied is never given a tale that ends in a curse on children', () => {
  for (const audience of ['kids', 'family'] as const)
    for (const words of ['I told a lie to my teacher', 'J’ai menti à ma maîtresse', 'lying'])
      expect(proposePassages({ words, audience, limit: 3 }).proposals.map(({ id }) => id)).not.toContain('gehazis-lie');
});
