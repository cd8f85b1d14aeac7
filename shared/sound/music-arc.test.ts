import type { SceneId } from '../ids.ts';
import { expect, test } from 'vitest';
import { arcPoints, laidToLand, landingOf, spansOf } from './music-arc.ts';
import { gainAt } from './music-bed.ts';
import { buildTimeline } from '../film/timeline.ts';

const decibels = (gain: number) => 20 * Math.log10(gain);
/** Three readings: the usual pause of 1.2 s after the first one, then a turn of 2.4 s, then 5 s to the end. */
const spans = [
  { startMs: 3000, endMs: 8000 },
  { startMs: 9200, endMs: 14_000 },
  { startMs: 16_400, endMs: 20_000 },
];
const arc = (depth: number | null, landsMs: number | null = 21_000) => {
  const points = arcPoints(spans, depth, 25_000, landsMs);
  return (ms: number) => decibels(gainAt(points, ms));
};

test('plays music softly under speech and between sentences, and louder where the story turns', () => {
  const level = arc(null);
  expect([3000, 5000, 8000, 8600, 9200, 12_000, 14_000, 16_400, 18_000].map((ms) => level(ms).toFixed(1))).toEqual(
    Array.from({ length: 9 }, () => '-12.0'),
  );
  expect(level(0)).toBeCloseTo(0);
  expect(level(15_500)).toBeCloseTo(0, 1);
  expect(level(21_000)).toBeCloseTo(4, 1);
  expect(level(24_000)).toBeCloseTo(4, 1);
});

test('raises the music further the longer a picture is shown without speech', () => {
  const most = (gapMs: number) => {
    const points = arcPoints(
      [
        { startMs: 500, endMs: 5000 },
        { startMs: 5000 + gapMs, endMs: 9000 + gapMs },
      ],
      12,
      20_000,
      null,
    );
    return Math.max(...Array.from({ length: gapMs / 10 }, (_, n) => decibels(gainAt(points, 5000 + n * 10))));
  };
  const [usual, section, turn, silent] = [1200, 2000, 2400, 5000].map(most) as [number, number, number, number];
  expect(usual).toBeCloseTo(-12);
  expect(section).toBeGreaterThan(-8);
  expect(section).toBeLessThan(turn - 3);
  expect(turn).toBeCloseTo(0, 0);
  expect(silent).toBeCloseTo(0, 5);
});

test('ducks as far as requested, and not at all on request', () => {
  for (const depth of [3, 6, 20]) expect(arc(depth)(6000)).toBeCloseTo(-depth, 5);
  expect([0, 4000, 15_000, 24_000].map((ms) => arc(0)(ms))).toEqual([0, 0, 0, 0]);
  expect(arc(12, null)(24_000)).toBeCloseTo(0);
});

test('keeps points ascending, without jumps', () => {
  const points = arcPoints(spans, 24, 25_000, 19_000);
  for (const [at, { ms, gain }] of points.entries()) {
    const before = points[at - 1];
    if (!before) continue;
    expect(ms).toBeGreaterThan(before.ms);
    expect(Math.abs(gain - before.gain) / (ms - before.ms)).toBeLessThan(1 / 250);
  }
});

const told = (sceneId: SceneId) => ({
  sceneId,
  picture: sceneId,
  narration: { durationMs: 4000, text: 'So it was.', words: [] },
});
const film = (ids: string[], closingMs?: number) =>
  buildTimeline({
    ...{ language: 'en', width: 320, height: 180 },
    scenes: ids.map((id) =>
      id === 'card-end' ? { sceneId: id, picture: id, narration: null, stillMs: 4500 } : told(id),
    ),
    ...(closingMs === undefined ? {} : { closingMs }),
  });

test('plays the last chord with the end card, near the end without one, and never in a single scene', () => {
  const withCard = film(['s1', 's2', 'card-end'], 900);
  expect(spansOf(withCard)).toEqual([
    { startMs: 500, endMs: 4500 },
    { startMs: 5700, endMs: 9700 },
  ]);
  expect(landingOf(withCard)).toBe(10_400 + 400);
  expect(landingOf(film(['s1', 's2'], 900))).toBe(10_400 - 2800);
  expect(landingOf(film(['s1']))).toBeNull();
});

test('starts a piece so that its ending is on time', () => {
  const marks = { loopMs: 64_000, landsMs: 72_000 };
  const { fromMs, endingMs } = laidToLand(marks, 100_000);
  expect(endingMs).toBe(92_000);
  expect((fromMs + endingMs) % marks.loopMs).toBe(0);
  expect(laidToLand(marks, 5000)).toEqual({ fromMs: 3000, endingMs: -3000 });
});
