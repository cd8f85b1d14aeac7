import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resvgRasterizer } from '#server/adapters/resvg-rasterizer.ts';
import { fontFilesOf } from '#server/adapters/thumbnail-fonts.ts';
import { builtinIllustrator } from '#server/builtin/illustrator/illustrator.ts';
import { cropPicture } from '#server/studio/5-thumbnails/picture-look.ts';
import { composeSvg } from '#shared/thumbnail/composition.ts';
import { faceFor, thumbnailFonts } from '#shared/thumbnail/fonts.ts';
import { canvas, type Overlay, overlayDefaults } from '#shared/thumbnail/overlay.ts';
import { pictureSize } from '#shared/vocabulary.ts';
import { fontFacesOf } from '#test/harness/font-faces.ts';
import { openBrowser } from './browser.ts';

const rasterizer = resvgRasterizer({ fontsOf: fontFilesOf });
/** A pixel differs when a channel is off by more than this, of 255: less is the rounding of soft edges. */
const tolerance = 32;
let browser: Browser;
let page: Page;
/** The picture as the server crops it. */
let baked: string;
let dir: string;

beforeAll(async () => {
  browser = await openBrowser();
  page = await (await browser.newContext({ viewport: canvas, deviceScaleFactor: 1 })).newPage();
  const prompt = 'The Samaritan kneels by the wounded man on the road, his donkey beside him, at sunset';
  const order = {
    prompt,
    story: [prompt],
    index: 0,
    seed: 's',
    take: 0,
    style: 'storybook-1',
    context: 'west-african',
    use: 'frame',
  } as const;
  const { bytes, mime } = await builtinIllustrator({ rasterizer }).draw(
    { ...order, ...pictureSize },
    new AbortController().signal,
  );
  dir = await mkdtemp(join(tmpdir(), 'composition-'));
  await writeFile(join(dir, 'frame'), bytes);
  baked = await cropPicture(join(dir, 'frame'), { x: 0, y: 0, size: 1 });
  const faces = sheet
    .map(([, one]) => layer(one))
    .map(({ fontFamily, fontWeight, text }) => faceFor(fontFamily, fontWeight, text));
  const each = new Map(faces.map((face) => [`${face.family} ${face.weight}`, face]));
  await page.setContent(
    `<style>*{margin:0}svg{position:absolute;inset:0;font-optical-sizing:none;font-synthesis:none}${fontFacesOf([...each.values()])}</style>
    ${draw(`data:${mime};base64,${Buffer.from(bytes).toString('base64')}`, [], '#000000')}<div id="texts"></div>`,
  );
  await page.evaluate(() => Promise.all([...document.fonts].map((font) => font.load())));
});
afterAll(async () => {
  await browser?.close();
  rasterizer.close();
  if (dir) await rm(dir, { recursive: true });
});

