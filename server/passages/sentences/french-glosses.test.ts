import { expect, test } from 'vitest';
import { glossed } from './french-glosses.ts';

test.each([
  ['Ma chatte a eu cinq petits', 'my cat had five small'],
  ['la maison d’arrêt', 'the prison'],
  ['elle n’a jamais menti à sa grand-mère', 'she never lied her grandmother'],
  ['Un déménagement avec Kwame', 'a moving house with kwame'],
])('glosses %s word for word: %s', (french, english) => {
  expect(glossed(french)).toBe(english);
});
