import { expect, test } from 'vitest';
import { type Overlay, overlayDefaults } from '#shared/thumbnail/overlay.ts';
import { centreOf, plainAngle, scaledBy, scaledTo, straight, turnedBy } from './handles.ts';
import { snapped } from './snapping.ts';

const layer = (changes: Partial<Overlay> = {}): Overlay => ({
  ...overlayDefaults,
  id: 'a',
  text: 'Mercy',
  x: 500,
  y: 300,
  ...changes,
});

test('doubles a text around its middle when a corner is dragged to twice its distance', () => {
  const before = layer();
  const centre = centreOf(before);
  const after = scaledBy(before, { x: centre.x + 80, y: centre.y + 30 }, { x: centre.x + 160, y: centre.y + 60 });
  expect(after.scale).toBe(2);
  expect(centreOf(after)).toEqual(centre);
  expect([scaledTo(before, 0).scale, scaledTo(before, 99).scale]).toEqual([0.1, 20]);
});

test('rotates by the handle, snaps near multiples of 15 degrees, and always with Shift', () => {
  const before = layer();
  const { x, y } = centreOf(before);
  const to = (degrees: number, coarse = false) => {
    const angle = ((degrees - 90) * Math.PI) / 180;
    return turnedBy(before, { x, y: y - 100 }, { x: x + 100 * Math.cos(angle), y: y + 100 * Math.sin(angle) }, coarse)
      .rotate;
  };
  expect([to(37), to(43), to(90), to(37, true), to(-170, true)]).toEqual([37, 45, 90, 30, -165]);
  expect([plainAngle(190), plainAngle(-180), plainAngle(720)]).toEqual([-170, 180, 0]);
});

test('snaps a dragged text to the middle, edges and thirds of the canvas and to other texts', () => {
  const { overlay, guides } = snapped(layer(), { x: 640 - 84 + 5, y: 100 }, [], 8);
  expect([centreOf(overlay).x, guides]).toEqual([640, [{ axis: 'x', at: 640 }]]);
  expect(snapped(layer(), { x: 300, y: 240 - 3 }, [], 8)).toMatchObject({
    overlay: { y: 240 },
    guides: [{ axis: 'y', at: 240 }],
  });
  expect(snapped(layer(), { x: 100, y: 5 }, [], 8)).toMatchObject({
    overlay: { y: 0 },
    guides: [{ axis: 'y', at: 0 }],
  });
  const other = layer({ id: 'b', x: 100, y: 500 });
  expect(snapped(layer(), { x: 106, y: 100 }, [other], 8).overlay.x).toBeCloseTo(100);
});

test('keeps a drag with Shift on its main axis', () => {
  expect([straight({ x: 40, y: -12 }), straight({ x: 3, y: -12 })]).toEqual([
    { x: 40, y: 0 },
    { x: 0, y: -12 },
  ]);
});

test('does not snap out of reach', () => {
  expect(snapped(layer(), { x: 571, y: 117 }, [], 0)).toMatchObject({ overlay: { x: 571, y: 117 }, guides: [] });
  expect(snapped(layer(), { x: 150, y: 117 }, [], 3)).toMatchObject({ overlay: { x: 150, y: 117 }, guides: [] });
});
