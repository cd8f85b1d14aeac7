import type { TaleId } from '#shared/ids.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { card, column, grip, shows } from './kanban-page.ts';
import { sharedStudio } from './prepared-studio.ts';
import { visitor } from './visitor.ts';

const studio = sharedStudio();
let browser: Browser;
let count = 0;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

async function boardAt(width: number): Promise<Page> {
  const creator = visitor();
  await creator.signIn(studio.url, `wide${(count += 1)}@example.com`);
  const order = { mode: 'paste', text: 'Ruth', autoGenerate: false };
  const { taleId } = await creator.call<{ taleId: TaleId }>(`${studio.url}/api/tales/create`, 'POST', order);
  await creator.call(`${studio.url}/api/tales/${taleId}/rename`, 'PATCH', { title: 'Ruth' });
  const context = await browser.newContext({ viewport: { width, height: 900 } });
  await context.addCookies([{ name: 'session', value: creator.jar.get('session')!, url: studio.url }]);
  const page = await context.newPage();
  await page.goto(`${studio.url}/tales?view=kanban`);
  await card(page, 'Ruth').waitFor();
  return page;
}
const boxOf = async (page: Page, name: string) => (await column(page, name).boundingBox())!;

test.each([1280, 1400, 1920, 2560])('shows all seven columns at full width at %i px', async (width) => {
  const page = await boardAt(width);
  const [first, last] = [await boxOf(page, 'Draft'), await boxOf(page, 'Failed')];
  expect(last.x + last.width).toBeLessThanOrEqual(width);
  expect(last.x + last.width).toBeGreaterThan(width - 40);
  expect(first.x).toBeLessThan(290);
  const spills = await card(page, 'Ruth').evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(spills).toBeLessThanOrEqual(0);
});

test.each([1100, 1400, 1920, 2560])(
  'keeps the board still under the mouse at %i px, and drops a card at the highlight',
  async (width) => {
    const page = await boardAt(width);
    const board = page.getByRole('group', { name: 'Board' });
    // Where the board is wider than the screen, the last column in sight is the target.
    const inSight = [];
    for (const name of ['Images', 'Packaged', 'Bound', 'Scheduled', 'Published', 'Failed']) {
      const { x, width: wide } = await boxOf(page, name);
      if (x + wide / 2 < width) inSight.push(name);
    }
    const target = inSight.includes('Scheduled') ? 'Scheduled' : inSight.at(-1)!;
    const from = await grip(page, 'Ruth');
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 10, from.y, { steps: 2 });
    // First over the column nearest to the edge, for as long as a person looks around there.
    const edge = await boxOf(page, inSight.at(-1)!);
    await page.mouse.move(Math.min(edge.x + edge.width - 8, width - 8), edge.y + 200, { steps: 10 });
    await page.waitForTimeout(1_000);
    expect(await board.evaluate((element) => element.scrollLeft)).toBe(0);
    const there = await boxOf(page, target);
    await page.mouse.move(Math.min(there.x + there.width / 2, width - 8), there.y + 200, { steps: 10 });
    await column(page, target).getByText(`Drop here: on top of ${target}`).waitFor();
    await page.waitForTimeout(500);
    await page.mouse.up();
    await shows(page, target, ['Ruth']);
    if (target === 'Scheduled') await page.getByRole('dialog', { name: 'Schedule Ruth' }).waitFor();
  },
);
