import { describe, expect, test } from 'vitest';
import { peopleCases, scoreCase } from '../fixtures/people-cases.ts';
import { readPeople } from './read-people.ts';

/** Who is seen and who is only spoken of, sentence by sentence, as ids. */
const told = (text: string, language: 'en' | 'fr' = 'en') => {
  const { people, mentions } = readPeople([{ text }], language);
  const ids = (absent: boolean) =>
    mentions
      .flat()
      .map((sentence) => [...new Set(sentence.filter((each) => each.absent === absent).map(({ person }) => person))]);
  return { people, seen: ids(false), away: ids(true) };
};

describe('the people of short texts, sentence by sentence', () => {
  test.each([
    ['people-english', 0.9, 0.9, 0.9],
    ['people-french', 0.9, 0.9, 0.9],
    ['people-bible', 0.65, 0.75, 0.75],
    ['people-tales', 0.92, 0.9, 0.95],
    ['people-fresh', 0.88, 0.85, 0.84],
    ['people-unseen', 0.9, 0.88, 0.88],
  ] as const)('%s', (file, precision, recall, facts) => {
    const scores = peopleCases(file).map((one) => scoreCase(one, readPeople(one.scenes, one.language)));
    const sum = (of: 'hits' | 'found' | 'wanted' | 'facts' | 'factsWanted') =>
      scores.reduce((total, score) => total + score[of], 0);
    const misses = scores.flatMap((score) => score.misses).join('\n');
    expect(sum('hits') / sum('found'), misses).toBeGreaterThanOrEqual(precision);
    expect(sum('hits') / sum('wanted'), misses).toBeGreaterThanOrEqual(recall);
    expect(sum('facts') / sum('factsWanted'), misses).toBeGreaterThanOrEqual(facts);
  });
});

test('keeps one id from scene to scene for name, noun and pronoun', () => {
  const { people, mentions } = readPeople(
    [{ text: 'A girl named Ama lived in Accra.' }, { text: 'She swept the yard.' }, { text: 'The girl sang.' }],
    'en',
  );
  expect(people).toMatchObject([{ called: 'Ama', sex: 'female', age: 'child', count: 1 }]);
  expect(mentions.map(([sentence]) => [...new Set(sentence?.map(({ person }) => person))])).toEqual([
    [people[0]?.id],
    [people[0]?.id],
    [people[0]?.id],
  ]);
});

test('records where a mention is in its sentence', () => {
  const text = 'Kofi saw his grandmother.';
  const { mentions } = readPeople([{ text }], 'en');
  expect(
    mentions[0]?.[0]?.filter(({ how }) => how !== 'pronoun').map(({ start, end }) => text.slice(start, end)),
  ).toEqual(['Kofi', 'his grandmother']);
});

test('does not read things, weather or God as people', () => {
  expect(
    readPeople([{ text: 'The waves rose. They fell on the shore. God made the sea. It was night.' }], 'en').people,
  ).toEqual([]);
  expect(readPeople([{ text: 'Le vent se lève. Il souffle sur la mer. Il fait nuit.' }], 'fr').people).toEqual([]);
  expect(readPeople([], 'en')).toMatchObject({ people: [], mentions: [], marks: [] });
});

test('marks the dead, owners and the remembered as absent', () => {
  expect(told('Esi lived with her aunt after her father died.')).toMatchObject({ seen: [['esi', 'aunt']] });
  expect(told('Kwame went to the house of Simon.').away[0]).toContain('simon');
  expect(told('Ama missed her brother.').away[0]).toContain('brother');
  expect(told('Awa pense à sa grand-mère.', 'fr').away[0]).toContain('grand-mère');
});

test('hides people who are pictured, unseen, gone, sent to, wished for or only mentioned', () => {
  expect(told('On the wall hung a photograph of a woman with four children.').seen[0]).toEqual([]);
  expect(told('Ama slept. Nobody had seen Kofi.').seen[1]).toEqual([]);
  expect(told('Kofi was a fisherman. That night he did not come home.').seen[1]).toEqual([]);
  expect(told('Esi sent her sons to the king.').away[0]).toContain('king');
  expect(told('Esi wanted to marry a rich man.').seen[0]).toEqual(['esi']);
  expect(told('Awa chante. Son frère était parti en mer.', 'fr').away[1]).toContain('frère');
});

test('shows the dead again when they are touched or act', () => {
  expect(told('A servant told Jairus that his daughter was dead. Jesus took the girl by the hand.').seen[1]).toContain(
    'daughter',
  );
});

