import { expect, test } from 'vitest';
import { readTale } from '../tale/read-tale.ts';

const read = (...texts: readonly string[]) => readTale({ scenes: texts.map((text) => ({ text })) });

test('shows the thing alone when nobody knows who acts', () => {
  const [, scene] = read('Kofi and Yaw met at the gate.', 'He lifted the lamp.');
  expect(scene).toMatchObject({ action: 'none', people: [], things: [{ name: 'lamp' }], shot: 'thing' });
});

test('shows one named person alone when there is no thing', () => {
  const [, scene] = read('Kofi and Yaw met at the gate.', 'He ran off. Kofi was cold.');
  expect(scene!.people.map(({ called }) => called)).toEqual(['Kofi']);
});

test('prefers a certain action to a better one of an uncertain person', () => {
  const [, scene] = read('Kofi and Yaw met at the gate.', 'He danced and fell. Ama sat down on a bench.');
  expect(scene).toMatchObject({ action: 'sit', actors: ['ama'] });
});

test('shows both people when it is unclear who acts on whom', () => {
  const [, scene] = read('Kofi and Yaw met at the gate.', 'He washed him.');
  expect(scene).toMatchObject({ action: 'stand', targets: [] });
  expect(scene!.people.map(({ id }) => id).toSorted()).toEqual(['kofi', 'yaw']);
});

test('gives everybody present a feeling that the text states in general', () => {
  const [scene] = read('The people of Israel lived in shelters. There was great gladness.');
  expect(scene).toMatchObject({ action: 'rejoice', feeling: 'joy' });
});

test('shows a named speaker with the listeners', () => {
  const [, scene] = read('Moses and Jethro sat in a tent. Moses was tired.', 'Jethro said to him, “It is too much.”');
  expect(scene).toMatchObject({ action: 'talk', actors: ['jethro'], targets: ['moses'] });
});
