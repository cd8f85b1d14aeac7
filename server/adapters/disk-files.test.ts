import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, expect, test } from 'vitest';
import { diskFiles, sweepParts } from './disk-files.ts';

const dir = mkdtempSync(join(tmpdir(), 'tale-studio-files-'));
const files = diskFiles(join(dir, 'store'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const small = join(dir, 'small');
function mountSmallDisk(): boolean {
  try {
    mkdirSync(small);
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', small], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

test('leaves neither a file nor a partial file when a write is aborted', async () => {
  const broken = Readable.from(
    (async function* () {
      yield Buffer.from('half');
      throw new Error('cut');
    })(),
  );
  await expect(files.put('broken.bin', broken, 'application/octet-stream')).rejects.toThrow('cut');
  expect(readdirSync(join(dir, 'store'))).not.toContainEqual(expect.stringContaining('broken'));
});

test('moves an adopted file in and does not list unfinished files', async () => {
  const local = join(dir, 'made.bin');
  writeFileSync(local, 'made');
  await files.adopt('films/made.bin', local, 'application/octet-stream');
  writeFileSync(join(dir, 'store', 'films', 'other.bin.x.part'), 'half');
  expect(existsSync(local)).toBe(false);
  expect(await Array.fromAsync(files.list('films/'))).toEqual(['films/made.bin']);
  expect(await sweepParts(join(dir, 'store'), 60_000)).toBe(0);
  expect(await sweepParts(join(dir, 'store'), 0)).toBe(1);
  await files.remove('films/made.bin');
  await expect(files.local('films/made.bin')).rejects.toMatchObject({ code: 'not_found' });
});

test.each(['images/_OQBgvvqeP0knx8FUM6mu/-a-0-ef45.png', 'a-1/b_2.c'])(
  'accepts %s, as ids generate it, as a key',
  async (key) => {
    await files.put(key, Buffer.from('x'), 'image/png');
    expect(await files.size(key)).toBe(1);
  },
);

test('reports a full disk with a readable error and leaves no partial file', async ({ skip }) => {
  if (!mountSmallDisk()) return skip('this process may not mount a small disk');
  try {
    const store = diskFiles(small);
    await store.put('kept.bin', Buffer.alloc(10_000), 'application/octet-stream');
    await expect(store.put('large.bin', Buffer.alloc(1_000_000), 'application/octet-stream')).rejects.toMatchObject({
      code: 'disk_full',
    });
    expect(readdirSync(small)).toEqual(['kept.bin']);
    await store.put('after.bin', Buffer.alloc(10_000), 'application/octet-stream');
  } finally {
    execFileSync('umount', [small]);
  }
});

test('rejects the call, and keeps the process running, when the source fails while its folder is created', async () => {
  const source = new Readable({ read: () => {} });
  const put = files.put('new/folder/of/a.bin', source, 'application/octet-stream');
  source.destroy(new Error('The sender went away'));
  await expect(put).rejects.toThrow('The sender went away');
  expect(await files.has('new/folder/of/a.bin')).toBe(false);
});
