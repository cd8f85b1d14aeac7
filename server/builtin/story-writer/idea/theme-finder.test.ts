import { expect, test } from 'vitest';
import { knownAs } from '#server/passages/known-passage.ts';
import { readRanges } from '../repertoire/read-ranges.ts';
import { themeNamed, themeOf } from './theme-finder.ts';

test.each([
  ['courage in danger', 'courage'],
  ['forgiving a brother who sinned', 'mercy'],
  ['la paix dans la tempête', 'peace'],
  ['Partager le pain', 'provision'],
  ['a green bicycle', null],
])('%s: %s', (words, theme) => {
  expect(themeNamed(words)).toBe(theme);
});

test('uses the theme of a known passage, else that of its words, else that of its genre', () => {
  const [sower, wise] = readRanges('MAT 13:3-8; PRO 20:5');
  expect(themeOf('', sower ? knownAs(sower) : null, 'gospel')).toBe('wisdom');
  expect(wise && knownAs(wise)).toBeNull();
  expect(themeOf('They prayed, and cried to God; hear my prayer', null, 'poetry')).toBe('prayer');
  expect(themeOf('one silver bowl', null, 'letter')).toBe('hope');
});
