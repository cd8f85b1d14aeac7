import { expect, test } from 'vitest';
import { cultures } from './cultures.ts';
import { cultureOn, landOfTale } from './land-of-tale.ts';

test.each([
  ['The lifeboat went out from Cornwall in the snow.', 'european'],
  ['Un matin d’hiver, le facteur passa devant la mairie.', 'european'],
  ['Ama bought kenkey in Accra for two cedis.', 'west-african'],
  ['A boy had a dog.', 'universal'],
])('%s', (text, land) => expect(landOfTale({ context: 'universal', story: [text] }, 'today')).toBe(land));

test('keeps the creator’s choice, and uses the land of Scripture for its tales', () => {
  expect(landOfTale({ context: 'asian', story: ['Snow fell on London.'] }, 'today')).toBe('asian');
  expect(landOfTale({ context: 'universal', story: ['Snow fell in winter.'] }, 'scripture')).toBe('universal');
});

test('changes trees and houses with the land, not people', () => {
  const mixed = cultureOn('european', 'universal');
  expect(mixed.trees).toEqual(cultures.european.trees);
  expect(mixed.skins).toEqual(cultures.universal.skins);
});
