import type { Browser, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, openPage } from './browser.ts';
import { preparedStudio } from './prepared-studio.ts';
import type { StudioProcess } from './studio-process.ts';
import { visitor } from './visitor.ts';

const email = 'session@example.com';
let studio: StudioProcess;
let browser: Browser;

beforeAll(async () => {
  studio = await preparedStudio();
  await studio.start();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await studio?.dispose();
});

/** A page of a creator who has just signed in; `creator` holds the same session outside the browser. */
async function signedIn(path: string) {
  const creator = visitor();
  await creator.signIn(studio.url, email);
  const { page, troubles } = await openPage(browser);
  await page.context().addCookies([{ name: 'session', value: creator.jar.get('session')!, url: studio.url }]);
  await page.goto(`${studio.url}${path}`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.getByText('System Status:').first().waitFor({ state: 'attached' });
  return { page, troubles, creator };
}
const themeOf = (page: Page) =>
  page.evaluate(() => [
    document.documentElement.dataset['theme'],
    getComputedStyle(document.documentElement).colorScheme,
  ]);
const notice = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });

test('follows the system theme until one is chosen, and applies it before the first paint', async () => {
  const { page, troubles } = await signedIn('/');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => themeOf(page)).toEqual(['dark', 'dark']);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => themeOf(page)).toEqual(['light', 'light']);

  await page.getByRole('button', { name: /^Theme/ }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect.poll(() => themeOf(page)).toEqual(['dark', 'dark']);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');

  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.documentElement?.dataset['theme']) return;
      observer.disconnect();
      Object.assign(window, { themeAt: performance.now() });
    }).observe(document, { attributes: true, childList: true, subtree: true });
  });
  await page.reload();
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  const { themeAt, paintedAt } = await page.evaluate(async () => {
    const [paint] = await new Promise<PerformanceEntry[]>((resolve) =>
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type: 'paint', buffered: true }),
    );
    return { themeAt: (window as unknown as { themeAt: number }).themeAt, paintedAt: paint!.startTime };
  });
  expect(themeAt).toBeLessThanOrEqual(paintedAt);
  expect(await themeOf(page)).toEqual(['dark', 'dark']);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('heading', { name: 'Everything a story needs' }).waitFor();
  const colours = await page.evaluate(async () => {
    const colour = () => getComputedStyle(document.querySelector('#features')!).color;
    const dark = colour();
    document.documentElement.dataset['theme'] = 'light';
    const first = colour();
    for (let frame = 0; frame < 30; frame += 1) await new Promise((painted) => requestAnimationFrame(painted));
    return { dark, first, last: colour() };
  });
  expect(colours.first, 'with reduced motion a theme is there in the same frame').toBe(colours.last);
  expect(colours.first).not.toBe(colours.dark);

  const other = await page.context().newPage();
  await other.goto(`${studio.url}/`);
  await page.goto(`${studio.url}/`);
  await page.getByRole('button', { name: /^Theme/ }).click();
  await page.getByRole('menuitemradio', { name: 'System' }).click();
  await expect.poll(() => themeOf(other)).toEqual(['light', 'light']);
  expect(troubles).toEqual([]);
});

