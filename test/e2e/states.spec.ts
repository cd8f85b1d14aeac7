import type { JobId, TaleId } from '#shared/ids.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, openPage } from './browser.ts';
import { everyLook, type Look, lookAt, settled } from './looks.ts';
import { sharedStudio } from './prepared-studio.ts';
import { type Visitor, visitor } from './visitor.ts';

const studio = sharedStudio();
let browser: Browser;
const newcomer = visitor();
const creator = visitor();
let taleId: TaleId;
let jobId: JobId;
const at = (path: string) => `${studio.url}${path}`;
const screens = ['/', '/dashboard', '/images', '/videos', '/settings'];

/**
 * A creator with one written tale, its pictures and its film; the film is made while the other states are looked at.
 */
beforeAll(async () => {
  await newcomer.signIn(studio.url, 'new@example.com');
  await creator.signIn(studio.url, 'states@example.com');
  const order = {
    mode: 'reference',
    reference: 'Luke 10:25-37',
    length: 'short',
    scenes: 4,
    thumbnails: 1,
    langs: ['en'],
  };
  ({ taleId } = await creator.call<{ taleId: TaleId }>(at('/api/tales/create'), 'POST', order));
  ({ jobId } = await creator.call<{ jobId: JobId }>(at(`/api/tales/${taleId}/render-video`), 'POST'));
  browser = await openBrowser();
});
afterAll(() => browser?.close());

async function pageOf(who: Visitor | null): Promise<{ page: Page; troubles: string[] }> {
  const { page, troubles } = await openPage(browser);
  if (who) await page.context().addCookies([{ name: 'session', value: who.jar.get('session')!, url: studio.url }]);
  return { page, troubles };
}
async function open(page: Page, path: string): Promise<void> {
  await page.goto(at(path));
  await page.getByRole('heading').first().waitFor();
  await settled(page);
}
/** A browser says by itself that a call failed; that is what these states are about. */
const isExpected = (trouble: string) => /Failed to load resource|The disk is full/.test(trouble);

test('shows the sign-in page to a visitor, with an error, with the terms, and without a studio', async () => {
  const { page, troubles } = await pageOf(null);
  const found: string[] = [];
  for (const path of ['/login', '/login?error=access_denied', '/login#terms']) {
    await open(page, path);
    found.push(...(await lookAt(page, `${path}.`, path === '/login' ? everyLook : ['dark', 'phone'])));
  }
  expect(troubles).toEqual([]);
  await page.route('**/api/auth/session', (route) => route.fulfill({ status: 500, body: 'The disk is full' }));
  await page.goto(at('/login?again'));
  await page.getByText('is not responding right now').waitFor();
  expect([...found, ...(await lookAt(page, 'login failed.'))]).toEqual([]);
});

test('shows every screen empty to a newcomer, and with all calls failing', async () => {
  const { page, troubles } = await pageOf(newcomer);
  const found: string[] = [];
  for (const path of screens) {
    await open(page, path);
    found.push(...(await lookAt(page, `empty ${path}.`)));
  }
  expect(troubles).toEqual([]);

  await page.route(/\/api\/(?!auth\/|live|image-styles\/)/, (route) =>
    route.fulfill({ status: 500, json: { error: 'The disk is full', code: 'internal' } }),
  );
  for (const path of screens) {
    await open(page, path);
    found.push(...(await lookAt(page, `failed ${path}.`)));
  }
  await open(page, '/dashboard');
  await page.keyboard.press('Control+k');
  await page.getByPlaceholder('Type a command or find a tale…').fill('Generate Images of');
  await page.getByRole('option', { name: /Generate Images of the newest tale/ }).click();
  await page.getByRole('alert').filter({ hasText: 'Image generation failed' }).waitFor();
  await page.keyboard.press('F8'); // a notice that has the focus stays
  found.push(...(await lookAt(page, 'notice')));
  await page.route('**/assets/videos-page*', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body:
        'export const askFirst = () => Promise.resolve(); ' +
        'export const VideosPage = () => { throw new Error("The reel is torn"); };',
    }),
  );
  await page.goto(at('/videos'));
  await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor();
  found.push(...(await lookAt(page, 'broken page')));
  expect(found).toEqual([]);
  expect(troubles.filter((trouble) => !isExpected(trouble) && !trouble.includes('The reel is torn'))).toEqual([]);
});

