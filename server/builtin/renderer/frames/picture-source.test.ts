import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { decodePicture } from './picture-source.ts';

const folder = mkdtempSync(join(tmpdir(), 'source-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/**
 * A picture in which red grows to the right and green downwards; every second column is 40 bluer than its neighbours.
 */
async function ramps(name: string, width: number, height: number, orientation = 1): Promise<string> {
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      pixels.set([Math.round((x / width) * 200), Math.round((y / height) * 200), (x % 2) * 40], (y * width + x) * 3);
  const path = join(folder, name);
  await sharp(pixels, { raw: { width, height, channels: 3 } })
    .withMetadata({ orientation })
    .png()
    .toFile(path);
  return path;
}
const size = { width: 160, height: 90 };
const at = (rgba: Uint8Array, x: number, y: number) => [
  ...rgba.subarray((y * size.width + x) * 4, (y * size.width + x) * 4 + 3),
];

test('shows in a view what a window of the whole picture shows', async () => {
  const path = await ramps('wide.png', 640, 360);
  const [whole, part] = [
    await decodePicture(path, size),
    await decodePicture(path, size, { view: { x: 0.25, y: 0.5, w: 0.5 } }),
  ];
  for (const [x, y] of [
    [10, 10],
    [80, 45],
    [150, 80],
  ] as const) {
    const [[red, green], [r, g]] = [at(part, x, y), at(whole, Math.round(40 + x / 2), Math.round(45 + y / 2))];
    expect(Math.abs(red! - r!)).toBeLessThanOrEqual(3);
    expect(Math.abs(green! - g!)).toBeLessThanOrEqual(3);
  }
});

test('shows the picture’s own pixels in a view as large as its frame', async () => {
  const path = await ramps('fine.png', 320, 180);
  const stripes = (rgba: Uint8Array) => Math.abs((at(rgba, 60, 40)[2] ?? 0) - (at(rgba, 61, 40)[2] ?? 0));
  expect(stripes(await decodePicture(path, size))).toBeLessThan(8);
  expect(stripes(await decodePicture(path, size, { view: { x: 0.25, y: 0.25, w: 0.5 } }))).toBeGreaterThan(32);
});

test('keeps a view inside the covered frame, also for rotated pictures and other shapes', async () => {
  const wide = await decodePicture(await ramps('long.png', 720, 180), size, {
    cover: { x: 1, y: 0.5 },
    view: { x: 0, y: 0, w: 0.5 },
  });
  expect(at(wide, 2, 45)[0]).toBeGreaterThan(105);
  expect(at(wide, 2, 45)[0]).toBeLessThan(118);
  const turned = await decodePicture(await ramps('turned.png', 180, 320, 6), size, { view: { x: 0.5, y: 0, w: 0.5 } });
  expect(at(turned, 80, 45)[1]).toBeLessThan(60);
});

test('rejects a file that is not an image with a message', async () => {
  await expect(decodePicture(import.meta.filename, size)).rejects.toThrow('cannot be read');
});
