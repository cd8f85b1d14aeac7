import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeQueryClient } from '#web/api/query-client.ts';
import { notices } from '#web/ui/notices/toast-store.ts';
import { TalePage } from './tale-page.tsx';

for (const name of ['story', 'images', 'thumbnails', 'audio', 'storyboard', 'video', 'youtube', 'status'])
  vi.doMock(`./${name === 'youtube' ? 'publish' : name}/${name}-tab.tsx`, () => ({
    [`${name[0]?.toUpperCase()}${name.slice(1)}Tab`]: () => <p>The {name} tab</p>,
  }));

const tale = {
  ok: true,
  id: 't1',
  title: 'ruth',
  displayTitle: 'Ruth and Naomi',
  verse: 'Ruth 1:16',
  status: 'packaged',
  createdAtMs: Date.UTC(2026, 4, 3, 12),
  updatedAtMs: Date.UTC(2026, 5, 4, 12),
  images_ready: 0,
  images_total: 2,
  langs: ['en'],
  scenes: [],
  content: {},
};
let stats: object;
let detail: () => Response | Promise<Response>;
let order: () => Response;
let jobs: readonly object[];
let sent: [string, unknown][];
let reauth: number;
const count = () => (reauth += 1);
beforeEach(() => {
  [sent, reauth, jobs] = [[], 0, []];
  stats = {
    images: { total: 2, done: 2, queued: 0, generating: 0, failed: 0 },
    storyboard: { frames: 2, hasNarration: true, hasMusic: true },
    pack: { ready: false, durationMs: null },
    youtube: { bound: false, videoId: null, scheduledAt: null, publishedAt: null },
  };
  detail = () => Response.json(tale);
  order = () => Response.json({ ok: true, queued: 2, jobId: 'j1' });
  window.addEventListener('re-auth', count);
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url === '/api/tales/t1/detail') return detail();
    if (url === '/api/tales/t1/stats') return Response.json(stats);
    if (url.startsWith('/api/jobs?')) return Response.json({ ok: true, items: jobs });
    if (url === '/api/jobs/j1')
      return Response.json({ status: 'completed', result: { taleId: 't2', title: 'ruth (copy)' } });
    if (init.method === 'GET') return Response.json({ ok: true, items: [] });
    sent.push([`${init.method} ${url}`, JSON.parse(String(init.body ?? '{}'))]);
    return order();
  });
});
afterEach(() => {
  cleanup();
  window.removeEventListener('re-auth', count);
  vi.unstubAllGlobals();
});
function show(at = '/tales/t1', client = makeQueryClient()) {
  const router = createMemoryRouter([{ path: '/tales/:id', element: <TalePage /> }], { initialEntries: [at] });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return () => router.state.location.search;
}
const refuse = (words: string, status = 409) =>
  Response.json({ ok: false, error: words, code: 'conflict' }, { status });

test('shows the tale’s name, verse, status, and dates of creation and change', async () => {
  show();
  await screen.findByRole('heading', { level: 1, name: 'Ruth and Naomi' });
  expect(screen.getByText('Ruth 1:16')).toBeTruthy();
  expect(screen.getByText('packaged')).toBeTruthy();
  const times = [...document.querySelectorAll('time')].map(({ dateTime, parentElement }) => [
    parentElement?.textContent.split(' ')[0],
    dateTime,
  ]);
  expect(times).toEqual([
    ['Created', '2026-05-03T12:00:00.000Z'],
    ['Updated', '2026-06-04T12:00:00.000Z'],
  ]);
});

test.each([
  ['Generate Images', '/api/tales/t1/images', 'Images queued', 'Failed to queue images'],
  ['Package Video', '/api/tales/t1/package', 'Packaging started', 'Failed to start packaging'],
])('%s posts to %s and reports the result', async (button, url, done, failed) => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: button }));
  expect(sent).toEqual([[`POST ${url}`, {}]]);
  expect(notices.current()).toMatchObject({ kind: 'success', title: done });
  order = () => refuse(`No, for ${button}`);
  await userEvent.click(screen.getByRole('button', { name: button }));
  await waitFor(() =>
    expect(notices.current()).toMatchObject({ kind: 'error', title: failed, text: `No, for ${button}` }),
  );
});

