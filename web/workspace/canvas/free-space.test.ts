import { expect, test } from 'vitest';
import {
  addedDefaults,
  canvas,
  centred,
  type Overlay,
  overlayDefaults,
  overlaySize,
} from '#shared/thumbnail/overlay.ts';
import { isUnderStamp } from './contrast.ts';
import { inFreeSpace } from './free-space.ts';

const added = (id: string): Overlay => centred({ ...addedDefaults, id });
const overlap = (a: Overlay, b: Overlay): boolean => {
  const [roomA, roomB] = [overlaySize(a), overlaySize(b)];
  return a.x < b.x + roomB.width && b.x < a.x + roomA.width && a.y < b.y + roomB.height && b.y < a.y + roomA.height;
};

test('keeps a text on an empty canvas in the middle', () => {
  expect(inFreeSpace(added('a'), [])).toEqual(added('a'));
});

test('places new texts without overlap, inside the canvas and clear of the duration label', () => {
  const texts: Overlay[] = [
    centred({ ...overlayDefaults, id: 'title', text: 'The Good Samaritan', fontSize: 120, lineHeight: 130 }),
  ];
  for (const id of ['a', 'b', 'c', 'd']) {
    const text = inFreeSpace(added(id), texts);
    expect(texts.filter((other) => overlap(text, other))).toEqual([]);
    expect(text.x >= 0 && text.x + overlaySize(text).width <= canvas.width).toBe(true);
    expect(text.y >= 0 && text.y + overlaySize(text).height <= canvas.height).toBe(true);
    expect(isUnderStamp(text)).toBe(false);
    texts.push(text);
  }
});

test('places a text on a full canvas', () => {
  const full = centred({ ...overlayDefaults, id: 'full', text: 'Everything', fontSize: 400, lineHeight: 700 });
  const text = inFreeSpace(added('a'), [full]);
  expect(text.y + overlaySize(text).height).toBeLessThanOrEqual(canvas.height);
});
