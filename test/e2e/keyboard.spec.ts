import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, openPage } from './browser.ts';
import { sharedStudio } from './prepared-studio.ts';

const studio = sharedStudio();
let browser: Browser;
let page: Page;
let troubles: string[];

beforeAll(async () => {
  browser = await openBrowser();
  ({ page, troubles } = await openPage(browser));
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
});
afterAll(() => browser?.close());

const soon = { timeout: 15_000 };
const press = async (...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};
const hasFocus = (place: Locator) => place.evaluate((element) => element === document.activeElement);
/** Whether the focused element shows the focus: by its own outline, or that of the label around it. */
const focusIsSeen = () =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return 'nothing has the focus';
    const ringed = [focused, focused.closest('label'), focused.closest('[cmdk-root]')].some((element) => {
      const { outlineStyle, outlineWidth } = element
        ? getComputedStyle(element)
        : { outlineStyle: 'none', outlineWidth: '0' };
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    return ringed && focused.matches(':focus-visible') ? 'seen' : `${focused.outerHTML.slice(0, 160)} shows no focus`;
  });
/** Tabs to a place as people without a mouse do, and expects the focus to be seen there. */
async function tabTo(place: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await place.waitFor();
  for (let presses = 0; presses < 90; presses += 1) {
    if (await hasFocus(place)) return expect(await focusIsSeen()).toBe('seen');
    await page.keyboard.press(key);
  }
  throw new Error(`The Tab key does not lead to ${String(place)}`);
}
const expectFocus = (place: Locator) => expect.poll(() => hasFocus(place), soon).toBe(true);
const button = (name: string | RegExp) => page.getByRole('button', { name });
const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });
const palette = () => page.getByPlaceholder('Type a command or find a tale…');
/** Goes to a page by what the palette finds first. */
async function go(path: string, heading: string): Promise<void> {
  await press('Control+k');
  await expectFocus(palette());
  await page.keyboard.type(path);
  await press('Enter');
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await dialog('Command palette').waitFor({ state: 'detached' });
}

test('signs in without a mouse', async () => {
  await page.goto(studio.url);
  await tabTo(page.getByRole('link', { name: 'Continue with Google' }));
  await press('Enter');
  await tabTo(button('Continue as Demo Creator'));
  await press('Enter');
  await page.getByRole('heading', { name: 'Welcome back!' }).waitFor();
});

test('skips the navigation with the first Tab, and returns the focus from the palette', async () => {
  await page.reload();
  await page.getByRole('heading', { name: 'Welcome back!' }).waitFor();
  await tabTo(page.getByRole('link', { name: 'Skip to content' }));
  await press('Enter');
  await expectFocus(page.locator('main'));
  await tabTo(button('Search commands'), 'Shift+Tab');
  await press('Enter');
  await expectFocus(palette());
  await press('Escape');
  await expectFocus(button('Search commands'));
  await go('every rendered', 'Videos');
  await go('Go to Dash', 'Welcome back!');
});

test('changes the theme in its menu', async () => {
  await tabTo(button('Theme: System'), 'Shift+Tab');
  await press('Enter');
  const option = (name: string) => page.getByRole('menuitemradio', { name });
  await page.waitForFunction(() => document.activeElement?.closest('[role=menu]'));
  await press('Home');
  await expectFocus(option('Light'));
  await press('ArrowDown');
  await expectFocus(option('Dark'));
  await press('Enter');
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset['theme']), soon).toBe('dark');
  await expectFocus(button('Theme: Dark'));
  expect(await focusIsSeen()).toBe('seen');
});

