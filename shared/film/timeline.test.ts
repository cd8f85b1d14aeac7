import { describe, expect, test } from 'vitest';
import { captionsIn, fadeAt, segmentsOf, usualSegment, windowOf } from './timeline-segments.ts';
import { largestScale } from '../motion/slow-move.ts';
import { buildTimeline, windowAt } from './timeline.ts';
import type { TimelineScene } from './timeline-scenes.ts';

const scene = (n: number, durationMs: number | null, picture = `p${n}`): TimelineScene => ({
  sceneId: `s${n}`,
  picture,
  narration: durationMs === null ? null : { durationMs, text: 'And it came to pass.', words: [] },
});
const film = (scenes: TimelineScene[]) => buildTimeline({ language: 'en', width: 1920, height: 1080, scenes });

describe('film timing', () => {
  test('adds up narrations and pauses, within one frame per scene', () => {
    const lengths = [3210, 4777, 12_345, 999, 8_001];
    const { frames, shots } = film(lengths.map((ms, n) => scene(n, ms)));
    const exact = lengths.reduce((sum, ms) => sum + ms + 1200, 0);
    expect(Math.abs((frames * 1000) / 30 - exact)).toBeLessThanOrEqual((1000 / 30) * lengths.length);
    expect(shots.every((shot) => Number.isInteger(shot.startFrame) && Number.isInteger(shot.frames))).toBe(true);
    for (const [index, shot] of shots.entries()) {
      const end = shots[index + 1]?.startFrame ?? frames;
      expect(((shot.startFrame + shot.narrationAt!) * 1000) / 30 + shot.narrationMs).toBeLessThan((end * 1000) / 30);
    }
  });

  test('overlaps crossfades with the next scene without adding time', () => {
    const { shots, frames } = film([scene(0, 3000), scene(1, 3000), scene(2, 3000)]);
    expect(
      shots.map(({ startFrame, frames, fadeIn, narrationAt }) => [startFrame, frames, fadeIn, narrationAt]),
    ).toEqual([
      [0, 126 + 24, 0, 15],
      [126, 126 + 24, 24, 15],
      [252, 126, 24, 15],
    ]);
    expect(frames).toBe(378);
  });

  test('shows a silent scene for four seconds, and makes no film without scenes', () => {
    expect(film([scene(0, null)])).toMatchObject({
      frames: 120,
      shots: [{ narrationAt: null, narrationMs: 0 }],
      cues: [],
    });
    expect(film([])).toMatchObject({ frames: 0, shots: [], cues: [] });
  });

  test('times captions on the film clock: shot start + lead-in + word time', () => {
    const { cues, shots } = film([scene(0, 3000), scene(1, 3000)]);
    expect(cues.map((cue) => [cue.startMs, cue.lines])).toEqual([
      [500, ['And it came to pass.']],
      [(shots[1]!.startFrame * 1000) / 30 + 500, ['And it came to pass.']],
    ]);
  });
});

