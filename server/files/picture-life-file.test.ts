import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Flipbook, PictureLife } from '#shared/motion/picture-life.ts';
import { lifeIn, withLife } from './picture-life-file.ts';

const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 4, background } });
const blink: Flipbook = {
  kind: 'flipbook',
  plays: 'blink',
  person: 'Ruth',
  area: { x: 0.25, y: 0.25, w: 0.1, h: 0.1 },
  cells: 2,
};
const life: PictureLife = {
  parts: [
    blink,
    {
      kind: 'warp',
      moves: 'breathe',
      area: { x: 0.2, y: 0.4, w: 0.2, h: 0.3 },
      pivot: { x: 0.3, y: 0.7 },
      strength: 0.5,
    },
    { kind: 'glow', area: { x: 0.6, y: 0.6, w: 0.4, h: 0.4 }, colour: '#ffb75a', pace: 'flame', strength: 1 },
    { kind: 'particles', of: 'sparks', area: { x: 0, y: 0, w: 1, h: 1 }, strength: 0.3 },
  ],
};
let folder: string;
let jpeg: Buffer;
let cells: Buffer[];
let whole: Buffer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'life-'));
  jpeg = await plain(160, 90, '#88aacc').flatten().jpeg().toBuffer();
  cells = await Promise.all(
    ['#ff000080', '#00ff00'].map((colour) => plain(16, 9, colour).webp({ lossless: true }).toBuffer()),
  );
  whole = withLife(jpeg, life, [cells]);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('stores in a picture what moves in it, with its cells', async () => {
  const file = join(folder, 'picture.jpg');
  await writeFile(file, whole);
  for (const source of [file, whole, new Uint8Array(whole)]) {
    const kept = await lifeIn(source);
    expect(kept?.life).toEqual(life);
    const sprites = (await kept?.cells(kept.life.parts[0] as Flipbook)) ?? [];
    expect(sprites.map(({ width, height }) => [width, height])).toEqual([
      [16, 9],
      [16, 9],
    ]);
    expect([...(sprites[0]?.data.subarray(0, 4) ?? [])]).toEqual([255, 0, 0, 128]);
  }
});

test('shows the plain picture to other programs, and loses the data on re-encoding', async () => {
  const seen = await sharp(whole).raw().toBuffer();
  expect(seen.equals(await sharp(jpeg).raw().toBuffer())).toBe(true);
  expect(await lifeIn(await sharp(whole).jpeg().toBuffer())).toBeNull();
});

test('finds no motion data in a plain or truncated picture', async () => {
  expect(await lifeIn(jpeg)).toBeNull();
  expect(await lifeIn(new Uint8Array())).toBeNull();
  for (const length of [whole.length - 1, whole.length - 9, jpeg.length + 3])
    expect(await lifeIn(whole.subarray(0, length))).toBeNull();
  expect(await lifeIn(whole.subarray(whole.length - 40))).toBeNull();
});

const forged = (parts: unknown, drawn: readonly Uint8Array[] = []) =>
  withLife(jpeg, { parts } as never, drawn.length ? [drawn] : []);
const part = (change: object) => [{ ...life.parts[1], ...change }];

test.each([
  ['a part outside of the picture', () => forged(part({ area: { x: 0.9, y: 0, w: 0.5, h: 0.1 } }))],
  ['a part without an extent', () => forged(part({ area: { x: 0.5, y: 0.5, w: 0, h: 0.1 } }))],
  ['a number that is none', () => forged(part({ strength: Number.NaN }))],
  ['too much strength', () => forged(part({ strength: 40 }))],
  ['a move that nobody knows', () => forged(part({ moves: 'explode' }))],
  ['more than is described', () => forged(part({ run: 'this' }))],
  ['too many parts', () => forged(Array.from({ length: 65 }, () => life.parts[1]))],
  ['too many words', () => forged([{ ...blink, person: 'x'.repeat(70_000), cells: 1 }], cells.slice(0, 1))],
  ['fewer cells than it says', () => forged([blink], cells.slice(0, 1))],
  ['no parts at all', () => forged('none')],
])('rejects appended data: %s', async (_, file) => {
  expect(await lifeIn(file())).toBeNull();
});

test('rejects lengths beyond the end of the file', async () => {
  for (const at of [16, 12]) {
    const bytes = Buffer.from(whole);
    bytes.writeUInt32LE(0xff_ff_ff_ff, bytes.length - at);
    expect(await lifeIn(bytes)).toBeNull();
  }
});

test('rejects cells that are not images, too large or of two sizes', async () => {
  const shown = async (drawn: readonly Uint8Array[]) => {
    const kept = await lifeIn(withLife(jpeg, { parts: [blink] }, [drawn]));
    return kept?.cells(kept.life.parts[0] as Flipbook);
  };
  const [first = Buffer.alloc(0), second = Buffer.alloc(0)] = cells;
  expect(await shown([first, second])).toHaveLength(2);
  expect(await shown([first, Buffer.from('not a picture')])).toEqual([]);
  expect(await shown([first, await plain(16, 9, '#fff').png().toBuffer()])).toEqual([]);
  expect(await shown([first, await plain(17, 9, '#fff').webp().toBuffer()])).toEqual([]);
  expect(await shown([first, second.subarray(0, second.length - 12)])).toEqual([]);
  const huge = await plain(2000, 1200, '#fff').webp().toBuffer();
  expect(await shown([huge, huge])).toEqual([]);
});
