import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { diskFiles } from '#server/adapters/disk-files.ts';
import { withSubject } from '#server/builtin/illustrator/reading/subject-exif.ts';
import { nearest, softest, viewsOf } from '#shared/motion/camera-views.ts';
import type { Shape } from '#shared/film/storyboard-edits.ts';
import { pictureFocus } from './picture-focus.ts';
import { pictureSight } from './picture-sight.ts';

const folder = mkdtempSync(join(tmpdir(), 'sight-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const files = diskFiles(folder);
const sightOf = pictureSight(files, pictureFocus(files));
const faces = [
  { x: 0.301, y: 0.4, size: 0.12 },
  { x: 0.62, y: 0.45, size: 0.1 },
];

async function keep(name: string, size: { width: number; height: number }, shape: Shape = '16:9', named = true) {
  const plain = await sharp({ create: { ...size, channels: 3, background: '#345' } })
    .jpeg()
    .toBuffer();
  const key = `images/${name}.jpg`;
  await files.put(key, named ? withSubject(plain, { x: 0.3, y: 0.4, faces }, size) : plain, 'image/jpeg');
  return sightOf({ key, sha256: name }, size, { shape });
}

test('finds the faces of a large picture, and the closest view that its pixels allow', async () => {
  const seen = await keep('named', { width: 3840, height: 2160 });
  expect(seen).toMatchObject({ faces, least: 0.5 });
  expect(seen?.focus.x).toBeCloseTo(0.3, 2);
  expect((await keep('plain', { width: 3200, height: 1800 }, '16:9', false))?.faces).toEqual([]);
});

test('analyses an upright picture in an upright frame', async () => {
  expect(await keep('tall', { width: 2160, height: 3840 }, '9:16')).toMatchObject({
    faces,
    least: 0.5,
    aspect: 9 / 16,
  });
});

test('still cuts a low-resolution picture into shots, enlarged at most 1.5 times', async () => {
  const small = await keep('small', { width: 1920, height: 1080 });
  expect(small?.least).toBeCloseTo(1 / softest);
  for (const { view } of viewsOf(small!)) expect(view.w / nearest).toBeGreaterThanOrEqual(1 / softest - 0.001);
  expect(viewsOf(small!).length).toBeGreaterThan(1);
  expect((await keep('smaller', { width: 1024, height: 576 }, '16:9', false))?.least).toBeCloseTo(1 / softest);
});

test('analyses only what fills the frame of a picture of another shape', async () => {
  const size = { width: 3840, height: 2160 };
  await keep('lying', size);
  const seen = await sightOf({ key: 'images/lying.jpg', sha256: 'lying' }, size, {
    shape: '9:16',
    cover: { x: 0.2, y: 0.5 },
  });
  // A third of its width is seen, from 0.137 to 0.453: the second face is not in it.
  expect(seen?.faces).toEqual([{ x: expect.closeTo(0.519, 2), y: 0.4, size: 0.12 }]);
  expect(seen).toMatchObject({ aspect: 9 / 16, focus: { x: expect.closeTo(0.516, 2) } });
});

test('does not cut an unreadable picture into shots', async () => {
  writeFileSync(join(folder, 'broken.jpg'), 'no picture');
  expect(
    await sightOf({ key: 'broken.jpg', sha256: 'x' }, { width: 3840, height: 2160 }, { shape: '16:9' }),
  ).toBeNull();
});

test('finds busy regions in a creator’s picture, such as two groups on a plain', async () => {
  const man = (x: number, y: number, height: number) =>
    Array.from(
      { length: 6 },
      (_, n) =>
        `<rect x="${x + (n % 3) * 60}" y="${y + (n * height) / 6}" width="50" height="${height / 7}" fill="${n % 2 ? '#7a1f00' : '#f4e2c0'}"/>`,
    ).join('');
  const land =
    `<svg xmlns="http://www.w3.org/2000/svg" width="1920" height="1080"><rect width="1920" height="1080" ` +
    `fill="#cdb58a"/>${man(320, 420, 480)}` +
    `${man(1400, 460, 420)}</svg>`;
  await files.put('images/land.jpg', await sharp(Buffer.from(land)).jpeg().toBuffer(), 'image/jpeg');
  const seen = await sightOf(
    { key: 'images/land.jpg', sha256: 'land' },
    { width: 1920, height: 1080 },
    { shape: '16:9' },
  );
  const places = [seen!.focus.x, seen!.aside!.x].toSorted((a, b) => a - b);
  expect(places[0]).toBeCloseTo(0.21, 1);
  expect(places[1]).toBeCloseTo(0.78, 1);
  expect(seen!.top).toBeGreaterThan(0.33);
  expect(seen!.top).toBeLessThan(0.48);
  const drawn = await sightOf(
    { key: 'images/land.jpg', sha256: 'land' },
    { width: 1920, height: 1080 },
    { shape: '16:9', drawnHere: true },
  );
  expect([drawn!.top, drawn!.guessed, drawn!.aside?.x]).toEqual([undefined, undefined, seen!.aside!.x]);
  const views = viewsOf(seen!);
  expect(views.map(({ kind }) => kind)).toEqual(['wide', 'medium', 'wide', 'medium']);
  for (const { view } of views) expect(view.y).toBeLessThan(seen!.top!);
});
