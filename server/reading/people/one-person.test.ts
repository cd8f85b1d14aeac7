import { describe, expect, test } from 'vitest';
import { readPeople } from './read-people.ts';

const people = (language: 'en' | 'fr', ...texts: string[]) =>
  readPeople(
    texts.map((text) => ({ text })),
    language,
  ).people.map(({ id, age, sex }) => `${id} ${sex} ${age}`);

describe('two phrases for one person', () => {
  test.each([
    ['en', 'Grandpa Howard dropped his keys. Grandpa laughed.', ['howard male old']],
    ['en', 'In May a new headmaster came, Mr. Abu, with a list of rules.', ['abu male adult']],
    [
      'en',
      'Ama put down the steps. A big man in a cap came in. He took out a book. "I\'ll pay," said Eli Thwaite.',
      ['ama female adult', 'eli-thwaite male adult'],
    ],
    ['fr', 'Monsieur Lenoir, un vieil homme chauve, vivait seul.', ['lenoir male old']],
    ['fr', 'Madame Awa vendait du pain. C’était une grande femme forte avec un foulard.', ['awa female adult']],
    ['fr', 'Un garçon maigre, Kodjo, la regardait. Aujourd’hui, Kodjo est un homme.', ['kodjo male child']],
    ['fr', 'Madame Awa vendait du pain, et tous l’appelaient maman.', ['awa female adult']],
  ] as const)('%s: %s', (language, text, told) => {
    expect(people(language, text).filter((each) => !each.startsWith('tous'))).toEqual(told);
  });

  test('matches a man with the name that comes later', () => {
    expect(people('en', 'Miss Hall played for one singer.', 'He was Mr Bell, and he sang.')).toHaveLength(2);
  });

  test('shows one of the tale’s people from afar in its last words', () => {
    const told = 'Old Awo walked in. Awo ordered a boat. Awo paid. The carpenter nodded. He worked. She waited.';
    expect(people('en', told, 'Every Friday an old woman came in to complain.')).toEqual(
      expect.not.arrayContaining([expect.stringContaining('old-woman')]),
    );
  });
});

test('reads whoever is called to the door as another person who comes to it', () => {
  const told = 'Old Mr Hall lived alone. Ama and Kofi played. Their mother gave them rice and told them to go.';
  const { mentions } = readPeople([{ text: `${told} They knocked at his door. Ama gave him the rice. He ate.` }], 'en');
  const last = mentions[0]!.slice(3).map((each) => each.map(({ person }) => person).sort());
  expect(last).toEqual([['ama', 'hall', 'kofi'], ['ama', 'hall'], ['hall']]);
});

describe('ages', () => {
  test.each([
    [
      'en',
      'Kwame and Kofi were brothers. They had not spoken for seven years.',
      ['kwame male adult', 'kofi male adult'],
    ],
    ['en', 'His green Buick stood in the yard. Kofi washed it.', ['kofi male adult']],
  ] as const)('%s: %s', (language, text, told) => {
    expect(people(language, text)).toEqual(told);
  });
});
