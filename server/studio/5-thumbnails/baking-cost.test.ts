import { expect, test } from 'vitest';
import { Failure } from '#shared/endpoint.ts';
import { type Overlay, overlayDefaults } from '#shared/thumbnail/overlay.ts';
import { isQuickToBake, requireBakeable } from './baking-cost.ts';

const texts = (count: number, of: Partial<Overlay>): Overlay[] =>
  Array.from({ length: count }, (_, nth) => ({
    ...overlayDefaults,
    id: String(nth),
    text: 'Mercy on the road',
    ...of,
  }));
const page = 'Mercy on the road to Jericho '.repeat(18).slice(0, 500);

test.each([
  ['thirty lines of a usual size', texts(30, {})],
  ['five titles over the whole width', texts(5, { fontSize: 200, lineHeight: 220 })],
  ['thirty pages without shadows', texts(30, { text: page, shadow: false, strokeWidth: 8 })],
])('bakes %s', (_, overlays) => {
  expect(() => requireBakeable(overlays)).not.toThrow();
});

test.each([
  ['thirty pages with shadows', texts(30, { text: page, strokeWidth: 8 })],
  ['a page in huge letters', texts(1, { text: page, fontSize: 1000 })],
  ['one word twenty times as large as it can be seen', texts(1, { text: 'Mercy', fontSize: 1000, scale: 20 })],
])('rejects %s with a message', (_, overlays) => {
  expect(() => requireBakeable(overlays)).toThrow(Failure);
  expect(() => requireBakeable(overlays)).toThrow(/shadows .* too large/);
});

test('lets a title and a subtitle go before the work of others, and nothing that is overloaded', () => {
  const title = texts(2, { fontSize: 200, lineHeight: 220 });
  expect([title, texts(20, {}), texts(20, { text: page.slice(0, 60) })].map(isQuickToBake)).toEqual([
    true,
    true,
    false,
  ]);
});
