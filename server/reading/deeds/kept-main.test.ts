import { expect, test } from 'vitest';
import { readTale } from '../tale/read-tale.ts';

const read = (...texts: readonly string[]) => readTale({ scenes: texts.map((text) => ({ text })) });

test('shows the main thing of the tale wherever it is named, in its colour', () => {
  const readings = read(
    'Le pasteur Koffi avait une vieille moto rouge.',
    'Koffi arriva chez une femme malade. Devant la case, il vit sa moto.',
    'La femme mangea du riz.',
  );
  expect(readings[1]).toMatchObject({ things: [{ name: 'red motorcycle' }] });
  expect(readings[2]!.things.map(({ name }) => name)).not.toContain('red motorcycle');
});

test('puts the main thing into the hands of whoever merely has it', () => {
  const [first] = read('Esi had a big brown radio.', 'The children listened to the radio in the evening.');
  expect(first).toMatchObject({ action: 'hold', things: [{ name: 'brown radio' }] });
});

test('leaves out things that are gone', () => {
  const [, second] = read(
    'Koffi avait une moto rouge. Koffi nettoya la moto.',
    'Koffi aimait sa moto. Un dimanche, il ne la trouva plus devant le temple.',
  );
  expect(second!.things.map(({ name }) => name)).not.toContain('red motorcycle');
});

test('shows the animal of the tale wherever it is named', () => {
  const readings = read(
    'Naa Korkor had one goat and sold its milk.',
    'Esi went from house to house with the goat and wept.',
  );
  expect(readings[1]!.animals.map(({ name }) => name)).toEqual(['goat']);
});

test('shows whoever looks at the tale’s small thing from near, holding it', () => {
  const [, second] = read(
    'Berthe gardait la clé de l’église.',
    'Karim regarda longtemps la clé dans sa main.',
    'Karim rendit la clé.',
  );
  expect(second).toMatchObject({ action: 'hold', things: [{ name: 'key' }] });
});

test('does not read a bottle top as a bottle, or banknotes as letters', () => {
  const [first] = read('Panyin took a bottle top out of her pocket and gave the notes to Kakra.');
  expect(first!.things.map(({ name }) => name).toSorted()).toEqual(['banknote', 'bottle top']);
  const [french] = read('Awa prit un bouchon de bouteille et le donna à Koffi.');
  expect(french!.things.map(({ name }) => name)).toEqual(['bottle top']);
});
