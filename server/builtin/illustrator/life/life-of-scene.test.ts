import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { resvgRasterizer } from '#server/adapters/resvg-rasterizer.ts';
import { lifeIn } from '#server/files/picture-life-file.ts';
import type { PictureOrder } from '#server/ports/illustrator.ts';
import type { Area, Flipbook, PictureLife } from '#shared/motion/picture-life.ts';
import { facesOf } from '../framing/faces-of-scene.ts';
import { builtinIllustrator } from '../illustrator.ts';
import { styles } from '../light/styles.ts';

const rasterizer = resvgRasterizer();
const illustrator = builtinIllustrator({ rasterizer });
afterAll(() => rasterizer.close());

const [width, height] = [960, 540];
const order = (prompt: string, change: Partial<PictureOrder> = {}): PictureOrder => ({
  prompt,
  story: [prompt],
  index: 0,
  seed: 'tale',
  take: 0,
  style: 'storybook-1',
  context: 'universal',
  use: 'frame',
  width,
  height,
  ...change,
});
const draw = (asked: PictureOrder) => illustrator.draw(asked, new AbortController().signal);
const kept = async (asked: PictureOrder) => {
  const { bytes } = await draw(asked);
  const read = await lifeIn(bytes);
  if (!read) throw new Error(`Nothing moves in ${asked.prompt}`);
  return { bytes, ...read };
};
const talk = 'Jesus speaks with Peter and Martha by the lake on a bright day';
const scenes = [
  talk,
  'Moses stands before the burning bush in the desert',
  'Mary lays the baby Jesus in the manger in the stable at night',
  'The disciples are in the boat in a storm on the sea',
  'Ruth gathers wheat in the field',
  'A teacher teaches the children in the classroom',
];

const inside = ({ x, y, w, h }: Area) => x >= 0 && y >= 0 && w > 0 && h > 0 && x + w <= 1.0001 && y + h <= 1.0001;
const has = ({ x, y, w, h }: Area, at: { x: number; y: number }) =>
  at.x >= x && at.x <= x + w && at.y >= y && at.y <= y + h;
const kinds = ({ parts }: PictureLife) =>
  new Set(
    parts.map((part) =>
      part.kind === 'flipbook'
        ? part.plays
        : part.kind === 'warp'
          ? part.moves
          : part.kind === 'glow'
            ? part.pace
            : part.of,
    ),
  );

test.each(scenes)('has something that moves, inside the picture: %s', async (prompt) => {
  const { life } = await kept(order(prompt));
  expect(life.parts.length).toBeGreaterThan(2);
  expect(life.parts.length).toBeLessThanOrEqual(24);
  expect(life.parts.filter(({ area }) => !inside(area))).toEqual([]);
});

test('lets people breathe where they stand, and blink and speak with their own faces', async () => {
  const asked = order(talk);
  const { life } = await kept(asked);
  const faces = facesOf(asked);
  expect(faces.length).toBeGreaterThan(1);
  const areas = (test: (part: PictureLife['parts'][number]) => boolean) =>
    life.parts.filter(test).map(({ area }) => area);
  const breathing = areas((part) => part.kind === 'warp' && part.moves === 'breathe');
  expect(faces.filter((face) => !breathing.some((area) => has(area, face)))).toEqual([]);
  const facial = life.parts.filter(
    (part): part is Flipbook => part.kind === 'flipbook' && (part.plays === 'blink' || part.plays === 'speak'),
  );
  expect(facial.length).toBeGreaterThan(2);
  for (const { area } of facial) {
    const middle = { x: area.x + area.w / 2, y: area.y + area.h / 2 };
    expect(
      faces.some(({ x, y, size }) => Math.abs(middle.x - x) < (size * height) / width && Math.abs(middle.y - y) < size),
    ).toBe(true);
  }
  expect(facial.map(({ person }) => person)).toContain('jesus');
});

test('names a person as the cast does', async () => {
  const cast = [
    { name: 'Jesus, the Rabbi', kind: 'person', look: 'kind', cloth: '', notes: '', chosen: false },
  ] as const;
  const { life } = await kept(order(talk, { cast }));
  expect(life.parts.flatMap((part) => (part.kind === 'flipbook' ? [part.person] : []))).toContain('Jesus, the Rabbi');
});

