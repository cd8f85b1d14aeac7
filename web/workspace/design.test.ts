import { expect, test } from 'vitest';
import { addedDefaults, canvas, type Overlay, overlayDefaults, overlaySize } from '#shared/thumbnail/overlay.ts';
import {
  addText,
  applyStyle,
  type Design,
  duplicateText,
  firstDesign,
  inLanguage,
  languageOfTexts,
  moveLayer,
  nudge,
  overlayLabel,
  pasteText,
  placeOnCanvas,
  removeText,
  setField,
  styleOf,
  writeText,
} from './design.ts';
import { centreOf } from './canvas/handles.ts';

const layer = (changes: Partial<Overlay> = {}): Overlay => ({
  ...overlayDefaults,
  id: 'a',
  text: 'Mercy',
  x: 200,
  y: 200,
  ...changes,
});
const design = (...overlays: Overlay[]): Design => ({ background: null, overlays, language: 'en', words: {} });
const first = (of: Design): Overlay => of.overlays[0]!;

test('starts with the tale’s title in the middle, with defaults', () => {
  const overlay = first(firstDesign('a', 'Ruth', 'en'));
  expect(overlay).toMatchObject({
    text: 'Ruth',
    fontSize: 56,
    color: '#ffffff',
    fontWeight: 700,
    fontFamily: 'Inter',
    align: 'center',
    stroke: '#000000',
    strokeWidth: 2,
    lineHeight: 64,
    shadow: true,
    background: null,
    padding: 12,
    borderRadius: 16,
  });
  expect(centreOf(overlay)).toEqual({ x: 640, y: 360 });
});

test('adds a text with its own defaults in the middle, on top', () => {
  const added = addText(design(layer({ x: 0, y: 0 })), 'b').overlays.at(-1)!;
  expect(added).toMatchObject({
    ...addedDefaults,
    id: 'b',
    text: 'Click to edit',
    rotate: 0,
    scale: 1,
    fontSize: 48,
    opacity: 1,
    lineHeight: 56,
    background: 'rgba(0,0,0,0.5)',
    padding: 12,
    borderRadius: 8,
    x: added.x,
    y: added.y,
  });
  expect(centreOf(added)).toEqual({ x: 640, y: 360 });
});

test('names a text in the list by its first 42 characters, or says that it is empty', () => {
  expect(overlayLabel({ text: 'ŋ'.repeat(60) })).toBe('ŋ'.repeat(42));
  expect([overlayLabel({ text: '' }), overlayLabel({ text: '  \n' })]).toEqual(['(empty)', '(empty)']);
});

