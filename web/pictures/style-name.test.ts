import { afterEach, expect, test } from 'vitest';
import { i18n } from '#web/language/i18n.ts';
import { showWords } from '#web/language/words.tsx';
import { styleName } from './style-name.ts';

afterEach(() => showWords('en'));

test('names the built-in styles in the language on screen, and others as they call themselves', async () => {
  const builtIn = { key: 'night-gold', label: 'Night and gold' };
  expect(styleName(builtIn)).toBe('Night and gold');
  await showWords('fr');
  expect([i18n.locale, styleName(builtIn)]).toEqual(['fr', 'Nuit et or']);
  expect(styleName({ key: 'constructor', label: 'Cubist' })).toBe('Cubist');
});
