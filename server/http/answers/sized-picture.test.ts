import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { diskFiles } from '#server/adapters/disk-files.ts';
import type { FileStore } from '#server/ports/files.ts';
import { sizedPicture } from './sized-picture.ts';

let dir: string;
let files: FileStore;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'tale-studio-sized-'));
  files = diskFiles(dir);
});
afterAll(() => rm(dir, { recursive: true, force: true }));

test('makes a smaller picture once, and sends the same file from then on', async () => {
  const drawn = await sharp({ create: { width: 800, height: 450, channels: 3, background: '#c05a2e' } })
    .jpeg()
    .toBuffer();
  const picture = await files.put('images/of-ama/1.jpg', drawn, 'image/jpeg');
  const { key } = await sizedPicture(files, picture, 320);
  expect((await sharp(await files.local(key)).metadata()).width).toBe(320);
  await files.remove(picture.key);
  expect((await sizedPicture(files, picture, 320)).key).toBe(key);
});

test('answers that the file is gone when it is deleted after it was found', async () => {
  const picture = await files.put('images/of-ama/2.jpg', Buffer.from('soon gone'), 'image/jpeg');
  const deletes: FileStore = {
    ...files,
    async local(key) {
      const path = await files.local(key);
      await files.remove(key);
      return path;
    },
  };
  await expect(sizedPicture(deletes, picture, 320)).rejects.toMatchObject({ code: 'not_found' });
});
