import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** How a screen is looked at; zoom is 200 % on a screen of 1280 px. */
const looks = {
  light: { colorScheme: 'light', width: 1280, height: 900 },
  dark: { colorScheme: 'dark', width: 1280, height: 900 },
  phone: { colorScheme: 'light', width: 320, height: 720 },
  zoom: { colorScheme: 'light', width: 640, height: 450 },
} as const;
export type Look = keyof typeof looks;
export const everyLook = Object.keys(looks) as Look[];

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** All that the theme can change: the dark look is the light one in other colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];
/** Names a folder that is to keep a picture of every state, for people. */
const folder = process.env['STATES_PICTURES'];

/** What axe finds on a page, of which only the faults are told: the rest costs as much again to list. */
async function axeFinds(page: Page, rules: readonly string[] | null): Promise<string[]> {
  const runOnly = rules ? { type: 'rule' as const, values: [...rules] } : tags;
  // No page has a frame, so nothing has to be put together from several in a page of its own.
  const axe = new AxeBuilder({ page }).options({ runOnly, resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} at ${target.join(' ')}`));
}

/**
 * Checks a page in every look, without reloading it: what axe finds, and what is wider than the screen. The page has
 * its own size again afterwards.
 */
export async function lookAt(page: Page, state: string, kinds: readonly Look[] = everyLook): Promise<string[]> {
  const found: string[] = [];
  const before = page.viewportSize()!;
  for (const kind of kinds) {
    const { colorScheme, ...size } = looks[kind];
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 60))));
    // What the strip at the lower edge covers is reached by scrolling; axe measures where the page stands.
    await page.evaluate(() =>
      document.querySelector('[data-strip]')?.parentElement?.style.setProperty('position', 'static'),
    );
    const rules = kind === 'dark' && kinds.includes('light') ? colourRules : null;
    found.push(...(await axeFinds(page, rules)).map((fault) => `${state}, ${kind}: ${fault}`));
    const over = await page.evaluate((width) => document.documentElement.scrollWidth - width, size.width);
    if (over > 0) found.push(`${state}, ${kind}: ${over} px wider than the screen`);
    if (folder) {
      mkdirSync(folder, { recursive: true });
      await page.screenshot({
        path: join(folder, `${state.replace(/\W+/g, '-')}-${kind}.png`),
        fullPage: state.endsWith('.'),
      });
    }
  }
  await page.setViewportSize(before);
  return found;
}

/** Waits until nothing on the page says that it is still loading. */
export const settled = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () => !document.querySelector('main .animate-spin, main .animate-pulse, [role=dialog] .animate-spin'),
    null,
    {
      timeout: 30_000,
    },
  );