describe('motion', () => {
  const timeline = film(Array.from({ length: 14 }, (_, n) => scene(n, 1000 + n * 1500)));
  test('stays inside the picture and enlarges at most 1.15 times', () => {
    for (const { motion, frames } of timeline.shots) {
      for (let frame = 0; frame < frames; frame += 7) {
        const { x, y, w } = windowAt(motion, frame, frames);
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        expect(Math.max(x + w, y + w)).toBeLessThanOrEqual(1 + 1e-12);
        expect(1 / w).toBeLessThanOrEqual(largestScale + 1e-12);
      }
    }
  });

  test('alternates in and out at constant speed, never the same twice in a row', () => {
    const inward = timeline.shots.map(({ motion }) => motion.to.w < motion.from.w);
    expect(inward).toEqual(timeline.shots.map((_, n) => n % 2 === 0));
    const { motion, frames } = timeline.shots[3]!;
    const steps = [0, 1, 50].map((frame) => windowAt(motion, frame + 1, frames).w - windowAt(motion, frame, frames).w);
    expect(Math.max(...steps) - Math.min(...steps)).toBeLessThan(1e-12);
    expect(windowAt(motion, frames - 1, frames)).toEqual(motion.to);
  });

  test('moves a longer scene along the same path', () => {
    const [short, long] = [7000, 7900].map((ms) => segmentsOf(film([scene(0, ms), scene(1, ms), scene(2, ms)])));
    for (const body of [0, 2, 4]) expect(long![body]!.layers).toEqual(short![body]!.layers);
    expect(long![0]!.frames).toBeGreaterThan(short![0]!.frames);
    const slow = segmentsOf(film([scene(0, 20_000)]))[0]!.layers[0];
    expect(slow.step.w).not.toBe(short![0]!.layers[0].step.w);
  });

  test('continues a repeated picture without a fade or a jump', () => {
    const { shots } = film([scene(0, 3000, 'a'), scene(1, 3000, 'a'), scene(2, 3000, 'a'), scene(3, 3000, 'b')]);
    expect(shots.map((shot) => shot.fadeIn)).toEqual([0, 0, 0, 24]);
    expect(shots[0]!.frames).toBe(126);
    expect(shots[1]!.motion.from).toEqual(shots[0]!.motion.to);
    expect(shots[2]!.motion.from).toEqual(shots[1]!.motion.to);
    expect(shots[1]!.motion.to).not.toEqual(shots[1]!.motion.from);
  });
});

describe('segments', () => {
  test('cover every frame once, alternating bodies and transitions', () => {
    const timeline = film([scene(0, 3000), scene(1, 25_000), scene(2, null)]);
    const segments = segmentsOf(timeline);
    let at = 0;
    for (const segment of segments) {
      expect(segment.startFrame).toBe(at);
      expect(segment.frames).toBeGreaterThan(0);
      expect(segment.frames).toBeLessThanOrEqual(usualSegment * 1.25);
      at += segment.frames;
    }
    expect(at).toBe(timeline.frames);
    expect(segments.map((segment) => segment.layers.map((layer) => layer.picture).join('>'))).toEqual([
      'p0',
      'p0>p1',
      'p1',
      'p1',
      'p1',
      'p1>p2',
      'p2',
    ]);
  });

  test('move a shot evenly from fade-in to fade-out', () => {
    const timeline = film([scene(0, 3000), scene(1, 3000), scene(2, 3000)]);
    const [, into, body, out] = [null, ...segmentsOf(timeline).slice(1)];
    const parts = [into!.layers[1]!, body!.layers[0], out!.layers[0]];
    const { motion, frames } = timeline.shots[1]!;
    for (const [part, fromFrame] of [0, 24, 126].entries()) {
      expect(parts[part]!.picture).toBe('p1');
      for (const frame of [0, 11, 23]) {
        const [seen, wanted] = [windowOf(parts[part]!, frame), windowAt(motion, fromFrame + frame, frames)];
        for (const side of ['x', 'y', 'w'] as const) expect(seen[side]).toBeCloseTo(wanted[side], 8);
      }
    }
    expect(out!.layers[1]!.picture).toBe('p2');
  });

  test('change only a picture’s body and its two transitions', () => {
    const scenes = Array.from({ length: 12 }, (_, n) => scene(n, 5000));
    const before = segmentsOf(film(scenes)).map((segment) => JSON.stringify(segment));
    const after = segmentsOf(film(scenes.with(5, scene(5, 5000, 'new')))).map((segment) => JSON.stringify(segment));
    expect(after.filter((segment, index) => segment !== before[index]).length).toBe(3);
  });

  test('never show only one picture in a fade', () => {
    expect([0, 11, 23].map((frame) => fadeAt(frame, 24))).toEqual([1 / 25, 12 / 25, 24 / 25]);
  });

  test('cut captions to the segment', () => {
    const segment = segmentsOf(film([scene(0, 3000), scene(1, 3000)]))[1]!;
    const lines = ['x'];
    expect(
      captionsIn(
        segment,
        [
          { startMs: 4000, endMs: 4500, lines },
          { startMs: 4900, endMs: 9000, lines },
          { startMs: 9000, endMs: 9900, lines },
        ],
        30,
        'plain',
      ),
    ).toEqual([
      { lines, from: 0, to: 9 },
      { lines, from: 21, to: 24 },
    ]);
  });
});