test('duplicates a tale and offers to open the copy', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Duplicate' }));
  await waitFor(() =>
    expect(notices.current()).toMatchObject({
      title: 'Tale duplicated',
      text: 'ruth (copy)',
      action: { label: 'Open' },
    }),
  );
  expect(sent).toEqual([['POST /api/tales/t1/duplicate', {}]]);
});

test('publishes by the main button once there is a film, and can play it', async () => {
  detail = () => Response.json({ ...tale, scenes: [{}] });
  stats = { ...stats, pack: { ready: true, durationMs: 60_000 } };
  const search = show();
  await userEvent.click(await screen.findByRole('link', { name: 'Publish' }));
  expect(search()).toBe('?tab=youtube');
  await userEvent.click(screen.getByRole('link', { name: 'Watch' }));
  expect(search()).toBe('?tab=video');
});

test.each([
  ['', 'story'],
  ['?tab=IMAGES', 'images'],
  ['?tab=Thumbnails', 'thumbnails'],
  ['?tab=audio', 'audio'],
  ['?tab=storyboard', 'storyboard'],
  ['?tab=YouTube', 'youtube'],
  ['?tab=status', 'status'],
  ['?tab=nothing', 'story'],
])('opens from the address %s the %s tab', async (query, name) => {
  show(`/tales/t1${query}`);
  await screen.findByText(`The ${name} tab`);
  expect(screen.getByRole('tab', { selected: true }).textContent.toLowerCase()).toBe(name);
});

test('moves between tabs by arrows, opens by Enter, and keeps the tab in the address', async () => {
  const search = show();
  const story = await screen.findByRole('tab', { name: 'Story' });
  act(() => story.focus());
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement?.textContent).toBe('Images');
  expect(search()).toBe('');
  await userEvent.keyboard('{Enter}');
  expect(search()).toBe('?tab=images');
  expect((await screen.findByRole('tabpanel', { name: 'Images' })).textContent).toBe('The images tab');
  await userEvent.keyboard('{End}');
  expect(document.activeElement?.textContent).toBe('Status');
  expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
});

test('keeps the line of an ended job until the next one or another tab', async () => {
  const job = (id: string, type: string, status: string) => ({ id, type, status, progress: 40, etaSeconds: null });
  const client = makeQueryClient();
  jobs = [job('j2', 'image_generation', 'running'), job('j0', 'tale_import', 'completed')];
  show('/tales/t1', client);
  const lines = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
  const becomes = async (line: RegExp, ...list: object[]) => {
    jobs = list;
    await client.invalidateQueries({ queryKey: ['jobs'] });
    await waitFor(() => expect(lines()).toEqual([expect.stringMatching(line)]));
  };
  await waitFor(() => expect(lines()).toEqual([expect.stringMatching(/image generation.*40%/)]));
  const drawn = job('j2', 'image_generation', 'completed');
  await becomes(/image generation.*completed/, drawn);
  const rendered = { ...job('j3', 'video_processing', 'running'), step: 'Rendering Français', etaSeconds: 170 };
  await becomes(/video processing.*Rendering Français.*40% · about 3 min left/, rendered, drawn);
  await becomes(/video processing.*failed/, job('j3', 'video_processing', 'failed'), drawn);
  await userEvent.click(screen.getByRole('tab', { name: 'Images' }));
  expect(lines()).toEqual([]);
});

test('says that the page is loading', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  detail = () => promise;
  show();
  expect(screen.getByRole('status').textContent).toBe('Loading tale details...');
  resolve(Response.json(tale));
  await screen.findByText('Ruth 1:16');
});

test('distinguishes a missing tale from one that cannot be read, which can be retried', async () => {
  detail = () => refuse('Tale not found', 404);
  show();
  await screen.findByRole('heading', { name: 'Tale not found' });
  expect(notices.current()?.title).not.toBe('Failed to load tale');
  cleanup();
  detail = () => refuse('The database is away.', 500);
  show();
  await screen.findByRole('heading', { name: 'Error loading tale' });
  expect(notices.current()).toMatchObject({
    kind: 'error',
    title: 'Failed to load tale',
    text: 'The database is away.',
  });
  detail = () => Response.json(tale);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'Ruth and Naomi' });
});

test('asks for sign-in without a session, without an extra notice', async () => {
  const before = notices.current();
  detail = () => new Response('', { status: 401 });
  show();
  await screen.findByRole('heading', { name: 'Error loading tale' });
  expect(reauth).toBe(1);
  expect(notices.current()).toBe(before);
});
