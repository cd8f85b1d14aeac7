import { expect, test } from 'vitest';
import { readTale } from './read-tale.ts';

const people = (...scenes: readonly string[]) =>
  new Map(
    readTale({ scenes: scenes.map((text) => ({ text })) }).flatMap((scene) =>
      scene.people.map((person) => [person.called, person.age] as const),
    ),
  );

test('reads an age of two words', () => {
  const told = people(
    'At school Mr Koroma taught his pupils to read.',
    'Hawa, who was twenty-eight and sold oranges, hugged her teacher.',
  );
  expect(told.get('Hawa')).toBe('adult');
});

test('takes whoever has work behind the name for grown up, in a tale of children too', () => {
  const told = people(
    'Lucas avait dix ans et rentrait de l’école avec son cartable et son ballon.',
    'Nadine, la conductrice, regarda Lucas.',
  );
  expect(told.get('Nadine')).toBe('adult');
});

test('takes nobody for a child by their company when the main person is long grown up', () => {
  const told = people(
    'Peter was forty-four, he drove a taxi in Leeds, and his daughter Ruby was five.',
    'Peter stopped at the kerb. Peter helped an old man into the taxi.',
    '"Dad?" he said. "Yes," said George, "it is me."',
  );
  expect(told.get('George')).not.toBe('child');
});

test('makes the grandfather of a child old, who is the father of her father too', () => {
  const told = people(
    'Peter was forty-four and his daughter Ruby, who was five, had a red kite.',
    'Peter hugged his father. Ruby kissed her grandfather.',
  );
  expect([...told].find(([called]) => /father/.test(called))?.[1]).toBe('old');
});

test('means, by "the two children", the two whose names are known', () => {
  const scenes = [
    'Esi was nine and her little brother Kojo was six.',
    'The driver looked at the two tired children and laughed.',
  ];
  const last = readTale({ scenes: scenes.map((text) => ({ text })) }).at(-1)!;
  expect(last.people.map(({ called }) => called)).toEqual(expect.arrayContaining(['Esi', 'Kojo']));
  expect(last.people.every(({ count }) => count === 1)).toBe(true);
});

test('shows everybody whom a sentence describes', () => {
  const [scene] = readTale({ scenes: [{ text: 'Ama was twelve and her sister Esi was nine.' }] });
  expect(scene!.people.map(({ called }) => called)).toEqual(['Ama', 'Esi']);
});

test('counts three boys who are named once', () => {
  const [scene] = readTale({ scenes: [{ text: 'Three boys, Yao, Selom and little Edem, were playing by the well.' }] });
  expect(scene!.people.map(({ called, count }) => [called, count])).toEqual([
    ['Yao', 1],
    ['Selom', 1],
    ['Edem', 1],
  ]);
});

test('reads no hour as part of a name', () => {
  const [scene] = readTale({ scenes: [{ text: 'One evening Mum was asleep, and my sister began to cry.' }] });
  expect(scene!.people.map(({ called }) => called)).not.toContain('One evening Mum');
});

test('brings nobody by a word with which somebody is only addressed', () => {
  const scenes = ['Mr Koroma carried his books outside. "Teacher, let me help you," said Hawa.'];
  const [scene] = readTale({ scenes: scenes.map((text) => ({ text })) });
  expect(scene!.people.map(({ called }) => called)).not.toContain('Teacher');
});

test('goes on, with a pronoun, with the person of the main clause rather than the one of "while"', () => {
  const scenes = [
    'Anju was twelve and her sister Meera was nine.',
    'While Anju was asleep, Meera took the blue bicycle.',
    'She pushed it home.',
  ];
  const last = readTale({ scenes: scenes.map((text) => ({ text })) }).at(-1)!;
  expect(last).toMatchObject({ action: 'push', people: [{ called: 'Meera' }], things: [{ name: 'blue bicycle' }] });
});

test('keeps an old man apart from a man who is not said to be old', () => {
  const scenes = [
    'Un homme en costume soupira dans le train.',
    'Monsieur Weber, un vieux boulanger à la retraite, se leva.',
    'Nadine regarda le vieil homme en souriant.',
  ];
  const last = readTale({ scenes: scenes.map((text) => ({ text })) }).at(-1)!;
  expect(last.people.map(({ called }) => called)).toContain('Weber');
});

test('takes a name that nobody knows for a girl by "her sister"', () => {
  const scenes = ['Zumbi was twelve and her sister Esi was nine. Zumbi had a blue bicycle.'];
  const [scene] = readTale({ scenes: scenes.map((text) => ({ text })) });
  expect(scene!.people.find(({ called }) => called === 'Zumbi')?.sex).toBe('female');
});

test('gives nobody the clothes of the work that they have left', () => {
  const role = (text: string) => readTale({ scenes: [{ text }] })[0]!.people[0]?.role;
  expect(role('Monsieur Weber, un vieux boulanger à la retraite, dansait.')).toBeNull();
  expect(role('Monsieur Weber, un vieux boulanger, dansait.')).toBe('baker');
});
