import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { systemFfmpeg } from '#server/adapters/ffmpeg.ts';
import { videoSettings } from '../encoding.ts';
import { frameCount, frameTimes, wholeUpTo } from './segment-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'segment-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('cuts only where no earlier frame is shown after a later one', () => {
  const shown = [0, 6, 1, 2, 3, 4, 5, 9, 7, 8];
  expect(Array.from({ length: 12 }, (_, most) => wholeUpTo(shown, most))).toEqual([
    0, 1, 1, 1, 1, 1, 1, 7, 7, 7, 10, 10,
  ]);
  expect(wholeUpTo([], 5)).toBe(0);
});

test('lists frames in file order, and rejects a truncated file', async () => {
  const path = join(folder, 'a.mp4');
  await systemFfmpeg().run(['-f', 'lavfi', '-i', 'testsrc2=size=64x64:rate=30:duration=1', ...videoSettings, path], {});
  const times = (await frameTimes(path)) ?? [];
  expect(times.length).toBe(30);
  expect(times).not.toEqual(times.toSorted((a, b) => a - b));
  const [step] = times.toSorted((a, b) => a - b).map((time, n, all) => (all[n + 1] ?? 0) - time);
  expect(new Set(times.map((time) => (time - Math.min(...times)) / (step ?? 1)))).toEqual(
    new Set(Array.from({ length: 30 }, (_, n) => n)),
  );
  expect(wholeUpTo(times, 29)).toBeGreaterThan(20);
  writeFileSync(join(folder, 'b.mp4'), 'ftyp');
  expect([
    await frameCount(path),
    await frameCount(join(folder, 'b.mp4')),
    await frameTimes(join(folder, 'none.mp4')),
  ]).toEqual([30, null, null]);
});
