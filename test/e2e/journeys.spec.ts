import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { type Hand, keyboardHand, pointerHand, wordsIn } from './hand.ts';
import { sharedStudio } from './prepared-studio.ts';
import { visitor } from './visitor.ts';

const email = 'journeys@example.com';
const creator = visitor();
const stories = ['The borrowed hoe', 'The broken pot', 'The long road home'];
const dated = 'The last harvest';
const studio = sharedStudio();
let browser: Browser;
const at = (path: string) => `${studio.url}${path}`;
const order = { mode: 'paste', langs: ['en'], scenes: 4, thumbnails: 1, autoQueueImages: false };

beforeAll(async () => {
  await creator.signIn(studio.url, email);
  await creator.linkChannel(studio.url);
  for (const title of [...stories, dated]) {
    const text = `${title}. Ama lost what was lent to her. She looked for it all day, and told the truth about it.`;
    await creator.call(at('/api/tales/create'), 'POST', { ...order, text, title });
  }
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const looks = {
  light: { hand: 'mouse', language: 'en', width: 1280 },
  'dark, in French': { hand: 'mouse', language: 'fr', width: 1280 },
  phone: { hand: 'finger', language: 'en', width: 390 },
  'keyboard alone': { hand: 'keys', language: 'en', width: 1280 },
} as const;
type Look = keyof typeof looks;
/** `npm test` has time for one of them; `JOURNEYS=all` runs all, and the first film to the end. */
const gone: readonly Look[] = process.env['JOURNEYS'] === 'all' ? (Object.keys(looks) as Look[]) : ['dark, in French'];

type Traveller = {
  readonly page: Page;
  readonly hand: Hand;
  readonly say: (english: string) => string;
  readonly isPhone: boolean;
};
async function traveller(look: Look): Promise<Traveller & { troubles: string[] }> {
  const { hand, language, width } = looks[look];
  const context = await browser.newContext({
    ...{ viewport: { width, height: 900 }, locale: 'en', hasTouch: hand === 'finger', reducedMotion: 'reduce' },
    colorScheme: look.startsWith('dark') ? 'dark' : 'light',
  });
  await context.addInitScript((code) => localStorage.setItem('ai-content-pipeline:language', code), language);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  const isPhone = hand === 'finger';
  return {
    page,
    hand: hand === 'keys' ? keyboardHand(page) : pointerHand(hand),
    say: wordsIn(language),
    isPhone,
    troubles,
  };
}

/** From one page to another by the navigation. */
async function go({ page, hand, say, isPhone }: Traveller, to: string): Promise<void> {
  if (isPhone) await hand.press(page.getByRole('button', { name: say('Open navigation') }));
  await hand.press(page.getByRole('link', { name: say(to), exact: true }));
  await page.getByRole('heading', { level: 1, name: to === 'Dashboard' ? say('Welcome back!') : say(to) }).waitFor();
}
type Job = { id: string; type: string; status: string };
const jobsNow = async () => (await creator.call<{ items: Job[] }>(at('/api/jobs?mine=1&limit=30'))).items;
/** Presses a button that orders work, and waits for its job. */
async function ordering(press: Promise<void>, isIt: (job: Job) => boolean, before: readonly Job[]): Promise<void> {
  await press;
  const isBegun = async () => (await jobsNow()).some((job) => isIt(job) && !before.some(({ id }) => id === job.id));
  await expect.poll(isBegun).toBe(true);
}
/** Orders the film of the current tale. */
async function orderFilm({ page, hand, say }: Traveller): Promise<void> {
  const before = await jobsNow();
  await ordering(
    hand.press(page.getByRole('button', { name: say('Package Video') })),
    ({ type }) => type === 'video_processing',
    before,
  );
}
/** Stops what a journey ordered: pictures and films take long, and this test counts presses. */
async function stopAll(): Promise<void> {
  const isLive = ({ status }: Job) => status === 'pending' || status === 'running';
  for (const { id } of (await jobsNow()).filter(isLive))
    await creator.call(at(`/api/jobs/${id}/cancel`), 'POST').catch(() => null);
}
const finishWizard = async ({ page, hand, say }: Traveller) => {
  await hand.press(page.getByRole('button', { name: say('Create Tale'), exact: true }));
  await page.waitForURL(/\/tales\/[\w-]+\?tab=storyboard/, { timeout: 120_000 });
};

/** From the sign-in page to the order of a film, or until it plays. */
async function firstFilm(who: Traveller, isMade: boolean): Promise<void> {
  const { page, hand, say } = who;
  await page.goto(at('/login'));
  await hand.press(page.getByRole('link', { name: say('Continue with Google') }));
  await hand.type(page.locator('input[type=email]'), email);
  await hand.press(page.locator('button.second'));
  await page.getByRole('heading', { level: 1, name: say('Welcome back!') }).waitFor();
  await hand.press(
    page
      .locator('main')
      .getByRole('button', { name: say('Create New Tale') })
      .first(),
  );
  await hand.tick(page.getByRole('radio', { name: say('Pick specific verse') }));
  await hand.type(page.getByLabel(say('Book'), { exact: true }), 'Luke');
  await hand.type(page.getByLabel(say('Chapter:verse'), { exact: true }), '15:4-7');
  await hand.press(page.getByRole('button', { name: say('Next'), exact: true }));
  for (const other of ['Français', 'Eʋegbe']) {
    const box = page.getByRole('checkbox', { name: other });
    await box.waitFor();
    if (await box.isChecked()) await hand.tick(box);
  }
  await hand.select(page.getByLabel(say('Length'), { exact: true }), 'short');
  await hand.type(page.getByLabel(say('Scenes'), { exact: true }), '4');
  await hand.press(page.getByRole('button', { name: say('Next'), exact: true }));
  await finishWizard(who);
  await orderFilm(who);
  if (!isMade) return;
  const watch = page
    .getByRole('listitem')
    .filter({ hasText: say('Film ready') })
    .getByRole('button', { name: say('Watch') });
  await watch.waitFor({ timeout: 480_000 });
  await hand.press(watch);
  const video = page.locator('main video').first();
  await video.waitFor();
  await video.evaluate((element: HTMLVideoElement) => element.play());
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0.2);
}

async function filmFromTheme(who: Traveller): Promise<void> {
  const { page, hand, say } = who;
  await go(who, 'Dashboard');
  await hand.press(
    page
      .locator('main')
      .getByRole('button', { name: say('Create New Tale') })
      .first(),
  );
  await hand.tick(page.getByRole('radio', { name: say('Theme / summary') }));
  await hand.type(page.getByLabel(say('Theme or summary'), { exact: true }), 'Two brothers who forgive each other');
  for (const _ of [2, 3]) await hand.press(page.getByRole('button', { name: say('Next'), exact: true }));
  await finishWizard(who);
  await orderFilm(who);
}

/** Three weekly slots with a tale in each. */
async function scheduledWeek(who: Traveller): Promise<void> {
  const { page, hand, say } = who;
  await go(who, 'My YouTube');
  for (const [day, time] of [
    ['1', '17:00'],
    ['3', '19:00'],
    ['5', '17:00'],
  ] as const) {
    const form = page.getByRole('form', { name: say('New slot') });
    await hand.select(form.getByLabel(say('Day'), { exact: true }), day);
    await form.getByLabel(say('Time'), { exact: true }).fill(time);
    const [added] = await Promise.all([
      page.waitForResponse((answer) => answer.url().endsWith('/api/slots') && answer.request().method() === 'POST'),
      hand.press(form.getByRole('button', { name: say('Add slot') })),
    ]);
    expect(added.ok()).toBe(true);
  }
  await go(who, 'Tales');
  for (const title of stories)
    await hand.tick(page.getByRole('checkbox', { name: say('Select {title}').replace('{title}', title) }));
  await hand.press(page.getByRole('button', { name: say('Next slots') }));
  const dates = async () =>
    (await talesNow()).filter(({ title, scheduledAtUTC }) => stories.includes(title) && scheduledAtUTC !== null);
  await expect.poll(async () => (await dates()).length).toBe(3);
}
type Row = { taleId: string; title: string; scheduledAtUTC: string | null };
const talesNow = async () => (await creator.call<{ items: Row[] }>(at('/api/tales/status?limit=200'))).items;

/** The day of next month with this number. */
const nextMonth = (day: number) =>
  new Date(Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth() + 1, day, 12));

