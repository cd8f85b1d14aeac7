import { expect, test } from 'vitest';
import { concepts } from '#server/passages/concepts.ts';
import { tablePassages } from '#server/passages/passage-table.ts';
import { comfortFor, comforting, needsThatHurt } from './needs-that-hurt.ts';

const passage = (id: string) => tablePassages().find((each) => each.id === id)!;

test('every need that hurts names concepts that exist', () => {
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
  ['mon mari me bat', 'adults', 'violence'],
  ['I told a lie to my teacher', 'kids', 'guilt'],
  ['we lost our house in the flood', 'family', 'loss'],
  ['i feel like nobody would notice if i was gone', 'teens', 'despair'],
  ['sharing my snack', 'kids', undefined],
] as const)('%s is a need of %s: %s', (idea, audience, need) => {
  expect(comfortFor(idea, null, audience)?.need).toBe(need);
});

test('a lesson that was not written for a need that hurts gives way, and what it tells stays', () => {
  const reunion = passage('joseph-forgives-his-brothers');
  const divorce = comfortFor('Letting go of bitterness after divorce', reunion, 'adults')!;
  const lesson = comforting(divorce, reunion.lesson);
  expect(lesson.en).toContain('What broke may stay broken');
  expect(lesson.en).not.toContain('family can begin again');
});

test('the lesson of a passage that a teacher chose for the need stays as it is', () => {
  const house = passage('a-place-in-my-fathers-house');
  expect(comforting(comfortFor('Grandpa died', house, 'kids')!, house.lesson)).toEqual(house.lesson);
});
