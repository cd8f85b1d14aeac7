import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FileStore } from '#server/ports/files.ts';
import { s3Server } from '#test/fakes/s3-server.ts';
import { secondBucket } from '#test/fakes/second-bucket.ts';
import { diskFiles } from './disk-files.ts';
import { s3Files } from './s3-files.ts';

const dir = mkdtempSync(join(tmpdir(), 'tale-studio-stores-'));
const server = await s3Server();
const copies = { folder: join(dir, 'copies'), copiesBytes: 1_000_000_000, pauseMs: 1 };
const s3 = s3Files({ ...server.place, ...copies });
const disk = diskFiles(join(dir, 'disk'));
const second = await secondBucket();
afterAll(async () => {
  await server.close();
  await second.close();
  rmSync(dir, { recursive: true, force: true });
});

describe.each([
  ['disk', disk],
  ['S3', s3],
  ['another S3', second.files],
] as [string, FileStore][])('files on %s', (_, files) => {
  test('stores a file with its size, hash and date, and reads it whole or by range', async () => {
    const { sha256, bytes } = await files.put('a/b/c.txt', Buffer.from('good news'), 'text/plain');
    expect([bytes, sha256]).toEqual([9, 'b5e34ba4371fd331acba858c3ecc795c20546bff1e57ff825dcc3ffb4d4de05e']);
    expect(await text(await files.read('a/b/c.txt'))).toBe('good news');
    expect(await text(await files.read('a/b/c.txt', { start: 5, end: 8 }))).toBe('news');
    expect([await files.has('a/b/c.txt'), await files.size('a/b/c.txt'), await files.has('a/b')]).toEqual([
      true,
      9,
      false,
    ]);
    expect(Math.abs(Date.now() - (await files.changedAt('a/b/c.txt'))!.getTime())).toBeLessThan(60_000);
    expect([await files.size('a/none'), await files.changedAt('a/none')]).toEqual([null, null]);
  });

  test('stores an empty file', async () => {
    await files.put('a/empty.bin', new Uint8Array(0), 'application/octet-stream');
    expect([await files.size('a/empty.bin'), await text(await files.read('a/empty.bin'))]).toEqual([0, '']);
  });

  test('stores a stream of many parts byte for byte and replaces the previous file', async () => {
    const part = Buffer.alloc(3_000_001, 'abcdefg');
    const whole = Buffer.concat(Array.from({ length: 7 }, () => part));
    const stored = await files.put(
      'films/long.mp4',
      Readable.from([part, part, part, part, part, part, part]),
      'video/mp4',
    );
    expect(stored.bytes).toBe(whole.length);
    expect((await readFile(await files.local('films/long.mp4'))).equals(whole)).toBe(true);
    await files.put('films/long.mp4', Buffer.from('another one'), 'video/mp4');
    expect(await readFile(await files.local('films/long.mp4'), 'utf8')).toBe('another one');
  });

  test('stores nothing when the write is aborted', async () => {
    const broken = Readable.from(
      (async function* () {
        yield Buffer.alloc(9_000_000);
        yield Buffer.alloc(9_000_000);
        throw new Error('cut');
      })(),
    );
    await expect(files.put('broken.bin', broken, 'application/octet-stream')).rejects.toThrow('cut');
    expect([await files.has('broken.bin'), server.uploads.size]).toEqual([false, 0]);
  });

  test('adopts a file, lists keys and sizes by prefix, and removes files', async () => {
    const local = join(dir, 'made.bin');
    for (const name of ['one', 'two', 'three', 'four', 'five']) {
      writeFileSync(local, name);
      await files.adopt(`list/${name}.bin`, local, 'application/octet-stream');
    }
    expect(existsSync(local)).toBe(false);
    const listed = (await Array.fromAsync(files.list('list/'))).sort();
    expect(listed).toEqual(['list/five.bin', 'list/four.bin', 'list/one.bin', 'list/three.bin', 'list/two.bin']);
    const sizes = (await Array.fromAsync(files.sizes())).filter(({ key }) => key.startsWith('list/t'));
    expect(sizes.toSorted((a, b) => a.bytes - b.bytes)).toMatchObject([
      { key: 'list/two.bin', bytes: 3 },
      { key: 'list/three.bin', bytes: 5 },
    ]);
    const later = await Array.fromAsync(files.sizes('list/one.bin'));
    expect(later.map(({ key }) => key).filter((key) => key.startsWith('list/'))).toEqual([
      'list/three.bin',
      'list/two.bin',
    ]);
    for (const key of listed) await files.remove(key);
    await files.remove('list/never.bin');
    expect(await Array.fromAsync(files.list('list/'))).toEqual([]);
    await expect(files.local('list/one.bin')).rejects.toMatchObject({ code: 'not_found' });
    await expect(files.read('list/one.bin')).rejects.toMatchObject({ code: 'not_found' });
  });

  test.each(['../outside', '/etc/passwd', 'a//b', 'a/../b', '.hidden', 'a/b.part', ''])(
    'rejects %j as a key',
    async (key) => {
      await expect(files.put(key, Buffer.from('x'), 'text/plain')).rejects.toThrow('Not a file key');
      await expect(files.has(key)).rejects.toThrow('Not a file key');
    },
  );
});

