import type { JobId, TaleId } from '#shared/ids.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, openPage } from './browser.ts';
import { sharedStudio } from './prepared-studio.ts';
import { visitor } from './visitor.ts';

const studio = sharedStudio();
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

/** A small film in English; returns its tale. */
async function film(creator: ReturnType<typeof visitor>): Promise<string> {
  const at = (path: string) => `${studio.url}${path}`;
  const done = async (jobId: JobId) => {
    for (;;) {
      const job = await creator.call<{ status: string; error: string | null }>(at(`/api/jobs/${jobId}`));
      if (job.status === 'completed') return;
      if (job.status === 'failed') throw new Error(job.error ?? 'failed');
      await new Promise((wait) => setTimeout(wait, 500));
    }
  };
  const order = {
    mode: 'reference',
    reference: 'Luke 15:4-7',
    langs: ['en'],
    scenes: 4,
    thumbnails: 1,
    length: 'short',
  };
  const { taleId } = await creator.call<{ taleId: TaleId }>(at('/api/tales/create'), 'POST', order);
  const { jobId } = await creator.call<{ jobId: JobId }>(at(`/api/tales/${taleId}/render-video`), 'POST', {
    height: 360,
  });
  await done(jobId);
  return taleId;
}
const state = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => [video.textTracks[0]?.mode, video.error?.code]);

test('shares a film by a private link, plays it without an account, and revokes it', async () => {
  const creator = visitor();
  await creator.signIn(studio.url, 'share@example.com');
  const taleId = await film(creator);
  const { page, troubles } = await openPage(browser);
  await page.context().addCookies([{ name: 'session', value: creator.jar.get('session')!, url: studio.url }]);
  await page.goto(`${studio.url}/tales/${taleId}?tab=video`);
  await page.getByRole('button', { name: 'Create link' }).click();
  const link = (await page.getByText(/\/watch\//).textContent()) ?? '';
  expect(link).toMatch(new RegExp(`^${studio.url}/watch/[\\w-]{43}$`));

  const guest = await openPage(browser, { width: 390, height: 800 });
  const asked: string[] = [];
  guest.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const opened = await guest.page.goto(link);
  expect(opened?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' });
  await guest.page.getByRole('heading', { level: 1 }).waitFor();
  const video = guest.page.locator('video');
  await video.evaluate(async (element: HTMLVideoElement) => {
    element.muted = true;
    await element.play();
    element.currentTime = element.duration / 2;
  });
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime / element.duration))
    .toBeGreaterThan(0.5);
  expect(await state(guest.page)).toEqual(['showing', undefined]);
  expect(asked.filter((path) => path.startsWith('/api/') && !path.startsWith('/api/watch/'))).toEqual([]);
  expect(await guest.page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  if (process.env['SHOTS']) {
    await page.screenshot({ path: `${process.env['SHOTS']}/tab.png`, fullPage: true });
    await guest.page.screenshot({ path: `${process.env['SHOTS']}/watch.png` });
  }

  await page.getByRole('button', { name: /^Revoke the link/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await page.getByText('No links yet.').waitFor();
  await guest.page.reload();
  await guest.page.getByText(/This link was revoked/).waitFor();
  if (process.env['SHOTS']) await guest.page.screenshot({ path: `${process.env['SHOTS']}/revoked.png` });
  expect([troubles, guest.troubles.filter((trouble) => !trouble.includes('404'))]).toEqual([[], []]);
});
