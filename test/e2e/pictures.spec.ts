import type { TaleId } from '#shared/ids.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openBrowser } from './browser.ts';
import { lookAt } from './looks.ts';
import { sharedStudio } from './prepared-studio.ts';
import type { Storyboard } from '#shared/film/storyboard.contract.ts';
import { type Visitor, visitor } from './visitor.ts';

const text = [
  "Grandma's bread",
  '',
  'Ama lived with her grandmother in a small house by the road.',
  'One morning Ama gave a warm loaf of bread to her grandmother in the kitchen.',
  'The old woman laughed and hugged the girl.',
  'In the evening they ate together at the table.',
].join('\n');

const studio = sharedStudio();
let browser: Browser;
let creator: Visitor;
let page: Page;
let taleId: TaleId;
beforeAll(async () => {
  browser = await openBrowser();
  creator = visitor();
  await creator.signIn(studio.url, 'pictures@example.com');
  const order = { mode: 'paste', text, langs: ['en'], length: 'short', scenes: 4, autoQueueImages: true };
  ({ taleId } = await creator.call<{ taleId: TaleId }>(`${studio.url}/api/tales/create`, 'POST', order));
  await vi.waitFor(async () => expect((await frames()).every(({ status }) => status === 'generated')).toBe(true), {
    ...{ timeout: 120_000, interval: 500 },
  });
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  await context.addCookies([{ name: 'session', value: creator.jar.get('session')!, url: studio.url }]);
  page = await context.newPage();
});
afterAll(() => browser?.close());

type Frame = { id: string; status: string; r2Key: string | null; imageType: string };
async function frames(): Promise<Frame[]> {
  const { items } = await creator.call<{ items: Frame[] }>(`${studio.url}/api/images/${taleId}`);
  expect(items.length).toBeGreaterThan(1);
  return items.filter(({ imageType }) => imageType === 'frame');
}
const reading = () => page.getByRole('dialog').locator('details p').first();

test('shows, changes and draws who, what and where of a picture, in every look', async () => {
  await page.goto(`${studio.url}/tales/${taleId}?tab=images`);
  await page.getByRole('button', { name: 'Frame 2', exact: false }).first().click();
  await page.getByText('Who, what and where').click();
  await expect.poll(() => reading().textContent()).toMatch(/Ama/);
  expect(await lookAt(page, 'the reading of a picture')).toEqual([]);

  const before = (await frames())[1]!.r2Key;
  await page.getByLabel('Time of day').selectOption('Night');
  await page.getByLabel('What they do').selectOption('Hug');
  await page.getByRole('button', { name: 'Draw again' }).click();
  await expect.poll(async () => (await frames())[1]!.r2Key, { timeout: 60_000 }).not.toBe(before);
  await expect.poll(() => reading().textContent(), { timeout: 20_000 }).toMatch(/hug.*Night/);

  await page.getByRole('button', { name: 'Use what the studio read' }).click();
  await expect.poll(() => reading().textContent()).not.toMatch(/Night/);
});

type Scene = Storyboard['shots'][number];
const boardNow = () => creator.call<Storyboard>(`${studio.url}/api/tales/${taleId}/storyboard?language=en`);
const sceneNow = async (): Promise<Scene> => (await boardNow()).shots.find(({ sceneNo }) => sceneNo === 2)!;
/** The frames at which the shots of scene 2 begin. */
const cutsNow = async () => (await sceneNow()).camera.map(({ startFrame }) => startFrame);

test('cuts a scene into shots by mouse and by keys, between its words', async () => {
  await creator.call(`${studio.url}/api/tales/${taleId}/narration`, 'POST', { langs: ['en'] });
  await vi.waitFor(async () => expect((await boardNow()).missing).toEqual([]), { timeout: 120_000, interval: 500 });
  await page.goto(`${studio.url}/tales/${taleId}?tab=storyboard`);
  const lane = page.getByRole('list', { name: 'Shots of scene 2' });
  await lane.getByRole('button').first().click();
  const planned = await cutsNow();
  await page.getByRole('button', { name: 'Split at playhead' }).click();
  await expect.poll(cutsNow).toHaveLength(planned.length + 1);
  const split = await sceneNow();
  const places = split.places.map(({ frame }) => frame);
  expect(places).toContain(split.camera[1]!.startFrame);

  const cut = lane.getByRole('slider', { name: 'Cut between shots 1 and 2 of scene 2' });
  const { x, y, width, height } = (await cut.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + 45, y + height / 2, { steps: 5 });
  await page.mouse.up();
  await expect.poll(async () => (await cutsNow())[1]).toBeGreaterThan(split.camera[1]!.startFrame);
  const dragged = (await cutsNow())[1]!;
  expect(places).toContain(dragged);

  await cut.focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => (await cutsNow())[1]).toBe(places.findLast((frame) => frame < dragged));
  // A step can be undone once the page knows that it was saved.
  await page.getByText('Saved', { exact: true }).waitFor();
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await cutsNow())[1]).toBe(dragged);

  await page.getByLabel('Size of the shot').selectOption('Wide');
  await page.getByText('Hold still').click();
  await expect
    .poll(async () => (await sceneNow()).camera.some(({ chosen, still }) => chosen === 'wide' && still))
    .toBe(true);
  expect(await lookAt(page, 'the shots of a scene')).toEqual([]);
  await page.getByRole('button', { name: 'Reset to automatic' }).click();
  await expect.poll(cutsNow).toEqual(planned);
  expect((await boardNow()).edits.scenes).toEqual({});
});
