import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { makeQueryClient } from '#web/api/query-client.ts';
import { useShownJob } from './use-shown-job.ts';

const job = (id: string, type: string, status: string) => ({ id, type, status });
const hook = (address: string) => {
  const items = [
    job('new', 'tale_import', 'completed'),
    job('j2', 'tale_import', 'failed'),
    job('j1', 'narration', 'failed'),
  ];
  vi.stubGlobal('fetch', async () => Response.json({ ok: true, items, nextCursor: null }));
  const client = makeQueryClient();
  return renderHook(() => ({ shown: useShownJob(), search: useLocation().search }), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
      </QueryClientProvider>
    ),
  }).result;
};
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('opens the last failed job of a kind from the address, once', async () => {
  const view = hook('/dashboard?failed=tale_import');
  await waitFor(() => expect(view.current.shown[0]).toBe('j2'));
  expect(view.current.search).toBe('');
  act(() => view.current.shown[1](null));
  expect(view.current.shown[0]).toBeNull();
});

test('opens nothing when no job of that kind failed', async () => {
  const view = hook('/dashboard?failed=studio_backup&q=Ruth');
  await waitFor(() => expect(view.current.search).toBe('?q=Ruth'));
  expect(view.current.shown[0]).toBeNull();
});
