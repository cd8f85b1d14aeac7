import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { firstStepNames } from '#shared/tale/dashboard.contract.ts';
import { DashboardPage } from './dashboard-page.tsx';
import { notice, showPart } from './dashboard-stage.tsx';

/** A studio in which this many first steps are done and a channel is linked or not. */
const studio =
  (done: number, connected = false) =>
  ({ pathname }: URL): Response | undefined => {
    if (pathname === '/api/youtube/connected')
      return Response.json({ connected, reauth_required: false, channel: null, builtIn: true });
    if (pathname === '/api/dashboard/first-steps')
      return Response.json({
        ok: true,
        items: firstStepNames.map((name, n) => ({ name, done: n < done, taleId: n > 0 ? 't1' : null })),
      });
    if (pathname === '/api/tales/status' || pathname === '/api/jobs' || pathname === '/api/dashboard/recent')
      return Response.json({ ok: true, items: [], nextCursor: null });
    return undefined;
  };
const show = (done: number, connected?: boolean) => showPart(<DashboardPage />, studio(done, connected));
const steps = () => screen.findByRole('heading', { name: 'First steps' });
const next = () => within(document.querySelector<HTMLElement>('[aria-current="step"]')!);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('greets, and asks for a channel once, without naming the creator', async () => {
  const { asked, client } = show(0);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome back!');
  expect(await screen.findByText('Connect your YouTube account')).toBeTruthy();
  const links = screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('href') === '/auth/google/start?scope=youtube&force=1');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Connect']);
  expect(asked.filter((call) => call.includes('dev-user'))).toEqual([]);
  expect(client.getQueryCache().find({ queryKey: ['connection', 'dev-user'] })).toBeTruthy();
});

test('shows no banner with a linked channel', async () => {
  show(6, true);
  await screen.findByText('No recent jobs');
  expect(screen.queryByText('Connect your YouTube account')).toBeNull();
});

test('opens the dialog in place on Create New Tale', async () => {
  show(6, true);
  await screen.findByText('No recent jobs');
  await userEvent.click(screen.getAllByRole('button', { name: 'Create New Tale' })[0]!);
  expect(await screen.findByRole('dialog', {}, { timeout: 10_000 })).toBeTruthy();
});

test.each([
  [1, 'Open the pictures', '/tales/t1?tab=images'],
  [2, 'Open the narration', '/tales/t1?tab=audio'],
  [3, 'Open the video', '/tales/t1?tab=video'],
  [5, 'Open publishing', '/tales/t1?tab=youtube'],
])('takes the next step after %i with “%s”', async (done, name, href) => {
  show(done);
  await steps();
  expect(next().getByRole('link', { name }).getAttribute('href')).toBe(href);
  expect(screen.getByText(new RegExp(`^${done} of 6 done`))).toBeTruthy();
});

test('opens the dialog from the first step, and leads to the link in the banner for connecting', async () => {
  show(0);
  await steps();
  expect(next().getByRole('button', { name: 'Create a tale' })).toBeTruthy();
  cleanup();
  Element.prototype.scrollIntoView ??= () => {};
  show(4);
  await steps();
  const link = await screen.findByRole('link', { name: 'Connect' });
  await userEvent.click(next().getByRole('button', { name: 'Show the connect link' }));
  expect(document.activeElement).toBe(link);
});

test('offers a newcomer a short sample tale in one language, and keeps a draft in the wizard', async () => {
  const draft = JSON.stringify({ edits: { theme: 'Mercy' }, step: 1 });
  sessionStorage.setItem('ai-content-pipeline:new-tale', draft);
  let order: unknown;
  showPart(<DashboardPage />, (url, { body }) => {
    if (url.pathname === '/api/tales/create') {
      order = JSON.parse(String(body));
      return Response.json({ ok: true, taleId: 't9', title: 'The neighbour', langs: ['en'], notes: [] });
    }
    return studio(0)(url);
  });
  await steps();
  await userEvent.click(next().getByRole('button', { name: 'Make a sample tale' }));
  await waitFor(
    () =>
      expect(order).toMatchObject({
        mode: 'reference',
        reference: 'Luke 10:25-37',
        langs: ['en'],
        length: 'short',
        scenes: 4,
      }),
    {
      timeout: 10_000,
    },
  );
  await waitFor(() => expect(notice()).toEqual(['Tale created ✓', 'The neighbour · English']));
  expect(sessionStorage.getItem('ai-content-pipeline:new-tale')).toBe(draft);
});

test('hides the steps for good in this browser for this creator, and can show them again', async () => {
  localStorage.setItem('ai-content-pipeline:userId', 'ama');
  show(1);
  await steps();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss checklist' }));
  expect(screen.queryByRole('heading', { name: 'First steps' })).toBeNull();
  cleanup();
  show(1);
  await userEvent.click(await screen.findByRole('button', { name: 'Show first steps' }));
  await steps();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss checklist' }));
  cleanup();
  localStorage.setItem('ai-content-pipeline:userId', 'kofi');
  show(1);
  expect(await steps()).toBeTruthy();
});

test('hides the steps when all are done', async () => {
  show(6, true);
  await screen.findByText('No recent jobs');
  await waitFor(() => expect(localStorage.getItem('ai-content-pipeline:first-steps:')).toBe('done'));
  expect(screen.queryByRole('heading', { name: 'First steps' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Show first steps' })).toBeNull();
});