test('matches somebody’s son with the baby mentioned before', () => {
  const { people, seen } = told(
    'A mother came in with a baby. Kofi the nurse washed the child. The mother kissed her son.',
  );
  expect(people.filter(({ age }) => age === 'baby')).toHaveLength(1);
  expect(seen[2]).toEqual(['mother', 'baby']);
});

test('matches a listed group with its members, and keeps the number of pronouns', () => {
  const { people, seen } = told(
    'Lydia had two children, Tom and Rosa. They sat down. The two of them ate. Lydia gave each child a roll.',
  );
  expect(people.map(({ id }) => id)).toEqual(['lydia', 'tom', 'rosa']);
  expect(seen[2]?.toSorted()).toHaveLength(2);
  expect(seen[3]?.toSorted()).toEqual(['lydia', 'rosa', 'tom']);
});

test('numbers people of the same sex and age, but not groups', () => {
  const { people } = told('Ama met Esi. Kofi met three soldiers. "Come," said Kofi to Kwame.');
  expect(people.map(({ id, turn }) => [id, turn])).toEqual([
    ['ama', 0],
    ['esi', 1],
    ['kofi', 0],
    ['three-soldiers', undefined],
    ['kwame', 1],
  ]);
});

test('relates a mother to the child of the tale, not to the old man', () => {
  const { people } = told(
    'Yao was a boy. His mother sold fish. An old man called him. The old man sat down. His mother came.',
  );
  expect(people.filter(({ role }) => role === 'mother')).toHaveLength(1);
});

test('distinguishes the younger and the elder of two sons', () => {
  const { people, seen } = told(
    'A farmer had two sons. The younger son was lazy. The elder worked. He called his brother.',
  );
  expect(people.map(({ called }) => called)).toEqual(['A farmer', 'The younger son', 'The elder']);
  expect(seen[3]).toEqual([seen[2]?.[0], seen[1]?.[0]]);
});

test('reads names of object properties as plain words, and part of an endless sentence', () => {
  expect(readPeople([{ text: 'The constructor saw its valueOf. Constructor toString.' }], 'en').people).toEqual([]);
  const text = `Kofi ran ${'and ran '.repeat(3000)}to Ama.`;
  expect(readPeople([{ text }], 'en').people.map(({ id }) => id)).toEqual(['kofi']);
});

test('does not use "he" or "she" for animals and God, and reads a named dog as nobody', () => {
  expect(told('The donkey lay down. She was tired. A dog named Rex barked. He was old.').people).toEqual([]);
  expect(told('God made the moon. He saw that it was good.').people).toEqual([]);
});

test('reads ages in years', () => {
  const ages = (text: string, language: 'en' | 'fr' = 'en') => told(text, language).people.map(({ age }) => age);
  expect(ages('Zara is seven years old. Ben was sixteen years old. Kofi was 70 years old.')).toEqual([
    'child',
    'teen',
    'old',
  ]);
  expect(ages('Awa a huit ans. Koffi avait trente ans.', 'fr')).toEqual(['child', 'adult']);
});

test('reads the size of a group', () => {
  expect(told('Ten lepers stood far away.').people).toMatchObject([{ count: 10, role: 'leper' }]);
  expect(told('Trois pêcheurs tirent le filet.', 'fr').people).toMatchObject([
    { count: 3, sex: 'male', role: 'fisherman' },
  ]);
});

test('reads "I" and "you" in speech as speaker and listener, and "I" outside as the narrator', () => {
  expect(told('Ama met Kofi. "I see you," said Ama.').seen[1]?.toSorted()).toEqual(['ama', 'kofi']);
  expect(told('When I was a girl, I climbed trees.').people).toMatchObject([{ sex: 'female', age: 'child' }]);
});

test('reads unknown names as people where they act', () => {
  expect(told('Zorimba opened the door. Then Zorimba laughed.').people.map(({ called }) => called)).toEqual([
    'Zorimba',
  ]);
  expect(
    told('They walked to Zorimba. In Zorimba the market was closed.').people.map(({ called }) => called),
  ).not.toContain('Zorimba');
});

test('recognizes the names of the cast sheet', () => {
  const sheet = [{ name: 'Quixa, the old sailor', kind: 'person', look: 'an old man, white hair' }];
  expect(readPeople([{ text: 'Near Quixa a bird sang.' }], 'en', sheet).people).toMatchObject([
    { called: 'Quixa', age: 'old' },
  ]);
});
