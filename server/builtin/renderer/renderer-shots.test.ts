import { rmSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { systemFfmpeg } from '#server/adapters/ffmpeg.ts';
import type { RenderOrder } from '#server/ports/renderer.ts';
import { buildTimeline } from '#shared/film/timeline.ts';
import { smallFilm, smallFrames } from '#test/harness/film.ts';
import { builtinRenderer } from './renderer.ts';

const renderer = builtinRenderer({ ffmpeg: systemFfmpeg(), workers: 2, nice: 0 });
const render = (order: RenderOrder) =>
  renderer.render(order, { signal: new AbortController().signal, progress: async () => {} });
const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

const sight = { faces: [{ x: 0.25, y: 0.33, size: 0.1 }], focus: { x: 0.5, y: 0.5 }, least: 0.5 };
const text =
  'He went down the road. Robbers fell upon him there. They left him half dead. A priest came by. He saw ' +
  'him, and went on.';
const scenesOf = (order: RenderOrder, seconds: number) =>
  order.timeline.shots.map(({ sceneId, picture }) => ({
    ...{ sceneId, picture, sight },
    narration: { durationMs: seconds * 1000, text, words: [] },
  }));
/** How much two frames differ, 0 to 255. */
const apart = (a: Uint8Array, b: Uint8Array) =>
  a.reduce((sum, value, n) => sum + Math.abs(value - b[n]!), 0) / a.length;

test('makes hard cuts between shots at the frames of the storyboard, in every language', async () => {
  const order = await smallFilm([20, 20]);
  folders.push(order.folder);
  const size = { width: 320, height: 180 };
  const timeline = buildTimeline({ language: 'en', ...size, scenes: scenesOf(order, 20) });
  const cuts = timeline.shots.flatMap(({ startFrame, camera = [] }) =>
    camera.slice(1).map((shot) => startFrame + shot.startFrame),
  );
  expect(cuts.length).toBeGreaterThanOrEqual(4);
  const made = await render({ ...order, timeline });
  expect(made).toMatchObject({
    frames: timeline.frames,
    segments: { rendered: timeline.shots.flatMap(({ camera = [] }) => camera).length },
  });
  const frames = await smallFrames(made.video);
  expect(frames.length).toBe(timeline.frames);
  for (const cut of cuts) {
    expect(apart(frames[cut - 1]!, frames[cut]!)).toBeGreaterThan(4);
    for (const calm of [cut - 3, cut + 3]) expect(apart(frames[calm - 1]!, frames[calm]!)).toBeLessThan(2);
  }

  const slower = buildTimeline({ language: 'fr', ...size, scenes: scenesOf(order, 20.4) });
  const drawn = await render({ ...order, timeline: slower });
  expect(drawn.frames).toBe(slower.frames);
  expect(drawn.segments.rendered).toBeLessThan(drawn.segments.total);
  expect((await smallFrames(drawn.video)).length).toBe(slower.frames);

  const shots = timeline.shots.map((shot, n) => ({
    ...shot,
    camera: shot.camera!.map((one, at) =>
      n === 0 && at === 1 ? { ...one, view: { ...one.view, x: one.view.x + 0.01 } } : one,
    ),
  }));
  const changed = await render({ ...order, timeline: { ...timeline, shots } });
  expect(changed.segments).toEqual({ total: made.segments.total, rendered: 1 });
});
