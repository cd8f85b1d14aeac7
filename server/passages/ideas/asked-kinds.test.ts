import { expect, test } from 'vitest';
import { askedKinds } from './asked-kinds.ts';
import { creatorsNote } from './creators-note.ts';
import { propose } from '../fixtures/fixture-ideas.ts';
import { tablePassages } from '../passage-table.ts';

const ids = (idea: string, language: 'en' | 'fr') => {
  const isOfKind = askedKinds(idea, language);
  return isOfKind && tablePassages().flatMap((passage) => (isOfKind(passage) ? [passage.id] : []));
};

test.each([
  ['a battle story with a woman in it', 'en', 'deborah-leads-the-way', 'david-and-goliath'],
  ['A noisy one please!', 'en', 'the-walls-of-jericho', 'sleep-in-peace'],
  ['a psalm for our sick mother', 'en', 'sleep-in-peace', 'ruth-stays'],
  ['une histoire de Jésus', 'fr', 'zacchaeus-in-the-tree', 'david-and-goliath'],
  ['un épisode drôle de la Bible', 'fr', 'balaams-donkey', 'sleep-in-peace'],
] as const)('%s: only what shows it', (idea, language, shown, other) => {
  expect(ids(idea, language)).toContain(shown);
  expect(ids(idea, language)).not.toContain(other);
});

test.each([
  ['My mother and her sick child', 'en'],
  ['Jesus and me', 'en'],
  ['the war took our house', 'en'],
  ['mes enfants se disputent', 'fr'],
] as const)('%s asks for no kind', (idea, language) => {
  expect(askedKinds(idea, language)).toBeNull();
});

test('does not propose a person, a kind or a thing that is refused', () => {
  for (const [idea, refused] of [
    ['A battle story with a woman in it. Not Esther, everyone always does Esther', /esther/],
    ['a hero who trembles, not David', /david/],
    ['a story of being called, but nothing from Paul please', /paul/],
    ['christmas from an unusual angle. No shepherds, no wise men', /shepherd|wise-men/],
    ['une histoire de Jésus mais sans la croix', /cross/],
  ] as const) {
    expect([idea, creatorsNote(idea).refused.length > 0]).toEqual([idea, true]);
    const proposals = propose({ words: idea, audience: 'teens', limit: 3 }).proposals.map(({ id }) => id);
    expect([idea, proposals.filter((id) => refused.test(id))]).toEqual([idea, []]);
  }
  for (const idea of ['no friends, nobody listens to me', 'a boy without shoes'])
    expect(creatorsNote(idea).refused).toEqual([]);
});
