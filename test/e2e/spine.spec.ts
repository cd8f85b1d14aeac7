import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from '#shared/vocabulary.ts';
import { openBrowser, openPage } from './browser.ts';
import { leftOf, type StudioProcess, studioProcess } from './studio-process.ts';

let studio: StudioProcess;
let browser: Browser;
let page: Page;
let troubles: string[];
const out = mkdtempSync(join(tmpdir(), 'tale-studio-out-'));
const long = { timeout: 300_000 };

beforeAll(async () => {
  studio = await studioProcess();
  await studio.start();
  browser = await openBrowser();
  ({ page, troubles } = await openPage(browser));
});
afterAll(async () => {
  await browser?.close();
  await studio?.dispose();
  rmSync(out, { recursive: true, force: true });
});

const tab = (name: string) => page.getByRole('tab', { name, exact: true }).click();

test('goes from sign-in to a published video of Luke 10:25-37 in three languages, without a key', async () => {
  await page.goto(studio.url);
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: 'Continue as Demo Creator' }).click();
  await page.getByRole('heading', { name: 'Welcome back!' }).waitFor();

  await page.getByRole('button', { name: 'Create New Tale' }).first().click();
  await page.getByText('Pick specific verse').click();
  await page.getByLabel('Book').fill('Luke');
  await page.keyboard.press('Enter');
  await page.getByLabel('Chapter:verse').fill('10:25-37');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Length').selectOption('short');
  await page.getByLabel('Scenes').fill('4');
  await page.getByLabel('Thumbnails').fill('1');
  await page.getByLabel('Cultural context').selectOption('west-african');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Create Tale' }).click();
  await page.waitForURL(/\/tales\/[\w-]+\?tab=storyboard/, long);

  await tab('Story');
  for (const language of languages) {
    await page.getByRole('button', { name: language, exact: true }).click();
    await page.locator(`[lang=${language}] >> nth=0`).waitFor();
  }
  await tab('Images');
  await expect.poll(() => page.locator('main img').count(), long).toBeGreaterThanOrEqual(4);

  await tab('Video');
  await page.getByRole('button', { name: 'Render video' }).click();
  for (const language of ['English', 'French', 'Ewe']) await page.getByLabel(`Video in ${language}`).waitFor(long);

  await tab('Storyboard');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect
    .poll(async () => Number(await page.getByLabel('Position').inputValue()), { timeout: 30_000 })
    .toBeGreaterThan(1_000);

  await tab('YouTube');
  await page.getByRole('link', { name: 'Connect' }).first().click();
  await page.getByRole('button', { name: 'Allow', exact: true }).click();
  await page.getByRole('listitem').filter({ hasText: 'Channel linked' }).waitFor();
  await page.waitForURL(/\/tales\/[\w-]+\?tab=youtube$/);
  expect(await page.getByText('Connect your YouTube account').count()).toBe(0);
  await page.getByText('No, it is not made for kids').click();
  await page.getByText('Drawn, animated, or clearly unreal').click();
  await page.getByRole('button', { name: /^Publish/ }).click();
  // The page's own next step is called Watch too, and leads to the Video tab.
  const watch = page.getByRole('link', { name: /watch/i }).and(page.locator('[target=_blank]'));
  await expect.poll(() => watch.count(), long).toBe(3);

  for (let n = 0; n < 3; n += 1) {
    const [shown] = await Promise.all([page.context().waitForEvent('page'), watch.nth(n).click()]);
    const video = shown.locator('video');
    await video.waitFor();
    await video.evaluate((element: HTMLVideoElement) => element.play());
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime), { timeout: 30_000 })
      .toBeGreaterThan(0.5);
    await shown.close();
  }
  expect(troubles).toEqual([]);
}, 600_000);

