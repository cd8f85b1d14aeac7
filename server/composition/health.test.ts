import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openStudio, type TestStudio } from '#test/harness/studio.ts';
import { diskFiles } from '#server/adapters/disk-files.ts';
import { systemFfmpeg } from '#server/adapters/ffmpeg.ts';
import { resvgRasterizer } from '#server/adapters/resvg-rasterizer.ts';
import { openHealth } from './health.ts';
import type { Outside } from './outside.ts';
import { troublesOf } from '#server/http/health.ts';
import type { FileStore } from '#server/ports/files.ts';

let studio: TestStudio;
const folder = mkdtempSync(join(tmpdir(), 'tale-studio-health-'));
const rasterizer = resvgRasterizer();
const verse = { book: 'GEN', chapter: 2, verse: 3, label: '3', text: 'God blessed the seventh day.' };
const sound = (files: FileStore, changed: object = {}) =>
  ({
    files,
    ffmpeg: systemFfmpeg(),
    rasterizer,
    narrator: { voices: async () => [{ id: 'en', language: 'en', label: 'A voice', kind: 'simple', preview: false }] },
    scripture: { installed: async () => ['WEB'], passage: async () => [verse] },
    ...changed,
  }) as unknown as Outside;

let close = async () => {};
let own: () => Promise<string[]>;
async function look(
  outside: Outside,
  { works = true, serves = true, database = studio.database, isLooking = true } = {},
) {
  const config = { works, serves, workerKinds: null };
  const health = await openHealth({
    config,
    database,
    outside,
    jobs: { isLooking: () => isLooking },
    kinds: ['narration'],
  });
  close = health.close;
  own = () => troublesOf(health.own).then((troubles) => troubles.map(({ part }) => part));
  await troublesOf(health.parts);
  return () => troublesOf(health.parts).then((troubles) => troubles.map(({ part }) => part));
}
beforeAll(async () => void (studio = await openStudio()));
afterEach(() => close());
afterAll(() => {
  rasterizer.close();
  rmSync(folder, { recursive: true, force: true });
});

test('reports all parts healthy and removes its test file', async () => {
  const outside = sound(studio.files);
  expect(await (await look(outside))()).toEqual([]);
  const left = [];
  for await (const key of studio.files.list('probe')) left.push(key);
  expect(left).toEqual([]);
});

test('reports a store that cannot be written to or that returns other bytes', async () => {
  const blocked = join(folder, 'blocked');
  writeFileSync(blocked, 'a file where a folder should be');
  expect(await (await look(sound(diskFiles(blocked))))()).toEqual(['File storage']);
  await close();
  const forgetful = { ...studio.files, put: (key: string) => studio.files.put(key, Buffer.from('else'), 'text/plain') };
  expect(await (await look(sound(forgetful)))()).toEqual(['File storage']);
});

test('names a failing database, and with it the workers that it cannot ask about', async () => {
  const database = { ...studio.database, execute: () => Promise.reject(new Error('connection refused')) };
  expect(await (await look(sound(studio.files), { database }))()).toEqual(['Database', 'Job worker']);
});

test('reports from a serving process when no worker is there or one has stopped polling', async () => {
  expect(await (await look(sound(studio.files), { works: false }))()).toEqual(['Job worker']);
  await close();
  expect(await (await look(sound(studio.files), { isLooking: false }))()).toEqual(['Job worker']);
}, 20_000);

test('names a failing ffmpeg, Bible or drawing program and what to do', async () => {
  mkdirSync(join(folder, 'bin'));
  const broken = join(folder, 'bin', 'ffmpeg');
  writeFileSync(broken, '#!/bin/sh\nexit 1\n');
  chmodSync(broken, 0o755);
  const outside = sound(studio.files, {
    ffmpeg: systemFfmpeg({ path: broken }),
    scripture: { installed: async () => [], passage: async () => [] },
    rasterizer: { png: () => Promise.reject(new Error('no child')) },
  });
  const parts = await look(outside);
  await expect.poll(parts, { timeout: 20_000, interval: 500 }).toEqual(['ffmpeg', 'Story writer', 'Illustrator']);
}, 30_000);

test('is ready when the process’s own role is ready', async () => {
  const broken = sound(studio.files, { ffmpeg: { version: async () => null } });
  expect([await (await look(broken, { works: false }))(), await own()]).toEqual([['Job worker'], []]);
  await close();
  await look(broken, { serves: false });
  expect(await own()).toEqual(['ffmpeg']);
  await close();
  await look(sound(studio.files), { serves: false, isLooking: false });
  expect(await own()).toEqual(['Job worker']);
});
