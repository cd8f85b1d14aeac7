import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Tale } from '#shared/tale/tale.contract.ts';
import { makeQueryClient } from '#web/api/query-client.ts';
import { StatusTab } from './status-tab.tsx';

const tale = {
  id: 't1',
  langs: ['en'],
  content: { en: { narrative: 'Once.' } },
  scenes: [{ id: 's1', sceneNo: 1 }],
  images_total: 1,
  verse: 'Ruth 1:16',
  cultural_context: 'universal',
  imageStyle: 'storybook-1',
  writer: 'built-in writer',
  createdAtMs: 1_790_000_000_000,
  updatedAtMs: 1_790_000_000_000,
} as unknown as Tale;
const stats = {
  images: { total: 12, done: 5, queued: 3, generating: 2, failed: 1 },
  storyboard: { frames: 12, hasNarration: true, hasMusic: false },
  pack: { ready: true, durationMs: 83_000 },
  youtube: { bound: true, videoId: 'vid-9', scheduledAt: null, publishedAt: null },
  updatedAt: 1_790_000_000,
};
let sent: [string, unknown][];
let failing: string | null;
beforeEach(() => {
  [sent, failing] = [[], null];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (init.method !== 'GET') {
      sent.push([`${init.method} ${url}`, JSON.parse(String(init.body ?? '{}'))]);
      return Response.json({ ok: true, queued: 1, jobId: 'j' });
    }
    if (failing && url.includes(failing)) return Response.json({ error: `No ${failing}` }, { status: 500 });
    if (url.endsWith('/stats')) return Response.json({ ok: true, ...stats });
    return Response.json({ ok: true, items: [] });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
function show() {
  const router = createMemoryRouter([{ path: '*', element: <StatusTab tale={tale} /> }], {
    initialEntries: ['/tales/t1?tab=status'],
  });
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return () => router.state.location.search;
}

test.each([
  ['Draw what is missing', '/api/tales/t1/images', {}],
  ['Narrate what is missing', '/api/tales/t1/narration', { variant: 'missing' }],
  ['Package Video', '/api/tales/t1/package', {}],
])('runs the action of a step: %s', async (button, url, body) => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: button }));
  expect(sent).toEqual([[`POST ${url}`, body]]);
});

test('links every step to its tab, and marks the next one', async () => {
  const search = show();
  const steps = within(await screen.findByRole('list')).getAllByRole('listitem');
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null, null, null]);
  expect(within(steps[0]!).getByRole('img', { name: 'done' })).toBeTruthy();
  for (const [name, tab] of [
    ['Write the story', 'story'],
    ['Draw the scenes', 'images'],
    ['Give every scene a voice', 'audio'],
    ['Render the videos', 'video'],
    ['Publish', 'youtube'],
  ]) {
    await userEvent.click(screen.getByRole('link', { name: `Open: ${name}` }));
    expect(search()).toBe(`?tab=${tab}`);
  }
});

test('shows what the studio counted', async () => {
  show();
  await screen.findByText('5 of 12 done, 3 queued, 2 being drawn, 1 failed');
  for (const words of [
    '12 scenes, with narration, without music',
    'Ready, 1:23 long',
    'Uploaded, not public yet',
    'Video vid-9',
  ])
    expect(screen.getByText(words)).toBeTruthy();
});

test.each(['/publications', '/stats'])(
  'says that %s cannot be read instead of counting nothing, and retries',
  async (part) => {
    failing = part;
    show();
    await screen.findByText(new RegExp(`No ${part}$`));
    if (part === '/publications') expect(screen.queryByRole('list')).toBeNull();
    failing = null;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText(part === '/stats' ? /5 of 12 done/ : 'Comes after the videos');
  },
);