test('controls the same studio from the command line and saves the files in a folder', () => {
  const run = (script: string, ...args: string[]) =>
    execFileSync(process.execPath, [join(studio.root, script), ...args], {
      env: studio.env,
      cwd: studio.root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  run('scripts/token.ts', '--email', 'demo@creator.local');
  const said = run(
    'scripts/tale.ts',
    '--ref',
    'Psalm 23',
    '--langs',
    'en',
    '--scenes',
    '4',
    '--length',
    'short',
    '--height',
    '360',
    '--out',
    out,
  );
  expect(said).toContain('en-video.mp4');
  const facts = JSON.parse(
    execFileSync(
      'ffprobe',
      [
        '-v',
        'error',
        '-show_entries',
        'stream=codec_name,width,height,r_frame_rate:format=duration',
        '-of',
        'json',
        join(out, 'en-video.mp4'),
      ],
      { encoding: 'utf8' },
    ),
  ) as { streams: { codec_name: string; width?: number; r_frame_rate: string }[]; format: { duration: string } };
  expect(facts.streams.map((stream) => stream.codec_name)).toEqual(['h264', 'aac']);
  expect(facts.streams[0]).toMatchObject({ width: 640, r_frame_rate: '30/1' });
  expect(readFileSync(join(out, 'en-captions.srt'), 'utf8')).toContain('shepherd');
});

let films: string;
/** With the token that the command line left. */
async function ask<T>(path: string, body?: object): Promise<T> {
  const authorization = `Bearer ${readFileSync(join(studio.dataDir, 'token'), 'utf8').trim()}`;
  const sent = body && { method: 'POST', body: JSON.stringify(body) };
  const headers = { authorization, ...(body && { 'content-type': 'application/json' }) };
  return (await (await fetch(`${studio.url}/api/${path}`, { headers, ...sent })).json()) as T;
}
const statusOfFilms = async () => (await ask<{ status: string }>(`jobs/${films}`)).status;

test('shuts down in order on Ctrl-C during a render, and rejects a second start on the same data', async () => {
  let words = '';
  try {
    execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', 'server/main.ts'], {
      cwd: studio.root,
      env: { ...studio.env, PORT: String(Number(studio.env.PORT) + 10) },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: 60_000,
    });
  } catch (error) {
    words = (error as { stderr: string }).stderr;
  }
  expect(words).toContain('Another studio is running on the data folder');
  const [tale] = (await ask<{ items: { id: string }[] }>('tales/list')).items;
  films = (await ask<{ jobId: string }>(`tales/${tale!.id}/render-video`, { height: 720 })).jobId;
  await expect.poll(statusOfFilms).toBe('running');
  const { code, pid } = await studio.interrupt();
  expect(code).toBe(0);
  await expect.poll(() => leftOf(pid)).toEqual([]);
});

test('stops the studio when a service manager stops npm, and resumes its work on the next start', async () => {
  const npm = spawn('npm', ['start'], { cwd: studio.root, env: studio.env, stdio: 'ignore', detached: true });
  const answers = () =>
    fetch(`${studio.url}/healthz`, { signal: AbortSignal.timeout(2_000) }).then(
      ({ ok }) => ok,
      () => false,
    );
  try {
    await expect.poll(answers, { timeout: 120_000, interval: 300 }).toBe(true);
    await expect.poll(statusOfFilms).toBe('running');
    npm.kill('SIGTERM');
    await expect.poll(answers, { timeout: 30_000, interval: 300 }).toBe(false);
    await expect.poll(() => leftOf(npm.pid!)).toEqual([]);
    await studio.start();
    await expect.poll(statusOfFilms).toBe('running');
    await ask(`jobs/${films}/cancel`, {});
    await expect.poll(statusOfFilms).toBe('cancelled');
    expect(statSync(studio.dataDir).mode & 0o077).toBe(0);
  } finally {
    if (await answers()) await studio.kill();
    try {
      process.kill(-npm.pid!, 'SIGKILL');
    } catch {
      // Nothing of it is left.
    }
  }
});