const layer = (overlay: Partial<Overlay>): Overlay => ({
  ...overlayDefaults,
  id: 'a',
  x: 200,
  y: 260,
  fontSize: 96,
  lineHeight: 108,
  text: 'Mercy on the road',
  ...overlay,
});
const sheet: [string, Partial<Overlay>][] = [
  ...thumbnailFonts.flatMap(({ family }): [string, Partial<Overlay>][] => [
    [`${family}, English`, { fontFamily: family }],
    [`${family}, French`, { fontFamily: family, text: 'Où es-tu ?\nL’œuvre du cœur' }],
    [`${family}, Ewe`, { fontFamily: family, text: 'Mawu nye lɔlɔ̃\nŊutsu ɖeka ƒe ʋu' }],
  ]),
  ...['Inter', 'Poppins', 'Playfair Display'].flatMap((fontFamily) =>
    [300, 500, 900].map((fontWeight): [string, Partial<Overlay>] => [
      `${fontFamily} ${fontWeight}`,
      { fontFamily, fontWeight },
    ]),
  ),
  ...[15, -30, 90].map((rotate): [string, Partial<Overlay>] => [`turned by ${rotate}`, { rotate }]),
  ['Ewe, turned', { rotate: -12, fontFamily: 'Playfair Display', text: 'Mawu nye lɔlɔ̃\nŊutsu ɖeka ƒe ʋu' }],
  [
    'everything at once',
    { rotate: 8, scale: 0.85, strokeWidth: 6, background: '#10203080', padding: 30, opacity: 0.8, align: 'right' },
  ],
  ['signs that no font has, and French spaces', { fontFamily: 'Anton', text: 'Où es\u2011tu\u202f? 🙏 שלום' }],
  ['signs that only Inter has', { fontFamily: 'Poppins', text: 'Α → Ω ♥' }],
  ['small', { fontSize: 28, lineHeight: 32 }],
  ['colours by name and half clear', { color: 'gold', stroke: 'rgba(90, 20, 0, .6)', background: 'SlateGrey' }],
  ['grown', { scale: 1.5, x: 40 }],
  ['thick stroke', { strokeWidth: 8, stroke: '#7a1f00' }],
  ['no stroke, no shadow', { strokeWidth: 0, shadow: false }],
  ['a ground behind it', { background: 'rgba(0,0,0,0.5)', padding: 24, borderRadius: 20 }],
  ['half seen', { opacity: 0.5 }],
  ['left', { align: 'left', text: 'In the beginning\nwas' }],
  ['right', { align: 'right', text: 'In the beginning\nwas' }],
  ['wrapped', { x: 0, text: 'The Lord is my shepherd; I shall lack nothing. He makes me lie down' }],
];

async function pixels(png: Uint8Array): Promise<Buffer> {
  return sharp(png).flatten().removeAlpha().raw().toBuffer();
}

/** The share of the pixels that differ. */
function differing(a: Uint8Array, b: Uint8Array): number {
  let off = 0;
  for (let at = 0; at < a.length; at += 3)
    if ([0, 1, 2].some((channel) => Math.abs(a[at + channel]! - b[at + channel]!) > tolerance)) off += 1;
  return off / (canvas.width * canvas.height);
}
const draw = (picture: string | null, overlays: readonly Overlay[], ground = 'none') =>
  composeSvg({ picture, frame: { x: 0, y: 0, ...canvas }, ground, shades: [], overlays });
/** As the editor does: the texts in a layer of their own over the picture. */
async function photograph(overlays: readonly Overlay[]): Promise<Buffer> {
  await page.evaluate(
    async (svg) => {
      document.querySelector('#texts')!.innerHTML = svg;
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    },
    draw(null, overlays),
  );
  return pixels(await page.screenshot());
}

/** This many samples are drawn over each other at once: together they are allowed what one alone would be. */
const together = 3;

test('bakes what the canvas shows: fewer than 1 % of the pixels differ on any sample', async () => {
  const found: string[] = [];
  let worst = 0;
  const bare = await photograph([]);
  for (let first = 0; first < sheet.length; first += together) {
    const samples = sheet.slice(first, first + together);
    const names = samples.map(([name]) => name).join(' · ');
    const overlays = samples.map(([, overlay], nth) => layer({ id: String(nth), y: 20 + 240 * nth, ...overlay }));
    const [seen, made] = await Promise.all([
      photograph(overlays),
      rasterizer.png(draw(baked, overlays, '#000000'), canvas.width).then(pixels),
    ]);
    const share = differing(seen, made);
    worst = Math.max(worst, share);
    if (share >= 0.01) found.push(`${names}: ${(share * 100).toFixed(2)} % of the pixels differ`);
    if (differing(seen, bare) < 0.005 * samples.length) found.push(`${names}: a text is not seen`);
  }
  console.log(`worst ${together} of ${sheet.length} samples: ${(worst * 100).toFixed(3)} % of the pixels`);
  expect(found).toEqual([]);
});