describe('S3', () => {
  beforeAll(() => s3.put('a/one.txt', Buffer.from('one'), 'text/plain'));
  beforeEach(() => void (server.calls.length = 0));
  const slow = { status: 503, code: 'SlowDown' };

  test('retries a call that is throttled or meets a storage error', async () => {
    server.faults.push(slow, { status: 500, code: 'InternalError' });
    expect(await text(await s3.read('a/one.txt'))).toBe('one');
    expect(server.calls).toHaveLength(3);
    server.faults.push(slow, slow);
    await s3.put('a/two.txt', Buffer.from('two'), 'text/plain');
    expect(server.objects.get('a/two.txt')).toMatchObject({ bytes: Buffer.from('two'), mime: 'text/plain' });
  });

  test('resumes a read that was interrupted', async () => {
    await s3.put('a/long.txt', Buffer.from('In the beginning was the Word'), 'text/plain');
    server.cuts.push(6, 3);
    expect(await text(await s3.read('a/long.txt'))).toBe('In the beginning was the Word');
    server.cuts.push(2);
    expect(await text(await s3.read('a/long.txt', { start: 7, end: 15 }))).toBe('beginning');
  });

  test('reports with a message that the storage refuses or does not respond', async () => {
    const stranger = s3Files({ ...server.place, ...copies, secretAccessKey: 'another secret' });
    await expect(stranger.has('a/one.txt')).rejects.toMatchObject({ code: 'unavailable' });
    await expect(stranger.read('a/one.txt')).rejects.toThrow('SignatureDoesNotMatch');
    server.faults.push(...Array.from({ length: 6 }, () => slow));
    await expect(s3.put('a/three.txt', Buffer.from('3'), 'text/plain')).rejects.toThrow('SlowDown');
    const nobody = s3Files({ ...server.place, ...copies, endpoint: 'http://127.0.0.1:9' });
    await expect(nobody.read('a/one.txt')).rejects.toMatchObject({ code: 'unavailable' });
  });

  test('treats corrupted bytes as an outage and never returns them', async () => {
    await second.files.put('a/changed.txt', Buffer.from('In the beginning'), 'text/plain');
    server.faults.push({ status: 400, code: 'BadDigest' });
    await expect(s3.put('a/changed.txt', Buffer.from('In the beginning'), 'text/plain')).rejects.toThrow('BadDigest');
  });

  test('downloads a local copy once for concurrent readers, and again when the file changes', async () => {
    const paths = await Promise.all([1, 2, 3].map(() => s3.local('a/one.txt')));
    await s3.local('a/one.txt');
    expect(new Set(paths).size).toBe(1);
    expect(server.calls.filter((call) => call.startsWith('GET'))).toHaveLength(1);
    await s3.put('a/one.txt', Buffer.from('one again'), 'text/plain');
    expect(await readFile(await s3.local('a/one.txt'), 'utf8')).toBe('one again');
  });
});
