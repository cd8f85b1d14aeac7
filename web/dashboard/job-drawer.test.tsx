import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { makeQueryClient } from '#web/api/query-client.ts';
import { notices } from '#web/ui/notices/toast-store.ts';
import { JobDrawer } from './job-drawer.tsx';

const job = {
  ok: true,
  id: 'j1',
  type: 'video_processing',
  status: 'running',
  progress: 40,
  step: 'Frames 120 of 300',
  created_at: 1_800_000_000,
  updated_at: 1_800_000_000,
  etaSeconds: 170 as number | null,
  waitUntil: null,
  error: null as string | null,
  result: null as unknown,
  tale_id: 't1' as string | null,
  tale_title: 'The Good Samaritan',
  retryOf: null as string | null,
};

/** Opens the drawer by its button. `server` answers; what it lacks is a job of `now` and no logs. */
async function open(
  now: Partial<typeof job> = {},
  server: { logs?: unknown[]; post?: (url: string) => Response; logsFail?: boolean } = {},
) {
  const asked: string[] = [];
  const world = { job: { ...job, ...now } };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push(`${init.method} ${url}`);
    if (init.method === 'POST') return server.post?.(url) ?? Response.json({ ok: true, jobId: 'j2' });
    if (url.endsWith('/logs'))
      return server.logsFail
        ? new Response('', { status: 500 })
        : Response.json({ ok: true, items: server.logs ?? [] });
    return Response.json({ ...world.job, id: url.split('/').at(-1) });
  });
  function Page() {
    const [id, setId] = useState<string | null>(null);
    return (
      <>
        <button type="button" onClick={() => setId('j1')}>
          Open it
        </button>
        {id && <JobDrawer id={id} onClose={() => setId(null)} onOpen={setId} />}
      </>
    );
  }
  const client = makeQueryClient();
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <Page />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const opener = screen.getByRole('button', { name: 'Open it' });
  opener.focus();
  act(() => opener.click());
  const drawer = await screen.findByRole('dialog', { name: 'Job Details' });
  await within(drawer).findByText('video processing');
  const times = (call: string) => asked.filter((each) => each === call).length;
  return { asked, times, world, client, drawer, opener };
}
const notice = () => [notices.current()?.title, notices.current()?.text];
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('shows a running job’s progress, time left, and log with levels', async () => {
  const logs = [
    { ts: 1, level: 'warn', message: 'A frame was late', data: { frame: 3 } },
    { ts: 2, level: 'error', message: 'A frame was lost', data: null },
    { ts: 3, level: 'debug', message: 'A frame was drawn', data: 'of scene 4' },
  ];
  await open({}, { logs });
  expect(screen.getByText('Frames 120 of 300')).toBeTruthy();
  expect(screen.getByText('40% · about 3 min left')).toBeTruthy();
  const lines = await screen.findByRole('region', { name: 'Log lines' });
  expect(lines.textContent).toMatch(
    /warn: A frame was late.*"frame": 3.*error: A frame was lost.*info: A frame was drawn.*of scene 4/s,
  );
  expect(lines.querySelectorAll('svg')).toHaveLength(3);
  expect(screen.queryByText('No logs available')).toBeNull();
});

test('offers and confirms cancel for a running job', async () => {
  const { asked, world } = await open();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  world.job.status = 'cancelling';
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(asked).toContain('POST /api/jobs/j1/cancel');
  expect(notice()).toEqual(['Cancelling job...', 'The job will be cancelled shortly']);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull());
  expect(screen.getByText('Stopping')).toBeTruthy();
});

test('says why a cancel or a retry was refused', async () => {
  await open({}, { post: () => Response.json({ error: 'This job ended a moment ago.' }, { status: 409 }) });
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(notice()).toEqual(['Failed to cancel job', 'This job ended a moment ago.']));
  cleanup();
  await open({ status: 'failed' }, { post: () => Response.json({ error: 'It lives.' }, { status: 409 }) });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(notice()).toEqual(['Retry failed', 'It lives.']));
});