/** Gives another date to a film that is scheduled for next month. */
async function changedDate(who: Traveller): Promise<void> {
  const { page, hand, say } = who;
  await go(who, 'My YouTube');
  await hand.press(page.getByRole('button', { name: say('The next month') }));
  await hand.press(page.getByRole('button', { name: new RegExp(dated) }));
  await hand.press(page.getByRole('dialog').getByRole('button', { name: say('Move to…') }));
  const day = nextMonth(20).toISOString().slice(0, 10);
  await hand.type(page.getByRole('dialog').getByRole('textbox').first(), `${day}T18:00`);
  await hand.press(page.getByRole('dialog').getByRole('button', { name: say('Move'), exact: true }));
  const date = async () => (await talesNow()).find(({ title }) => title === dated)?.scheduledAtUTC?.slice(0, 10);
  await expect.poll(date).toBe(day);
}

/** A job that fails at once: its file is no package. */
async function failedImport(fingerprint: string): Promise<void> {
  const bytes = Buffer.from('This is no package of a tale.');
  const { upload } = await creator.call<{ upload: { id: string } }>(at('/api/package-uploads'), 'POST', {
    ...{ name: 'damaged.zip', bytes: bytes.length, fingerprint },
  });
  const sent = await creator.ask(at(`/api/package-uploads/${upload.id}`), {
    method: 'PATCH',
    headers: { 'content-type': 'application/octet-stream', 'upload-offset': '0' },
    body: bytes,
  });
  expect(sent.ok).toBe(true);
  await creator.call(at(`/api/package-uploads/${upload.id}/tale`), 'POST');
  await expect.poll(async () => (await jobsNow()).find(isImport)?.status).toBe('failed');
}
const isImport = ({ type }: Job) => type === 'tale_import';

