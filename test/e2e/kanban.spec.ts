import type { TaleId } from '#shared/ids.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openBrowser } from './browser.ts';
import { card, column, drag, grip, shows, step, titles } from './kanban-page.ts';
import { sharedStudio } from './prepared-studio.ts';
import { type Visitor, visitor } from './visitor.ts';

type Board = Record<string, { id: string; title: string; scheduledAt: number | null }[]>;

const studio = sharedStudio();
let browser: Browser;
let creator: Visitor;
let count = 0;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());
/** A creator of their own, with the drafts Ruth, Jonah and Amos from top to bottom. */
beforeEach(async () => {
  creator = visitor();
  await creator.signIn(studio.url, `kanban${(count += 1)}@example.com`);
  for (const title of ['Amos', 'Jonah', 'Ruth']) {
    const order = { mode: 'paste', text: title, autoGenerate: false };
    const { taleId } = await creator.call<{ taleId: TaleId }>(`${studio.url}/api/tales/create`, 'POST', order);
    await creator.call(`${studio.url}/api/tales/${taleId}/rename`, 'PATCH', { title });
  }
});

async function open(options: Parameters<Browser['newContext']>[0] = {}): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1400, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  await context.addCookies([{ name: 'session', value: creator.jar.get('session')!, url: studio.url }]);
  const page = await context.newPage();
  await page.goto(`${studio.url}/tales?view=kanban`);
  await card(page, 'Ruth').waitFor();
  return page;
}
const stored = async (status: string) =>
  (await creator.call<Board>(`${studio.url}/api/tales/kanban`))[status]?.map(({ title }) => title) ?? [];
const keeps = (status: string, expected: string[]) =>
  vi.waitFor(async () => expect(await stored(status)).toEqual(expected), { timeout: 10_000 });
test('drops a card on top of its new column, and returns it with Undo', async () => {
  const page = await open();
  await drag(page, 'Amos', column(page, 'Packaged'));
  await shows(page, 'Packaged', ['Amos']);
  await drag(page, 'Jonah', column(page, 'Packaged'));
  await shows(page, 'Packaged', ['Jonah', 'Amos']);
  await keeps('packaged', ['Jonah', 'Amos']);
  await page.getByText('Jonah: Packaged').first().waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await shows(page, 'Draft', ['Ruth', 'Jonah']);
  await keeps('draft', ['Ruth', 'Jonah']);
});

