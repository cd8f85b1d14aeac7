import { expect, test } from 'vitest';
import { concepts } from '#server/passages/ideas/concepts.ts';
import { tablePassages } from '#server/passages/passage-table.ts';
import { comfortFor, comforting, needsThatHurt, speaksOfHurt } from './needs-that-hurt.ts';

const passage = (id: string) => tablePassages().find((each) => each.id === id)!;

test('names existing concepts for every painful need', () => {
  const named = needsThatHurt.flatMap(([, ids]) => ids);
  expect(named.filter((id) => !concepts().has(id))).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
});

test.each([
  ['Letting go of bitterness after divorce', 'adults', 'divorce'],
  ['quelqu’un de ma famille est en prison', 'teens', 'prison'],
  ['Grandpa died. Where is he now?', 'kids', 'death'],
  ['my dog died', 'kids', 'pet'],
  ['my parents are getting divorced', 'teens', 'parents who part'],
  ['je n’arrive pas à arrêter de boire', 'adults', 'addiction'],
  ['mon mari me bat', 'adults', 'abuse'],
  ['My uncle touches me and says it’s our secret', 'kids', 'abuse'],
  ['a mate told me he wants to die, what do I say to him', 'teens', 'another in danger'],
  ['my friend cuts herself and told me not to tell', 'teens', 'another in danger'],
  ['je veux mourir', 'teens', 'self in danger'],
  ['I told a lie to my teacher', 'kids', 'guilt'],
  ['we lost our house in the flood', 'family', 'loss'],
  ['i feel like nobody would notice if i was gone', 'teens', 'self in danger'],
  // A word such as “lost” or “death” alone does not show a painful need.
  ['I lost my key and I must sit on the step until Mum comes home', 'kids', undefined],
  ['christmas once more, we’ve done the shepherds to death', 'family', undefined],
  ['the maize is dying and we wait for rain', 'adults', undefined],
  ['Biology class says evolution, so is Genesis a lie', 'teens', undefined],
  ['Notre équipe a perdu 7 à 0', 'teens', undefined],
  ['Pourquoi les adultes disent une chose et font le contraire', 'teens', undefined],
  ['sharing my snack', 'kids', undefined],
] as const)('%s is a need of %s: %s', (idea, audience, need) => {
  expect(comfortFor(idea, null, audience)?.need).toBe(need);
});

test('replaces a lesson that does not suit a painful need, and keeps the story', () => {
  const reunion = passage('joseph-forgives-his-brothers');
  const divorce = comfortFor('Letting go of bitterness after divorce', reunion, 'adults')!;
  const lesson = comforting(divorce, reunion.lesson);
  expect(lesson.en).toContain('What broke may stay broken');
  expect(lesson.en).not.toContain('family can begin again');
});

test('keeps the lesson of a passage that a teacher chose for the need', () => {
  const house = passage('a-place-in-my-fathers-house');
  expect(comforting(comfortFor('Grandpa died', house, 'kids')!, house.lesson)).toEqual(house.lesson);
});

test('uses the passage’s own lesson when nobody chose it for the need', () => {
  expect(comfortFor('Grandpa died', passage('the-lost-coin'), 'kids')).toBeNull();
  expect(comfortFor('my friend cuts herself', passage('the-lost-coin'), 'teens')).toMatchObject({
    isUrgent: true,
    isChosen: false,
  });
});

test.each([
  ['A man I met online took all my savings', true],
  ['we buried my brother on Friday', true],
  ['mon mari m’a trompée', true],
  ['Our choir wins the cup', false],
  ['sharing my snack', false],
  ['le partage du goûter', false],
])('recognizes in %s somebody whom advice would hurt: %s', (idea, isSo) => {
  expect(speaksOfHurt(idea)).toBe(isSo);
});
