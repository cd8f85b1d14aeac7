import { expect, test } from 'vitest';
import { readTale } from '../tale/read-tale.ts';

const read = (...texts: string[]) => readTale({ scenes: texts.map((text) => ({ text })) }).at(-1)!;
const names = (text: string) => read(text).things.map(({ name }) => name);

test.each([
  ['Grace phoned her mother from the bus.', 'phone', 'mobile phone'],
  ['Maman téléphona à la maîtresse après l’école.', 'phone', 'mobile phone'],
  ['Tom cycled to school.', 'ride', 'bicycle'],
])('%s: finds the tool by the verb alone', (text, action, thing) => {
  expect([read(text).action, names(text).at(-1)]).toEqual([action, thing]);
});

test('does not add a tool that is already named', () => {
  expect(
    names('Musa painted the wall of the school with a paintbrush.').filter((name) => name === 'paintbrush'),
  ).toHaveLength(1);
});

test('continues riding the same animal', () => {
  expect(
    read('Lena mended her bicycle in the yard.', 'She rode past the window and rang the bell.').things[0]!.name,
  ).toBe('bicycle');
});

const ama = 'Ama lived in Lome with her daughter Esi, who was eight years old.';
const awa = 'Awa habitait à Lomé avec sa fille Sika, qui avait huit ans.';

test.each([
  [ama, 'Ama ironed the shirt in the kitchen.', 'clean'],
  [ama, 'Ama lit a candle in the kitchen.', 'put'],
  [ama, 'Esi put up her hand in class.', 'ask'],
  [ama, "Ama braided Esi's hair.", 'heal'],
  [ama, 'Ama cut the cake.', 'share'],
  [awa, 'Awa repassait la chemise dans la cuisine.', 'clean'],
  [awa, 'Awa alluma une bougie dans la cuisine.', 'put'],
  [awa, 'Awa arrosa les fleurs du jardin.', 'pour'],
])('%s %s: reads the deed', (before, text, action) => {
  expect(read(before, text).action).toBe(action);
});
