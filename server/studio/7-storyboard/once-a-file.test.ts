import { expect, test } from 'vitest';
import type { FileStore } from '#server/ports/files.ts';
import { onceAFile } from './once-a-file.ts';

const files = { local: async (key: string) => `/files/${key}` } as FileStore;
const picture = { key: 'p1', sha256: 'a' };

test('analyses a picture once for concurrent callers', async () => {
  const asked: string[] = [];
  const sizeOf = onceAFile(files, async (path) => asked.push(path));
  expect(await Promise.all([sizeOf(picture), sizeOf(picture)])).toEqual([1, 1]);
  expect(await sizeOf({ key: 'p2', sha256: 'b' })).toBe(2);
  expect(await sizeOf(picture)).toBe(1);
  expect(asked).toEqual(['/files/p1', '/files/p2']);
});

test('analyses an unreadable picture again the next time', async () => {
  let there = false;
  const asked = onceAFile(files, async () => {
    if (!there) throw new Error('No such file');
    return 'seen';
  });
  expect(await asked(picture)).toBeNull();
  there = true;
  expect(await asked(picture)).toBe('seen');
  there = false;
  expect(await asked(picture)).toBe('seen');
});
