import { expect, test } from 'vitest';
import { quotedSpeech } from '../story/quoted-speech.ts';
import { segmentsOf } from '../film/timeline-segments.ts';
import { buildTimeline } from '../film/timeline.ts';
import type { TimelineScene } from '../film/timeline-scenes.ts';

const text = 'A king came. “Follow me,” he said, and they went on the way together. Then all of them sat down.';
const words = text.split(' ').map((word, n) => ({ text: word, startMs: n * 400, endMs: n * 400 + 350 }));
const [quoted] = quotedSpeech(text, 'en');
const speakers = [{ person: 'the king', from: quoted!.from, to: quoted!.to }];
const scene = (more: Partial<TimelineScene> = {}): TimelineScene => ({
  ...{ sceneId: 'a', picture: 'p', narration: { durationMs: words.length * 400, text, words }, life: { speakers } },
  ...more,
});
const film = (...scenes: TimelineScene[]) => buildTimeline({ language: 'en', width: 320, height: 180, scenes });
const sight = { faces: [{ x: 0.25, y: 0.33, size: 0.1 }], focus: { x: 0.5, y: 0.5 }, least: 0.5 };

test('gives a quoted person exactly those words, at their times', () => {
  const [shot] = film(scene()).shots;
  expect(shot!.life).toEqual({
    from: 0,
    said: [
      {
        person: 'the king',
        words: [
          { from: 15 + 36, to: 15 + 47, begins: true },
          { from: 15 + 48, to: 15 + 59, begins: false },
        ],
      },
    ],
  });
});

test('animates nothing without motion data or in a still scene', () => {
  const { life: _, ...plain } = scene();
  for (const shown of [plain, scene({ motion: 'none' })]) {
    const { shots } = film(shown);
    expect(shots[0]).not.toHaveProperty('life');
    expect(segmentsOf(film(shown)).some(({ layers }) => layers.some((layer) => 'life' in layer))).toBe(false);
  }
});

test('continues the clock over pieces, and over a scene on the same picture', () => {
  const twice = film(
    scene({ narration: null, stillMs: 12_000 }),
    scene({ sceneId: 'b', narration: null, stillMs: 12_000 }),
  );
  const clocks = segmentsOf(twice).map(({ frames, layers }) => [layers[0].life!.at, frames]);
  expect(clocks.length).toBe(4);
  let at = 0;
  for (const [clock, frames] of clocks) {
    expect(clock).toBe(at);
    at += frames!;
  }
});

test('gives each shot its own clock and only its own words', () => {
  const shots = (ms: number) => segmentsOf(film(scene({ sight, narration: { durationMs: ms, text, words: [] } })));
  const [shorter, longer] = [shots(15_000), shots(16_500)];
  expect(shorter.length).toBeGreaterThan(2);
  expect(longer.map(({ layers }) => layers[0].life!.at)).toEqual(shorter.map(({ layers }) => layers[0].life!.at));
  expect(shorter.map(({ layers }) => layers[0].life!.said?.length ?? 0)).toEqual([1, ...shorter.slice(1).map(() => 0)]);
});
