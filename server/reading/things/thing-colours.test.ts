import { expect, test } from 'vitest';
import { readTale } from '../tale/read-tale.ts';

const things = (...texts: string[]) =>
  readTale({ scenes: texts.map((text) => ({ text })) }).map((one) => one.things.map(({ name }) => name));

test.each([
  ['Every Sunday Walter put a red bucket in the shop.', 'red bucket'],
  ['Ama carried the big blue plastic bucket home from school.', 'blue bucket'],
  ['Awa porta un seau rouge à l’école.', 'red bucket'],
  ['Kofi tenait une vieille valise noire devant le bus.', 'black suitcase'],
])('%s: a thing has the colour that it is told with', (text, name) => {
  expect(things(text)[0]).toContain(name);
});

test('a colour behind another word is not that of the thing', () => {
  expect(things('Ama in her red dress carried a bucket to the bus.')[0]).toContain('bucket');
  expect(things('Le mur était rouge. Awa porta un seau au bus.')[0]).toContain('bucket');
});

test('a thing keeps its colour over the tale, but not a door', () => {
  const [, bucket] = things('Leo bought a red bucket in the shop.', 'Leo carried the bucket into the church.');
  expect(bucket).toContain('red bucket');
  const [, door] = things('Leo opened the green door of the shop.', 'Leo knocked at the door of the church.');
  expect(door).toContain('door');
});
