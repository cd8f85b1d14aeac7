import { expect, test } from 'vitest';
import { readTale } from '../tale/read-tale.ts';

const shown = (...texts: string[]) => {
  const { action, actors, people } = readTale({ scenes: texts.map((text) => ({ text })) }).at(-1)!;
  return { action, actors, seen: people.map(({ id }) => id) };
};

test.each([
  ['Kofi was a boy. Ama found him asleep under the tree.', 'sleep', 'kofi'],
  ['Kofi was a boy. Ama found him sitting on a stone, crying.', 'weep', 'kofi'],
  ['Kofi was a boy. Ama came down for a glass of water and found him on the floor, asleep.', 'sleep', 'kofi'],
  ['Kofi était un garçon. Awa vit Kofi assis sur une pierre.', 'sit', 'kofi'],
])('%s', (text, action, actor) => {
  const { action: read, actors, seen } = shown(text);
  expect({ read, actors }).toEqual({ read: action, actors: [actor] });
  expect(seen).toHaveLength(2);
});

test('shows somebody who finds a thing as finding it', () => {
  expect(shown('Ama was a girl. Ama found a coin in the street.')).toMatchObject({
    action: 'discover',
    actors: ['ama'],
  });
});
