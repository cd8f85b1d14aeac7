import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadPage } from '#web/location.ts';
import { makeQueryClient } from '#web/queries/client.ts';
import { RequireSession } from './require-session.tsx';

vi.mock('#web/location.ts', () => ({ loadPage: vi.fn<(path: string) => void>() }));

const posts: unknown[] = [];
const serve = (session: () => Response) =>
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url === '/api/auth/session') return session();
    posts.push([url, JSON.parse(String(init.body))]);
    return Response.json({ ok: true });
  });
const show = () =>
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <RequireSession>{(user) => <p>Hello {user.name}</p>}</RequireSession>
    </QueryClientProvider>,
  );

beforeEach(() => {
  posts.length = 0;
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

test('the signed-in come in, are remembered, and their zone is told once', async () => {
  serve(() => Response.json({ user: { id: 'u1', email: 'd@example.org', name: 'Demo', avatarUrl: null } }));
  show();
  expect(screen.getByText('Checking authentication...')).toBeTruthy();
  expect(await screen.findByText('Hello Demo')).toBeTruthy();
  expect(localStorage.getItem('ai-content-pipeline:userId')).toBe('u1');
  cleanup();
  show();
  await screen.findByText('Hello Demo');
  expect(posts).toEqual([['/api/me/time-zone', { tz: Intl.DateTimeFormat().resolvedOptions().timeZone }]]);
  expect(loadPage).not.toHaveBeenCalled();
});

test.each([() => Response.json({ user: null }), () => new Response('broken', { status: 500 })])(
  'everybody else goes to the sign-in page %#',
  async (session) => {
    serve(session);
    show();
    await waitFor(() => expect(loadPage).toHaveBeenCalledWith('/login'));
    expect(screen.queryByText(/Hello/)).toBeNull();
  },
);
