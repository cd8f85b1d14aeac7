import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { diskFiles } from '#server/adapters/disk-files.ts';
import { pictureAir } from './picture-air.ts';

const folder = mkdtempSync(join(tmpdir(), 'air-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const files = diskFiles(folder);
const airOf = pictureAir(files);

async function keep(name: string, shapes: string, sky: string) {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720"><rect width="1280" height="720" ` +
    `fill="${sky}"/>${shapes}` +
    `</svg>`;
  const key = `images/${name}.jpg`;
  await files.put(key, await sharp(Buffer.from(svg)).jpeg().toBuffer(), 'image/jpeg');
  return { key, sha256: name };
}
const ground = (y: number) =>
  `<path d="M0 ${y} L200 ${y - 20} L210 720 L420 720 L430 ${y} L800 ${y + 10} L810 720 L1280 720 L0 720 Z" ` +
  `fill="#7a6a48"/>`;

test('adds stars only to a dark and open sky', async () => {
  const [air] = await airOf(await keep('night', ground(400), '#101a38'), ['stars']);
  expect(air).toMatchObject({ kind: 'particles', of: 'stars', area: { x: 0, y: 0, w: 1 } });
  expect(air!.area.h).toBeGreaterThan(0.45);
  expect(air!.area.h).toBeLessThan(0.56);
  expect(await airOf(await keep('day', ground(400), '#a8c8e8'), ['stars'])).toEqual([]);
  expect(await airOf(await keep('wood', ground(40), '#101a38'), ['stars'])).toEqual([]);
});

test('adds sparks above a visible fire, but not in evening light', async () => {
  const fire = '<ellipse cx="900" cy="520" rx="60" ry="80" fill="#ff9a2a"/>';
  const [air] = await airOf(await keep('fire', ground(400) + fire, '#101a38'), ['sparks']);
  const { x, y, w, h } = air!.area;
  expect(x + w / 2).toBeCloseTo(900 / 1280, 1);
  expect(y).toBeLessThan(520 / 720 - 0.1);
  expect(y + h).toBeGreaterThan(520 / 720);
  expect(await airOf(await keep('dusk', ground(400), '#ff9a4a'), ['sparks'])).toEqual([]);
  expect(await airOf(await keep('none', ground(400), '#101a38'), ['sparks'])).toEqual([]);
});

test('adds rain, snow and dust everywhere, also over an unreadable picture', async () => {
  const picture = await keep('rainy', ground(400), '#556');
  expect((await airOf(picture, ['rain'])).map(({ of, area }) => [of, area])).toEqual([
    ['rain', { x: 0, y: 0, w: 1, h: 1 }],
  ]);
  expect(await airOf({ key: 'images/gone.jpg', sha256: 'x' }, ['stars', 'snow'])).toHaveLength(1);
  expect(await airOf(picture, [])).toEqual([]);
});
