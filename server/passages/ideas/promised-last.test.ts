import { expect, test } from 'vitest';
import { tablePassages } from '../passage-table.ts';
import { promisedIn, promisedLater } from './promised-last.ts';

const ranked = (...ids: string[]) => ids.map((id) => ({ passage: { id } }));
const order = (words: string, ...ids: string[]) =>
  promisedLater(words, ranked(...ids)).map(({ passage }) => passage.id);

const comforts = ['how-long-lord', 'the-lord-is-my-shepherd', 'joseph-in-prison', 'a-shepherd-is-chosen'];

test.each([
  ['We have been trying for a baby for six years', 'hannahs-prayer'],
  ['On attend un enfant depuis dix ans et rien ne vient', 'hannahs-prayer'],
  ['I have been ill for years', 'pray-for-one-another'],
  ['comment tenir quand on est malade depuis longtemps ?', 'pray-for-one-another'],
  ['My father is in prison', 'peter-freed-from-prison'],
  ['I got rejected from the team after I trained all summer', 'run-to-win-the-prize'],
  ['Ma fille est morte', 'jairus-daughter'],
])('gives “%s” no promise first', (idea, promised) => {
  const all = order(idea, promised, 'little-bethlehem', ...comforts);
  expect(comforts).toContain(all[0]);
  expect(all.slice(1, 3)).toEqual([promised, 'little-bethlehem']);
});

test.each([
  ['My friend has a cold', 'pray-for-one-another'],
  ['A new baby is coming', 'hannahs-prayer'],
  ['on attend un bébé', 'hannahs-prayer'],
  ['I want to win the race', 'run-to-win-the-prize'],
  ['teach me to pray', 'hannahs-prayer'],
])('leaves “%s” its order', (idea, first) => {
  expect(order(idea, first, 'how-long-lord')).toEqual([first, 'how-long-lord']);
});

test('names passages that exist', () => {
  const known = new Set(tablePassages().map(({ id }) => id));
  const { promised, instead } = promisedIn('childless, chronic, funeral, in prison');
  expect([...promised, ...instead].filter((id) => !known.has(id))).toEqual([]);
  expect([...instead].filter((id) => promised.has(id))).toEqual([]);
  expect(promised.size).toBeGreaterThan(20);
});
