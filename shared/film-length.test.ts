import { expect, test } from 'vitest';
import { aboutMinutes, filmSeconds } from './film-length.ts';

test('a film lasts as long as its words and the pauses around them', () => {
  expect(filmSeconds(158, 'adults', 0)).toBe(60);
  expect(filmSeconds(140, 'kids', 10)).toBe(72);
  expect(filmSeconds(520, 'family', 12)).toBeGreaterThan(filmSeconds(520, 'adults', 12));
});

test.each([
  [8, 'about ¼ minute'],
  [60, 'about 1 minute'],
  [100, 'about 1¾ minutes'],
  [225, 'about 3¾ minutes'],
  [600, 'about 10 minutes'],
])('%i s are %s', (seconds, words) => expect(aboutMinutes(seconds)).toBe(words));
