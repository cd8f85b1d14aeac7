import { expect, test } from 'vitest';
import type { Thing } from '../staging/blocking.ts';
import { compose } from '../drawing/compose.ts';
import { setStage } from '../staging/set-stage.ts';
import { thingDrawing } from '../things/thing-drawing.ts';

const { stage, camera } = setStage({
  prompt: 'An empty road',
  story: ['An empty road'],
  index: 0,
  take: 0,
  seed: 'named',
  style: 'storybook-1',
  context: 'universal',
  use: 'frame',
  width: 1280,
  height: 720,
});
const near = { ...camera, close: true };
const drawn = (thing: Partial<Thing>) =>
  compose(stage, near, { people: [], things: [{ x: 0.5, depth: 0.5, ...thing }] }, new Map());

test('draws a thing by its name, with its shadow', () => {
  const svg = drawn({ name: 'bicycle' });
  expect(svg).toContain(thingDrawing('bicycle', { side: stage.side })?.svg);
  expect(svg.indexOf('<ellipse')).toBeLessThan(svg.indexOf('<linearGradient'));
});

test('lights a mirrored thing from the same side, and gives a lifted thing no shadow', () => {
  const other = stage.side === 1 ? -1 : 1;
  expect(drawn({ name: 'bicycle', face: -1 })).toContain(thingDrawing('bicycle', { side: other })?.svg);
  expect(drawn({ name: 'book', lift: 40 })).not.toContain('<ellipse');
});

test('draws nothing for a name without a drawing', () => {
  expect(drawn({ name: 'forgiveness' })).not.toMatch(/<(?:path|ellipse|rect)/);
});
