import { describe, expect, test } from 'vitest';
import { planShots } from './camera-shots.ts';
import { nearest } from './camera-views.ts';
import type { Sight } from './sight.ts';
import { timedTokens } from '../captions/caption-words.ts';
import { segmentsOf, windowOf } from '../film/timeline-segments.ts';
import { buildTimeline, pauses } from '../film/timeline.ts';
import type { TimelineScene } from '../film/timeline-scenes.ts';

const sight: Sight = {
  faces: [
    { x: 0.3, y: 0.35, size: 0.1 },
    { x: 0.7, y: 0.4, size: 0.1 },
  ],
  focus: { x: 0.5, y: 0.5 },
  least: 0.5,
};
const text =
  'Ruth gleaned in the field until evening, and she beat out what she had gathered. It was about a bushel of barley. ' +
  'She took it up and went into the city, where her mother-in-law saw it. Then Naomi asked her, “Where did ' +
  'you glean today?” ' +
  'She told her that the man’s name was Boaz, and Naomi blessed him.';
const scene = (n: number, seconds: number, more: Partial<TimelineScene> = {}): TimelineScene => ({
  sceneId: `s${n}`,
  picture: `p${n}`,
  narration: { durationMs: seconds * 1000, text, words: [] },
  sight,
  ...more,
});
const film = (...scenes: TimelineScene[]) => buildTimeline({ language: 'en', width: 1920, height: 1080, scenes });
const cameraOf = (...scenes: TimelineScene[]) => film(...scenes).shots.map(({ camera = [] }) => camera);

describe('the shots of a scene', () => {
  test('last 4 to 8 seconds, without a gap, and never repeat a size in a row', () => {
    for (const seconds of [14, 18, 21.3, 25, 31]) {
      const [{ shots }, [camera = []]] = [film(scene(0, seconds)), cameraOf(scene(0, seconds))];
      expect(camera[0]).toMatchObject({ kind: 'wide', startFrame: 0 });
      let at = 0;
      for (const [n, shot] of camera.entries()) {
        expect(shot.startFrame).toBe(at);
        expect(shot.kind).not.toBe(camera[n - 1]?.kind);
        expect(shot.frames).toBeGreaterThanOrEqual(3.5 * 30);
        expect(shot.frames).toBeLessThanOrEqual(8.6 * 30);
        at += shot.frames;
      }
      expect(at).toBe(shots[0]!.frames);
    }
  });

  test('are cut at the end of a sentence or phrase, before the next word', () => {
    const [camera = []] = cameraOf(scene(0, 25));
    const tokens = timedTokens({ text, words: [], durationMs: 25_000 });
    expect(camera.length).toBeGreaterThan(3);
    for (const { startFrame } of camera.slice(1)) {
      const ms = (startFrame * 1000) / 30 - pauses.leadInMs;
      const before = tokens.findLast(({ endMs }) => endMs <= ms + 17);
      expect(before?.ends).not.toBeNull();
      expect(tokens.filter(({ startMs, endMs }) => ms > startMs + 17 && ms < endMs - 17)).toEqual([]);
    }
  });

  test('are cut in a pause rather than at a word', () => {
    const words = timedTokens({ text, words: [], durationMs: 25_000 }).map(({ text: word, startMs, endMs }) => ({
      ...{ text: word, startMs, endMs: endMs - 120 },
    }));
    const [camera = []] = cameraOf(scene(0, 25, { narration: { durationMs: 25_000, text, words } }));
    for (const { startFrame } of camera.slice(1)) {
      const ms = (startFrame * 1000) / 30 - pauses.leadInMs;
      expect(words.some(({ startMs, endMs }) => ms > startMs + 17 && ms < endMs - 17)).toBe(false);
    }
  });

  test('cut a long text without punctuation between words, and silence anywhere', () => {
    const plain = 'and so it went on and on '.repeat(12).trim();
    const [spoken = [], silent = []] = cameraOf(
      scene(0, 24, { narration: { durationMs: 24_000, text: plain, words: [] } }),
      scene(1, 0, { narration: null, stillMs: 20_000 }),
    );
    for (const camera of [spoken, silent]) {
      expect(camera.length).toBeGreaterThan(2);
      for (const { frames } of camera) expect(frames).toBeLessThanOrEqual(8.6 * 30);
    }
  });

  test('make a short scene one shot, and continue a scene on the same picture with the next view', () => {
    expect(cameraOf(scene(0, 5))[0]).toHaveLength(1);
    const [first = [], second = []] = cameraOf(scene(0, 6), scene(1, 6, { picture: 'p0' }));
    expect([...first, ...second].map(({ kind }) => kind)).toEqual(['wide', 'medium']);
  });

  test('never cut inside a crossfade or black', () => {
    const { shots } = film(scene(0, 20), scene(1, 20, { transition: { kind: 'fade', ms: 3000 } }), scene(2, 20));
    for (const [n, { camera = [], fadeIn, fromBlack = 0, toBlack = 0, startFrame }] of shots.entries()) {
      const own = (shots[n + 1]?.startFrame ?? startFrame + shots[n]!.frames) - startFrame;
      for (const cut of camera.slice(1)) {
        expect(cut.startFrame).toBeGreaterThan(fadeIn + fromBlack);
        expect(cut.startFrame).toBeLessThan(own - toBlack);
      }
    }
  });

  test('move gently inside their view', () => {
    for (const { view, motion } of cameraOf(scene(0, 30)).flat()) {
      for (const { x, y, w } of [motion.from, motion.to]) {
        expect(x).toBeGreaterThanOrEqual(view.x - 1e-9);
        expect(y).toBeGreaterThanOrEqual(view.y - 1e-9);
        expect(Math.max(x + w - view.x, y + w - view.y)).toBeLessThanOrEqual(view.w + 1e-9);
        expect(w * nearest).toBeGreaterThanOrEqual(view.w - 1e-9);
      }
      expect(motion.from.w).not.toBe(motion.to.w);
    }
  });

  test('are not made without an analysed picture, with a custom motion, or for a whole picture', () => {
    const { sight: _, ...blind } = scene(0, 20);
    expect(film(blind).shots[0]).not.toHaveProperty('camera');
    expect(film(scene(0, 20, { motion: 'none' })).shots[0]).not.toHaveProperty('camera');
    const clock = { narration: null, narrationAt: null, fps: 30, own: 900, frames: 900, from: 0, to: 900, before: 0 };
    expect(planShots({ sight: { ...sight, least: 0.9 }, ...clock })).toEqual([]);
  });
});

