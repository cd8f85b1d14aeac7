import { expect, test } from 'vitest';
import { buildTimeline } from '#shared/timeline.ts';
import { captionPlanes } from './caption-planes.ts';
import { planSegments, splitRuns } from './segment-plan.ts';

const film = (lengths: readonly number[], height = 180) =>
  buildTimeline({
    language: 'en',
    width: 320,
    height,
    scenes: lengths.map((durationMs, n) => ({
      sceneId: `s${n}`,
      picture: `p${n}`,
      narration: { durationMs, text: 'Go and do likewise.', words: [] },
    })),
  });
const keys = (...args: Parameters<typeof planSegments>) => planSegments(...args).map((segment) => segment.key);

test('a key names everything that the bytes depend on, and nothing else', () => {
  const timeline = film([3000, 3000]);
  const plain = keys(timeline, false, '5.1');
  expect(new Set(plain).size).toBe(3);
  expect(keys({ ...timeline, language: 'fr' }, false, '5.1')).toEqual(plain);
  for (const other of [keys(film([3000, 3000], 192), false, '5.1'), keys(timeline, false, '6.0'), keys(film([3100, 3100]), false, '5.1')]) {
    expect(other.filter((key) => plain.includes(key))).toEqual([]);
  }
  expect(keys(timeline, true, '5.1').filter((key) => !plain.includes(key)).length).toBe(3);
});

test('runs keep the order, lose nothing and are about equal', () => {
  const segments = planSegments(film(Array(12).fill(4000)), false, '5.1');
  for (const workers of [1, 2, 3, 8, 64]) {
    const runs = splitRuns(segments, workers);
    expect(runs.flat()).toEqual(segments);
    expect(runs.length).toBeLessThanOrEqual(workers);
    expect(runs.every((run) => run.length > 0)).toBe(true);
  }
  const [a, b] = splitRuns(segments, 2).map((run) => run.reduce((sum, segment) => sum + segment.frames, 0));
  expect(Math.abs(a! - b!)).toBeLessThan(300);
  expect(splitRuns([], 4)).toEqual([]);
});

test('Ewe letters are drawn, each one differently, in the lower part of the frame', () => {
  const shape = { width: 640, height: 360 };
  const drawn = ['ɖ', 'ƒ', 'ɣ', 'ŋ', 'ɔ', 'ɛ', 'ʋ', 'ɔ̃', 'ɛ̃', 'Ɖ', 'Ƒ', 'd', 'o'].map((letter) => captionPlanes([letter], shape));
  expect(new Set(drawn.map(({ alpha }) => Buffer.from(alpha).toString('base64'))).size).toBe(drawn.length);
  for (const { x, y, w, h, luma } of drawn) {
    expect([x % 2, y % 2, w % 16, h % 2]).toEqual([0, 0, 0, 0]);
    expect(y).toBeGreaterThan(shape.height * 0.7);
    expect(y + h).toBeLessThanOrEqual(shape.height);
    expect(Math.max(...luma)).toBe(235);
  }
});

test('the widest two lines stay inside the frame', () => {
  const { alpha, w, h } = captionPlanes(['W'.repeat(42), 'M'.repeat(42)], { width: 320, height: 180 });
  for (let y = 0; y < h; y += 1) expect([alpha[y * w], alpha[y * w + w - 1]]).toEqual([0, 0]);
});