test('returns byte-identical motion data for the same order', async () => {
  const asked = order(talk);
  expect(Buffer.compare((await draw(asked)).bytes, (await draw(asked)).bytes)).toBe(0);
});

test('adds motion to frames only, not to backgrounds and portraits', async () => {
  expect(await lifeIn((await draw(order(talk, { use: 'background' }))).bytes)).toBeNull();
});

test('chooses particles by the sky, weather and fire of a scene', async () => {
  const seen = async (prompt: string) => kinds((await kept(order(prompt))).life);
  expect(await seen('Moses stands before the burning bush in the desert')).toContain('sparks');
  expect(await seen('The disciples are in the boat in a storm on the sea')).toContain('rain');
  expect(await seen('The shepherds watch their sheep in the hills under the stars at night')).toContain('stars');
  const day = await seen('A shepherd leads his sheep over the green hills on a clear day');
  expect(day).toContain('birds');
  expect(day).not.toContain('stars');
});

test.each(styles.map(({ key }) => key))(
  'aligns each cell to the pixel in %s, and changes only eyes, mouth or its own part',
  async (style) => {
    const { bytes, life, cells } = await kept(order(talk, { style, sharper: 2 }));
    const picture = await sharp(bytes).removeAlpha().raw().toBuffer();
    const [wide, high] = [width * 2, height * 2];
    const flipbooks = life.parts.filter((part): part is Flipbook => part.kind === 'flipbook');
    expect(flipbooks.map(({ plays }) => plays)).toEqual(expect.arrayContaining(['blink', 'speak']));
    for (const flipbook of flipbooks) {
      const sprites = await cells(flipbook);
      expect(sprites).toHaveLength(flipbook.cells);
      const [left, top] = [flipbook.area.x * wide, flipbook.area.y * high];
      expect([left, top].map((side) => side % 2)).toEqual([0, 0]);
      for (const sprite of sprites) {
        expect([sprite.width, sprite.height]).toEqual([
          Math.round(flipbook.area.w * wide),
          Math.round(flipbook.area.h * high),
        ]);
        const { edge, middle, border } = compared(sprite, picture, wide, Math.round(left), Math.round(top));
        // Where it fades out it is the picture; in the middle it is not; at its border nothing is left of it.
        expect(edge).toBeLessThan(8);
        expect(middle).toBeGreaterThan(edge * 1.5);
        expect(border).toBe(0);
      }
    }
  },
);

/**
 * How far a sprite differs from the picture where it fades out and where it does not, and its largest alpha at its
 * border.
 */
function compared(
  sprite: { width: number; height: number; data: Buffer },
  picture: Buffer,
  wide: number,
  left: number,
  top: number,
) {
  const sums = { edge: [0, 0], middle: [0, 0] };
  let border = 0;
  for (let y = 0; y < sprite.height; y++)
    for (let x = 0; x < sprite.width; x++) {
      const at = (y * sprite.width + x) * 4;
      const alpha = sprite.data[at + 3] as number;
      const rim = x === 0 || y === 0 || x === sprite.width - 1 || y === sprite.height - 1;
      if (rim) border = Math.max(border, alpha);
      if (alpha < 40) continue;
      const sum = sums[alpha < 120 ? 'edge' : 'middle'];
      const to = ((top + y) * wide + left + x) * 3;
      for (let c = 0; c < 3; c++)
        sum[0]! += Math.abs((sprite.data[at + c] as number) - (picture[to + c] as number)) / 3;
      sum[1]! += 1;
    }
  const mean = ([total = 0, count = 0]: number[]) => total / Math.max(1, count);
  return { edge: mean(sums.edge), middle: mean(sums.middle), border };
}

test('moves tails and ears of animals, and keeps their pixels near the animal', async () => {
  const { life, cells } = await kept(order('A shepherd leads his sheep and a donkey over the hills on a bright day'));
  const flicks = life.parts.filter(
    (part): part is Flipbook => part.kind === 'flipbook' && part.plays === 'gesture' && part.person === null,
  );
  expect(flicks.length).toBeGreaterThan(1);
  for (const flick of flicks) {
    expect(flick.area.w * flick.area.h).toBeLessThan(0.02);
    expect(await cells(flick)).toHaveLength(flick.cells);
  }
});