test('places a copy 20 pixels beside its original, on top', () => {
  const { overlays } = duplicateText(design(layer(), layer({ id: 'b' })), 'a', 'c');
  expect(overlays.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(overlays[2]).toMatchObject({ x: 220, y: 220, text: 'Mercy' });
});

test('pastes a text where it was copied, beside another in that place', () => {
  const copied = layer({ color: '#ffd23f', x: 300 });
  expect(pasteText(design(layer()), copied, 'n').overlays[1]).toMatchObject({
    id: 'n',
    text: 'Mercy',
    color: '#ffd23f',
    x: 300,
    y: 200,
  });
  expect(pasteText(design(copied), copied, 'n').overlays[1]).toMatchObject({ x: 320, y: 220 });
});

test('keeps a text inside the canvas', () => {
  const { width, height } = overlaySize(layer());
  expect(first(nudge(design(layer()), 'a', -900, -900))).toMatchObject({ x: 0, y: 0 });
  expect(first(nudge(design(layer()), 'a', 5000, 5000))).toMatchObject({
    x: canvas.width - width,
    y: canvas.height - height,
  });
  expect(first(setField(design(layer({ x: 1000 })), 'a', 'fontSize', '300')).x).toBe(canvas.width - 0.6 * 300 * 5);
});

test.each([
  ['center', 0.5],
  ['left', 0],
  ['right', 1],
] as const)('a longer text aligned %s grows from there', (align, share) => {
  const before = layer({ align, x: 500 });
  const after = first(writeText(design(before), 'a', 'Mercy and truth'));
  const anchor = (overlay: Overlay) => overlay.x + overlaySize(overlay).width * share;
  expect(anchor(after)).toBeCloseTo(anchor(before));
  expect(after.y).toBe(before.y);
});

test('grows larger letters around the middle, with their line height', () => {
  const after = first(setField(design(layer()), 'a', 'fontSize', '112'));
  expect(after).toMatchObject({ fontSize: 112, lineHeight: 128 });
  expect(centreOf(after)).toEqual(centreOf(layer()));
});

test('reads typed fields by the rules of overlays', () => {
  const typed = (field: Parameters<typeof setField>[2], value: unknown) =>
    first(setField(design(layer()), 'a', field, value))[field];
  expect([typed('fontSize', ''), typed('strokeWidth', '11'), typed('strokeWidth', '')]).toEqual([1, 8, 0]);
  expect([typed('scale', ''), typed('scale', '0')]).toEqual([1, 0.1]);
  expect([typed('lineHeight', ''), typed('lineHeight', '3')]).toEqual([62.72, 10]);
  expect([typed('rotate', 'x'), typed('padding', ''), typed('borderRadius', ''), typed('background', '')]).toEqual([
    0,
    0,
    0,
    null,
  ]);
});

test('moves layers up and down one by one', () => {
  const three = design(layer(), layer({ id: 'b' }), layer({ id: 'c' }));
  const order = (of: Design) => of.overlays.map(({ id }) => id).join('');
  expect([order(moveLayer(three, 'a', 1)), order(moveLayer(three, 'c', -1)), order(moveLayer(three, 'c', 1))]).toEqual([
    'bac',
    'acb',
    'abc',
  ]);
  expect(order(removeText(three, 'b'))).toBe('ac');
});

test('aligns a text to the edges and the middle of the canvas', () => {
  const { width, height } = overlaySize(layer());
  expect(first(placeOnCanvas(design(layer()), 'a', { across: 1 }))).toMatchObject({ x: 1280 - width, y: 200 });
  expect(first(placeOnCanvas(design(layer()), 'a', { down: 0.5 }))).toMatchObject({ x: 200, y: (720 - height) / 2 });
});

test('copies a style without words and position', () => {
  const style = styleOf(layer({ id: 'z', text: 'other', color: '#ffd23f', rotate: 12, x: 1 }));
  const after = applyStyle(design(layer()), 'a', style).overlays[0]!;
  expect(after).toMatchObject({ id: 'a', text: 'Mercy', color: '#ffd23f', rotate: 12, x: 200, y: 200 });
});

test('keeps one design in several languages, with each title and texts written once', () => {
  const titles = { en: 'Mercy', ee: 'Nublanuikpɔkpɔ', fr: 'La miséricorde' };
  const english = design(layer({ color: '#ffd23f' }), layer({ id: 'b', text: 'Luke 10' }));
  const ewe = inLanguage(english, 'ee', titles);
  expect(ewe.language).toBe('ee');
  expect(ewe.overlays.map(({ text, color }) => [text, color])).toEqual([
    ['Nublanuikpɔkpɔ', '#ffd23f'],
    ['Luke 10', '#ffffff'],
  ]);
  const written = writeText(ewe, 'b', 'Luka 10');
  const back = inLanguage(written, 'en', titles);
  expect(back.overlays.map(({ text }) => text)).toEqual(['Mercy', 'Luke 10']);
  expect(inLanguage(back, 'ee', titles).overlays.map(({ text }) => text)).toEqual(['Nublanuikpɔkpɔ', 'Luka 10']);
});

test('detects the language of the texts by a repeated title or Ewe letters', () => {
  const titles = { en: 'Ruth', fr: 'Ruth et Naomi', ee: 'Rut' };
  const said = (text: string, language: 'en' | 'ee' = 'en') =>
    languageOfTexts({ ...design(layer({ text })), language }, titles);
  expect([said('Ruth'), said('Ruth et\nNaomi'), said('Rut'), said('Mawu nye lɔlɔ̃'), said('Stay')]).toEqual([
    'en',
    'fr',
    'ee',
    'ee',
    'en',
  ]);
  expect(said('Stay', 'ee')).toBe('ee');
});
