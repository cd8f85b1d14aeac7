import { expect, test } from 'vitest';
import { readTale } from '../tale/read-tale.ts';

const shown = (...texts: readonly string[]) => {
  const { action, people, things } = readTale({ scenes: texts.map((text) => ({ text })) }).at(-1)!;
  return { action, people: people.map(({ called }) => called), things: things.map(({ name }) => name) };
};

test('shows, of two sentences, the one that a picture can show exactly', () => {
  const words = 'Kofi pulled the whole affair apart. He swept the floor with a broom.';
  expect(shown(words)).toMatchObject({ action: 'clean', people: ['Kofi'] });
});

test('shows somebody calm, without a prop, when the action needs an unknown thing', () => {
  const { action, people, things } = shown('Kofi and Ama threw something unheard of over the wall.');
  expect({ action, people, things }).toEqual({ action: 'stand', people: ['Kofi', 'Ama'], things: [] });
});

test('applies "not" to both actions that "or" joins', () => {
  expect(shown('Kofi did not laugh or hit his friend. He sat down under a tree.')).toMatchObject({ action: 'sit' });
});

test('does not ascribe a general statement to the people named before', () => {
  expect(shown('Caleb blessed Othniel. Blessed is the man who hides in him.')).toMatchObject({ action: 'bless' });
});

test('does not resolve "it" to a thing that only tells where', () => {
  const told = 'The tall drum stood in the hall. Kofi, who was nine, carried it out through the window.';
  expect(shown(told, 'He beat it until his arms ached, and then he went to the pump for a drink.')).toMatchObject({
    action: 'play',
    things: ['drum'],
  });
});

test('reads climbing up behind a rider as riding', () => {
  const french = shown('Papa Houénou arrêta sa moto.', 'Koffi grimpa derrière lui, et la moto fila entre les étals.');
  expect(french).toMatchObject({ action: 'ride', things: ['motorcycle'] });
  expect(
    shown('Yaw stopped his motorcycle.', 'Ama climbed up behind him, and the motorcycle drove off.'),
  ).toMatchObject({
    action: 'ride',
  });
  expect(shown('Yaw went up the hill.', 'Ama climbed the hill behind him.')).toMatchObject({ action: 'climb' });
});

test('leaves out what something is only compared to', () => {
  const verse = 'It is like the precious oil on the head, like the dew of Hermon.';
  const passage = { book: 'PSA', chapter: 133, from: 2, to: 3 } as never;
  const readings = readTale({
    scenes: [{ text: 'See how good and how pleasant it is to live together.' }, { text: verse }],
    passage,
  });
  expect(readings[1]).toMatchObject({ things: [], weather: 'clear' });
});

test('starts a letter with its writer', () => {
  const scenes = [
    { text: 'Be diligent to come to me soon, for he left me. He is useful to me for service.' },
    { text: 'Bring the cloak.' },
  ];
  const passage = { book: '2TI', chapter: 4, from: 9, to: 18 } as never;
  const [first] = readTale({ scenes, passage });
  expect(first).toMatchObject({ action: 'write', people: [{ called: 'Paul' }], things: [{ name: 'scroll' }] });
});
