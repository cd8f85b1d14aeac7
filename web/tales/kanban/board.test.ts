import { expect, test } from 'vitest';
import { type TaleStatus, taleStatuses } from '#shared/pipeline.ts';
import { type Board, found, shifted, standing, withChanges } from './board.ts';
import { cardOf } from './test-board.ts';

const board: Board = {
  ...(Object.fromEntries(taleStatuses.map((status) => [status, []])) as unknown as Board),
  draft: ['a', 'b', 'c', 'd'].map((id) => cardOf(id, 'draft')),
  bound: [cardOf('x', 'bound')],
};
const ids = (of: Board, column: TaleStatus) => of[column].map(({ id }) => id).join('');

test('puts a moved card on top of its new column only', () => {
  const now = withChanges(board, [{ kind: 'move', id: 'c', to: 'bound' }]);
  expect([ids(now, 'draft'), ids(now, 'bound'), now.bound[0]?.status]).toEqual(['abd', 'cx', 'bound']);
  expect(withChanges(board, [{ kind: 'move', id: 'gone', to: 'bound' }])).toBe(board);
});

test('ignores a move that the answer already contains', () => {
  expect(withChanges(board, [{ kind: 'move', id: 'b', to: 'draft' }])).toBe(board);
});

test('shows a new date on the card in place', () => {
  const now = withChanges(board, [{ kind: 'move', id: 'x', to: 'bound', scheduledAt: 5 }]);
  expect([ids(now, 'bound'), now.bound[0]?.scheduledAt]).toEqual(['x', 5]);
});

test('reorders the named cards, and keeps a later card in place', () => {
  const ordered = (named: string) =>
    ids(withChanges(board, [{ kind: 'order', column: 'draft', ids: [...named] }]), 'draft');
  expect(ordered('dcba')).toBe('dcba');
  expect(ordered('dzb')).toBe('adcb');
  expect(ordered('')).toBe('abcd');
});

test('applies changes in order', () => {
  const now = withChanges(board, [
    { kind: 'move', id: 'a', to: 'bound' },
    { kind: 'order', column: 'bound', ids: ['x', 'a'] },
    { kind: 'move', id: 'b', to: 'bound' },
  ]);
  expect([ids(now, 'draft'), ids(now, 'bound')]).toEqual(['cd', 'bxa']);
});

test('searches title and verse, ignoring case, accents and the letters of Ewe', () => {
  const some: Board = { ...board, failed: [{ ...cardOf('f', 'failed'), title: 'Ŋutsu', verse: 'Psalm 23' }] };
  expect([
    ids(found(some, ' ŋUTSU '), 'failed'),
    ids(found(some, 'psalm'), 'draft'),
    ids(found(some, 'psalm'), 'failed'),
  ]).toEqual(['f', '', 'f']);
  for (const words of ['nutsu', 'ŊUTSU', 'Nútsu'])
    expect([words, ids(found(some, words), 'failed')]).toEqual([words, 'f']);
  expect(found(some, '  ')).toBe(some);
});

test('moves one id in a list', () => {
  expect([shifted(['a', 'b', 'c'], 'a', 2), shifted(['a', 'b', 'c'], 'c', 0), shifted(['a', 'b'], 'b', 9)]).toEqual([
    ['b', 'c', 'a'],
    ['c', 'a', 'b'],
    ['a', 'b'],
  ]);
});

test('describes a card’s position', () => {
  expect(standing(board, 'b')).toBe('Draft, position 2 of 4');
});
