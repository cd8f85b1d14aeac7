import { expect, test } from 'vitest';
import { filmMinutes } from './film-minutes.ts';

test.each([
  [8, '¼', true],
  [60, '1', true],
  [100, '1¾', false],
  [225, '3¾', false],
  [600, '10', false],
])('shows %i s of film as %s minutes', (seconds, minutes, isOne) =>
  expect(filmMinutes(seconds)).toEqual({ minutes, isOne }),
);