test('says why a job failed, and moves to the new job on retry', async () => {
  const { asked, world, drawer } = await open({ status: 'failed', error: 'The disk is full' });
  expect(screen.getByRole('alert').textContent).toBe('The disk is full');
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  world.job = { ...job, status: 'pending', retryOf: 'j1' };
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(asked).toContain('POST /api/jobs/j1/retry');
  expect(notice()).toEqual(['Retry queued!', 'New job: j2']);
  expect(await within(drawer).findByText('j2')).toBeTruthy();
  await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));
  await userEvent.click(screen.getByRole('button', { name: 'j1' }));
  await waitFor(() => expect(asked.filter((call) => call === 'GET /api/jobs/j1').length).toBeGreaterThan(1));
});

test('offers the files of a completed video job, and neither cancel nor retry', async () => {
  await open({ status: 'completed', result: { taleId: 't1' } });
  expect(screen.getByRole('link', { name: /Final video/ }).getAttribute('href')).toBe('/api/r2/packages/t1/final.mp4');
  expect(screen.getByRole('link', { name: /Narration/ }).getAttribute('href')).toBe(
    '/api/r2/packages/t1/narration.mp3',
  );
  expect(screen.getByRole('link', { name: /Package manifest/ }).getAttribute('href')).toBe('/api/tales/t1/package');
  expect(screen.getByRole('link', { name: /Images/ }).getAttribute('href')).toBe('/images?tale=t1');
  expect(screen.queryByRole('button', { name: /Cancel|Retry/ })).toBeNull();
  expect(screen.getByText(/"taleId": "t1"/)).toBeTruthy();
});

test('shows a text result as it is', async () => {
  await open({ status: 'completed', result: 'Drawn 12 of 12' });
  expect(screen.getByText('Drawn 12 of 12')).toBeTruthy();
});

test('says that there are no logs, and only logs to the console when they cannot be read', async () => {
  await open({ status: 'completed' });
  expect(await screen.findByText('No logs available')).toBeTruthy();
  cleanup();
  const complaint = vi.spyOn(console, 'error').mockReturnValue();
  await open({ status: 'completed' }, { logsFail: true });
  expect(await screen.findByText('No logs available')).toBeTruthy();
  expect(complaint).toHaveBeenCalled();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('polls details every 3 seconds and logs every 2, and a finished job once more', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { times, world } = await open();
  const [detail, logs] = ['GET /api/jobs/j1', 'GET /api/jobs/j1/logs'];
  const [details, read] = [times(detail), times(logs)];
  await act(() => vi.advanceTimersByTimeAsync(6_100));
  expect([times(detail) - details, times(logs) - read]).toEqual([2, 3]);
  world.job.status = 'completed';
  await act(() => vi.advanceTimersByTimeAsync(3_100));
  const [lastDetail, lastLogs] = [times(detail), times(logs)];
  await act(() => vi.advanceTimersByTimeAsync(12_000));
  expect([times(detail), times(logs)]).toEqual([lastDetail, lastLogs]);
});

test('announces progress at quarters only, and the end by its name', async () => {
  const { client, drawer } = await open();
  const spoken = () => within(drawer).getByText(/^video processing: /).textContent;
  const heard: (string | null)[] = [spoken()];
  const set = (change: object) => act(() => void client.setQueryData(['job', 'j1'], { ...job, ...change }));
  for (const progress of [41, 49, 50, 62, 74, 75]) {
    set({ progress });
    await waitFor(() => expect(screen.getByText(new RegExp(`^${progress}%`))).toBeTruthy());
    if (heard.at(-1) !== spoken()) heard.push(spoken());
  }
  set({ status: 'completed', progress: 100 });
  await waitFor(() => expect(spoken()).toBe('video processing: completed'));
  expect(heard).toEqual(['video processing: 25%', 'video processing: 50%', 'video processing: 75%']);
});

test('closes on Escape and returns the focus', async () => {
  const { drawer, opener } = await open();
  await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener));
});