test('reaches a notice by F8, dismisses it, and finds it again in the bell', async () => {
  await press('Control+k');
  await expectFocus(palette());
  await page.keyboard.type('Generate Images of');
  await press('Enter');
  const notice = page.getByRole('listitem').filter({ hasText: 'Image generation failed' });
  await notice.waitFor();
  await press('F8');
  // The last control of the page is not under it.
  const overlap = () =>
    page.evaluate(() => {
      const last = [...document.querySelectorAll<HTMLElement>('main :is(a[href], button:enabled)')].at(-1)!;
      last.focus();
      const { top } = document.querySelector('[data-notices] > li')!.getBoundingClientRect();
      return last.getBoundingClientRect().bottom - top;
    });
  expect(await overlap()).toBeLessThanOrEqual(0);
  await press('F8');
  await tabTo(notice.getByRole('button', { name: 'Dismiss' }));
  await press('Enter');
  await notice.waitFor({ state: 'detached' });
  await tabTo(button(/^Notifications$/), 'Shift+Tab');
  await press('Enter');
  await dialog('Notifications').getByText('Image generation failed').waitFor();
  await press('Escape');
  await expectFocus(button(/^Notifications/));
});

test('creates a tale in the wizard, which returns the focus when closed', async () => {
  const opener = page.locator('main').getByRole('button', { name: 'Create New Tale' }).first();
  await tabTo(opener);
  await press('Enter');
  await expectFocus(dialog('Create Tale').getByRole('radio', { name: 'Random verse' }));
  await press('Escape');
  await expectFocus(opener);
  await press('Enter');
  await expectFocus(dialog('Create Tale').getByRole('radio', { name: 'Random verse' }));
  await press('ArrowDown');
  await tabTo(page.getByLabel('Book'));
  await page.keyboard.type('Luke');
  await press('Enter');
  await tabTo(page.getByLabel('Chapter:verse'));
  await press('Control+a');
  await page.keyboard.type('10:25-37');
  await tabTo(button('Next'));
  await press('Enter');
  await expectFocus(page.getByRole('checkbox', { name: 'English' }));
  await tabTo(page.getByRole('checkbox', { name: 'Français' }));
  await press('Space');
  await tabTo(page.getByRole('checkbox', { name: 'Eʋegbe' }));
  await press('Space');
  await tabTo(page.getByLabel('Length'));
  await press('s');
  await tabTo(button('Next'));
  await press('Enter');
  await tabTo(page.getByRole('switch', { name: /^Auto-queue image prompts/ }));
  await tabTo(button('Create Tale'));
  await press('Enter');
  await page.waitForURL(/\/tales\/[\w-]+\?tab=storyboard/, { timeout: 120_000 });
});

test('opens, cancels and closes a job', async () => {
  await go('Go to Dash', 'Welcome back!');
  await tabTo(page.locator('main').getByRole('button', { name: 'Package Video' }));
  await press('Enter');
  const job = button(/^video processing/i).first();
  await tabTo(job);
  await press('Enter');
  await tabTo(dialog('Job Details').getByRole('button', { name: 'Cancel' }));
  await press('Enter');
  await dialog('Job Details').getByRole('button', { name: 'Retry' }).waitFor({ timeout: 60_000 });
  // The first Escape may dismiss the notice about it.
  while (await dialog('Job Details').isVisible()) {
    await press('Escape');
    await page.waitForTimeout(200);
  }
  await expectFocus(job);
});

test('opens a picture in the gallery, moves to the next, and returns the focus', async () => {
  await go('Images', 'Images');
  const tile = button(/^Frame 1:/).first();
  await tabTo(tile);
  await press('Enter');
  await dialog(/Frame 1$/).waitFor();
  await press('ArrowRight');
  await dialog(/Frame 2$/).waitFor();
  await press('Escape');
  await expectFocus(tile);
  expect(await focusIsSeen()).toBe('seen');
});

test('changes a default in Settings and keeps it', async () => {
  await go('Settings', 'Settings');
  await tabTo(page.getByLabel('Tone'));
  await press('e');
  await page.getByText('Saved', { exact: true }).waitFor();
  await page.reload();
  await expect.poll(() => page.getByLabel('Tone').inputValue(), soon).toBe('epic');
});

test('signs out without a mouse and without accessibility problems on the way', async () => {
  await tabTo(button('Sign out').first());
  await press('Enter');
  await tabTo(page.getByRole('link', { name: 'Continue with Google' }));
  expect(new URL(page.url()).pathname).toBe('/login');
  expect(troubles.filter((trouble) => !trouble.includes('/api/tales/images'))).toEqual([]);
});
