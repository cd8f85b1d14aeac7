import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemFfmpeg } from '#server/adapters/ffmpeg.ts';
import type { RenderOrder } from '#server/ports/renderer.ts';
import { buildTimeline } from '#shared/film/timeline.ts';
import { smallFilm, smallFrames } from '#test/harness/film.ts';
import { builtinRenderer } from './renderer.ts';

const renderer = builtinRenderer({ ffmpeg: systemFfmpeg(), workers: 2, nice: 0 });
const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));
const render = (order: RenderOrder) =>
  renderer.render(order, { signal: new AbortController().signal, progress: async () => {} });

const withVoices = (order: RenderOrder, seconds: number): RenderOrder => {
  const scenes = order.timeline.shots.map(({ sceneId, picture }) => ({
    sceneId,
    picture,
    narration: { durationMs: seconds * 1000, text: 'Go and do likewise.', words: [] },
  }));
  return { ...order, timeline: buildTimeline({ ...order.timeline, scenes }) };
};

let first: RenderOrder;
beforeAll(async () => {
  const made = await smallFilm([1, 1, 1]);
  folders.push(made.folder);
  first = withVoices(made, 1.4);
  await render(first);
});

test.each([
  ['a little longer', 1.9],
  ['a little shorter', 1.1],
])('told %s, reuses the bodies of the first film, with every frame in its place', async (name, seconds) => {
  const other = { ...withVoices(first, seconds), workDir: `${first.workDir} ${name}` };
  const shared = await render(other);
  expect(shared.segments.rendered).toBe(3);
  const alone = await render({ ...other, cacheDir: `${first.cacheDir} ${name}`, workDir: `${other.workDir} alone` });
  const [seen, wanted] = await Promise.all([smallFrames(shared.video), smallFrames(alone.video)]);
  expect(seen.length).toBe(wanted.length);
  const apart = (frame: Uint8Array, n: number) =>
    frame.reduce((sum, value, at) => sum + Math.abs(value - wanted[n]![at]!), 0) / frame.length;
  expect(Math.max(...seen.map(apart))).toBeLessThan(2);
  expect((await render(other)).segments.rendered).toBe(0);
});
