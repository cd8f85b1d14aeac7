import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { systemFfmpeg } from '#server/adapters/ffmpeg.ts';
import { listVideos } from '#shared/film/video.contract.ts';
import { openBrowser } from '#test/e2e/browser.ts';
import { studioClient } from '../scripts/studio-client.ts';

/**
 * The storyboard's preview beside the rendered film of a tale, in a real browser: how far pictures are apart at moments
 * of the film, what it costs to scrub, and whether less motion is honoured.
 */

const { values } = parseArgs({
  options: {
    tale: { type: 'string', default: '' },
    url: { type: 'string', default: `http://localhost:${process.env['PORT'] ?? '4000'}` },
    token: { type: 'string', default: process.env['STUDIO_TOKEN'] ?? '' },
    email: { type: 'string', default: 'demo@creator.local' },
    moments: { type: 'string', default: '20' },
  },
});
const studio = studioClient({ url: values.url, token: values.token });
const ffmpeg = systemFfmpeg();
/** A pixel is off when red, green or blue differs by more than this, of 255: less is the rounding of soft edges. */
const tolerance = 32;
/** Without the sign to play and without captions: the film has neither in its pictures. */
const bare = '[aria-hidden] > .bg-black\\/25, [aria-hidden] > .bg-black\\/75 { display: none !important }';
const player = 'button[aria-hidden].aspect-video';
/** Of whole pixels, so that a picture of it is not a fraction of a pixel out of place. */
const size = `${player} { width: 896px; height: 504px }`;

async function openBoard(page: Page): Promise<void> {
  await page.goto(`${values.url}/auth/google/start?login_hint=${encodeURIComponent(values.email)}`);
  await page.goto(`${values.url}/tales/${values.tale}?tab=storyboard`);
  await page.getByLabel('Position').waitFor();
  await page.addStyleTag({ content: `${bare} ${size}` });
}

/** Goes to a moment as a pointer on the slider does, and waits until it is painted. */
const seek = (page: Page, ms: number) =>
  page.getByLabel('Position').evaluate((slider: HTMLInputElement, to) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(slider, String(to));
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    return new Promise<void>((painted) => requestAnimationFrame(() => requestAnimationFrame(() => painted())));
  }, ms);

/** Pictures and their lives are read when they come near: until nothing is on its way any more. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(
    () => [...document.querySelectorAll('canvas')].every(({ style }) => style.visibility === 'visible'),
    null,
    {
      timeout: 240_000,
    },
  );
}

async function pixelsOf(png: Uint8Array, size: { width: number; height: number }): Promise<Buffer> {
  return sharp(png)
    .resize({ ...size, fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer();
}

const [film] = (await studio.call(listVideos, { params: { taleId: values.tale } })).items.filter(
  ({ shape }) => shape === '16:9',
);
if (!film) throw new Error('This tale has no lying film: render it first.');
const folder = await mkdtemp(join(tmpdir(), 'bench-preview-'));
const browser = await openBrowser();
try {
  const path = join(folder, 'film.mp4');
  await studio.download(film.urls.video, path);
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 1200 } })).newPage();
  page.setDefaultTimeout(240_000);
  await openBoard(page);
  const frames = Math.round((film.durationMs * 30) / 1000);
  const count = Number(values.moments);
  const compared = { width: 640, height: 360 };
  console.log('| frame | mean difference, % | pixels off by more than an eighth, % |\n|---|---|---|');
  const found: number[][] = [];
  for (let n = 0; n < count; n += 1) {
    // On half seconds, so that no rounding of milliseconds shows the frame beside it.
    const frame = Math.round(((n + 0.5) * frames) / count / 15) * 15;
    const ms = (frame * 1000) / 30;
    await seek(page, ms);
    await settled(page);
    await seek(page, ms);
    // Without a graphics card what is slow to paint is painted when the pointer rests.
    await page.waitForTimeout(600);
    const seen = await page.locator(player).screenshot();
    const still = join(folder, 'frame.png');
    const at = String(Math.max(0, (frame - 0.5) / 30));
    await ffmpeg.run(['-y', '-ss', at, '-i', path, '-frames:v', '1', still], {});
    const [a, b] = await Promise.all([
      pixelsOf(seen, compared),
      sharp(still)
        .toBuffer()
        .then((png) => pixelsOf(png, compared)),
    ]);
    const apart = a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length / 2.55;
    let off = 0;
    for (let at = 0; at < a.length; at += 3)
      if ([0, 1, 2].some((of) => Math.abs((a[at + of] ?? 0) - (b[at + of] ?? 0)) > tolerance)) off += 300 / a.length;
    found.push([apart, off]);
    console.log(`| ${frame} | ${apart.toFixed(2)} | ${off.toFixed(2)} |`);
  }
  const mean = (column: number) => found.reduce((sum, row) => sum + (row[column] ?? 0), 0) / found.length;
  console.log(`| mean | ${mean(0).toFixed(2)} | ${mean(1).toFixed(2)} |\n`);

  const places = Array.from({ length: 90 }, (_, n) => (n * film.durationMs) / 90 / 3);
  for (const ms of [0, film.durationMs / 6, film.durationMs / 3]) await seek(page, ms).then(() => settled(page));
  const devtools = await browser.newBrowserCDPSession();
  const cpuSeconds = async () => {
    const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
  };
  const costOf = async (asked: readonly number[]) => {
    const before = await cpuSeconds();
    for (const ms of asked) await seek(page, ms);
    return (((await cpuSeconds()) - before) * 1000) / asked.length;
  };
  const each = await costOf(places);
  const asking = await costOf(places.map(() => 0));
  console.log(
    `Scrubbing, ${places.length} places one after the other: ${each.toFixed(1)} ms of CPU each in all ` +
      `processes of the browser, of which ${asking.toFixed(1)} ms are asking for a place and waiting for it, where ` +
      `nothing changes (30 a second: 33 ms of one core).`,
  );

  await page.emulateMedia({ reducedMotion: 'reduce' });
  const held: Buffer[] = [];
  for (const ms of [film.durationMs / 4, film.durationMs / 4 + 700]) {
    await seek(page, ms);
    held.push(await page.locator(player).screenshot());
  }
  const [one, other] = held as [Buffer, Buffer];
  console.log(
    `With less motion asked for, two moments of one scene are ${one.equals(other) ? 'the same picture' : 'different pictures'}.`,
  );
} finally {
  await browser.close();
  await rm(folder, { recursive: true, force: true });
}
