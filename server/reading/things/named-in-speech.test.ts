import { expect, test } from 'vitest';
import { readTale } from '../tale/read-tale.ts';

const read = (...texts: readonly string[]) => readTale({ scenes: texts.map((text) => ({ text })) });

test('shows what somebody points at', () => {
  const [reading] = read('Abimelech said to Abraham, “What do these seven ewe lambs mean?”');
  expect(reading!.animals).toMatchObject([{ name: 'sheep', count: 7 }]);
  expect(read('Kofi said to Ama, “This basket is yours.”')[0]!.things[0]?.name).toBe('basket');
  expect(read('Kofi said to Ama, “I lost a basket at the market.”')[0]!.things).toEqual([]);
  expect(read('Kofi said to Ama, “These words are in the book.”')[0]!.things).toEqual([]);
});

test('hides what somebody only talks about', () => {
  expect(read('Grandmother sat on the steps and began to tell about the day the whale came.')[0]!.animals).toEqual([]);
  expect(read('La grand-mère parla du jour où le lion entra dans le village.')[0]!.animals).toEqual([]);
});

test('hides what was over long before, and who did it', () => {
  const [reading] = read(
    'Behind the curtain was a pair of silver shoes which his wife had worn just once. Armand dusted the shoes.',
  );
  expect(reading!.people.map(({ called }) => called)).toEqual(['Armand']);
});

test('does not show what somebody is ashamed or afraid to do', () => {
  expect(read('Ezra was ashamed to beg the king. Ezra prayed.')[0]!.action).toBe('pray');
  expect(read('So Ezra and his men begged God for help.')[0]).toMatchObject({ action: 'pray', targets: [] });
});
