import { randomBytes } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import sharp from 'sharp';
import { resvgRasterizer } from '#server/adapters/resvg-rasterizer.ts';
import { fontFilesOf } from '#server/adapters/thumbnail-fonts.ts';
import { composeSvg, lettersBox } from '#shared/thumbnail/composition.ts';
import { titleWidth } from '#shared/thumbnail/fonts.ts';
import { lengthStamp, overlayDefaults } from '#shared/thumbnail/overlay.ts';
import { bake, largestPng } from './bake.ts';
import { chooseFrames } from './frame-choice.ts';
import { type LayoutKey, layoutKeys, layouts, paletteOf } from './layouts.ts';
import { cropAround } from './picture-look.ts';

const rasterizer = resvgRasterizer({ fontsOf: fontFilesOf });
afterAll(() => rasterizer.close());

const words = { title: 'The Good Samaritan', subtitle: 'Luke 10:25-37' };
const look = (x: number) => ({ focus: { x, y: 0.5 }, score: 50, hue: 30 });
/** Pixels that differ from a plain ground, by thirds of the width. */
async function inkByThird(svg: string): Promise<number[]> {
  const small = await sharp(await rasterizer.png(svg, 320))
    .removeAlpha()
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const thirds = [0, 0, 0];
  small.data.forEach((value, at) => (thirds[Math.floor((at % 320) / 106.7)]! += value > 128 ? 1 : 0));
  return thirds;
}

test.each(layoutKeys)('draws the title of %s large, away from the focus, inside the canvas', async (key: LayoutKey) => {
  for (const x of [0.25, 0.75]) {
    const { composition, crop } = layouts[key](words, paletteOf(look(x), 1), look(x));
    const title = composition.overlays.find(({ id }) => id === 'title')!;
    expect(title.fontSize).toBeGreaterThanOrEqual(80);
    expect(crop.x + crop.size).toBeLessThanOrEqual(1.0001);
    const [left, , right] = await inkByThird(
      composeSvg({ ...composition, shades: [], ground: '#000', picture: null, overlays: [title] }),
    );
    const heavier = Math.abs(left! - right!) < 400 ? 'middle' : left! > right! ? 'left' : 'right';
    expect(heavier).toBe(key === 'banner' ? 'middle' : x < 0.5 ? 'right' : 'left');
    const edges = await sharp(
      await rasterizer.png(
        composeSvg({ ...composition, shades: [], ground: '#000', picture: null, overlays: [title] }),
        320,
      ),
    )
      .extract({ left: 0, top: 0, width: 4, height: 180 })
      .greyscale()
      .raw()
      .toBuffer();
    expect(Math.max(...edges)).toBeLessThan(40);
  }
});

test.each(layoutKeys)('keeps the letters of %s clear of the length of the video', (key: LayoutKey) => {
  const titles = [
    'Mercy',
    'The Good Samaritan',
    'The LORD Is My Shepherd and I Shall Lack Nothing at All',
    'Yesu fɔ tso kukuwo dome',
  ];
  const under = titles.flatMap((title) =>
    [0.2, 0.5, 0.8].flatMap((x) => {
      const { composition } = layouts[key]({ ...words, title }, paletteOf(look(x), 0), look(x));
      return composition.overlays
        .filter((overlay) => {
          const { left, width, height } = lettersBox(overlay);
          return (
            overlay.x + left + width + (overlay.background ? overlay.padding : 0) > lengthStamp.x &&
            overlay.y + height + (overlay.background ? overlay.padding : 0) > lengthStamp.y
          );
        })
        .map(({ id }) => `${id} of ${title}, focus ${x}`);
    }),
  );
  expect(under).toEqual([]);
});

test('draws no verse plate for a tale without a verse', () => {
  for (const key of layoutKeys) {
    const { composition } = layouts[key]({ title: 'Mercy', subtitle: '' }, paletteOf(look(0.5), 0), look(0.5));
    expect(composition.overlays.map(({ id }) => id)).toEqual(['title']);
  }
});

test('keeps white letters and the verse legible on every background', () => {
  for (let hue = 0; hue < 360; hue += 30) {
    for (let idx = 0; idx < 8; idx += 1) {
      const { bg, fg, accent } = paletteOf({ ...look(0.5), hue }, idx);
      expect(contrast(bg, fg)).toBeGreaterThan(7);
      expect(contrast(bg, accent)).toBeGreaterThan(4.5);
    }
  }
});
const contrast = (a: string, b: string): number => {
  const [dark, light] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (light! + 0.05) / (dark! + 0.05);
};
const luminance = (colour: string): number => {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
};

test('picks the best picture of each part of the story, and the best of all first', () => {
  const frames = [3, 9, 1, 5, 8, 2].map((score, at) => ({ score, at }));
  expect(chooseFrames(frames, 3).map(({ at }) => at)).toEqual([1, 4, 3]);
  expect(chooseFrames(frames.slice(0, 1), 3).map(({ at }) => at)).toEqual([0, 0, 0]);
  expect(chooseFrames([], 3)).toEqual([]);
});

test('keeps the focus of a crop in its place as far as the picture allows', () => {
  expect(cropAround({ x: 0.5, y: 0.5 }, 0.5, { x: 0.5, y: 0.5 })).toEqual({ x: 0.25, y: 0.25, size: 0.5 });
  expect(cropAround({ x: 0.1, y: 0.9 }, 0.7, { x: 0.74, y: 0.5 })).toEqual({ x: 0, y: 0.30000000000000004, size: 0.7 });
});

test.each(['ŋutɔ̃', 'Ɖeviawo ƒe ɣeyiɣi', 'ƉƑƔŊƆƐƲ ɖƒɣŋɔɛʋ', 'L’été, Noël'])(
  'draws all letters of %j in one font',
  async (text) => {
    const overlay = {
      ...overlayDefaults,
      id: 'a',
      text,
      x: 20,
      y: 20,
      align: 'left',
      fontFamily: 'BrandSans',
      fontWeight: 800,
      fontSize: 90,
      lineHeight: 110,
      strokeWidth: 0,
      shadow: false,
    } as const;
    const svg = composeSvg({
      picture: null,
      frame: { x: 0, y: 0, width: 1280, height: 720 },
      ground: '#000',
      shades: [],
      overlays: [overlay],
    });
    const { info } = await sharp(await rasterizer.png(svg, 1280))
      .trim({ threshold: 40 })
      .toBuffer({ resolveWithObject: true });
    expect(Math.abs(info.width - titleWidth(text) * 90)).toBeLessThan(0.04 * titleWidth(text) * 90 + 12);
  },
);

test('reduces the colours of a picture over 2 MB, not its size', async () => {
  const noise = await sharp(randomBytes(1280 * 720 * 3), { raw: { width: 1280, height: 720, channels: 3 } })
    .jpeg({ quality: 95 })
    .toBuffer();
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720"><image width="1280" height="720" ` +
    `href="data:image/jpeg;base64,${noise.toString('base64')}"/></svg>`;
  const png = await bake(rasterizer, svg);
  const { width, height, format } = await sharp(png).metadata();
  expect([width, height, format]).toEqual([1280, 720, 'png']);
  expect(png.length).toBeLessThanOrEqual(largestPng);
});