test('opens the panel below five pixels of movement, and keeps the order of a drag in the column', async () => {
  const page = await open();
  const from = await grip(page, 'Amos');
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y - 5);
  await page.mouse.up();
  await page.getByRole('dialog', { name: 'Amos' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await drag(page, 'Amos', card(page, 'Ruth'));
  await shows(page, 'Draft', ['Amos', 'Ruth', 'Jonah']);
  await keeps('draft', ['Amos', 'Ruth', 'Jonah']);
  await page.reload();
  await shows(page, 'Draft', ['Amos', 'Ruth', 'Jonah']);
});

test('moves by keyboard within the column and across, and announces every step', async () => {
  const page = await open();
  await page.getByRole('button', { name: 'Drag Ruth' }).focus();
  await page.keyboard.press('Space');
  await page.getByText('Picked up Ruth, Draft, position 1 of 3').waitFor({ state: 'attached' });
  await step(page, 'ArrowDown', 'Ruth: Draft, position 2 of 3');
  await page.keyboard.press('Space');
  await keeps('draft', ['Jonah', 'Ruth', 'Amos']);
  await page.getByRole('button', { name: 'Drag Ruth' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('Picked up Ruth, Draft, position 2 of 3').waitFor({ state: 'attached' });
  await step(page, 'ArrowRight', 'Ruth: on top of Images');
  await step(page, 'ArrowRight', 'Ruth: on top of Packaged');
  await page.keyboard.press('Enter');
  await page.getByText('Moved Ruth to Packaged, position 1 of 1').waitFor({ state: 'attached' });
  await keeps('packaged', ['Ruth']);
});

test('keeps a card in view that is picked up while its last move is being saved', async () => {
  const page = await open();
  let answer = () => {};
  const told = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/tales/order', async (route) => {
    const stored = await route.fetch();
    await told;
    await route.fulfill({ response: stored });
  });
  await page.route('**/api/tales/kanban*', async (route) => {
    await told;
    await route.continue();
  });
  const handle = page.getByRole('button', { name: 'Drag Ruth' });
  await handle.focus();
  await page.keyboard.press('Space');
  await step(page, 'ArrowDown', 'Ruth: Draft, position 2 of 3');
  await page.keyboard.press('Space');
  await keeps('draft', ['Jonah', 'Ruth', 'Amos']);
  await page.getByText('Moved Ruth to Draft, position 2 of 3').waitFor({ state: 'attached' });
  await handle.focus();
  await page.keyboard.press('Enter');
  await page.getByText('Picked up Ruth, Draft, position 2 of 3').waitFor({ state: 'attached' });
  const heard = page.waitForResponse('**/api/tales/order');
  answer();
  await heard;
  await page.waitForTimeout(500);
  expect(await page.getByText('Picked up Ruth, Draft, position 2 of 3').count()).toBe(1);
  expect(await titles(page, 'Draft')).toEqual(['Jonah', 'Ruth', 'Amos']);
  await page.keyboard.press('Escape');
  await shows(page, 'Draft', ['Jonah', 'Ruth', 'Amos']);
});

test('drags with a held finger, also on a phone, and scrolls with a swipe', async () => {
  const page = await open({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true });
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  const finger = async (hold: number, dy: number) => {
    await card(page, 'Ruth').evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - 250));
    const at = await grip(page, 'Ruth');
    const moves = Array.from({ length: 8 }, (_, nth) => ({ x: at.x, y: at.y + (dy * (nth + 1)) / 8 }));
    if (hold === 0) {
      // All at once: between calls that are waited for, a busy machine would let the finger rest.
      await Promise.all([send('touchStart', at), ...moves.map((move) => send('touchMove', move))]);
    } else {
      await send('touchStart', at);
      await page.waitForTimeout(hold);
      for (const move of moves) await send('touchMove', move);
    }
    await page.waitForTimeout(100);
    await send('touchEnd');
  };
  await finger(0, 100);
  await shows(page, 'Draft', ['Ruth', 'Jonah', 'Amos']);
  await finger(300, 100);
  await keeps('draft', ['Jonah', 'Ruth', 'Amos']);
});

test('keeps two browsers on one board in sync', async () => {
  const [one, other] = [await open(), await open()];
  await drag(one, 'Ruth', column(one, 'Packaged'));
  await shows(other, 'Packaged', ['Ruth']);
  await drag(other, 'Amos', card(other, 'Jonah'));
  await shows(one, 'Draft', ['Amos', 'Jonah']);
});

test('asks for the date on a move to Scheduled, and returns the card for a wrong one', async () => {
  const page = await open({ timezoneId: 'Europe/Paris' });
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'PATCH' && sent.push(request.postData() ?? ''));
  const date = page.getByLabel(/Date and time in your zone/);
  await drag(page, 'Ruth', column(page, 'Scheduled'));
  await shows(page, 'Scheduled', ['Ruth']);
  await date.fill('next Friday');
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  await page.getByText('Invalid date format').first().waitFor();
  await shows(page, 'Draft', ['Ruth', 'Jonah', 'Amos']);
  expect(sent).toEqual([]);
  await drag(page, 'Ruth', column(page, 'Scheduled'));
  await date.fill('2030-03-31T02:30');
  await page.getByText('The clocks skip 02:30').waitFor();
  await date.fill('2030-07-01T18:30');
  await page.getByText('1 July 2030 at 16:30').waitFor();
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  await keeps('scheduled', ['Ruth']);
  expect(sent.map((body) => JSON.parse(body) as unknown)).toEqual([
    { status: 'scheduled', scheduledAt: Date.UTC(2030, 6, 1, 16, 30) / 1000 },
  ]);
});

test('opens the search by Ctrl+K, and the palette from there', async () => {
  const page = await open();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('jon');
  await shows(page, 'Draft', ['Jonah']);
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').waitFor();
});
