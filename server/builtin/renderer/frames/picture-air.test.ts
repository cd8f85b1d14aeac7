import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Air } from '#shared/motion/picture-life.ts';
import { segmentsOf } from '#shared/film/timeline-segments.ts';
import { buildTimeline } from '#shared/film/timeline.ts';
import type { TimelineScene } from '#shared/film/timeline-scenes.ts';
import { paintPicture } from '#test/harness/film.ts';
import { drawFrames } from './frame-drawing.ts';
import { samplerModule } from './sampler-module.ts';

const folder = mkdtempSync(join(tmpdir(), 'air-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const shape = { width: 320, height: 180, fps: 30 };
const rain: Air = { kind: 'particles', of: 'rain', area: { x: 0, y: 0, w: 1, h: 1 }, strength: 1 };

/** The luma of each frame of a scene that stands for a second. */
async function frames(more: Partial<TimelineScene>): Promise<Uint8Array[]> {
  const path = await paintPicture(join(folder, 'picture.png'), 1);
  const own = { x: 0, y: 0, w: 1 };
  const scene = { sceneId: 'a', picture: 'p', narration: null, stillMs: 1000, motion: { from: own, to: own }, ...more };
  const timeline = buildTimeline({ language: 'en', ...shape, scenes: [scene] });
  const pieces = segmentsOf(timeline).map((segment) => ({ ...segment, captions: [] }));
  const all: Uint8Array[] = [];
  for await (const frame of drawFrames({ module: await samplerModule(), shape, pieces, pictures: { p: path } })) {
    all.push(frame.slice(0, shape.width * shape.height));
  }
  return all;
}
const changed = (a: Uint8Array, b: Uint8Array) =>
  a.reduce((sum, value, n) => sum + (Math.abs(value - (b[n] ?? 0)) > 3 ? 1 : 0), 0);

test('repeats the same rain over a picture without motion data, and none over a still scene', async () => {
  const plain = await frames({});
  const wet = await frames({ life: { speakers: [], air: [rain] } });
  expect(plain.length).toBe(30);
  expect(changed(plain[0]!, plain[29]!)).toBe(0);
  for (const at of [0, 10, 28]) {
    expect(changed(wet[at]!, plain[at]!)).toBeGreaterThan(100);
    expect(changed(wet[at]!, wet[at + 1]!)).toBeGreaterThan(100);
  }
  expect(await frames({ life: { speakers: [], air: [rain] } })).toEqual(wet);
  const still = await frames({ life: { speakers: [], air: [rain] }, motion: 'none' });
  expect(changed(still[0]!, still[29]!)).toBe(0);
});
