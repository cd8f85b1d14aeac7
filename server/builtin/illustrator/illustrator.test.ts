import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { resvgRasterizer } from '#server/adapters/resvg-rasterizer.ts';
import type { PictureOrder } from '#server/ports/illustrator.ts';
import { builtinIllustrator } from './illustrator.ts';

const rasterizer = resvgRasterizer();
const illustrator = builtinIllustrator({ rasterizer });
afterAll(() => rasterizer.close());

const order: PictureOrder = {
  prompt: 'A shepherd leads his sheep beside still waters at dawn',
  story: ['A shepherd leads his sheep beside still waters at dawn'],
  index: 0,
  seed: 'tale',
  take: 0,
  style: 'storybook-1',
  context: 'universal',
  use: 'frame',
  width: 480,
  height: 270,
};
const draw = (change: Partial<PictureOrder> = {}) =>
  illustrator.draw({ ...order, ...change }, new AbortController().signal);

test('draws a picture of the requested size and names its artist', async () => {
  const picture = await draw();
  const facts = await sharp(picture.bytes).metadata();
  expect([facts.format, facts.width, facts.height]).toEqual(['jpeg', 480, 270]);
  expect([illustrator.name, illustrator.builtIn, picture.mime]).toEqual(['built-in art', true, 'image/jpeg']);
});

test('draws a picture that films zoom into larger, and otherwise the same', async () => {
  const [plain, large] = [await draw(), await draw({ sharper: 2 })];
  expect([large.width, large.height]).toEqual([960, 540]);
  const small = (bytes: Uint8Array) => sharp(bytes).resize(48, 27, { fastShrinkOnLoad: false }).raw().toBuffer();
  const [a, b] = [await small(plain.bytes), await small(large.bytes)];
  expect(a.reduce((sum, value, at) => sum + Math.abs(value - b[at]!), 0) / a.length).toBeLessThan(3);
});

test('returns the same picture for the same order, and another for another take', async () => {
  const [first, again, other] = [await draw(), await draw(), await draw({ take: 1 })];
  expect(Buffer.compare(first.bytes, again.bytes)).toBe(0);
  expect(Buffer.compare(first.bytes, other.bytes)).not.toBe(0);
});

test('draws an unknown style as the default one', async () => {
  expect(illustrator.styles()[0]).toEqual({ key: 'storybook-1', label: 'Storybook' });
  expect(Buffer.compare((await draw()).bytes, (await draw({ style: 'storybook' })).bytes)).toBe(0);
});
