import { expect, test } from 'vitest';
import { tickRows } from './tick-rows.ts';

const ids = ['a', 'b', 'c', 'd'];

test.each([
  [[], { id: 'b' }, ['b']],
  [['b'], { id: 'b' }, []],
  [['b'], { id: 'd', from: 'b' }, ['b', 'c', 'd']],
  [['d'], { id: 'b', from: 'd' }, ['d', 'b', 'c']],
  [['a', 'b', 'c'], { id: 'a', from: 'c' }, []],
  [[], { id: 'c', from: 'gone' }, ['c']],
])('turns %j and a press on %j into %j', (before, press, after) => {
  expect([...tickRows(new Set(before), ids, press)]).toEqual(after);
});
