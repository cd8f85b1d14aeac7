import { type FileHandle, open } from 'node:fs/promises';
import sharp from 'sharp';
import { z } from 'zod';
import type { Flipbook, PictureLife } from '#shared/motion/picture-life.ts';

/**
 * The last bytes of a picture that keeps what moves in it. Before them: the cells, the description, and the length of
 * each.
 */
const magic = Buffer.from('TALELIF1', 'latin1');
const endBytes = 8 + magic.length;

/** Anything larger than this did not come from the studio's own illustrator. */
const most = { cellBytes: 8_000_000, descriptionBytes: 64_000, parts: 64, cells: 12, cellPixels: 2_000_000 };

const share = z.number().min(0).max(1);
const area = z
  .strictObject({ x: share, y: share, w: share.positive(), h: share.positive() })
  .refine(({ x, y, w, h }) => x + w <= 1.000_001 && y + h <= 1.000_001);
const flipbook = z.strictObject({
  kind: z.literal('flipbook'),
  plays: z.enum(['blink', 'speak', 'gesture', 'loop']),
  person: z.string().max(200).nullable(),
  area,
  cells: z.int().min(1).max(most.cells),
});
const part = z.discriminatedUnion('kind', [
  flipbook,
  z.strictObject({
    kind: z.literal('warp'),
    moves: z.enum(['breathe', 'nod', 'sway', 'ripple', 'drift']),
    area,
    pivot: z.strictObject({ x: share, y: share }),
    strength: share,
  }),
  z.strictObject({
    kind: z.literal('glow'),
    area,
    colour: z.string().regex(/^#[0-9a-f]{6}$/),
    pace: z.enum(['flame', 'slow']),
    strength: share,
  }),
  z.strictObject({
    kind: z.literal('particles'),
    of: z.enum(['rain', 'snow', 'dust', 'sparks', 'smoke', 'stars', 'birds', 'leaves', 'glints']),
    area,
    strength: share,
  }),
]);
/** `cells` has the bytes of each cell, flipbook by flipbook. */
const description = z.strictObject({
  parts: z.array(part).max(most.parts),
  cells: z.array(z.array(z.int().positive()).max(most.cells)).max(most.parts),
});

/** One cell of a flipbook, ready to be laid over its area: RGBA, not premultiplied, four bytes a pixel. */
export type Sprite = { readonly width: number; readonly height: number; readonly data: Buffer };

/**
 * What moves in a picture that was read; `cells` gives the pictures of one of its flipbooks, none when they cannot be
 * read.
 */
export type KeptLife = {
  readonly life: PictureLife;
  readonly cells: (flipbook: Flipbook) => Promise<readonly Sprite[]>;
};

/**
 * A JPEG that keeps what moves in it after its own end, as photos do that keep a moment of film: programs that do not
 * know of it show the picture alone. `cells` are WebP pictures, one list for each flipbook in order.
 */
export function withLife(jpeg: Uint8Array, { parts }: PictureLife, cells: readonly (readonly Uint8Array[])[]): Buffer {
  const drawn = Buffer.concat(cells.flat());
  const words = Buffer.from(JSON.stringify({ parts, cells: cells.map((of) => of.map(({ length }) => length)) }));
  const lengths = Buffer.alloc(8);
  lengths.writeUInt32LE(drawn.length, 0);
  lengths.writeUInt32LE(words.length, 4);
  return Buffer.concat([jpeg, drawn, words, lengths, magic]);
}

/** What moves in a picture, by its file or its bytes; null when it has none, or none that is valid. */
export async function lifeIn(picture: string | Uint8Array): Promise<KeptLife | null> {
  if (typeof picture !== 'string') {
    const bytes = Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength);
    return read(bytes.length, async (from, length) => bytes.subarray(from, from + length));
  }
  const file = await open(picture);
  try {
    return await read((await file.stat()).size, (from, length) => bytesOf(file, from, length));
  } finally {
    await file.close();
  }
}

async function bytesOf(file: FileHandle, from: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from);
  return buffer.subarray(0, bytesRead);
}

async function read(size: number, bytes: (from: number, length: number) => Promise<Buffer>): Promise<KeptLife | null> {
  if (size < endBytes) return null;
  const end = await bytes(size - endBytes, endBytes);
  if (end.length < endBytes || !end.subarray(8).equals(magic)) return null;
  const [cellBytes, wordBytes] = [end.readUInt32LE(0), end.readUInt32LE(4)];
  const start = size - endBytes - wordBytes - cellBytes;
  if (cellBytes > most.cellBytes || wordBytes > most.descriptionBytes || start < 0) return null;
  const kept = await bytes(start, cellBytes + wordBytes);
  const described = description.safeParse(jsonOf(kept.subarray(cellBytes)));
  return described.success ? believed(described.data, kept.subarray(0, cellBytes)) : null;
}

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return null;
  }
}

/** The life of a description whose cells are all there: as many as its flipbooks say, and no byte more or less. */
function believed({ parts, cells }: z.infer<typeof description>, drawn: Buffer): KeptLife | null {
  const flipbooks = parts.filter(({ kind }) => kind === 'flipbook') as Flipbook[];
  const complete = flipbooks.length === cells.length && flipbooks.every((one, i) => cells[i]?.length === one.cells);
  if (!complete || cells.flat().reduce((sum, length) => sum + length, 0) !== drawn.length) return null;
  let at = 0;
  const files = new Map(
    cells.map((lengths, i) => [flipbooks[i], lengths.map((length) => drawn.subarray(at, (at += length)))] as const),
  );
  return { life: { parts }, cells: async (of) => sameSize(await Promise.all((files.get(of) ?? []).map(spriteOf))) };
}

/** The pixels of a cell; null when it is no WebP, or too large for a part of a picture. */
async function spriteOf(webp: Buffer): Promise<Sprite | null> {
  if (webp.toString('latin1', 8, 12) !== 'WEBP') return null;
  try {
    const drawing = sharp(webp, { limitInputPixels: most.cellPixels, failOn: 'error' });
    const { data, info } = await drawing
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return info.channels === 4 ? { width: info.width, height: info.height, data } : null;
  } catch {
    return null;
  }
}

/** All cells when they can be read and are of one size, or none. */
function sameSize(sprites: readonly (Sprite | null)[]): readonly Sprite[] {
  const read = sprites.filter((one) => one !== null);
  return read.length === sprites.length &&
    read.every(({ width, height }) => width === read[0]?.width && height === read[0].height)
    ? read
    : [];
}
