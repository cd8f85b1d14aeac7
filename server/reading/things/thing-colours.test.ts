import { expect, test } from 'vitest';
import { readTale } from '../tale/read-tale.ts';

const things = (...texts: string[]) =>
  readTale({ scenes: texts.map((text) => ({ text })) }).map((one) => one.things.map(({ name }) => name));

test.each([
  ['Every Sunday Walter put a red bucket in the shop.', 'red bucket'],
  ['Ama carried the big blue plastic bucket home from school.', 'blue bucket'],
  ['Awa porta un seau rouge à l’école.', 'red bucket'],
  ['Kofi tenait une vieille valise noire devant le bus.', 'black suitcase'],
])('%s: gives a thing the colour named with it', (text, name) => {
  expect(things(text)[0]).toContain(name);
});

test('ignores a colour after another word', () => {
  expect(things('Ama in her red dress carried a bucket to the bus.')[0]).toContain('bucket');
  expect(things('Le mur était rouge. Awa porta un seau au bus.')[0]).toContain('bucket');
});

test('keeps the colour of a thing, but not of a door, throughout the tale', () => {
  const [, bucket] = things('Leo bought a red bucket in the shop.', 'Leo carried the bucket into the church.');
  expect(bucket).toContain('red bucket');
  const [, door] = things('Leo opened the green door of the shop.', 'Leo knocked at the door of the church.');
  expect(door).toContain('door');
});

test.each([
  ['Atsu had a canoe of his own, yellow as a mango.', 'yellow canoe'],
  ['Mawuli carried a big umbrella, green and white.', 'green umbrella'],
  ['Grandpa Howard drove his old green Buick to the shop.', 'green car'],
  ['Papa lavait sa vieille Peugeot blanche.', 'white car'],
  ['Le tambour était tout rouge.', 'red drum'],
])('%s: colours a thing by words after it', (text, name) => {
  expect(things(text)[0]).toContain(name);
});

test('applies a later colour to a thing from the start, unless it has several', () => {
  const [first] = things('Leo carried a bucket into the shop.', 'Leo put the red bucket down.');
  expect(first).toContain('red bucket');
});

test('leaves the main thing with its owner while they stay in one place', () => {
  const [, second, third] = things(
    'Awa carried a wedding cake into the bus.',
    'Awa laughed on the bus.',
    'Awa was on the beach. The cake was gone.',
  );
  expect(second).toContain('wedding cake');
  expect(third).not.toContain('wedding cake');
});

test('recognizes a fully described hat again when it lies somewhere', () => {
  const [, hat] = things('Ama wore a hat of palm leaves at school.', 'Ama put the hat on the table.');
  expect(hat).toContain('palm hat');
});

test('keeps the full description for later mentions: a wedding cake stays one', () => {
  const [, cake] = things('Awa brought a wedding cake to the church.', 'Awa put the cake on the table.');
  expect(cake).toContain('wedding cake');
});

test.each([
  ['Philomène porta un gâteau de mariage aussi haut qu’un enfant de quatre ans.', 'wedding cake 99 cm'],
  ['Esi carried a drum as big as a table.', 'drum 75 cm'],
  ['Esi carried a drum taller than a man.', 'drum 193 cm'],
])('%s: reads a comparison as a size', (text, name) => {
  expect(things(text)[0]).toContain(name);
});
