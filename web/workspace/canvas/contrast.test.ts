import { expect, test } from 'vitest';
import { type Overlay, overlayDefaults } from '#shared/thumbnail/overlay.ts';
import { contrastAgainst, contrastOf, contrastWord, isUnderStamp, pointsOf, type Rgb } from './contrast.ts';

const [white, black]: [Rgb, Rgb] = [
  [255, 255, 255],
  [0, 0, 0],
];
const layer = (changes: Partial<Overlay> = {}): Overlay => ({
  ...overlayDefaults,
  id: 'a',
  text: 'Mercy',
  x: 100,
  y: 100,
  ...changes,
});

test('computes the contrast of WCAG', () => {
  expect(contrastOf(white, black)).toBeCloseTo(21);
  expect(contrastOf([119, 119, 119], white)).toBeCloseTo(4.48, 2);
  expect([contrastWord(4.5), contrastWord(3), contrastWord(2.9)]).toEqual(['strong', 'fair', 'weak']);
});

test('rates a text by the background of its worst letters, except for a few pixels', () => {
  const behind = (bright: number): Rgb[] => Array.from({ length: 100 }, (_, index) => (index < bright ? white : black));
  expect(contrastAgainst(white, behind(4))).toBeCloseTo(21);
  expect(contrastAgainst(white, behind(20))).toBeCloseTo(1);
});

test('rotates and scales the sample points with a text', () => {
  const spread = (overlay: Overlay, axis: 'x' | 'y') => {
    const found = pointsOf(overlay).map((point) => point[axis]);
    return Math.max(...found) - Math.min(...found);
  };
  const flat = layer({ x: 400, y: 300 });
  expect(spread(flat, 'x')).toBeGreaterThan(spread(flat, 'y'));
  const turned = { ...flat, rotate: 90 };
  expect(spread(turned, 'y')).toBeCloseTo(spread(flat, 'x'), 0);
  expect(spread({ ...flat, scale: 2 }, 'x')).toBeCloseTo(2 * spread(flat, 'x'));
});

test('finds letters under the video’s duration label', () => {
  expect(isUnderStamp(layer({ x: 1200, y: 660 }))).toBe(true);
  expect(isUnderStamp(layer({ x: 1200, y: 400 }))).toBe(false);
  expect(isUnderStamp(layer({ x: 1200, y: 660, text: ' ' }))).toBe(false);
});
