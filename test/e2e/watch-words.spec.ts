import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toVtt } from '#shared/captions/caption-files.ts';
import { captionsOfNarration } from '#shared/captions/scene-captions.ts';
import { type HostFixture, openVideoHost } from '#test/fakes/video-host.ts';
import { openBrowser, openPage } from './browser.ts';

const text = 'Ŋutsu aɖe si nɔ mɔ zɔm tso Yerusalem yina';
const durationMs = 3_600;
const said = {
  text,
  words: text.split(' ').map((word, at) => ({ text: word, startMs: at * 400, endMs: at * 400 + 400 })),
  durationMs,
};
const cues = captionsOfNarration(
  said,
  { language: 'ee', audience: 'family' },
  { atMs: 200, fromMs: 0, untilMs: 4_400 },
);

let host: HostFixture;
let browser: Browser;
let page: Page;
let troubles: string[];
let watch: string;
beforeAll(async () => {
  host = await openVideoHost();
  const film = join(host.dataDir, 'film.mp4');
  const picture = [
    '-f',
    'lavfi',
    '-i',
    'color=0x204030:s=640x360:d=5:r=30',
    '-c:v',
    'libx264',
    '-pix_fmt',
    'yuv420p',
    '-g',
    '1',
  ];
  execFileSync('ffmpeg', ['-v', 'error', ...picture, '-movflags', 'faststart', film]);
  const bytes = readFileSync(film);
  rmSync(film);
  const bearer = { authorization: `Bearer ${(await host.link('ama@example.com')).access_token}` };
  const resource = { snippet: { title: 'Good Samaritan', description: 'Told' }, status: { privacyStatus: 'public' } };
  const opened = await fetch(`${host.root()}/upload/youtube/v3/videos?uploadType=resumable&part=snippet,status`, {
    ...{ method: 'POST', body: JSON.stringify(resource) },
    headers: { ...bearer, 'content-type': 'application/json', 'x-upload-content-type': 'video/mp4' },
  });
  const range = { 'content-range': `bytes 0-${bytes.length - 1}/${bytes.length}` };
  const sent = await fetch(opened.headers.get('location') ?? '', {
    method: 'PUT',
    body: new Uint8Array(bytes),
    headers: range,
  });
  const { id } = (await sent.json()) as { id: string };
  const track = JSON.stringify({ snippet: { videoId: id, language: 'ee', name: 'Eʋegbe' } });
  const added = await fetch(`${host.root()}/upload/youtube/v3/captions?part=snippet&uploadType=multipart`, {
    ...{ method: 'POST', headers: { ...bearer, 'content-type': 'multipart/related; boundary=b--1' } },
    body:
      `--b--1\r\ncontent-type: application/json\r\n\r\n${track}\r\n--b--1\r\ncontent-type: ` +
      `application/octet-stream\r\n\r\n${toVtt(cues)}\r\n--b--1--`,
  });
  expect(added.status).toBe(200);
  watch = `${host.root()}/watch?v=${id}`;
  browser = await openBrowser();
  ({ page, troubles } = await openPage(browser));
});
afterAll(async () => {
  await browser?.close();
  await host?.close();
});

/** The columns of the player in which there is the colour of a lit word, at a moment of the film. */
async function goldAt(ms: number): Promise<{ from: number; to: number } | null> {
  await page.evaluate(async (seconds) => {
    const video = document.querySelector('video') as HTMLVideoElement;
    video.controls = false;
    const there = new Promise((seek) => video.addEventListener('seeked', seek, { once: true }));
    video.currentTime = seconds;
    await there;
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  }, ms / 1000);
  await page.waitForTimeout(150);
  const shot = await page.locator('video').screenshot();
  const { data, info } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const columns = [];
  for (let at = 0; at < info.width * info.height; at += 1)
    if (data[at * 3]! > 230 && Math.abs(data[at * 3 + 1]! - 200) < 25 && data[at * 3 + 2]! < 110)
      columns.push(at % info.width);
  return columns.length > 0 ? { from: Math.min(...columns), to: Math.max(...columns) } : null;
}

test('highlights each word in its place on the watch page as it is spoken, once enabled', async () => {
  await page.goto(watch);
  await page.getByRole('group', { name: 'Captions' }).getByRole('button', { name: 'Word by word' }).click();
  await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) >= 2);
  await expect
    .poll(() => page.evaluate(() => [...document.querySelector('video')!.textTracks].map(({ mode }) => mode)))
    .toEqual(['disabled', 'showing']);

  let before = -1;
  const spoken = cues[0]!.spoken!;
  for (const { text: word, startMs, endMs } of spoken) {
    const gold = await goldAt((startMs + endMs) / 2);
    expect(gold?.from, word).toBeGreaterThan(before);
    before = gold!.to;
  }
  expect(await goldAt(spoken.at(-1)!.endMs + 100)).toBeNull();

  await page.goto(watch);
  expect(await page.getByRole('button', { name: 'Word by word' }).getAttribute('aria-pressed')).toBe('true');
  await page.getByRole('button', { name: 'Plain' }).click();
  await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) >= 2);
  expect(await goldAt((spoken[3]!.startMs + spoken[3]!.endMs) / 2)).toBeNull();
  expect(troubles).toEqual([]);
});
