import { expect, test } from 'vitest';
import { readTale } from '../tale/read-tale.ts';
import { readPeople } from '../people/read-people.ts';

const people = (text: string, language: 'en' | 'fr' = 'en') => {
  const { people: all, marks } = readPeople([{ text }], language);
  return all.map((person) => ({
    ...person,
    marks: marks.filter((one) => one.person === person.id).map(({ mark }) => mark),
  }));
};
const scenes = (...texts: string[]) => readTale({ scenes: texts.map((text) => ({ text })) });

test('reads beards, arms, wheelchairs and grey hair from the text', () => {
  expect(people('A tall man with a white beard bought bread.')[0]!.marks).toEqual(['tall', 'grey-hair', 'beard']);
  expect(people('Kofi came home with a medal and no left arm.')[0]).toMatchObject({ marks: ['one-arm'] });
  expect(people("Koffi vivait avec son père, qui n'avait qu'un bras.", 'fr')[1]).toMatchObject({ marks: ['one-arm'] });
  expect(people('Au douze vivait Rosalie, une petite fille en fauteuil roulant.', 'fr')[0]).toMatchObject({
    age: 'child',
    marks: ['wheelchair'],
  });
  expect(people('Ama pushed her chair. She had been ill.')[0]).toMatchObject({ marks: [] });
});

test('shows a person who has been blind for years as blind, but not one who was blind once', () => {
  expect(people('Old Atanga, who had been blind since he was a young man, wove baskets.')).toMatchObject([
    { called: 'Atanga', age: 'old', marks: ['blind'] },
  ]);
  expect(people('The man who had been blind danced.')[0]).toMatchObject({ marks: [] });
});

test('keeps coloured clothes for the whole tale, but not what is only bought', () => {
  expect(people('I was seven, and I sat by the window in my red dress.')[0]).toMatchObject({
    age: 'child',
    sex: 'female',
    wears: 'red dress',
  });
  expect(people('Awa courait en robe bleue.', 'fr')[0]).toMatchObject({ wears: 'blue dress' });
  expect(people('Awa bought a red dress.')[0]).not.toHaveProperty('wears');
});

test('ages everybody when years pass', () => {
  const [first, , last] = scenes(
    'Afi was nine years old. She carried water.',
    'Afi ran to the church.',
    'Twelve years later Afi opened a shop. She sold bread.',
  );
  expect(first!.people[0]).toMatchObject({ called: 'Afi', age: 'child' });
  expect(last!.people[0]).toMatchObject({ called: 'Afi', age: 'adult' });
  const [girl, , still] = scenes('I was seven and I cried.', 'I ran home.', 'Twenty years later I sang in the church.');
  expect([girl!.people[0]?.age, still!.people[0]?.age]).toEqual(['child', 'adult']);
});

test('reads a nurse who comes in as somebody new, and an old woman as whoever is old', () => {
  expect(people('Mrs Hart lay on the floor. The nurse who came laughed.').map(({ called }) => called)).toEqual([
    'Hart',
    'The nurse',
  ]);
  const [, door] = readPeople(
    [{ text: 'Madame Blanc avait quatre-vingts ans. Madame Diallo chantait.' }, { text: 'La vieille dame ouvrit.' }],
    'fr',
  ).mentions;
  expect(door![0]!.map(({ person }) => person)).toEqual(['blanc']);
});

test('matches twins as brothers, a father as the man beside his boy, and the missing person as the one found', () => {
  expect(people('Kwame and Yaw were twins. Kwame gave the ball to his brother.').map(({ called }) => called)).toEqual([
    'Kwame',
    'Yaw',
  ]);
  expect(people('A man and a small boy clung to the rail. His father came after him.')).toHaveLength(2);
  const { mentions } = readPeople([{ text: 'Mr Bell sang. Kwame looked for Yaw. He found him in the yard.' }], 'en');
  expect(mentions[0]![2]!.map(({ person }) => person)).toEqual(['kwame', 'yaw']);
});
