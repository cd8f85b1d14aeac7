import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { smallFilm } from '#test/harness/film.ts';
import { piecesOf } from '../segments/segment-plan.ts';
import { drawFrames } from './frame-drawing.ts';
import { samplerModule } from './sampler-module.ts';

const whole = { x: 0, y: 0, w: 1 };

test('draws a still picture once per caption, and every frame of a transition', async () => {
  const { folder, timeline, pictures } = await smallFilm([1, 1]);
  const shots = timeline.shots.map((shot) => ({ ...shot, motion: { from: whole, to: whole } }));
  const pieces = piecesOf({ ...timeline, shots }, 'plain');
  const drawn: number[] = [];
  let [number, before]: [number, Uint8Array | null] = [0, null];
  for await (const frame of drawFrames({ module: await samplerModule(), shape: timeline, pieces, pictures })) {
    if (frame !== before) drawn.push(number);
    [number, before] = [number + 1, frame];
  }
  rmSync(folder, { recursive: true });
  const changes = pieces.flatMap(({ startFrame, frames, layers, captions }) => {
    const turns = captions.flatMap(({ from, to }) => [from, to]).filter((at) => at > 0 && at < frames);
    const own = layers.length === 2 ? Array.from({ length: frames }, (_, at) => at) : [0, ...turns];
    return own.map((at) => startFrame + at);
  });
  expect(number).toBe(timeline.frames);
  expect(drawn).toEqual([...new Set(changes)].toSorted((a, b) => a - b));
  expect(drawn.length).toBeLessThan(number / 2);
});