describe('films made of shots', () => {
  test('cover every frame once, with close views as layers of the picture', () => {
    const timeline = film(scene(0, 20), scene(1, 25));
    const segments = segmentsOf(timeline);
    let at = 0;
    for (const { startFrame, frames } of segments) {
      expect(startFrame).toBe(at);
      at += frames;
    }
    expect(at).toBe(timeline.frames);
    const cuts = timeline.shots.flatMap(({ startFrame, camera = [] }) =>
      camera.slice(1).map((shot) => startFrame + shot.startFrame),
    );
    const starts = new Set(segments.map(({ startFrame }) => startFrame));
    expect(cuts.filter((cut) => !starts.has(cut))).toEqual([]);
    for (const { layers, frames } of segments)
      for (const layer of layers)
        for (const frame of [0, frames - 1]) {
          const { x, y, w } = windowOf(layer, frame);
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(-1e-9);
          expect(Math.max(x, y) + w).toBeLessThanOrEqual(1 + 1e-9);
          if (layer.view) expect(w).toBeGreaterThanOrEqual(1 / nearest - 1e-9);
        }
    expect(segments.some(({ layers }) => layers[0].view !== undefined)).toBe(true);
  });

  test('show the same moves in another language, and redraw only a changed picture', () => {
    const bodies = (...scenes: TimelineScene[]) =>
      segmentsOf(film(...scenes)).flatMap(({ layers }) => (layers.length === 1 ? [JSON.stringify(layers)] : []));
    const [one, other] = [bodies(scene(0, 24)), bodies(scene(0, 25.5))];
    expect(other.slice(0, 3)).toEqual(one.slice(0, 3));
    const before = new Set(bodies(scene(0, 20), scene(1, 20)));
    const after = bodies(scene(0, 20), scene(1, 20, { picture: 'new' }));
    expect(after.filter((body) => !before.has(body)).every((body) => body.includes('"new"'))).toBe(true);
  });
});
