import type { Locator, Page } from 'playwright-core';
import { expect, vi } from 'vitest';

export const column = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
export const card = (page: Page, title: string): Locator => page.getByRole('article', { name: title, exact: true });
export const titles = (page: Page, name: string) =>
  column(page, name)
    .getByRole('article')
    .evaluateAll((cards) =>
      cards
        .toSorted((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
        .map((each) => each.getAttribute('aria-label')),
    );
export const shows = (page: Page, name: string, expected: string[]) =>
  vi.waitFor(async () => expect(await titles(page, name)).toEqual(expected), { timeout: 10_000 });
const middle = async (of: Locator) => {
  const { x, y, width, height } = (await of.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
};
export const grip = async (page: Page, title: string) => {
  const { x, y, width } = (await card(page, title).boundingBox())!;
  return { x: x + width / 2, y: y + 12 };
};

export async function drag(page: Page, title: string, to: Locator): Promise<void> {
  const from = await grip(page, title);
  const there = await middle(to);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 10, from.y, { steps: 2 });
  await page.mouse.move(there.x, there.y, { steps: 8 });
  await page.mouse.up();
}

/**
 * Presses a key until its step is announced: on a busy machine the positions are measured after the card was picked up.
 */
export const step = (page: Page, key: string, said: string) =>
  vi.waitFor(
    async () => {
      await page.keyboard.press(key);
      await page.getByText(said).waitFor({ state: 'attached', timeout: 4_000 });
    },
    { timeout: 30_000 },
  );