/** A returning creator opens the failed job from the bell and retries it. */
async function failedAgain({ page, hand, say }: Traveller): Promise<void> {
  await page.goto(at('/tales'));
  await hand.press(page.getByRole('button', { name: new RegExp(`^${say('Notifications')}`) }));
  const bell = page.getByRole('dialog', { name: say('Notifications') });
  const line = bell.getByRole('listitem').filter({ hasText: new RegExp(say('tale import'), 'i') });
  await hand.press(line.first().getByRole('link'));
  const before = await jobsNow();
  const retry = page.getByRole('dialog').getByRole('button', { name: say('Retry') });
  await ordering(hand.press(retry), isImport, before);
}

const moveTo = async (title: string, status: 'draft' | 'scheduled', scheduledAt?: number) => {
  const { taleId } = (await talesNow()).find((tale) => tale.title === title)!;
  await creator.call(at(`/api/tales/${taleId}/status`), 'PATCH', { status, ...(scheduledAt ? { scheduledAt } : {}) });
};

test.each(gone)(
  'needs no more presses than allowed for: %s',
  async (look) => {
    await moveTo(dated, 'scheduled', nextMonth(15).getTime() / 1000);
    const who = await traveller(look);
    const counted = async (journey: Promise<void>): Promise<number> => {
      await journey;
      return who.hand.presses();
    };
    const first = await counted(firstFilm(who, look === 'light'));
    await stopAll();
    const second = await counted(filmFromTheme(who));
    await stopAll();
    const week = await counted(scheduledWeek(who));
    const date = await counted(changedDate(who));
    await stopAll();
    await failedImport(look);
    const again = await counted(failedAgain(who));
    for (const [presses, most] of [
      [first, 20],
      [second, 12],
      [week, 25],
      [date, 6],
      [again, 3],
    ] as const)
      expect(presses).toBeLessThanOrEqual(most);
    if (process.env['PRESSES']) console.log(look, { first, second, week, date, again });
    expect(who.troubles).toEqual([]);
    await who.page.context().close();

    for (const title of stories) await moveTo(title, 'draft');
    const { items } = await creator.call<{ items: { id: string }[] }>(at('/api/slots'));
    for (const { id } of items) await creator.call(at(`/api/slots/${id}`), 'DELETE');
  },
  900_000,
);
