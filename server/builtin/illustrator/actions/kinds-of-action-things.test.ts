import { expect, test } from 'vitest';
import { readingActions } from '#shared/pictures/scene-reading.ts';
import { plansOf } from './action-plans.ts';
import { isActionKind, isOfActionKind } from './kinds-of-action-things.ts';
import { propNamed } from '../reading/named-things.ts';

test('a thing is of the kind that its last words name, in the plural too', () => {
  expect(['bus', 'old green buses', 'school bus'].map((name) => isOfActionKind(name, 'bus'))).toEqual([
    true,
    true,
    true,
  ]);
  expect(['bus stop', 'business', ''].map((name) => isOfActionKind(name, 'bus'))).toEqual([false, false, false]);
  expect(isOfActionKind('mangoes', 'tree-fruit')).toBe(true);
});

test('a name that is no kind means itself', () => {
  expect(isOfActionKind('big fig tree', 'fig tree')).toBe(true);
  expect(isOfActionKind('olive tree', 'fig tree')).toBe(false);
});

test('plans need only kinds and things that there are', () => {
  const needed = readingActions.flatMap((action) => plansOf(action).flatMap(({ needs }) => needs));
  const unknown = needed.filter(
    (name) => !isActionKind(name) && propNamed(name) === null && name !== 'thing' && name !== 'nothing',
  );
  expect([...new Set(unknown)]).toEqual([]);
});