test('shows a notice for a 401 with a live session, and otherwise leads through sign-in and back', async () => {
  const { page, creator } = await signedIn('/dashboard');
  await page.route('**/api/dashboard/recent*', (route) => route.fulfill({ status: 401, body: '' }), { times: 1 });
  await page.reload();
  await notice(page, 'Authentication needed').waitFor();
  expect(await notice(page, 'Authentication needed').textContent()).toContain(
    'Please re-link your account to continue',
  );
  expect(new URL(page.url()).pathname).toBe('/dashboard');

  await page.goto(`${studio.url}/settings`);
  await page.getByText('System Status:').first().waitFor({ state: 'attached' });
  await creator.ask(`${studio.url}/api/auth/logout`, { method: 'POST' });
  await page.waitForURL(`${studio.url}/login`);
  await page.getByText('Your session has ended. Sign in to continue where you left off.').waitFor();
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await page.getByLabel('Another e-mail').fill(email);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.waitForURL(`${studio.url}/settings`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
});

test('signs out the other tabs too, and forgets the creator', async () => {
  const { page } = await signedIn('/tales');
  const other = await page.context().newPage();
  await other.goto(`${studio.url}/dashboard`);
  await other.getByRole('heading', { name: 'Welcome back!' }).waitFor();
  await page.getByRole('button', { name: 'Sign out' }).first().click();
  for (const tab of [page, other]) await expect.poll(() => tab.url(), { timeout: 20_000 }).toBe(`${studio.url}/login`);
  await other.getByRole('heading', { name: /Welcome/ }).waitFor();
  // The page may be reloading: its other calls also learn that the session has ended.
  const remembered = () =>
    page.evaluate(() => localStorage.getItem('ai-content-pipeline:userId')).catch(() => 'still loading');
  await expect.poll(remembered, { timeout: 10_000 }).toBeNull();
});

test('reloads a tab of an older build whose parts are gone', async () => {
  const { page } = await signedIn('/dashboard');
  let replaced = true;
  await page.route('**/assets/settings-page*', (route) =>
    replaced ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
  page.on('domcontentloaded', () => (replaced = false));
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
});

test('says while the studio is down that nothing is lost, and resumes without a reload', async () => {
  const { page } = await signedIn('/dashboard');
  const order = {
    mode: 'paste',
    text: 'Ama found a lost purse on the road. She gave it back.',
    langs: ['en'],
    scenes: 4,
    autoQueueImages: false,
  };
  await page.evaluate(
    (body) =>
      fetch('/api/tales/create', { method: 'POST', headers: { 'content-type': 'application/json' }, body }).then(
        ({ ok }) => ok,
      ),
    JSON.stringify(order),
  );
  await page.reload();
  await page.getByRole('button', { name: 'Generate Images', disabled: false }).first().waitFor();
  await page.waitForTimeout(1_500);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const failed: Request[] = [];
  page.on('requestfailed', (request) => failed.push(request));
  await studio.kill();

  await page.getByRole('button', { name: 'Generate Images' }).first().click();
  await notice(page, 'Image generation failed').waitFor();
  expect(await notice(page, 'Image generation failed').textContent()).toContain('The studio is not responding.');
  const orders = failed.filter((request) => request.method() === 'POST');
  expect(orders.map((request) => new URL(request.url()).pathname)).toEqual(['/api/tales/images', '/api/tales/images']);
  expect(new Set(orders.map((request) => request.headers()['idempotency-key'])).size).toBe(1);
  await page.getByRole('alert').filter({ hasText: 'What you see may be out of date' }).waitFor();

  // Its parts were never loaded; they load as soon as the studio is back.
  await page.getByRole('link', { name: 'Videos', exact: true }).click();
  const stream = page.waitForRequest((request) => request.url().endsWith('/api/live'), { timeout: 60_000 });
  await studio.start();
  await page.getByRole('heading', { name: 'Videos', level: 1 }).waitFor({ timeout: 60_000 });
  await page.getByText('What you see may be out of date').waitFor({ state: 'detached' });
  await stream;
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(new URL(page.url()).pathname).toBe('/videos');
});

test('switches to French in the account menu without a reload, and keeps it for the next sign-in', async () => {
  const { page, troubles, creator } = await signedIn('/dashboard');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('button', { name: /account/i }).click();
  await page.getByRole('menuitemradio', { name: 'Français' }).click();
  await page.getByRole('heading', { level: 1, name: /Ravi de vous revoir/ }).waitFor();
  expect(await page.evaluate(() => [document.documentElement.lang, 'sameDocument' in window])).toEqual(['fr', true]);

  // The server's messages are in French too: why an order of several tales was refused, and what an engine is for.
  const draft = { mode: 'paste', text: 'Un berger cherche sa brebis.', title: 'Le berger', autoGenerate: false };
  await creator.call(`${studio.url}/api/tales/create`, 'POST', { ...draft, langs: ['fr'] });
  await page.getByRole('link', { name: 'Récits', exact: true }).first().click();
  await page.getByRole('checkbox', { name: 'Sélectionner Le berger' }).check();
  await page.getByRole('button', { name: 'Mettre les images en file d’attente' }).first().click();
  await notice(page, 'Ce récit n’a pas encore de scènes').waitFor();
  await page.goto(`${studio.url}/settings`);
  await page.getByText('Textes et titres par les modèles Claude.').waitFor();

  const { page: elsewhere } = await openPage(browser);
  await elsewhere.goto(`${studio.url}/auth/google/start?login_hint=${encodeURIComponent(email)}`);
  await elsewhere.getByRole('heading', { level: 1, name: /Ravi de vous revoir/ }).waitFor();
  await elsewhere.context().close();
  expect(troubles).toEqual([]);
});
