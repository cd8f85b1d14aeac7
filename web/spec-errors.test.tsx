import { type QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeQueryClient, notifyFailure } from './api/query-client.ts';
import { connectionQuery } from './publishing/connection.ts';
import { dashboardQueries } from './activity/activity.ts';
import { useQueueNewest } from './pictures/image.ts';
import { jobQueries, useCancelJob, useRetryJob } from './activity/job.ts';
import { settingsQueries } from './account/settings.ts';
import { orderTale } from './tale-parts/tale.ts';
import { useRender } from './films/video.ts';
import { notices } from './ui/notices/toast-store.ts';

let client: QueryClient;
let clock = 10_000_000;
const serve = (answer: (url: string) => Response | Promise<Response>) =>
  vi.stubGlobal('fetch', async (url: string) => answer(url));
const refuse = (words: string, status = 409) => serve(() => Response.json({ ok: false, error: words }, { status }));
const fetched = (options: unknown) => client.fetchQuery(options as Parameters<QueryClient['fetchQuery']>[0]);
const around = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);
function press<T>(use: () => { mutateAsync: (what: T) => Promise<unknown> }, what: T): Promise<unknown> {
  const { result } = renderHook(use, { wrapper: around });
  return act(() => result.current.mutateAsync(what).catch(() => null));
}
const shown = () => [notices.current()?.kind, notices.current()?.title, notices.current()?.text];

beforeEach(() => {
  client = makeQueryClient();
  // Each test begins where no earlier error can be an echo.
  vi.setSystemTime((clock += 60_000));
});
afterEach(() => {
  cleanup();
  client.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test.each([
  ['Image generation failed', () => press(useQueueNewest, undefined)],
  ['Video rendering failed', () => press(() => useRender('latest'), {})],
  ['Failed to cancel job', () => press(useCancelJob, 'j1')],
  ['Retry failed', () => press(useRetryJob, 'j1')],
])('%s: shows the server’s message', async (title, order) => {
  refuse('The job is over');
  await order();
  expect(shown()).toEqual(['error', title, 'The job is over']);
});

test.each([
  [() => press(useQueueNewest, undefined), { queued: 7 }, 'Images queued!', '7 prompts enqueued for generation'],
  [
    () => press(() => useRender('t1'), {}),
    { jobId: 'j9' },
    'Video job queued!',
    'Job j9 started - this may take a few minutes',
  ],
  [() => press(useCancelJob, 'j1'), {}, 'Cancelling job...', 'The job will be cancelled shortly'],
  [() => press(useRetryJob, 'j1'), { jobId: 'j2' }, 'Retry queued!', 'New job: j2'],
])('reports success %#', async (order, answer, title, text) => {
  serve(() => Response.json({ ok: true, ...answer }));
  await order();
  expect(shown()).toEqual(['success', title, text]);
});

test('calls a failure Action failed by default, with a message even if it has none', () => {
  notifyFailure(new Error('Too long'));
  expect(shown()).toEqual(['error', 'Action failed', 'Too long']);
  notifyFailure({ odd: true });
  expect(shown()).toEqual(['error', 'Action failed', 'Unexpected error']);
  notifyFailure(new Error(''), 'Create failed', 'Failed to create tale');
  expect(shown()).toEqual(['error', 'Create failed', 'Failed to create tale']);
});

test('shows no error for cancelled calls and missing sessions', async () => {
  const before = notices.history().length;
  notifyFailure(new DOMException('given up', 'AbortError'));
  serve(() => new Response('', { status: 401 }));
  await press(useRetryJob, 'j1');
  expect(notices.history()).toHaveLength(before);
});

test('shows the same failure once in 8 s', async () => {
  refuse('No');
  const before = notices.history().length;
  await press(useRetryJob, 'j1');
  await press(useRetryJob, 'j1');
  vi.setSystemTime((clock += 7_500));
  await press(useRetryJob, 'j1');
  expect(notices.history()).toHaveLength(before + 1);
  vi.setSystemTime((clock += 1_000));
  await press(useRetryJob, 'j1');
  expect(notices.history()).toHaveLength(before + 2);
});

test.each([
  [{ ok: false, error: 'Unknown verse reference: Foo 1:1' }, 'Unknown verse reference: Foo 1:1'],
  [{ ok: false, error: '' }, 'No taleId returned'],
  [{ ok: true, title: 'T', langs: [] }, 'No taleId returned'],
])('reports a creation without a tale: %j', async (answer, words) => {
  serve(() => Response.json(answer));
  await expect(orderTale({ mode: 'random' }, crypto.randomUUID())).rejects.toThrow(words);
});

test('warns in the log of unreadable settings, and reports an unreadable job log as an error', async () => {
  const [warned, erred] = [vi.spyOn(console, 'warn').mockReturnValue(), vi.spyOn(console, 'error').mockReturnValue()];
  const before = notices.history().length;
  refuse('No', 500);
  await expect(fetched(settingsQueries.mine())).rejects.toThrow('No');
  expect([warned.mock.calls.length, erred.mock.calls.length]).toEqual([1, 0]);
  await expect(fetched(jobQueries.logs('j1', true))).rejects.toThrow('No');
  expect([warned.mock.calls.length, erred.mock.calls.length]).toEqual([1, 1]);
  expect(notices.history()).toHaveLength(before);
});

test('falls back from recent activity to alerts, and to nothing when those fail too', async () => {
  const alert = { id: 'a1', type: 'job', level: 'warn', ts: 1, message: 'Look', refId: null };
  serve((url) =>
    url.includes('/recent') ? new Response('', { status: 500 }) : Response.json({ success: true, alerts: [alert] }),
  );
  expect(await fetched(dashboardQueries.recent())).toEqual([alert]);
  client.clear();
  refuse('No', 500);
  expect(await fetched(dashboardQueries.recent())).toEqual([]);
});

test('treats a failed connection check as not connected', async () => {
  refuse('No', 500);
  expect(await fetched(connectionQuery('me'))).toMatchObject({ connected: false, reauth_required: false });
  client.clear();
  serve(() => new Response('', { status: 401 }));
  expect(await fetched(connectionQuery('me'))).toMatchObject({ connected: false, reauth_required: true });
});

test.each([
  ['the job list', () => jobQueries.mine(), 3_000],
  ['a job', () => jobQueries.one('j1'), 3_000],
  ['its logs', () => jobQueries.logs('j1', true), 2_000],
])('polls %s every %s ms', async (_, options, ms) => {
  vi.useFakeTimers();
  let asked = 0;
  serve(() => (asked++, Response.json({ ok: true, id: 'j1', status: 'running', items: [], nextCursor: null })));
  const stop = new QueryObserver(
    client,
    options() as unknown as ConstructorParameters<typeof QueryObserver>[1],
  ).subscribe(() => {});
  await vi.advanceTimersByTimeAsync(ms - 1);
  expect(asked).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toBe(2);
  stop();
});
