import type { TaleId } from '#shared/ids.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { modelsFolder, openNaturalModel } from '#test/fakes/natural-model.ts';
import { openBrowser, openPage } from './browser.ts';
import { preparedStudio } from './prepared-studio.ts';
import type { StudioProcess } from './studio-process.ts';
import { visitor } from './visitor.ts';

let studio: StudioProcess;
let browser: Browser;
let page: Page;
let troubles: string[];
let taleId: TaleId;
const patience = { timeout: 120_000 };

beforeAll(async () => {
  await (await openNaturalModel()).close();
  studio = await preparedStudio({ MODELS_DIR: modelsFolder });
  await studio.start();
  const creator = visitor();
  await creator.signIn(studio.url, 'demo@creator.local');
  const wish = {
    mode: 'paste',
    text:
      'A man named Zacchaeus climbed a tree. “Come down,” said Jesus, “I will stay at your house.”\n\nHe ' +
      'came down with joy.',
  };
  const order = { ...wish, langs: ['en'], length: 'short', scenes: 4, thumbnails: 1, autoQueueImages: false };
  ({ taleId } = await creator.call<{ taleId: TaleId }>(`${studio.url}/api/tales/create`, 'POST', order));
  // Right after its start the studio checks the files of the natural voices, and says that they are not there yet.
  const sample = `${studio.url}/api/voices/sample?voice=en-emma`;
  await vi.waitFor(async () => expect((await creator.ask(sample)).status).toBe(200), { ...patience, interval: 500 });
  browser = await openBrowser();
  ({ page, troubles } = await openPage(browser));
  await page.context().addCookies([...creator.jar].map(([name, value]) => ({ name, value, url: studio.url })));
}, 300_000);
afterAll(async () => {
  await browser?.close();
  await studio?.dispose();
});

/** Answers to sounds that were listened to. */
const heard = () =>
  page.waitForResponse((answer) => answer.url().includes('/api/voices/sample') && answer.status() === 200, patience);

test('plays a natural voice before it is chosen, reads the tale, and rereads one phrase', async () => {
  await page.goto(`${studio.url}/tales/${taleId}?tab=audio`);
  await page.getByText('Heart (American woman)').first().waitFor(patience);

  await page.getByRole('button', { name: /^Choose a voice/ }).click();
  const dialog = page.getByRole('dialog');
  const sample = heard();
  await dialog.getByRole('button', { name: 'Listen to Emma (British woman)' }).click();
  expect((await sample).headers()['content-type']).toMatch(/^audio\//);
  await dialog.getByRole('button', { name: 'Use Emma (British woman)' }).click();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Generate missing narration' }).click();
  await page.getByText('Emma (British woman) · built-in natural voice').first().waitFor(patience);
  await page.getByText('Change how a phrase is read').first().click();
  await page.getByRole('group', { name: 'Phrases of this scene' }).first().getByRole('button').first().click();
  const again = page.waitForResponse(
    (answer) => answer.url().endsWith('/phrase') && answer.request().method() === 'POST',
    patience,
  );
  await page.getByRole('button', { name: 'Read this phrase again' }).click();
  expect((await again).status()).toBe(200);
  await page.getByRole('button', { name: 'Restore the previous reading' }).waitFor(patience);
  expect(troubles).toEqual([]);
});
