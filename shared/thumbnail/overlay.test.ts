import { expect, test } from 'vitest';
import { canvas, clampOverlay, Overlay, overlayDefaults, overlayLines, overlaySize } from './overlay.ts';

const layer = { ...overlayDefaults, id: 'a', text: 'Mercy' };

test('reads a complete overlay unchanged', () => expect(Overlay.parse(layer)).toEqual(layer));

test.each([
  ['fontSize', '', 1],
  ['fontSize', 'big', 1],
  ['fontSize', '72', 72],
  ['fontWeight', 640, 600],
  ['fontWeight', 5000, 900],
  ['fontWeight', null, 700],
  ['strokeWidth', 20, 8],
  ['strokeWidth', -1, 0],
  ['strokeWidth', '', 0],
  ['lineHeight', 2, 10],
  ['lineHeight', '', 62.72],
  ['scale', 0, 0.1],
  ['scale', 'x', 1],
  ['opacity', 2, 1],
  ['opacity', '0.5', 0.5],
  ['rotate', undefined, 0],
  ['padding', '', 0],
  ['borderRadius', Number.NaN, 0],
  ['background', '', null],
  ['background', 'rgba(0,0,0,0.5)', 'rgba(0,0,0,0.5)'],
  ['background', 'url(#x)', null],
  ['color', 'red"/><script>', '#ffffff'],
  ['color', '#FFD23F', '#FFD23F'],
  ['align', 'justify', 'center'],
  ['fontFamily', 7, 'Inter'],
] as const)('%s %j is read as %j', (field, typed, read) => {
  expect(Overlay.parse({ ...layer, [field]: typed })[field]).toEqual(read);
});

test('requires only a text', () => {
  expect(Overlay.safeParse({ ...layer, text: 5 }).success).toBe(false);
  expect(Overlay.safeParse({ ...layer, text: 'a'.repeat(501) }).success).toBe(false);
});

test('estimates a character as 0.6 of the font size, and a line as the line height', () => {
  expect(overlaySize({ ...layer, text: 'ŋutɔ\nla', fontSize: 50, lineHeight: 60, scale: 2 })).toEqual({
    width: 0.6 * 50 * 4 * 2,
    height: 240,
  });
});

test.each([
  [-50, 900, 0, 720 - 64],
  [2000, -1, 1280 - 0.6 * 56 * 5, 0],
  [100, 100, 100, 100],
])('keeps a text at %d,%d inside', (x, y, left, top) => {
  expect(clampOverlay({ ...layer, x, y })).toMatchObject({ x: left, y: top });
});

test('breaks a line wider than the canvas between words, but not a longer word', () => {
  const lines = overlayLines({
    ...layer,
    text: 'The Lord is my shepherd; I shall lack nothing\nPsalm 23',
    fontSize: 90,
  });
  expect(lines).toEqual(['The Lord is my shepherd; I', 'shall lack nothing', 'Psalm 23']);
  expect(overlayLines({ ...layer, text: 'The Lord is my shepherd', fontSize: 45, scale: 4 }).length).toBe(2);
  expect(overlayLines({ ...layer, text: 'm'.repeat(100) })).toEqual(['m'.repeat(100)]);
});

test('starts a text larger than the canvas at its edge', () => {
  expect(clampOverlay({ ...layer, text: 'm'.repeat(100), x: 300 })).toMatchObject({ x: 0 });
  expect(canvas).toEqual({ width: 1280, height: 720 });
});
