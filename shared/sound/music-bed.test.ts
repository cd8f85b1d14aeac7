import { expect, test } from 'vitest';
import { fadePoints, gainAt } from './music-bed.ts';

const part = { landsMs: null, hasEnding: false };

test('fades as in the film: as requested, at most a quarter of a short film, or not at all', () => {
  expect(fadePoints({}, 60_000, part)).toEqual([
    { ms: 0, gain: 0 },
    { ms: 1500, gain: 1 },
    { ms: 57_000, gain: 1 },
    { ms: 60_000, gain: 0 },
  ]);
  expect(fadePoints({ fadeInMs: 5000, fadeOutMs: 0 }, 8000, part)).toEqual([
    { ms: 0, gain: 0 },
    { ms: 2000, gain: 1 },
    { ms: 8000, gain: 1 },
  ]);
  expect(gainAt(fadePoints({ fadeInMs: 0, fadeOutMs: 0 }, 8000, part), 8000)).toBe(1);
});

test('fades a piece without an ending over the end card, and plays one with an ending to its last chord', () => {
  const uploaded = fadePoints({}, 60_000, { landsMs: 55_600, hasEnding: false });
  const heard = [55_600, 56_700, 57_800, 58_900, 60_000].map((ms) => gainAt(uploaded, ms).toFixed(4));
  expect(heard).toEqual(['1.0000', '0.5625', '0.2500', '0.0625', '0.0000']);
  const composed = fadePoints({}, 60_000, { landsMs: 55_600, hasEnding: true });
  expect([gainAt(composed, 58_800), gainAt(composed, 60_000)]).toEqual([1, 0]);
  expect(gainAt(fadePoints({ fadeOutMs: 6000 }, 60_000, { landsMs: 55_600, hasEnding: true }), 57_000)).toBe(0.5);
});
