import type { TaleId } from '#shared/ids.ts';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { encodeWav } from '#server/builtin/sound/wav.ts';
import type { Narration } from '#shared/sound/audio.contract.ts';
import type { Take } from '#shared/sound/recording.contract.ts';
import { noisySpeech } from '#test/fakes/noisy-speech.ts';
import { openBrowser } from './browser.ts';
import { sharedStudio } from './prepared-studio.ts';
import { type Visitor, visitor } from './visitor.ts';

const long = { timeout: 60_000 };
const studio = sharedStudio();
let browser: Browser;
let creator: Visitor;
let context: BrowserContext;
let taleId = '';

beforeAll(async () => {
  creator = visitor();
  await creator.signIn(studio.url, 'booth@example.com');
  const order = { mode: 'reference', reference: 'Luke 10:25-37', langs: ['en'], length: 'short', scenes: 4 };
  ({ taleId } = await creator.call<{ taleId: TaleId }>(`${studio.url}/api/tales/create`, 'POST', order));
  await vi.waitFor(async () => expect((await scenes()).length).toBe(4), { timeout: 60_000, interval: 500 });
  browser = await openBrowser();
  context = await browser.newContext({ permissions: ['microphone'], viewport: { width: 1280, height: 900 } });
  await context.addCookies([...creator.jar].map(([name, value]) => ({ name, value, url: studio.url })));
});
afterAll(() => browser?.close());

const audio = async () => (await creator.call<{ items: Narration[] }>(`${studio.url}/api/tales/${taleId}/audio`)).items;
const scenes = async () => (await audio().catch(() => [])).map(({ sceneId }) => sceneId);
const takes = async (at: number) => {
  const scene = (await scenes())[at];
  return (await creator.call<{ items: Take[] }>(`${studio.url}/api/tales/${taleId}/narration/${scene}/en/takes`)).items;
};

