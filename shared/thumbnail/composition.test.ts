import { expect, test } from 'vitest';
import { type Composition, composeSvg } from './composition.ts';
import { titleWidth } from './fonts.ts';
import { overlayDefaults } from './overlay.ts';

const layer = { ...overlayDefaults, id: 'a', text: 'Mercy' };
const composition: Composition = {
  picture: 'data:image/jpeg;base64,AAAA',
  frame: { x: 0, y: 0, width: 1280, height: 720 },
  ground: '#101020',
  shades: [
    {
      points: [
        [0, 0],
        [10, 0],
        [10, 10],
      ],
      along: [
        [0, 0],
        [10, 0],
      ],
      stops: [{ at: 0, color: '#fff', opacity: 0.5 }],
    },
  ],
  overlays: [layer],
};
const draw = (changes: Partial<Composition>) => composeSvg({ ...composition, ...changes });

test('makes one SVG of 1280 x 720 with picture, shades and texts in this order', () => {
  const svg = composeSvg(composition);
  expect(svg).toMatch(/^<svg [^>]*width="1280" height="720".*<image .*<polygon .*<text .*<\/svg>$/);
  expect(svg).toContain('fill="url(#shade0)"');
  expect(svg).toContain('paint-order="stroke"');
  expect(composeSvg(composition)).toBe(svg);
});

test('escapes markup in every text', () => {
  const svg = draw({
    overlays: [{ ...layer, fontSize: 40, text: `</text><image href="file:///etc/passwd"/>&'\u0000\ud800` }],
  });
  expect(svg).toContain('&lt;/text&gt;&lt;image href=&quot;file:///etc/passwd&quot;/&gt;&amp;&apos;');
  expect(svg.match(/<image/g)).toHaveLength(1);
  expect(svg.includes('\u0000')).toBe(false);
  expect(svg.isWellFormed()).toBe(true);
});

test('leaves out characters without a font, which browser and baker would draw differently', () => {
  const svg = draw({ overlays: [{ ...layer, text: 'Pray 🙏 now' }] });
  expect(svg).toContain('>Pray  now</tspan>');
  expect(draw({ overlays: [{ ...layer, text: '🙏' }] })).not.toContain('<text');
});

test('draws nothing for an empty text or no picture', () => {
  const svg = draw({ picture: null, overlays: [{ ...layer, text: ' \n ' }] });
  expect(svg).not.toMatch(/<image|<text/);
});

test.each([
  ['Inter', 'Inter'],
  ['BrandSans', 'Montserrat'],
  ['Wingdings', 'Inter'],
])('draws %s as %s', (fontFamily, drawn) =>
  expect(draw({ overlays: [{ ...layer, fontFamily }] })).toContain(`font-family="${drawn}"`),
);

test('rotates a text around its middle and grows it from its corner', () => {
  const svg = draw({
    overlays: [{ ...layer, text: 'ab', fontSize: 50, lineHeight: 60, x: 100, y: 200, rotate: 90, scale: 2 }],
  });
  expect(svg).toContain('transform="translate(100 200) scale(2) rotate(90 30 30)"');
});

test('makes the background of a text as wide as its letters, with padding', () => {
  const svg = draw({
    overlays: [
      {
        ...layer,
        text: 'Luke',
        fontFamily: 'BrandSans',
        fontSize: 100,
        align: 'left',
        background: '#ffd23f',
        padding: 10,
      },
    ],
  });
  expect(svg).toContain(`<rect x="-10" y="-10" width="${Math.round(titleWidth('Luke') * 100 * 100) / 100 + 20}"`);
});

test.each([
  [0, (y: number) => 200 + y],
  [90, (y: number) => 100 + 30 + 30 - y],
  [180, (y: number) => 200 + 60 - y],
  [-90, (y: number) => 100 + 30 - 30 + y],
])('snaps a text turned by %i degrees to a whole pixel, as browsers do', (rotate, device) => {
  const svg = draw({ overlays: [{ ...layer, text: 'ab', fontSize: 50, lineHeight: 60, x: 100, y: 200, rotate }] });
  const [, y] = /<tspan x="[^"]+" y="([^"]+)"/.exec(svg) ?? [];
  expect(device(Number(y)) % 1).toBe(0);
});

test('draws a shadow separately, rotated with its text, without a filter on the letters', () => {
  const svg = draw({ overlays: [{ ...layer, rotate: 30 }] });
  const texts = svg.match(/<text [^>]*>/g) ?? [];
  expect(texts.map((text) => [text.includes('filter='), text.includes('translate(0 4)')])).toEqual([
    [true, true],
    [false, false],
  ]);
  expect(draw({ overlays: [{ ...layer, shadow: false }] }).match(/<text /g)).toHaveLength(1);
});
