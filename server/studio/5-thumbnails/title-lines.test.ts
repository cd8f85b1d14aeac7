import { expect, test } from 'vitest';
import { titleWidth } from '#shared/thumbnail/fonts.ts';
import { leading, titleLines } from './title-lines.ts';

const room = { width: 680, height: 480, maxLines: 4, maxSize: 190 };

test.each([
  ['Mercy', 1],
  ['The Good Samaritan', 2],
  ['Le bon Samaritain qui s’arrêta sur la route de Jéricho', 4],
  ['Samariatɔ nyui la: ɖe wòa nublanui nɔvi ŋutɔ̃', 4],
])('fits %j into %d legible lines', (title, count) => {
  const { lines, fontSize } = titleLines(title, room);
  expect(lines.join(' ')).toBe(title);
  expect(lines).toHaveLength(count);
  expect(fontSize).toBeGreaterThanOrEqual(60);
  expect(fontSize).toBeLessThanOrEqual(190);
  for (const line of lines) expect(titleWidth(line) * fontSize).toBeLessThanOrEqual(room.width);
  expect(lines.length * fontSize * leading).toBeLessThanOrEqual(room.height);
});

test('avoids a line with one tiny word when larger letters nearly fit', () => {
  expect(titleLines('A Boy’s Lunch', { width: 540, height: 500, maxLines: 5, maxSize: 160 }).lines).toEqual([
    'A Boy’s',
    'Lunch',
  ]);
});

test('puts at most five words on a line', () => {
  const { lines } = titleLines('He is my only one and so am I to him', { ...room, width: 1200 });
  expect(Math.max(...lines.map((line) => line.split(' ').length))).toBeLessThanOrEqual(5);
});

test('leaves out what would be illegible, with an ellipsis', () => {
  const { lines, fontSize } = titleLines(`A man was going down, ${'and further down '.repeat(12)}`, room);
  expect(fontSize).toBeGreaterThanOrEqual(60);
  expect(lines.join(' ')).toMatch(/^A man was going down, and .*…$/);
});

test('shrinks one endless word to fit', () => {
  const { lines, fontSize } = titleLines('m'.repeat(60), room);
  expect(titleWidth(lines[0]!) * fontSize).toBeLessThanOrEqual(room.width);
});
