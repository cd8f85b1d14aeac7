import { expect, test } from 'vitest';
import { readTale } from '../tale/read-tale.ts';

const actionIn = (...texts: string[]) => readTale({ scenes: texts.map((text) => ({ text })) }).at(-1)!.action;
const ama = 'Ama lived in Lome with her daughter Esi, who was eight years old.';
const awa = 'Awa habitait à Lomé avec sa fille Sika, qui avait huit ans.';

test.each([
  [ama, 'Ama ironed the shirt in the kitchen.', 'clean'],
  [ama, 'Ama lit a candle in the kitchen.', 'put'],
  [ama, 'Esi raised her hand in class.', 'ask'],
  [ama, "Ama braided Esi's hair.", 'heal'],
  [ama, 'Ama cut the cake.', 'share'],
  [awa, 'Awa repassait la chemise dans la cuisine.', 'clean'],
  [awa, 'Awa alluma une bougie dans la cuisine.', 'put'],
  [awa, 'Awa arrosa les fleurs du jardin.', 'pour'],
])('%s %s: reads the deed', (before, text, action) => {
  expect(actionIn(before, text)).toBe(action);
});
