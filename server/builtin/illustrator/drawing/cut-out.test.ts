import { expect, test } from 'vitest';
import { fill, line } from './brush.ts';
import { cutOut } from './cut-out.ts';

const rims = (svg: string) =>
  [...cutOut(svg).matchAll(/fill="#fffaf0" stroke="#fffaf0" stroke-width="([\d.]+)"/g)].map(([, width]) =>
    Number(width),
  );

test('keeps the rim of a cut-out equally wide at every scale', () => {
  const square = fill('M0 0H10V10H0Z', '#aa4433');
  expect(rims(square)).toEqual([4.8]);
  expect(rims(`<g transform="scale(4)" data-size="4">${square}</g>${square}`)).toEqual([1.2, 4.8]);
});

test('keeps the rim of lines and gives none to transparent parts', () => {
  expect(cutOut(line('M0 0H10', '#aa4433', 2))).toContain('fill="none" stroke="#fffaf0" stroke-width="6.8"');
  expect(rims(fill('M0 0H10V10H0Z', '#ffffff', 0.5))).toEqual([]);
});
