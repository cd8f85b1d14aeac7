import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { PictureOrder } from '#server/ports/illustrator.ts';
import { nearest, viewsOf } from '#shared/motion/camera-views.ts';
import type { Sight } from '#shared/motion/sight.ts';
import { SceneReading } from '#shared/pictures/scene-reading.contract.ts';
import { buildTimeline } from '#shared/film/timeline.ts';
import { facesOf } from './faces-of-scene.ts';
import { setStage, subjectOf } from '../staging/set-stage.ts';

const readings = (
  JSON.parse(readFileSync(new URL('../fixtures/readings.json', import.meta.url), 'utf8')) as unknown[]
).map((one) => SceneReading.parse(one));
const sizes = { lying: { width: 1920, height: 1080 }, upright: { width: 1080, height: 1920 } } as const;
const orderOf = (reading: SceneReading, index: number, shape: keyof typeof sizes): PictureOrder => ({
  ...{ prompt: reading.sentence, story: [reading.sentence], index, reading, seed: 's', take: 0, style: 'storybook-1' },
  ...{ context: 'west-african', use: 'frame', ...sizes[shape] },
});
const sightOf = (order: PictureOrder): Sight => ({
  faces: facesOf(order),
  focus: subjectOf(order) ?? { x: 0.5, y: 0.6 },
  least: 0.5,
  ...(order.height > order.width ? { aspect: 9 / 16 } : {}),
});
const words =
  'Then they went on together, and nobody was left behind. At the river they stood still and looked over ' +
  'to the other side. ';

test.each(['lying', 'upright'] as const)('no shot of a %s film stands longer than 8 seconds', (shape) => {
  let shots = 0;
  for (const [index, reading] of readings.entries()) {
    const sight = sightOf(orderOf(reading, index, shape));
    if (viewsOf(sight).length < 2) {
      // As near as can be: the head alone fills the picture.
      expect(Math.max(...sight.faces.map(({ size }) => size))).toBeGreaterThan(0.5);
      continue;
    }
    const seconds = 6 + (index % 30);
    const narration = { durationMs: seconds * 1000, text: words.repeat(1 + Math.floor(seconds / 8)).trim(), words: [] };
    const scenes = [0, 1].map((n) => ({ sceneId: `s${n}`, picture: `p${index} ${n}`, narration, sight }));
    for (const { camera = [] } of buildTimeline({ language: 'en', ...sizes[shape], scenes }).shots)
      for (const shot of camera) {
        expect(shot.frames, `${reading.sentence} (${seconds} s)`).toBeLessThanOrEqual(8 * 30);
        expect(shot.motion.from).not.toEqual(shot.motion.to);
        shots += 1;
      }
  }
  expect(shots).toBeGreaterThan(500);
});

test.each(['lying', 'upright'] as const)('views of a %s picture are sharp and inside of it', (shape) => {
  for (const [index, reading] of readings.entries())
    for (const { view, kind } of viewsOf(sightOf(orderOf(reading, index, shape)))) {
      expect(Math.min(view.x, view.y)).toBeGreaterThanOrEqual(0);
      expect(Math.max(view.x, view.y) + view.w).toBeLessThanOrEqual(1.0001);
      if (kind !== 'wide') expect(view.w / nearest).toBeGreaterThanOrEqual(0.4999);
    }
});

test('shows the same people in the upright picture as in the wide one, large enough for a phone', () => {
  for (const [index, reading] of readings.entries()) {
    const [lying, upright] = [orderOf(reading, index, 'lying'), orderOf(reading, index, 'upright')];
    const seen = (order: PictureOrder) => setStage(order).blocking.people.map(({ member }) => member.id);
    expect(seen(upright), reading.sentence).toEqual(seen(lying));
    expect(facesOf(upright).length, reading.sentence).toBeGreaterThanOrEqual(facesOf(lying).length);
    const most = Math.max(0, ...facesOf(upright).map(({ size }) => size));
    if (most > 0 && reading.shot !== 'land' && reading.shot !== 'wide')
      expect(most, reading.sentence).toBeGreaterThan(0.025);
  }
});

test('has two views for a single face, with its chin above the captions', () => {
  for (const [index, reading] of readings.slice(0, 40).entries()) {
    const sight = sightOf(orderOf({ ...reading, shot: 'face' }, index, 'lying'));
    const [face] = sight.faces;
    if (!face || sight.faces.length > 1 || face.size < 0.4) continue;
    const views = viewsOf(sight);
    expect(views.length, reading.sentence).toBeGreaterThan(1);
    for (const window of views.flatMap(({ view, near }) => [view, near]))
      expect((face.y + 0.9 * face.size - window.y) / window.w, reading.sentence).toBeLessThanOrEqual(0.81);
  }
});
