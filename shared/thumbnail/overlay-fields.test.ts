import { expect, test } from 'vitest';
import { Overlay, overlayDefaults } from './overlay.ts';
import { readOverlay, typedField } from './overlay-fields.ts';

const layer = { ...overlayDefaults, id: 'a', text: 'Mercy' };

test.each([
  [layer],
  [{ id: 'a', text: 'x' }],
  [
    {
      ...layer,
      fontSize: '',
      lineHeight: '',
      scale: 'x',
      opacity: 7,
      background: '',
      color: 'url(#x)',
      align: 'justify',
      shadow: 'yes',
    },
  ],
  [{ ...layer, fontWeight: 640, strokeWidth: 9, padding: null, borderRadius: undefined, rotate: '15', fontFamily: 7 }],
])('reads an overlay in the browser as on the server', (kept) => {
  expect(readOverlay(kept)).toEqual(Overlay.parse(kept));
});

test('rejects an overlay without an id or a text', () => {
  for (const kept of [null, 'x', {}, { id: 'a' }, { text: 'x' }, { id: 7, text: 'x' }])
    expect(readOverlay(kept)).toBeNull();
});

test.each([
  '#fff',
  '#ffd23f',
  '#ffd23f80',
  'gold',
  'SlateGrey',
  'rgb(1, 2, 3)',
  'rgba(0,0,0,0.5)',
  'rgba(10, 20, 30, .25)',
])('accepts %j as a colour', (colour) => expect(typedField('color', colour, 50)).toEqual({ color: colour }));
test.each([
  'abc',
  'currentcolor',
  'inherit',
  'none',
  '#ff',
  '#fffff',
  'rgba(,,,)',
  'rgb(1 2 3 / 50%)',
  'url(#x)',
  'hsl(1,2%,3%)',
  'rebeccapurple',
  'rgba(0,0,0,50%)',
  'red"/>',
  '',
])('rejects %j as a colour, because browser and baker would differ', (colour) =>
  expect(typedField('color', colour, 50)).toEqual({ color: '#ffffff' }),
);

test('derives an empty line height from the font size, and draws no empty background', () => {
  expect(typedField('lineHeight', '', 50)).toEqual({ lineHeight: 56 });
  expect(typedField('background', '', 50)).toEqual({ background: null });
  expect(typedField('fontSize', 'big', 50)).toEqual({ fontSize: 1 });
});