test('shows what opens over the page: palette, sheet, menus, bell, navigation, and the wizard', async () => {
  const { page, troubles } = await pageOf(newcomer);
  const found: string[] = [];
  const look = async (state: string, kinds?: readonly Look[]) => found.push(...(await lookAt(page, state, kinds)));
  const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click();
  const shut = async () => {
    await page.keyboard.press('Escape');
    await page.locator('[role=dialog], [role=menu]').waitFor({ state: 'detached' });
  };
  await open(page, '/tales');
  await press('Search commands');
  await page.getByRole('combobox').waitFor();
  await look('palette');
  await page.getByRole('combobox').fill('nothing is called this');
  await page.getByText('No commands found').last().waitFor();
  await look('palette without a match');
  await shut();
  await page.keyboard.press('?');
  await page.getByRole('heading', { name: 'Keyboard shortcuts' }).waitFor();
  await look('sheet');
  await shut();
  await press(/^Theme/);
  await page.getByRole('menu').waitFor();
  await look('theme menu');
  await shut();
  await press(/^Account/);
  await page.getByRole('menu').waitFor();
  await look('account menu');
  await shut();
  await press(/^Notifications/);
  await page.getByRole('dialog', { name: 'Notifications' }).waitFor();
  await look('bell');
  await shut();
  await page.setViewportSize({ width: 640, height: 450 });
  await press('Open navigation');
  await page.getByRole('dialog').waitFor();
  await look('navigation', ['zoom', 'phone']);
  await shut();
  await page.setViewportSize({ width: 1280, height: 900 });

  await open(page, '/tales/new');
  const wizard = page.getByRole('dialog', { name: 'Create Tale' });
  await wizard.waitFor();
  await look('wizard 1');
  await page.getByText('Pick specific verse').click();
  await wizard.getByLabel('Book').fill('J');
  await page.getByRole('listbox').waitFor();
  await look('wizard 1 with books');
  await page.keyboard.press('Escape');
  await page.getByText('Use existing text').click();
  await look('wizard 1 with a text', ['phone', 'dark']);
  await page.getByText('Random verse').click();
  await press('Next');
  await look('wizard 2');
  await press('Next');
  await page.getByText('Image style').waitFor();
  await settled(page);
  await look('wizard 3');
  await page.route('**/api/tales/create', () => {}); // never answered
  await press('Create Tale');
  await page.getByRole('dialog', { name: 'Crafting your multi-language tale…' }).waitFor();
  await look('crafting');
  expect(found).toEqual([]);
  expect(troubles).toEqual([]);
});

test('shows every screen, a job, a picture and the bell to a creator with a finished tale', async () => {
  const job = () => creator.call<{ status: string }>(at(`/api/jobs/${jobId}`));
  await expect.poll(async () => (await job()).status, { timeout: 240_000, interval: 500 }).toBe('completed');
  const { page, troubles } = await pageOf(creator);
  const found: string[] = [];
  for (const path of [...screens, `/images?tale=${taleId}`]) {
    await open(page, path);
    found.push(...(await lookAt(page, `loaded ${path.split('=')[0]}.`)));
  }
  await page.getByRole('button', { name: /^Frame 1/ }).click();
  await page.getByRole('dialog').getByText('What it shows').waitFor();
  found.push(...(await lookAt(page, 'picture')));
  await open(page, '/dashboard');
  await page.getByRole('button', { name: /video processing/i }).click();
  await page.getByRole('dialog').getByText('Final video (MP4)').waitFor();
  await settled(page);
  found.push(...(await lookAt(page, 'job')));
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.getByPlaceholder('Type a command or find a tale…').fill('Generate Images of');
  await page.getByRole('option', { name: /Generate Images of the newest tale/ }).click();
  await page.getByRole('button', { name: /^Notifications, [1-9]/ }).click();
  await page.getByRole('dialog', { name: 'Notifications' }).waitFor();
  found.push(...(await lookAt(page, 'bell with a notice')));
  expect(found).toEqual([]);
  expect(troubles).toEqual([]);
});
