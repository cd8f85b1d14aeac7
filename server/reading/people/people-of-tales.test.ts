import { describe, expect, test } from 'vitest';
import { parseReference } from '#shared/story/scripture.ts';
import { readPeople } from './read-people.ts';

/** Who is seen in each sentence of a text, by id, each once. */
const seen = (text: string, language: 'en' | 'fr' = 'en') =>
  readPeople([{ text }], language)
    .mentions.flat()
    .map((sentence) => [...new Set(sentence.filter(({ absent }) => !absent).map(({ person }) => person))]);

describe('who is meant', () => {
  test.each([
    [
      'a man who was spoken of is there when somebody goes to him',
      'A nobleman heard that Jesus had come. He went to him and begged him.',
      1,
      ['nobleman', 'jesus'],
    ],
    [
      'the subject of a clause behind a thing is not that of the sentence',
      'Jesus said to a nobleman, "Go." The man believed the word that Jesus spoke to him, and he left. He ran home.',
      2,
      ['nobleman'],
    ],
    [
      'the twins are brother and sister',
      'Kwame and his twin sister Akua were on the bus with a soldier. The soldier gave the twins some bread.',
      1,
      ['soldier', 'kwame', 'akua'],
    ],
    [
      'the boys are the sons',
      'The farmer Mensah had three sons and one daughter, Afia. The boys carried the yams.',
      1,
      ['three-sons'],
    ],
    [
      'her brothers are the sons of her father',
      'The farmer Mensah had three sons and one daughter, Afia. Her brothers laughed at Afia.',
      1,
      ['three-sons', 'afia'],
    ],
    [
      'each child is every one of them',
      'The farmer Mensah had three sons and one daughter, Afia. Each child took a yam.',
      1,
      ['three-sons', 'afia'],
    ],
    [
      'whoever is given something into the lap is there',
      'Afia met a blind woman. Afia knelt down and put the yam in the woman’s lap.',
      1,
      ['afia', 'blind-woman'],
    ],
    [
      'things are no people',
      'Two girls swept the yard. The boys chose the three biggest yams and carried them home.',
      1,
      ['boys'],
    ],
    [
      'whoever has just come in speaks',
      'Afia met an old blind woman. "I am hungry," she said.',
      1,
      ['old-blind-woman'],
    ],
    ['a hand that is held is somebody else’s', 'Lena could not sleep. The nurse held her hand.', 1, ['nurse', 'lena']],
    [
      'a question is put to somebody',
      'Lena lay in bed. Mr. Novak told her what was going on outside.',
      1,
      ['novak', 'lena'],
    ],
  ])('%s', (_, text, at, people) => {
    expect(seen(text)[at]).toEqual(people);
  });

  test.each([
    ['who is stressed is the subject', 'Le médecin sortit. Le boulanger, lui, pleurait.', 1, ['boulanger']],
    [
      'what relatives were before is told by the way',
      'Le boulanger dormait. La femme se mit à pétrir, car son père avait été boulanger.',
      1,
      ['femme'],
    ],
    ['for whom something is bought is not there', 'Un soldat acheta un pagne pour sa femme.', 0, ['soldat']],
  ])('%s', (_, text, at, people) => {
    expect(seen(text, 'fr')[at]).toEqual(people);
  });
});

test('draws a mother who is a nurse as one person, and gives a later name to the person of the first phrase', () => {
  const mother = readPeople(
    [{ text: 'Lucie avait neuf ans. Sa mère était infirmière et rentrait tard.' }],
    'fr',
  ).people.at(-1);
  expect(mother).toMatchObject({ called: 'Sa mère', role: 'nurse' });
  const { people } = readPeople(
    [{ text: 'He came to the gate and called to a widow. Elijah told her not to be afraid.' }],
    'en',
    [],
    parseReference('1KI 17:10'),
  );
  expect(people.map(({ called }) => called)).toEqual(['Elijah', 'a widow']);
});
