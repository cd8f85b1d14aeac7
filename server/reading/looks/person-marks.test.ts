import { describe, expect, test } from 'vitest';
import { readTale } from '../tale/read-tale.ts';

/** What shows on each person in each scene, by what the tale calls them. */
const marksIn = (...scenes: readonly string[]) =>
  readTale({ scenes: scenes.map((text) => ({ text })) }).map(({ people }) =>
    Object.fromEntries(people.flatMap(({ called, marks }) => (marks ? [[called, marks]] : []))),
  );

describe('what shows on people', () => {
  test.each([
    ['A pregnant woman sat down in the bus.', { 'A pregnant woman': ['pregnant'] }],
    ['Une femme enceinte entra dans la boutique.', { 'Une femme': ['pregnant'] }],
    ['Efua was pregnant. Efua carried a bucket to the house.', { Efua: ['pregnant'] }],
    ['A blind man with a stick crossed the street.', { 'A blind man': ['blind', 'stick'] }],
    ['Mr. Mensah put on his glasses and read the letter.', { Mensah: ['glasses'] }],
    ['Le vieux pêcheur tirait le filet, avec sa casquette.', { 'Le vieux pêcheur': ['cap'] }],
    ['Koffi, a boy of ten in his school uniform, ran to the market.', { Koffi: ['uniform'] }],
    ['Esi tied the baby on her back and walked to the clinic.', { Esi: ['baby-on-back'] }],
    ['Kwame was short and fat and wore glasses.', { Kwame: ['short', 'stout', 'glasses'] }],
    ['Rosie, with ginger plaits and round glasses, sat down.', { Rosie: ['red-hair', 'braids', 'glasses'] }],
    ['Un garçon maigre, Kodjo, la regardait.', { Kodjo: ['thin'] }],
    ['Mr. Mensah read the rule, and nobody wore a hat.', {}],
    ['Kojo found the glasses of the teacher and carried them home.', {}],
    ['The nurse took off her cap and sat down.', {}],
  ])('%s', (text, marks) => {
    expect(marksIn(text)[0]).toEqual(marks);
  });

  test('shows marks in all scenes, and nobody pregnant after the birth', () => {
    const scenes = marksIn(
      'Marie was pregnant. Marie swept the kitchen of her house.',
      'Marie sat at the table and ate.',
      'At night Marie gave birth to a girl. Marie held the baby and wept.',
      'Marie washed the baby.',
    );
    expect(scenes.map(({ Marie }) => Marie ?? null)).toEqual([['pregnant'], ['pregnant'], null, null]);
  });
});

test('joins brothers who are told of together and their parents into one family', () => {
  const [first] = readTale({
    scenes: [
      { text: 'Two brothers, Kojo and Yaw, hugged their mother. A soldier greeted Kojo, Yaw and their mother.' },
    ],
  });
  const families = first!.people.map(({ called, family }) => [called, family]);
  expect(new Set(families.filter(([, family]) => family).map(([, family]) => family)).size).toBe(1);
  expect(families.filter(([, family]) => family).length).toBeGreaterThan(1);
});

test('draws a person who "was old" as old, but not one who was "old enough"', () => {
  const ages = (text: string) => readTale({ scenes: [{ text }] })[0]!.people.map(({ age }) => age);
  expect(ages('Kojo was old and had only one eye. Kojo rowed the boat.')).toEqual(['old']);
  expect(ages('Kojo was old enough to row. Kojo rowed the boat.')).toEqual(['adult']);
});

test('keeps a passage in Scripture in spite of a single present-day word', () => {
  const passage = { book: '2KI', from: { chapter: 11, verse: 1 }, to: { chapter: 11, verse: 4 } };
  const scenes = [
    {
      text:
        'Jehosheba took the baby away with his nurse and hid him. Jehoiada the priest showed them the king’s ' +
        'son in the house of God.',
    },
  ];
  expect(readTale({ scenes, passage })[0]!.era).toBe('scripture');
});
