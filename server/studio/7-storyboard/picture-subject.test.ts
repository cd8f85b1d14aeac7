import sharp from 'sharp';
import { expect, test } from 'vitest';
import { resvgRasterizer } from '#server/adapters/resvg-rasterizer.ts';
import { builtinIllustrator } from '#server/builtin/illustrator/illustrator.ts';
import { withSubject } from '#server/builtin/illustrator/reading/subject-exif.ts';
import { subjectOf as whoIsThere } from '#server/builtin/illustrator/staging/set-stage.ts';
import { facesIn, subjectIn } from './picture-subject.ts';

const size = { width: 320, height: 180 };
const plain = () => sharp({ create: { ...size, channels: 3, background: '#345' } });
async function subjectOf(bytes: Buffer | Uint8Array) {
  const { exif, width, height } = await sharp(bytes).metadata();
  return exif ? subjectIn(exif, { width, height }) : null;
}

/** Exif data as cameras write it, most significant byte first: an orientation, and a subject's place and size. */
function cameraExif(area: readonly number[], orientation = 1): Buffer {
  const tiff = Buffer.alloc(80);
  tiff.write('MM\0*', 0, 'latin1');
  const entries = (at: number, list: readonly (readonly [number, number, number])[]) => {
    tiff.writeUInt16BE(list.length, at);
    for (const [n, [tag, type, count]] of list.entries()) {
      tiff.writeUInt16BE(tag, at + 2 + n * 12);
      tiff.writeUInt16BE(type, at + 4 + n * 12);
      tiff.writeUInt32BE(count, at + 6 + n * 12);
    }
  };
  tiff.writeUInt32BE(8, 4);
  entries(8, [
    [0x0112, 3, 1],
    [0x8769, 4, 1],
  ]);
  tiff.writeUInt16BE(orientation, 18);
  tiff.writeUInt32BE(40, 30);
  entries(40, [[0x9214, 3, area.length]]);
  const at = area.length > 2 ? 60 : 50;
  if (area.length > 2) tiff.writeUInt32BE(60, 50);
  for (const [n, value] of area.entries()) tiff.writeUInt16BE(value, at + n * 2);
  return Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
}

test('finds the named subject of a picture, with or without its size', () => {
  for (const area of [
    [80, 45],
    [80, 45, 20],
    [80, 45, 20, 10],
  ])
    expect(subjectIn(cameraExif(area), size)).toEqual({ x: 0.25, y: 0.25 });
});

test('reads the faces listed in a picture, and ignores an empty or broken comment', async () => {
  const faces = [
    { x: 0.25, y: 0.333, size: 0.12 },
    { x: 0.7, y: 0.4, size: 0.1 },
  ];
  const named = async (list: typeof faces) => {
    const bytes = withSubject(await plain().jpeg().toBuffer(), { x: 0.25, y: 0.25, faces: list }, size);
    expect((await subjectOf(bytes))?.x).toBeCloseTo(0.25, 2);
    return (await sharp(bytes).metadata()).exif!;
  };
  const exif = await named(faces);
  expect(facesIn(exif)).toEqual(faces);
  expect(facesIn(await named([]))).toEqual([]);
  expect(facesIn(cameraExif([80, 45]))).toEqual([]);
  for (let length = 0; length < exif.length; length += 1) expect(facesIn(exif.subarray(0, length))).toEqual([]);
});

test('returns none for a picture without a subject, or one rotated, out of range or broken', async () => {
  expect(
    await subjectOf(
      await plain()
        .withExif({ IFD0: { Artist: 'somebody' } })
        .jpeg()
        .toBuffer(),
    ),
  ).toBeNull();
  expect(subjectIn(cameraExif([900, 45]), size)).toBeNull();
  expect(subjectIn(cameraExif([80, 45], 6), size)).toBeNull();
  const whole = cameraExif([80, 45, 20]);
  for (let length = 0; length < 60; length += 1) expect(subjectIn(whole.subarray(0, length), size)).toBeNull();
});

test('finds the main person that the built-in illustrator names', async () => {
  const rasterizer = resvgRasterizer();
  const illustrator = builtinIllustrator({ rasterizer });
  const prompt = 'The shepherd David stands with many sheep by the still water in green pastures.';
  for (const index of [0, 1, 2]) {
    const order = {
      prompt,
      story: [prompt, prompt, prompt],
      index,
      seed: 's',
      take: 0,
      style: 'storybook-1',
      context: 'west-african',
    } as const;
    const { bytes } = await illustrator.draw(
      { ...order, use: 'frame', width: 640, height: 360 },
      new AbortController().signal,
    );
    const [named, known] = [
      await subjectOf(Buffer.from(bytes)),
      whoIsThere({ ...order, use: 'frame', width: 640, height: 360 }),
    ];
    expect(named?.x).toBeCloseTo(known?.x ?? -1, 2);
    expect(named?.y).toBeCloseTo(known?.y ?? -1, 2);
    const { exif } = await sharp(Buffer.from(bytes)).metadata();
    const [face] = facesIn(exif!);
    expect(Math.abs((face?.x ?? 9) - (named?.x ?? 0))).toBeLessThan(0.1);
    expect(face?.size).toBeGreaterThan(0.03);
    expect(face?.size).toBeLessThan(0.5);
  }
  rasterizer.close();
});
