import type { TaleId } from '#shared/ids.ts';
import type { Browser, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openBrowser } from './browser.ts';
import { sharedStudio } from './prepared-studio.ts';
import { type Visitor, visitor } from './visitor.ts';

const studio = sharedStudio();
let browser: Browser;
let creator: Visitor;
let taleId: TaleId;
beforeAll(async () => {
  browser = await openBrowser();
  creator = visitor();
  await creator.signIn(studio.url, 'workspace@example.com');
  const order = {
    mode: 'reference',
    reference: 'Luke 10:25-37',
    langs: ['en', 'ee'],
    length: 'short',
    scenes: 4,
    autoQueueImages: true,
  };
  ({ taleId } = await creator.call<{ taleId: TaleId }>(`${studio.url}/api/tales/create`, 'POST', order));
  await vi.waitFor(
    async () => {
      const { items } = await creator.call<{ items: { status: string }[] }>(`${studio.url}/api/images/${taleId}`);
      expect(items.filter(({ status }) => status === 'generated').length).toBe(4);
    },
    { timeout: 120_000, interval: 1_000 },
  );
});
afterAll(() => browser?.close());

async function open(options: Parameters<Browser['newContext']>[0] = {}): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1500, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  await context.addCookies([{ name: 'session', value: creator.jar.get('session')!, url: studio.url }]);
  const page = await context.newPage();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(`${studio.url}/tales/${taleId}/thumbnails/workspace`);
  await page.getByRole('button', { name: 'Frame 1' }).waitFor();
  return page;
}
/** A variant with one white text on the plain ground, whatever it began with. */
async function emptied(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: 'No background' }).click();
  const remove = page.getByRole('button', { name: /^Remove "/ });
  for (let left = await remove.count(); left > 0; left -= 1) await remove.first().click();
  await page.getByRole('button', { name: 'Add Text' }).click();
  await page.getByLabel('Text', { exact: true }).fill(words);
}
const text = (page: Page): Locator => page.getByRole('button', { name: /^Text: / });
const bakedWith = async (page: Page, act: () => Promise<unknown>) => {
  const answered = page.waitForResponse((answer) => answer.url().includes('/apply-text-overlay'));
  await act();
  const { pngUrl } = (await (await answered).json()) as { pngUrl: string };
  return Buffer.from(await (await creator.ask(`${studio.url}${pngUrl}`)).arrayBuffer());
};
const save = (page: Page) => bakedWith(page, () => page.keyboard.press('Control+s'));

/** The bounding box of the white letters of a rendered thumbnail without a background, in canvas pixels. */
async function lettersIn(png: Buffer) {
  const { data, info } = await sharp(png).flatten().removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const found = { left: info.width, right: 0, top: info.height, bottom: 0 };
  for (let at = 0; at < data.length; at += 3) {
    if (data[at]! < 230 || data[at + 1]! < 230 || data[at + 2]! < 230) continue;
    const [x, y] = [(at / 3) % info.width, Math.floor(at / 3 / info.width)];
    found.left = Math.min(found.left, x);
    found.right = Math.max(found.right, x);
    found.top = Math.min(found.top, y);
    found.bottom = Math.max(found.bottom, y);
  }
  const { left, right, top, bottom } = found;
  return { x: (left + right) / 2, y: (top + bottom) / 2, width: right - left, height: bottom - top };
}
async function drag(page: Page, from: { x: number; y: number }, by: { x: number; y: number }) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + by.x / 2, from.y + by.y / 2, { steps: 3 });
  await page.mouse.move(from.x + by.x, from.y + by.y, { steps: 3 });
  await page.mouse.up();
}
const middle = async (of: Locator) => {
  const { x, y, width, height } = (await of.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
};

test('moves, rotates and scales the baked pixels with a text on the canvas', async () => {
  const page = await open();
  await page.getByRole('button', { name: 'Variant 3' }).click();
  await emptied(page, 'The Good Samaritan');
  const canvas = (await page.getByRole('group', { name: /^Canvas/ }).boundingBox())!;
  const share = canvas.width / 1280;
  const first = await lettersIn(await save(page));

  await page.keyboard.down('Alt');
  await drag(page, await middle(text(page)), { x: -150 * share, y: 120 * share });
  await page.keyboard.up('Alt');
  const moved = await lettersIn(await save(page));
  expect(Math.abs(moved.x - first.x + 150)).toBeLessThan(4);
  expect(Math.abs(moved.y - first.y - 120)).toBeLessThan(4);

  const corner = await middle(page.locator('[data-handle=se]'));
  const centre = await middle(text(page));
  await drag(page, corner, { x: (corner.x - centre.x) * 0.5, y: (corner.y - centre.y) * 0.5 });
  const grown = await lettersIn(await save(page));
  expect(Math.abs(grown.width / moved.width - 1.5)).toBeLessThan(0.08);
  expect(Math.abs(grown.x - moved.x)).toBeLessThan(6);

  const handle = await middle(page.locator('[data-handle=turn]'));
  const about = await middle(text(page));
  await drag(page, handle, { x: about.y - handle.y, y: about.y - handle.y });
  const turned = await lettersIn(await save(page));
  expect(turned.height).toBeGreaterThan(turned.width * 3);

  await page.keyboard.press('Control+z');
  const back = await lettersIn(await save(page));
  expect(Math.abs(back.width - grown.width)).toBeLessThan(3);
  await page.close();
});

test('bakes the downloaded PNG with fewer than 1 % of the pixels different from the canvas', async () => {
  const page = await open({ viewport: { width: 1900, height: 1400 } });
  await page.getByRole('button', { name: 'Variant 2' }).click();
  await emptied(page, 'The Good Samaritan');
  const chosen = page.waitForResponse((answer) => answer.url().includes('/set-bg-image'));
  await page.getByRole('button', { name: 'Frame 2' }).click();
  await chosen;
  await page.getByText('Background ready - add text and save').waitFor();
  await page.getByRole('button', { name: 'Add Text' }).click();
  await page.getByLabel('Text', { exact: true }).fill('Mawu nye lɔlɔ̃\nŊutsu ɖeka ƒe ʋu');
  await page.getByLabel('Font', { exact: true }).selectOption('Poppins');
  await page.getByText(/Poppins lacks letters of this text, so Montserrat draws it/).waitFor();
  await page.getByLabel('Y', { exact: true }).fill('520');
  const png = await save(page);
  await page.getByRole('link', { name: 'Download with Text' }).waitFor();
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.keyboard.press('Escape');
  await page.getByText(/^Select a text on the canvas/).waitFor();
  await page.evaluate(() => document.fonts.ready);
  const canvas = page.getByRole('group', { name: /^Canvas/ });
  await canvas.evaluate((element) => {
    Object.assign(element.style, {
      position: 'fixed',
      inset: '0 auto auto 0',
      width: '1280px',
      height: '720px',
      zIndex: 99,
      borderRadius: 0,
    });
    // Above the header of the studio.
    if (element.parentElement) element.parentElement.style.zIndex = '99';
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await page.waitForTimeout(500);
  const shot = await page.screenshot({ clip: { x: 0, y: 0, width: 1280, height: 720 } });
  const [seen, baked] = await Promise.all(
    [shot, png].map((one) => sharp(one).flatten().removeAlpha().raw().toBuffer()),
  );
  let off = 0;
  for (let at = 0; at < seen!.length; at += 3)
    if ([0, 1, 2].some((channel) => Math.abs(seen![at + channel]! - baked![at + channel]!) > 32)) off += 1;
  console.log(`canvas and PNG: ${((off / (1280 * 720)) * 100).toFixed(3)} % of the pixels differ`);
  expect(off / (1280 * 720)).toBeLessThan(0.01);
  await page.close();
});

test('makes a thumbnail by keyboard alone, from the tale to a filled slot', async () => {
  const page = await open();
  await page.goto(`${studio.url}/tales/${taleId}?tab=thumbnails`);
  const tabTo = async (name: RegExp) => {
    for (let presses = 0; presses < 120; presses += 1) {
      await page.keyboard.press('Tab');
      const found = await page.evaluate(() => {
        const focused = document.activeElement;
        const named = focused as HTMLElement | null;
        return named?.getAttribute('aria-label') || named?.querySelector('img')?.alt || named?.textContent || '';
      });
      if (name.test(found)) return;
    }
    throw new Error(`Tab does not reach ${name}`);
  };
  await page.getByRole('link', { name: 'Open Thumbnail Workspace' }).waitFor();
  await tabTo(/^Open Thumbnail Workspace$/);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Frame 1' }).waitFor();
  await tabTo(/^Text: /);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Who is my neighbour?');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Text: Who is my neighbour?' }).waitFor();
  for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('Shift+ArrowDown');
  await tabTo(/^Frame 1$/);
  await page.keyboard.press('Enter');
  await page.getByText('Background ready - add text and save').waitFor();
  await page.keyboard.press('Control+s');
  await page.getByText('Thumbnail saved with text overlays').waitFor();
  await tabTo(/^Save to Finished Thumbnails \(0\/3\)$/);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await tabTo(/^Save to Slot$/);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Save to Finished Thumbnails (1/3)' }).waitFor();
  const { items } = await creator.call<{ items: { slotNumber: number; overlays: { text: string }[] }[] }>(
    `${studio.url}/api/finished-thumbnails/tale/${taleId}`,
  );
  expect(items).toMatchObject([
    { overlays: expect.arrayContaining([expect.objectContaining({ text: 'Who is my neighbour?' })]) },
  ]);
  await page.close();
}, 60_000);
