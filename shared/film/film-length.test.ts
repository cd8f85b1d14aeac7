import { expect, test } from 'vitest';
import { filmSeconds } from './film-length.ts';

test('computes a film’s length from its words and pauses', () => {
  expect(filmSeconds(158, 'adults', 0)).toBe(60);
  expect(filmSeconds(140, 'kids', 10)).toBe(72);
  expect(filmSeconds(520, 'family', 12)).toBeGreaterThan(filmSeconds(520, 'adults', 12));
});
