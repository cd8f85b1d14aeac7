import { expect, test } from 'vitest';
import { readTale } from '../tale/read-tale.ts';

const read = (...texts: readonly string[]) => readTale({ scenes: texts.map((text) => ({ text })) });

test('where nobody knows who does it, the thing is shown by itself', () => {
  const [, scene] = read('Kofi and Yaw met at the gate.', 'He lifted the lamp.');
  expect(scene).toMatchObject({ action: 'none', people: [], things: [{ name: 'lamp' }], shot: 'thing' });
});

test('without a thing, one person who is named is shown, and nobody else', () => {
  const [, scene] = read('Kofi and Yaw met at the gate.', 'He ran off. Kofi was cold.');
  expect(scene!.people.map(({ called }) => called)).toEqual(['Kofi']);
});

test('a sure deed is shown before a better one of somebody unsure', () => {
  const [, scene] = read('Kofi and Yaw met at the gate.', 'He danced and fell. Ama sat down on a bench.');
  expect(scene).toMatchObject({ action: 'sit', actors: ['ama'] });
});

test('where one of two does something to the other, and nobody knows which, both are shown', () => {
  const [, scene] = read('Kofi and Yaw met at the gate.', 'He washed him.');
  expect(scene).toMatchObject({ action: 'stand', targets: [] });
  expect(scene!.people.map(({ id }) => id).toSorted()).toEqual(['kofi', 'yaw']);
});

test('great gladness is that of everybody who is there', () => {
  const [scene] = read('The people of Israel lived in shelters. There was great gladness.');
  expect(scene).toMatchObject({ action: 'rejoice', feeling: 'joy' });
});

test('who speaks by name is seen with whoever listens', () => {
  const [, scene] = read('Moses and Jethro sat in a tent. Moses was tired.', 'Jethro said to him, “It is too much.”');
  expect(scene).toMatchObject({ action: 'talk', actors: ['jethro'], targets: ['moses'] });
});
