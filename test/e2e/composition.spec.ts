import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resvgRasterizer } from '#server/adapters/resvg-rasterizer.ts';
import { fontFilesOf } from '#server/adapters/thumbnail-fonts.ts';
import { composeSvg } from '#shared/composition.ts';
import { faceFor, thumbnailFonts } from '#shared/fonts.ts';
import { canvas, type Overlay, overlayDefaults } from '#shared/overlay.ts';
import { fontFacesOf } from '#test/font-faces.ts';
import { openBrowser } from './browser.ts';

const rasterizer = resvgRasterizer({ fontsOf: fontFilesOf });
/** A pixel differs when a channel is off by more than this, of 255: less is the rounding of soft edges. */
const tolerance = 32;
let browser: Browser;
let page: Page;
let picture: string;

beforeAll(async () => {
  browser = await openBrowser();
  page = await (await browser.newContext({ viewport: canvas, deviceScaleFactor: 1 })).newPage();
  const noise = await sharp({ create: { ...canvas, channels: 3, background: '#7a5230' } })
    .blur(3)
    .jpeg()
    .toBuffer();
  picture = `data:image/jpeg;base64,${noise.toString('base64')}`;
});
afterAll(async () => {
  await browser?.close();
  rasterizer.close();
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
  ...[300, 500, 900].map((fontWeight): [string, Partial<Overlay>] => [`Inter ${fontWeight}`, { fontWeight }]),
  ...[15, -30, 90].map((rotate): [string, Partial<Overlay>] => [`turned by ${rotate}`, { rotate }]),
  ['grown', { scale: 1.5, x: 40, y: 100 }],
  ['thick stroke', { strokeWidth: 8, stroke: '#7a1f00' }],
  ['no stroke, no shadow', { strokeWidth: 0, shadow: false }],
  ['a ground behind it', { background: 'rgba(0,0,0,0.5)', padding: 24, borderRadius: 20 }],
  ['half seen', { opacity: 0.5 }],
  ['left', { align: 'left', text: 'In the beginning\nwas' }],
  ['right', { align: 'right', text: 'In the beginning\nwas' }],
  ['wrapped', { x: 0, y: 100, text: 'The Lord is my shepherd; I shall lack nothing. He makes me lie down' }],
];

async function pixels(png: Uint8Array): Promise<Buffer> {
  return sharp(png).flatten().removeAlpha().raw().toBuffer();
}

test('what is seen on the canvas is what is baked: fewer than 1 % of the pixels differ on any sample', async () => {
  const found: string[] = [];
  let worst = 0;
  for (const [name, overlay] of sheet) {
    const one = layer(overlay);
    const svg = composeSvg({ picture, frame: { x: 0, y: 0, ...canvas }, ground: '#000000', shades: [], overlays: [one] });
    const face = faceFor(one.fontFamily, one.fontWeight, one.text);
    await page.setContent(
      `<style>*{margin:0}svg{display:block;font-optical-sizing:none;font-synthesis:none}${fontFacesOf([face])}</style>${svg}`,
    );
    await page.evaluate(() => Promise.all([...document.fonts].map((font) => font.load())));
    const [seen, baked] = await Promise.all([page.screenshot().then(pixels), rasterizer.png(svg, canvas.width).then(pixels)]);
    let off = 0;
    for (let at = 0; at < seen.length; at += 3)
      if ([0, 1, 2].some((channel) => Math.abs(seen[at + channel]! - baked[at + channel]!) > tolerance)) off += 1;
    const share = off / (canvas.width * canvas.height);
    worst = Math.max(worst, share);
    if (share >= 0.01) found.push(`${name}: ${(share * 100).toFixed(2)} % of the pixels differ`);
    expect([
      name,
      seen.equals(
        await pixels(
          await sharp(Buffer.from(picture.split(',')[1]!, 'base64'))
            .png()
            .toBuffer(),
        ),
      ),
    ]).toEqual([name, false]);
  }
  console.log(`worst sample: ${(worst * 100).toFixed(3)} % of the pixels`);
  expect(found).toEqual([]);
});
