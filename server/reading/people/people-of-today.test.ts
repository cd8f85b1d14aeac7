import { describe, expect, test } from 'vitest';
import { readPeople } from './read-people.ts';
import { readTale } from '../tale/read-tale.ts';

const known = (text: string, language: 'en' | 'fr') => readPeople([{ text }], language).people;

describe('age and sex from a title', () => {
  test('draws a person who was nine once as an adult', () => {
    const teacher = known(
      'Mr. Pritchard sat down. "When I was nine," said Mr. Pritchard, "I stood in that queue."',
      'en',
    )[0];
    expect(teacher).toMatchObject({ id: 'pritchard', age: 'adult' });
  });

  test('reads « monsieur » as a man, and matches him with « le vieil homme » later', () => {
    const people = known(
      "Monsieur Lambert traversait le parc. Nolan jouait. Nolan salua monsieur Lambert, et le vieil homme s'assit.",
      'fr',
    );
    expect(people.map(({ id, age }) => [id, age])).toEqual([
      ['lambert', 'old'],
      ['nolan', 'child'],
    ]);
  });

  test('reads "Baba" as an old man: the watchman mentioned before', () => {
    const people = known('Ama read her book. The night watchman, Baba Salifu, had a stick. He chased her away.', 'en');
    expect(people.map(({ id, sex, age }) => [id, sex, age])).toContainEqual(['salifu', 'male', 'old']);
    expect(people).toHaveLength(2);
  });
});

describe('a name of Scripture in a tale of today', () => {
  test('does not make a priest or king of a man with another life', () => {
    const [eli] = known('The library van stopped on the road. "I like this book," said Eli Thwaite.', 'en');
    expect(eli).toMatchObject({ age: 'adult', role: null });
    const [saul] = known('Saul repaired the bus at the station. He washed his hands in the kitchen.', 'en');
    expect(saul).toMatchObject({ age: 'adult', role: null });
  });

  test('does not take a namesake with a family name for the person of Scripture', () => {
    expect(known('Eli Thwaite carried a lamb home to his tent.', 'en')[0]).toMatchObject({ role: null });
    expect(known('Eli sat by the door of the temple of Yahweh.', 'en')[0]).toMatchObject({
      age: 'old',
      role: 'priest',
    });
  });
});

test('keeps « le garçon », said of a young man, the same man', () => {
  const people = known(
    "Il y avait un jeune homme maigre dans le bus. C'était Zana, le frère d'Awa. Le garçon baissa sa casquette.",
    'fr',
  );
  expect(people.map(({ called, age }) => [called, age])).toEqual([
    ['Zana', 'adult'],
    ['Awa', 'adult'],
  ]);
});

test('leaves out a child who only serves as a comparison', () => {
  const [first] = readTale({ scenes: [{ text: "Ama porta un gâteau aussi haut qu'un enfant de quatre ans." }] });
  expect(first!.people.map(({ called }) => called)).toEqual(['Ama']);
});

test('does not take an age from "the children’s stool"', () => {
  const people = known("Parveen met Rita in the shop. Rita was tired. Parveen pulled up the children's stool.", 'en');
  expect(people.slice(0, 2).map(({ called, age }) => [called, age])).toEqual([
    ['Parveen', 'adult'],
    ['Rita', 'adult'],
  ]);
});

test('reads « le vieux » as an old man, but not an old lorry', () => {
  const [first] = readTale({ scenes: [{ text: "Quand Koffi sortit à midi, le vieux dormait à l'ombre." }] });
  expect(first!.actors).toHaveLength(1);
  expect(first!.people.find(({ id }) => id === first!.actors[0])).toMatchObject({ sex: 'male', age: 'old' });
  expect(known('Koffi poussa le vieux camion.', 'fr').map(({ id }) => id)).toEqual(['koffi']);
});

test('matches « l’élève » with the boy named before', () => {
  const people = known(
    "Koffi sortit. Le garçon attendait au bord du trottoir. Koffi grimpa sur la moto. L'élève sauta à terre.",
    'fr',
  );
  expect(people.map(({ id }) => id)).toEqual(['koffi']);
});

test('resolves "she" to the owner of the house in the next sentence', () => {
  const [first] = readTale({
    scenes: [
      {
        text:
          "In Mawuse's house there was one lamp. So every evening she took her books and walked to the road. " +
          'Mawuse closed her book.',
      },
    ],
  });
  expect(first!.people.map(({ id }) => id)).toEqual(['mawuse']);
});

test('reads ancient rulers as men', () => {
  const [first] = readTale({
    scenes: [{ text: 'The Philistine rulers followed the ark to the border.' }],
    passage: { book: '1SA', from: { chapter: 6, verse: 12 }, to: { chapter: 6, verse: 12 } },
  });
  expect(first!.people[0]).toMatchObject({ sex: 'male' });
});

test('ignores a remembered age', () => {
  const ages = (text: string, language: 'en' | 'fr') => known(text, language).map(({ called, age }) => [called, age]);
  expect(ages('The barber Musa cut the hair. Hot oil had fallen on him when he was four.', 'en')).toEqual([
    ['Musa', 'adult'],
  ]);
  expect(ages('Agnes drove the bus. As a girl she had walked to school.', 'en')).toContainEqual(['Agnes', 'adult']);
  expect(ages('Karim conduisait le bus. Il avait perdu son père quand il avait quatre ans.', 'fr')).toContainEqual([
    'Karim',
    'adult',
  ]);
  expect(ages('Atia sat down. When Atia was ten, he came on a Thursday.', 'en')).toEqual([['Atia', 'child']]);
});

test('does not read gods and streets as people, and reads an « employé » as a clerk', () => {
  const names = (text: string) => known(text, 'en').map(({ called }) => called);
  expect(names('The children walked down Third Street and Mill Street. Third Street was full.')).toEqual([
    'The children',
  ]);
  expect(names('Tamika went to see him in Mercy Hospital. Tamika sat down.')).toEqual(['Tamika']);
  expect(names('Gideon pulled down the altar. “If Baal is a god, Baal can speak,” said Joash.')).toEqual([
    'Gideon',
    'Joash',
  ]);
  expect(known("L'employé leva son stylo.", 'fr')[0]).toMatchObject({ role: 'clerk', age: 'adult' });
  const [, daughter] = known('Dans la péniche vivait un marinier, sa fille Capucine et un chat.', 'fr');
  expect(daughter).toMatchObject({ called: 'Capucine', age: 'child' });
});
