import { expect, test } from 'vitest';
import { newPlaces, placeBetween } from './fractional-order.ts';

const board = (...ids: string[]) => {
  const placed: { id: string; place: string }[] = [];
  for (const id of ids) placed.push({ id, place: placeBetween(placed.at(-1)?.place ?? null, null) });
  return placed;
};
const after = (stored: readonly { id: string; place: string }[], written: readonly { id: string; place: string }[]) => {
  const places = new Map([...stored, ...written].map(({ id, place }) => [id, place]));
  return [...places].toSorted(([, a], [, b]) => (a < b ? -1 : 1)).map(([id]) => id);
};

test('finds a place between any two, thousands of times at one spot', () => {
  for (const side of ['low', 'high']) {
    let [low, high] = [placeBetween(null, null), placeBetween(placeBetween(null, null), null)];
    for (let n = 0; n < 2_000; n += 1) {
      const middle = placeBetween(low, high);
      expect(low < middle && middle < high && !middle.endsWith('0')).toBe(true);
      if (side === 'low') low = middle;
      else high = middle;
    }
  }
});

test('finds a place before the first and after the last, and none between equal places', () => {
  expect(placeBetween(null, '01') < '01').toBe(true);
  expect(placeBetween('ff', null) > 'ff').toBe(true);
  expect(placeBetween('1', '11')).toBe('108');
  expect(() => placeBetween('8', '8')).toThrow(RangeError);
});

test.each([
  ['up', ['c', 'a', 'b', 'd'], 1],
  ['down', ['b', 'c', 'a', 'd'], 1],
  ['to the end', ['b', 'c', 'd', 'a'], 1],
  ['nowhere', ['a', 'b', 'c', 'd'], 0],
  ['all round', ['d', 'c', 'b', 'a'], 3],
])('writes as few rows as possible for a card dragged %s', (_, wanted, rows) => {
  const stored = board('a', 'b', 'c', 'd');
  const written = newPlaces(stored, wanted);
  expect(written.length).toBe(rows);
  expect(after(stored, written)).toEqual(wanted);
});

test('items outside the list keep their position, and unknown ids are ignored', () => {
  const stored = board('new', 'a', 'b', 'new2', 'c');
  const written = newPlaces(stored, ['c', 'of kofi', 'a', 'a', 'b']);
  expect(written.map(({ id }) => id)).toEqual(['c']);
  expect(after(stored, written)).toEqual(['new', 'c', 'a', 'b', 'new2']);
  expect(newPlaces(stored, ['of kofi', 'gone'])).toEqual([]);
});

test('uses the top place of a column while it is still on top', () => {
  const stored = [
    { id: 'a', place: '5' },
    { id: 'b', place: '6' },
  ];
  expect(newPlaces(stored, ['b', 'a'], '4')).toEqual([{ id: 'b', place: '4' }]);
  expect(after(stored, newPlaces(stored, ['b', 'a'], '7'))).toEqual(['b', 'a']);
});

test('separates rows with the same place', () => {
  const stored = ['a', 'b', 'c'].map((id) => ({ id, place: '8' }));
  const written = newPlaces(stored, ['c', 'a', 'b']);
  expect(after(stored, written)).toEqual(['c', 'a', 'b']);
});

test('reaches any requested order', () => {
  let chance = 1;
  const next = (to: number) => (chance = (chance * 48_271) % 2_147_483_647) % to;
  let stored = board(...Array.from({ length: 30 }, (_, n) => `t${n}`));
  for (let round = 0; round < 200; round += 1) {
    const wanted = stored.map(({ id }) => id);
    const [card] = wanted.splice(next(30), 1);
    wanted.splice(next(30), 0, card!);
    const written = newPlaces(stored, wanted);
    expect(written.length).toBeLessThanOrEqual(1);
    const places = new Map([...stored, ...written].map(({ id, place }) => [id, place]));
    stored = [...places].map(([id, place]) => ({ id, place })).toSorted((a, b) => (a.place < b.place ? -1 : 1));
    expect(stored.map(({ id }) => id)).toEqual(wanted);
  }
});

test('keeps places short after a column is reversed', () => {
  const stored = Array.from({ length: 5_000 }, (_, n) => ({ id: `t${n}`, place: (n + 0x1000).toString(16) + '8' }));
  const wanted = stored.map(({ id }) => id).toReversed();
  const written = newPlaces(stored, wanted);
  expect(after(stored, written)).toEqual(wanted);
  expect(Math.max(...written.map(({ place }) => place.length))).toBeLessThan(20);
});