async function openTab(): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${studio.url}/tales/${taleId}?tab=audio`);
  await page.getByRole('button', { name: 'Record scene 1, English' }).waitFor(long);
  return page;
}

/** Waits until a clock is at this second or later: a busy tab leaves seconds out. */
const reaches = (clock: Locator, seconds: number) =>
  expect
    .poll(async () => {
      const [, min = 0, s = 0] = /(\d+):(\d\d)/.exec((await clock.textContent()) ?? '') ?? [];
      return Number(min) * 60 + Number(s);
    }, long)
    .toBeGreaterThanOrEqual(seconds);

/**
 * Opens the booth at a scene and speaks for this many seconds (Chromium's microphone beeps). Answers when the recording
 * began.
 */
async function speak(page: Page, scene: number, seconds: number): Promise<void> {
  await page.getByRole('button', { name: `Record scene ${scene}, English` }).click();
  const booth = page.getByRole('dialog');
  await booth.getByLabel('Countdown').selectOption('0');
  await booth.getByRole('button', { name: 'Record', exact: true }).click();
  await reaches(booth.getByText(/^Recording \d+:\d\d$/), seconds);
}

/** The tab's renderer process dies at once, and nothing of the page runs any more. */
async function killTab(page: Page): Promise<void> {
  const gone = page.waitForEvent('crash', long);
  const session = await context.newCDPSession(page);
  void session.send('Page.crash').catch(() => undefined);
  await gone;
  await page.close();
}

test('shows the level while recording and uses the take as the sound of the scene', async () => {
  const page = await openTab();
  await speak(page, 1, 3);
  const level = page.getByRole('meter', { name: 'Microphone level' });
  await expect.poll(async () => Number(await level.getAttribute('aria-valuenow')), long).toBeGreaterThan(10);
  await page.getByRole('button', { name: 'Stop and save' }).click();
  await page.getByText('Used in the film').waitFor(long);
  expect((await audio())[0]).toMatchObject({ kind: 'recorded', status: 'ready' });
  expect((await takes(0))[0]?.durationMs).toBeGreaterThan(2_000);
  await page.close();
});

test('recovers a recording in the next tab after a kill, at most 2 s short', async () => {
  const spokenMs = 7_000;
  const page = await openTab();
  await speak(page, 2, spokenMs / 1000);
  await killTab(page);
  const next = await openTab();
  await next.getByText('A recording was not finished.').waitFor(long);
  await next.getByRole('button', { name: 'Use the recording of scene 2, English' }).click();
  await next.getByText('A recording was not finished.').waitFor({ state: 'detached', ...long });
  expect((await takes(1))[0]!.durationMs).toBeGreaterThanOrEqual(spokenMs - 2_000);
  await next.close();
});

test('recovers a recording from this computer when the studio was unreachable', async () => {
  const spokenMs = 6_000;
  const page = await openTab();
  await page.route('**/api/recordings/**', (route) => route.abort());
  await page.route('**/recordings', (route) => route.abort());
  await speak(page, 3, spokenMs / 1000);
  await killTab(page);
  const next = await openTab();
  await next.getByRole('button', { name: 'Use the recording of scene 3, English' }).click(long);
  await next.getByText('A recording was not finished.').waitFor({ state: 'detached', ...long });
  expect((await takes(2))[0]!.durationMs).toBeGreaterThanOrEqual(spokenMs - 2_000);
  await next.close();
});

test('recovers a recording from the studio when this computer lost it', async () => {
  const spokenMs = 6_000;
  const page = await openTab();
  await speak(page, 4, spokenMs / 1000);
  await killTab(page);
  const other = await openTab();
  await other.evaluate(
    () =>
      new Promise((done, fail) => {
        const request = indexedDB.deleteDatabase('narration-booth');
        request.onsuccess = done;
        request.onblocked = () => fail(new Error('The page holds on to what it heard'));
      }),
  );
  const found = other.getByRole('button', { name: 'Use the recording of scene 4, English' });
  await expect
    .poll(async () => {
      await other.reload();
      await other.getByRole('button', { name: 'Record scene 1, English' }).waitFor(long);
      return found.waitFor({ timeout: 4_000 }).then(
        () => true,
        () => false,
      );
    }, long)
    .toBe(true);
  await found.click();
  await other.getByText('A recording was not finished.').waitFor({ state: 'detached', ...long });
  expect((await takes(3))[0]!.durationMs).toBeGreaterThanOrEqual(spokenMs - 2_000);
  await other.close();
});

test('cleans a noisy recording, compares it with the original, and uses the copy', async () => {
  const sceneId = (await scenes())[0];
  const bytes = encodeWav([(await noisySpeech()).noisy], 48_000);
  const path = `${studio.url}/api/tales/${taleId}/narration/${sceneId}/en/recordings`;
  const { recording } = await creator.call<{ recording: { id: string } }>(path, 'POST', { kind: 'recorded' });
  const headers = { 'content-type': 'application/octet-stream', 'upload-offset': '0', origin: studio.url };
  await creator.ask(`${studio.url}/api/recordings/${recording.id}`, {
    method: 'PATCH',
    body: Buffer.from(bytes),
    headers,
  });
  await creator.call(`${studio.url}/api/recordings/${recording.id}/finish`, 'POST', { bytes: bytes.length });

  const page = await openTab();
  await page.getByRole('button', { name: 'Record scene 1, English' }).click();
  await page
    .getByRole('button', { name: /^Clean up take/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Make cleaned copy' }).click();
  await page.getByText(/^0:\d\d · Trimmed [\d.]+ s of silence; background noise \d+ dB lower$/).waitFor(long);
  const compare = page.getByRole('group', { name: /^Compare/ });
  await compare.getByRole('button', { name: 'Play original' }).click();
  await reaches(compare.getByText(/^\d+:\d\d of/), 3);
  await compare.getByRole('button', { name: 'Play cleaned copy' }).click();
  await compare.getByRole('button', { name: 'Play cleaned copy', pressed: true }).waitFor(long);
  await reaches(compare.getByText(/^\d+:\d\d of/), 5);
  await page.getByRole('button', { name: /^Use take \d+, noise reduced/ }).click();
  await expect.poll(async () => (await takes(0)).find(({ cleaned }) => cleaned)?.current, long).toBe(true);
  const [original, copy] = await takes(0);
  expect(copy?.cleaned?.from).toBe(original?.id);
  expect((await audio())[0]?.durationMs).toBe(copy!.endMs - copy!.startMs);
  await page.close();
});

test('explains a refused microphone', async () => {
  const page = await openTab();
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  // By keyboard; the other tests press it with the mouse.
  await page.getByRole('button', { name: 'Record scene 1, English' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Record', exact: true }).click();
  await page.getByText('The microphone is blocked for this site.').waitFor(long);
  await page.close();
});
