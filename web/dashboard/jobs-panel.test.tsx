import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { jobStatuses } from '#shared/pipeline.ts';
import { pour } from '#web/live/live.ts';
import { makeQueryClient } from '#web/api/query-client.ts';
import { JobsPanel } from './jobs-panel.tsx';

const job = (id: string, set: object = {}) => ({
  id,
  type: 'video_processing',
  status: 'completed',
  progress: 100,
  step: null,
  created_at: 1_800_000_000,
  updated_at: 1_800_000_000,
  etaSeconds: null,
  waitUntil: null,
  error: null,
  result: null,
  tale_id: 't1',
  tale_title: 'The Good Samaritan',
  retryOf: null,
  ...set,
});
type Page = { items: ReturnType<typeof job>[]; nextCursor?: string };

function show(answer: (url: URL) => Page | Response) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    const page = answer(new URL(url, 'http://localhost'));
    return page instanceof Response ? page : Response.json({ ok: true, nextCursor: null, ...page });
  });
  const client: QueryClient = makeQueryClient();
  const onOpen = vi.fn<(id: string) => void>();
  const view = render(
    <QueryClientProvider client={client}>
      <JobsPanel onOpen={onOpen} />
    </QueryClientProvider>,
  );
  return { asked, client, onOpen, unmount: view.unmount };
}
const ids = () => screen.getAllByRole('listitem').map((item) => within(item).getByText(/^The tale of/).textContent);
const of = (name: string, set: object = {}) => job(name, { tale_title: `The tale of ${name}`, ...set });
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('loads 30 own jobs every 3 seconds, not in a hidden tab, and stops with the panel', async () => {
  vi.useFakeTimers();
  const { asked, unmount } = show(() => ({ items: [] }));
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(asked).toEqual(['/api/jobs?mine=1&limit=30']);
  await act(() => vi.advanceTimersByTimeAsync(2_900));
  expect(asked.length).toBe(2);
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  expect(asked.length).toBe(3);
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('visibilitychange'));
  await act(() => vi.advanceTimersByTimeAsync(9_000));
  expect(asked.length).toBe(3);
  hidden.mockReturnValue('visible');
  window.dispatchEvent(new Event('visibilitychange'));
  await act(() => vi.advanceTimersByTimeAsync(3_100));
  expect(asked.length).toBeGreaterThan(3);
  const before = asked.length;
  unmount();
  await vi.advanceTimersByTimeAsync(9_000);
  expect(asked.length).toBe(before);
});

test('says that there are no jobs', async () => {
  show(() => ({ items: [] }));
  expect(await screen.findByText('No recent jobs')).toBeTruthy();
});

test('shows a failure as text in a red box', async () => {
  show(() => new Response('The studio is resting', { status: 503 }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('The studio is resting');
  expect(alert.className).toContain('bg-bad-wash');
});

const hues = {
  completed: 'good',
  failed: 'bad',
  running: 'info',
  pending: 'warn',
  cancelling: 'orange',
  cancelled: 'mute',
};
test.each(jobStatuses)('has a separate colour, icon and label for %s', async (status) => {
  show(() => ({ items: [job('j', { status })] }));
  const badge = (await screen.findByText(status)).parentElement!;
  expect(badge.className).toContain(`bg-${hues[status]}-wash`);
  expect(badge.querySelector('svg')).toBeTruthy();
});

test('shows kind, tale, step, progress and time left of a job, and opens it', async () => {
  const running = job('j', { status: 'running', progress: 40, step: 'Frame 3 of 9', etaSeconds: 170 });
  const { onOpen } = show(() => ({ items: [running] }));
  const button = await screen.findByRole('button', {
    name: /video processing.*running.*The Good Samaritan.*Frame 3 of 9.*40% · about 3 min left/i,
  });
  expect(within(button).getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40');
  await userEvent.click(button);
  expect(onOpen).toHaveBeenCalledWith('j');
});

test('loads older jobs by the cursor without duplicates, and updates them live', async () => {
  let newest: Page = { items: [of('c'), of('b')], nextCursor: 'after-b' };
  const { asked, client } = show((url) => {
    const cursor = url.searchParams.get('cursor');
    if (cursor === 'after-b') return { items: [of('a')], nextCursor: 'after-a' };
    return cursor === 'after-a' ? { items: [of('z', { status: 'running' })] } : newest;
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  await vi.waitFor(() => expect(ids()).toEqual(['c', 'b', 'a', 'z'].map((id) => `The tale of ${id}`)));
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(asked.filter((url) => url.includes('cursor')).length).toBe(2);
  newest = { items: [of('d'), of('c')], nextCursor: 'after-c' };
  await act(() => client.invalidateQueries({ queryKey: ['jobs', 'mine'] }));
  await vi.waitFor(() => expect(ids()).toEqual(['d', 'c', 'b', 'a', 'z'].map((id) => `The tale of ${id}`)));
  act(() =>
    pour(client, () => {}, {
      name: 'job',
      data: JSON.stringify({ id: 'z', status: 'failed', error: 'The disk is full' }),
    } as never),
  );
  expect(await screen.findByText('The disk is full')).toBeTruthy();
});
