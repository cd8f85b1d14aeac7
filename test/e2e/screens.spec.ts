import type { TaleId } from '#shared/ids.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, openPage } from './browser.ts';
import { firstSight } from './first-sight.ts';
import { lookAt, settled } from './looks.ts';
import { sharedStudio } from './prepared-studio.ts';
import { visitor } from './visitor.ts';

const studio = sharedStudio();
let browser: Browser;
let taleId: TaleId;
const creator = visitor();

beforeAll(async () => {
  await creator.signIn(studio.url, 'axe@example.com');
  const order = {
    mode: 'reference',
    reference: 'Psalm 23',
    length: 'short',
    scenes: 4,
    thumbnails: 1,
    langs: ['en', 'fr', 'ee'],
    autoQueueImages: true,
  };
  ({ taleId } = await creator.call<{ taleId: TaleId }>(`${studio.url}/api/tales/create`, 'POST', order));
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const tabs = ['story', 'images', 'thumbnails', 'audio', 'storyboard', 'video', 'youtube', 'status'];
/** The screens of tales; states.spec.ts has the others. */
const screens = () => [
  '/tales',
  '/tales?view=kanban',
  '/my-videos',
  ...tabs.map((tab) => `/tales/${taleId}?tab=${tab}`),
  `/tales/${taleId}/thumbnails/workspace`,
];

async function signedIn(): Promise<{ page: Page; troubles: string[] }> {
  const { page, troubles } = await openPage(browser, { width: 1280, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.context().addCookies([{ name: 'session', value: creator.jar.get('session')!, url: studio.url }]);
  return { page, troubles };
}
async function settle(page: Page, path: string): Promise<void> {
  await page.goto(`${studio.url}${path}`);
  await page.getByRole('heading').first().waitFor();
  await settled(page);
}

test('has no axe finding, no console message and no overflow on any screen, light, dark and on a phone', async () => {
  const { page, troubles } = await signedIn();
  const found: string[] = [];
  for (const screen of screens()) {
    await settle(page, screen);
    found.push(...(await lookAt(page, screen, ['light', 'dark', 'phone'])));
  }
  expect(found).toEqual([]);
  expect(troubles).toEqual([]);
});

test('fits every screen into 1280 and 390 pixels in French', async () => {
  const { page, troubles } = await signedIn();
  await page.addInitScript(() => localStorage.setItem('ai-content-pipeline:language', 'fr'));
  const others = ['/', '/dashboard', '/tales?view=bin', '/images', '/videos', '/settings', '/settings/studio'];
  const found: string[] = [];
  for (const screen of [...screens(), ...others]) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`${studio.url}${screen}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const [lang, over] = await page.evaluate(
        () => [document.documentElement.lang, document.documentElement.scrollWidth - window.innerWidth] as const,
      );
      if (lang !== 'fr' || over > 0) found.push(`${screen}, ${width} px: ${lang}, ${over} px wider than the screen`);
    }
  }
  expect(found).toEqual([]);
  expect(troubles).toEqual([]);
});

test('shows each page on a phone with the server’s data, in at most 20 requests, without a layout shift', async () => {
  const found: string[] = [];
  const pages = ['/', '/dashboard', '/tales', '/images', '/videos', '/my-videos', '/settings', `/tales/${taleId}`];
  for (const path of pages) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
    await context.addCookies([{ name: 'session', value: creator.jar.get('session')!, url: studio.url }]);
    const page = await context.newPage();
    const seen = await firstSight(page, `${studio.url}${path}`);
    found.push(
      ...(seen.requests.length > 20 ? [`${path}: ${seen.requests.length} requests`] : []),
      ...(seen.bytes > 240_000 ? [`${path}: ${seen.bytes} bytes`] : []),
      ...(seen.shift >= 0.02 ? [`${path}: moves by ${seen.shift}`] : []),
      ...seen.requests
        .filter((one, n, all) => all.indexOf(one) !== n)
        .map((one) => `${path}: ${one} is asked for twice`),
    );
    await context.close();
  }
  expect(found).toEqual([]);
});

test('returns to the sign-in page on sign-out, and closes the pages to visitors', async () => {
  const { page } = await signedIn();
  await settle(page, '/dashboard');
  const onSignIn = async () => {
    await page.getByRole('link', { name: 'Continue with Google' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/login');
  };
  await page.getByRole('button', { name: 'Sign out' }).first().click();
  await onSignIn();
  await page.waitForLoadState('networkidle');
  await page.goto(`${studio.url}/tales/${taleId}`);
  await onSignIn();
});
