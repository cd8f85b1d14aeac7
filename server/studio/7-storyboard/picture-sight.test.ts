import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { diskFiles } from '#server/adapters/disk-files.ts';
import { withSubject } from '#server/builtin/illustrator/subject-exif.ts';
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

async function keep(name: string, size: { width: number; height: number }, named = false) {
  const plain = await sharp({ create: { ...size, channels: 3, background: '#345' } })
    .jpeg()
    .toBuffer();
  const key = `images/${name}.jpg`;
  await files.put(key, named ? withSubject(plain, { x: 0.3, y: 0.4, faces }, size) : plain, 'image/jpeg');
  return sightOf({ key, sha256: name }, size);
}

test('a large picture is seen with its faces, and how near its pixels let a film go', async () => {
  const seen = await keep('named', { width: 3840, height: 2160 }, true);
  expect(seen?.sight).toMatchObject({ faces, least: 0.5 });
  expect(seen?.sight.focus.x).toBeCloseTo(0.3, 2);
  expect((await keep('plain', { width: 3200, height: 1800 }))?.sight).toMatchObject({ faces: [], least: 0.6 });
});

test('an upright picture is seen in an upright frame', async () => {
  expect((await keep('tall', { width: 2160, height: 3840 }, true))?.sight).toMatchObject({ faces, least: 0.5, aspect: 9 / 16 });
});

test('a picture with too few pixels, of another shape, or that cannot be read is not told in shots', async () => {
  expect(await keep('small', { width: 1920, height: 1080 }, true)).toBeNull();
  expect(await keep('square', { width: 3840, height: 3840 }, true)).toBeNull();
  writeFileSync(join(folder, 'broken.jpg'), 'no picture');
  expect(await sightOf({ key: 'broken.jpg', sha256: 'x' }, { width: 3840, height: 2160 })).toBeNull();
});
