import { describe, expect, test } from 'vitest';
import { readPeople } from './read-people.ts';
import { readTale } from '../tale/read-tale.ts';

const known = (text: string, language: 'en' | 'fr') => readPeople([{ text }], language).people;

describe('the age and sex that a title gives', () => {
  test('who was nine once is no child now', () => {
    const teacher = known(
      'Mr. Pritchard sat down. "When I was nine," said Mr. Pritchard, "I stood in that queue."',
      'en',
    )[0];
    expect(teacher).toMatchObject({ id: 'pritchard', age: 'adult' });
  });

  test('« monsieur » makes a man, whom « le vieil homme » means later', () => {
    const people = known(
      "Monsieur Lambert traversait le parc. Nolan jouait. Nolan salua monsieur Lambert, et le vieil homme s'assit.",
      'fr',
    );
    expect(people.map(({ id, age }) => [id, age])).toEqual([
      ['lambert', 'old'],
      ['nolan', 'child'],
    ]);
  });

  test('Baba is an old man, and the previous watchman', () => {
    const people = known('Ama read her book. The night watchman, Baba Salifu, had a stick. He chased her away.', 'en');
    expect(people.map(({ id, sex, age }) => [id, sex, age])).toContainEqual(['salifu', 'male', 'old']);
    expect(people).toHaveLength(2);
  });
});

describe('a name of Scripture in a tale of today', () => {
  test('makes no priest or king of a man with another life', () => {
    const [eli] = known('The library van stopped on the road. "I like this book," said Eli Thwaite.', 'en');
    expect(eli).toMatchObject({ age: 'adult', role: null });
    const [saul] = known('Saul repaired the bus at the station. He washed his hands in the kitchen.', 'en');
    expect(saul).toMatchObject({ age: 'adult', role: null });
  });

  test('nor where a family name tells somebody else', () => {
    expect(known('Eli Thwaite carried a lamb home to his tent.', 'en')[0]).toMatchObject({ role: null });
    expect(known('Eli sat by the door of the temple of Yahweh.', 'en')[0]).toMatchObject({
      age: 'old',
      role: 'priest',
    });
  });
});

test('« le garçon », said of a young man, is still a man, and the same', () => {
  const people = known(
    "Il y avait un jeune homme maigre dans le bus. C'était Zana, le frère d'Awa. Le garçon baissa sa casquette.",
    'fr',
  );
  expect(people.map(({ called, age }) => [called, age])).toEqual([
    ['Zana', 'adult'],
    ['Awa', 'adult'],
  ]);
});

test('a child with whom a thing is compared is not there', () => {
  const [first] = readTale({ scenes: [{ text: "Ama porta un gâteau aussi haut qu'un enfant de quatre ans." }] });
  expect(first!.people.map(({ called }) => called)).toEqual(['Ama']);
});

test("the children's stool says nothing of the age of those who are there", () => {
  const people = known("Parveen met Rita in the shop. Rita was tired. Parveen pulled up the children's stool.", 'en');
  expect(people.slice(0, 2).map(({ called, age }) => [called, age])).toEqual([
    ['Parveen', 'adult'],
    ['Rita', 'adult'],
  ]);
});

test('« le vieux » is an old man, and an old lorry is none', () => {
  const [first] = readTale({ scenes: [{ text: "Quand Koffi sortit à midi, le vieux dormait à l'ombre." }] });
  expect(first!.actors).toHaveLength(1);
  expect(first!.people.find(({ id }) => id === first!.actors[0])).toMatchObject({ sex: 'male', age: 'old' });
  expect(known('Koffi poussa le vieux camion.', 'fr').map(({ id }) => id)).toEqual(['koffi']);
});

test('« l’élève » is the boy who was named before', () => {
  const people = known(
    "Koffi sortit. Le garçon attendait au bord du trottoir. Koffi grimpa sur la moto. L'élève sauta à terre.",
    'fr',
  );
  expect(people.map(({ id }) => id)).toEqual(['koffi']);
});

test('who owns a house is "she" of the next sentence', () => {
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

test('rulers of old are men', () => {
  const [first] = readTale({
    scenes: [{ text: 'The Philistine rulers followed the ark to the border.' }],
    passage: { book: '1SA', from: { chapter: 6, verse: 12 }, to: { chapter: 6, verse: 12 } },
  });
  expect(first!.people[0]).toMatchObject({ sex: 'male' });
});

test('an age that is remembered is no age of today', () => {
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

test('gods and streets are nobody, and an « employé » is a clerk', () => {
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
