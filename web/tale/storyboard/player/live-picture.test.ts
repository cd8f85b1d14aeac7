import { expect, test, vi } from 'vitest';
import type { PictureLife, Warp } from '#shared/motion/picture-life.ts';
import { readLiveFile, trailerOf } from './life-file.ts';
import { movedPlaces, pointsOf } from './life-mesh.ts';
import { seenOf } from './life-painter.ts';
import { lifeAt } from './live-picture.tsx';

const area = { x: 0.25, y: 0.25, w: 0.5, h: 0.5 };
const life: PictureLife = {
  parts: [
    { kind: 'flipbook', plays: 'blink', person: 'Ruth', area, cells: 2 },
    { kind: 'glow', area, colour: '#ffcc66', pace: 'flame', strength: 1 },
  ],
};

/** A file as the studio keeps it: picture, cells, description, the length of both, and a mark. */
function file(parts: unknown, cells: number[][], bytes: Uint8Array, mark = 'TALELIF1'): Uint8Array<ArrayBuffer> {
  const words = new TextEncoder().encode(JSON.stringify({ parts, cells }));
  const lengths = new DataView(new ArrayBuffer(8));
  lengths.setUint32(0, bytes.length, true);
  lengths.setUint32(4, words.length, true);
  return Uint8Array.from([
    9,
    9,
    9,
    ...bytes,
    ...words,
    ...new Uint8Array(lengths.buffer),
    ...new TextEncoder().encode(mark),
  ]);
}

test('reads motion data from the end of a picture', () => {
  const trailer = trailerOf(file(life.parts, [[2, 3]], Uint8Array.of(1, 2, 3, 4, 5)));
  expect(trailer?.life).toEqual(life);
  expect(trailer?.cells.map((cells) => cells.map((cell) => [...cell]))).toEqual([
    [
      [1, 2],
      [3, 4, 5],
    ],
  ]);
});

test.each([
  ['another end', file(life.parts, [[2, 3]], Uint8Array.of(1, 2, 3, 4, 5), 'TALELIF2')],
  ['a cell too few', file(life.parts, [[5]], Uint8Array.of(1, 2, 3, 4, 5))],
  ['bytes too few', file(life.parts, [[2, 4]], Uint8Array.of(1, 2, 3, 4, 5))],
  ['an area outside', file([{ ...life.parts[1], area: { ...area, x: -1 } }], [], new Uint8Array())],
  ['no list', file('parts', [], new Uint8Array())],
  ['nothing', new Uint8Array()],
])('rejects %s', (_, bytes) => expect(trailerOf(bytes)).toBeNull());

test('moves points inside a warp by its fields, and no others', () => {
  const warp: Warp = { kind: 'warp', moves: 'drift', area, pivot: { x: 0.5, y: 0.5 }, strength: 1 };
  const places = Float32Array.of(0.5, 0.5, 0.1, 0.1);
  const moved = movedPlaces(places, [pointsOf(warp, places, 2)], [[-1, 0]]);
  expect(moved[0]).toBeLessThan(0.5);
  expect([...moved.subarray(1)]).toEqual([...places.subarray(1)]);
});

test('uses the film’s clock: each shot has its own, with its words', () => {
  const motion = { from: { x: 0, y: 0, w: 1 }, to: { x: 0, y: 0, w: 1 } };
  const camera = [0, 90].map((startFrame, no) => ({ kind: 'wide' as const, no, startFrame, frames: 90, motion }));
  const shot = {
    life: { picture: 'p', from: 30, said: [{ person: 'Ruth', words: [{ from: 100, to: 110, begins: true }] }] },
    camera,
  };
  expect(lifeAt(shot, 45, 30).seconds).toBe(2.5);
  const later = lifeAt(shot, 105, 30);
  expect(later.seconds).toBeCloseTo((30 + 1000 + 15) / 30);
  const [word] = later.said.get('Ruth')!;
  expect(later.seconds).toBeGreaterThan(word!.from);
  expect(later.seconds).toBeLessThan(word!.to);
  expect(lifeAt({ ...shot, camera: [] }, 45, 30).seconds).toBe(2.5);
});

test('crops a close view of a picture like the film, for any canvas size', () => {
  const sight = { cover: { x: 0.5, y: 0.5 }, window: { x: 0.25, y: 0.5, w: 0.5 } };
  const lying = seenOf({ width: 1920, height: 1080 }, { width: 960, height: 540 }, sight);
  expect(lying).toEqual({ x: 480, y: 540, w: 960, h: 540 });
  const upright = seenOf(
    { width: 1920, height: 1080 },
    { width: 270, height: 480 },
    { ...sight, cover: { x: 1, y: 0 } },
  );
  expect(upright).toEqual({ x: 1312.5 + 607.5 / 4, y: 540, w: 303.75, h: 540 });
});

test('decodes a picture once while it is among those shown last', async () => {
  const bytes = file(life.parts, [[2, 3]], Uint8Array.of(1, 2, 3, 4, 5));
  const fetched = vi.fn<(url: string) => Promise<Response>>(async () => new Response(bytes));
  const decoded = vi.fn<() => Promise<object>>(async () => ({}));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('createImageBitmap', decoded);
  const { signal } = new AbortController();
  const first = await readLiveFile('/a', signal);
  for (const url of ['/b', '/c', '/a']) await readLiveFile(url, signal);
  expect(await readLiveFile('/a', signal)).toBe(first);
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/a', '/b', '/c']);
  expect(decoded).toHaveBeenCalledTimes(9);
  for (const url of ['/d', '/e', '/f', '/g', '/h', '/i', '/a']) await readLiveFile(url, signal);
  expect(fetched.mock.calls.at(-1)?.[0]).toBe('/a');
  vi.unstubAllGlobals();
});
