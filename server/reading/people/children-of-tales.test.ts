import { expect, test } from 'vitest';
import { readPeople } from './read-people.ts';
import { readTale } from '../tale/read-tale.ts';

const ages = (text: string, language: 'en' | 'fr' = 'en') =>
  Object.fromEntries(readPeople([{ text }], language).people.map(({ called, age }) => [called, age]));

test('reads a brother and a sister of unknown age as children', () => {
  expect(ages('Emma had a little dog. Her brother Luke left the gate open, and it ran away.')).toMatchObject({
    Emma: 'child',
    Luke: 'child',
  });
  expect(ages('Emma drove to her office. Her brother Luke worked on a farm.')).toMatchObject({
    Emma: 'adult',
    Luke: 'adult',
  });
});

test('reads whoever a mother sends on an errand as a child, though others work', () => {
  const told = ages(
    [
      'Maman envoie Kodjo au marché. Kodjo paie la vendeuse. Il pense à la vendeuse qui travaille.',
      "Kodjo a faim, car il n'a pas mangé. « Merci, mon enfant », dit-elle.",
    ].join(' '),
    'fr',
  );
  expect(told).toMatchObject({ Kodjo: 'child' });
});

test('gives "her name was" to the newest person, and reads a doctor who is called as somebody new', () => {
  const girl = readPeople([{ text: 'The teacher, Mrs. Bell, brought a new girl. Her name was Amina.' }], 'en').people;
  expect(girl.map(({ called }) => called)).toEqual(['Bell', 'Amina']);
  const sick = readPeople(
    [{ text: 'Old Mr. Thompson lay in bed. Emma called the doctor. The doctor gave him medicine.' }],
    'en',
  ).people;
  expect(sick.map(({ called, role }) => [called, role])).toContainEqual(['Thompson', null]);
  expect(sick.map(({ role }) => role)).toContain('doctor');
});

test('keeps a sick person in bed until they get up', () => {
  const [, first, second, last] = readTale({
    scenes: [
      'Emma lived next door to Mr. Thompson.',
      'Mr. Thompson was in bed with a fever. Emma read him a story in his bedroom.',
      'Emma told him about the school.',
      'After two weeks Mr. Thompson stood at his gate and waved to Emma.',
    ].map((text) => ({ text })),
  });
  expect([first!.action, second!.action, last!.action]).toEqual(['lie-sick', 'lie-sick', 'wave']);
  expect(second!.targets).toEqual(['emma']);
});

test('shows a prophet doing what God tells him', () => {
  const [scene] = readTale({
    scenes: [{ text: '“You also, son of man, take a tile, and lay it before yourself.”' }],
    passage: { book: 'EZK', from: { chapter: 4, verse: 1 }, to: { chapter: 4, verse: 1 } },
  });
  expect(scene).toMatchObject({ action: 'hold', actors: ['ezekiel'], things: [{ name: 'tile' }] });
});

test('draws grandparents and great-grandparents as old, by noun and by title', () => {
  expect(ages('Granny Yaa sat on the veranda with her great-grandma.')).toMatchObject({ Yaa: 'old' });
  expect(ages('Il appela son arrière-grand-père.', 'fr')).toMatchObject({ 'son arrière-grand-père': 'old' });
  expect(ages('Le soir, Papi Koffi raconta une histoire.', 'fr')).toMatchObject({ Koffi: 'old' });
});

test('reads the friends and neighbours of children, and whoever has a living grandmother, as children', () => {
  expect(
    ages(
      [
        'Adjoa promised her great-grandmother Nana Yaa that she would come on Saturday.',
        'But on Saturday her friends called her to a birthday party. Nana Yaa sat with the Bible on her knees.',
      ].join(' '),
    ),
  ).toMatchObject({ Adjoa: 'child', 'Nana Yaa': 'old', 'her friends': 'child' });
  expect(ages('Alfie was eight years old. Alfie could not swim. The others jumped in at the deep end.')).toMatchObject({
    Alfie: 'child',
    'The others': 'child',
  });
});

test('does not take a child who sells something for an adult', () => {
  expect(ages('Hannah and her brother Eli sold lemonade at the end of their driveway.')).toMatchObject({
    Hannah: 'child',
    Eli: 'child',
  });
});

test('makes both men of « les deux vieux messieurs » old', () => {
  const tale = 'M. Leroy et M. Dubois étaient voisins. Les deux enfants jouaient. Les deux vieux messieurs sortirent.';
  const told = ages(tale, 'fr');
  expect(told).toMatchObject({ Leroy: 'old', Dubois: 'old' });
});

const agesIn = (language: 'en' | 'fr', ...texts: string[]) =>
  readPeople(
    texts.map((text) => ({ text })),
    language,
  ).people.map(({ called, age }) => [called, age]);

test('believes years rather than nouns and company', () => {
  expect(
    agesIn(
      'fr',
      'Camille, qui avait dix-neuf ans, frappa à la porte.',
      '« Tonton, est-ce que tu peux venir ? » demanda Camille.',
    ),
  ).toContainEqual(['Camille', 'adult']);
  expect(
    agesIn('fr', 'Awa avait quinze ans et habitait avec son père. « Viens, ma fille », dit-il à Awa.'),
  ).toContainEqual(['Awa', 'teen']);
});

test('takes a grown-up son for an adult', () => {
  const told = agesIn('en', 'Agnes, who was sixty-three, lived here with her grown-up son Tomek.', 'Tomek laughed.');
  expect(told).toContainEqual(['Tomek', 'adult']);
});

test('takes a job beside years for the same person', () => {
  expect(agesIn('en', 'Agnes, who was sixty-three and a retired driver, lived in Leeds. Agnes laughed.')).toEqual([
    ['Agnes', 'old'],
  ]);
});

test('knows a person whose name stands behind « à » once', () => {
  const told = agesIn('fr', "Alors la vieille Tené, qui marchait avec un bâton, s'approcha. Awa porta l'eau à Tené.");
  expect(told.map(([called]) => called)).toContain('Tené');
});
