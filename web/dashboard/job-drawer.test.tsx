import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { makeQueryClient } from '#web/queries/client.ts';
import { JobDrawer } from './job-drawer.tsx';

const job = (status: string) => ({
  ok: true,
  id: 'j1',
  type: 'video_processing',
  status,
  progress: 40,
  step: 'Frames 120 of 300',
  created_at: 1_800_000_000,
  updated_at: 1_800_000_000,
  etaSeconds: 65,
  error: status === 'failed' ? 'The disk is full' : null,
  result: null,
  tale_id: 't1',
  retryOf: null,
});

function open(status: string, logs: unknown[] = []) {
  const posts: string[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (init.method === 'POST') posts.push(url);
    if (url.endsWith('/logs')) return Response.json({ ok: true, items: logs });
    if (url.endsWith('/retry')) return Response.json({ ok: true, jobId: 'j2' });
    return Response.json(init.method === 'POST' ? { ok: true } : job(status));
  });
  const onOpen = vi.fn();
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <MemoryRouter>
        <JobDrawer id="j1" onClose={() => {}} onOpen={onOpen} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { posts, onOpen };
}
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a running job can be cancelled, tells how far it is, and offers no film yet', async () => {
  const { posts } = open('running', [{ ts: 1, level: 'warn', message: 'A frame was late', data: null }]);
  expect(await screen.findByText('Frames 120 of 300')).toBeTruthy();
  expect(screen.getByText(/about 1:05 left/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  expect(screen.queryByRole('link', { name: /Final video/ })).toBeNull();
  expect(await screen.findByText(/A frame was late/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(posts).toEqual(['/api/jobs/j1/cancel']);
});

test('a failed job says why and is retried as a new job', async () => {
  const { posts, onOpen } = open('failed');
  expect((await screen.findByRole('alert')).textContent).toBe('The disk is full');
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  expect(await screen.findByText('No logs available')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(posts).toEqual(['/api/jobs/j1/retry']);
  await vi.waitFor(() => expect(onOpen).toHaveBeenCalledWith('j2'));
});

test('a completed video job offers film and sound and neither cancel nor retry', async () => {
  open('completed');
  expect((await screen.findByRole('link', { name: /Final video/ })).getAttribute('href')).toBe('/api/r2/packages/t1/final.mp4');
  expect(screen.getByRole('link', { name: /Narration/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});
