import { expect, test } from 'vitest';
import { readingActions } from '#shared/pictures/scene-reading.ts';
import { plansOf } from './action-plans.ts';
import { isActionKind, isOfActionKind } from './kinds-of-action-things.ts';
import { propNamed } from '../reading/named-things.ts';

test('finds the kind of a thing by its last words, also in the plural', () => {
  expect(['bus', 'old green buses', 'school bus'].map((name) => isOfActionKind(name, 'bus'))).toEqual([
    true,
    true,
    true,
  ]);
  expect(['bus stop', 'business', ''].map((name) => isOfActionKind(name, 'bus'))).toEqual([false, false, false]);
  expect(isOfActionKind('mangoes', 'tree-fruit')).toBe(true);
});

test('keeps a name that belongs to no kind', () => {
  expect(isOfActionKind('big fig tree', 'fig tree')).toBe(true);
  expect(isOfActionKind('olive tree', 'fig tree')).toBe(false);
});

test('has every kind and thing that plans need', () => {
  const needed = readingActions.flatMap((action) => plansOf(action).flatMap(({ needs }) => needs));
  const unknown = needed.filter(
    (name) => !isActionKind(name) && propNamed(name) === null && name !== 'thing' && name !== 'nothing',
  );
  expect([...new Set(unknown)]).toEqual([]);
});
