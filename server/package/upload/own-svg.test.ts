import { expect, test } from 'vitest';
import { composeSvg } from '#shared/thumbnail/composition.ts';
import { overlayDefaults } from '#shared/thumbnail/overlay.ts';
import { isOwnSvg } from './own-svg.ts';

const frame = { x: 0, y: 0, width: 1280, height: 720 };
const overlay = { ...overlayDefaults, id: 'a', text: 'Mercy & <truth>', rotate: 12, background: 'rgba(0,0,0,0.5)' };
const own = composeSvg({
  picture: 'data:image/jpeg;base64,AAAA',
  frame,
  ground: '#000',
  shades: [],
  overlays: [overlay],
});

test('recognizes the studio’s own SVG, with shadow, background and rotation', () => expect(isOwnSvg(own)).toBe(true));

test.each([
  ['a script', own.replace('</svg>', '<script>1</script></svg>')],
  ['a filter that loads', own.replace('<feGaussianBlur', '<feImage href="https://example.com/a"/><feGaussianBlur')],
  ['a link to outside', own.replace('data:image/jpeg;base64,AAAA', 'https://example.com/a.png')],
])('does not recognize %s', (_what, svg) => {
  expect(svg).not.toBe(own);
  expect(isOwnSvg(svg)).toBe(false);
});
