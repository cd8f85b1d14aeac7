import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { BrowserRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadPage } from '#web/browser/location.ts';
import { makeQueryClient } from '#web/api/query-client.ts';
import { leaveForSignIn, sessionQuery } from '#web/account/session.ts';
import { arriveBySignIn, keepTyping } from '#web/account/resume-after-login.ts';
import { notices } from '#web/ui/notices/toast-store.ts';
import { RequireSession } from './require-session.tsx';

vi.mock('#web/browser/location.ts', () => ({ loadPage: vi.fn<(path: string) => void>() }));

const userKey = 'ai-content-pipeline:userId';
const posts: unknown[] = [];
const demo = { id: 'u1', email: 'd@example.org', name: 'Demo', avatarUrl: null };
const serve = (session: () => Response | Promise<Response>) =>
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url === '/api/auth/session') return session();
    posts.push([url, JSON.parse(String(init.body ?? '{}'))]);
    return Response.json({ ok: true });
  });
const Place = () => <p>At {useLocation().pathname + useLocation().search}</p>;
function show(path = '/dashboard') {
  window.history.replaceState(null, '', path);
  const client = makeQueryClient();
  const screenOf = (
    <QueryClientProvider client={client}>
      <BrowserRouter>
        <RequireSession>{(user) => <p>Hello {user.name}</p>}</RequireSession>
        <Place />
      </BrowserRouter>
    </QueryClientProvider>
  );
  render(screenOf);
  return client;
}

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

test('admits and remembers the signed-in, and sends their time zone once', async () => {
  serve(() => Response.json({ user: demo }));
  show();
  expect(screen.getByText('Checking authentication...')).toBeTruthy();
  expect(await screen.findByText('Hello Demo')).toBeTruthy();
  expect(localStorage.getItem(userKey)).toBe('u1');
  cleanup();
  show();
  await screen.findByText('Hello Demo');
  expect(posts).toEqual([['/api/me/time-zone', { tz: Intl.DateTimeFormat().resolvedOptions().timeZone }]]);
  expect(loadPage).not.toHaveBeenCalled();
});

test.each([
  () => Response.json({ user: null }),
  () => new Response('broken', { status: 500 }),
  () => Promise.reject(new TypeError('Failed to fetch')),
])('redirects everybody else to the sign-in page on the first check %#', async (session) => {
  serve(session);
  show();
  await waitFor(() => expect(loadPage).toHaveBeenCalledWith('/login'), { timeout: 2_000 });
  expect(screen.queryByText(/Hello/)).toBeNull();
});

test('keeps the creator at work when a later check fails, but not when the session is gone', async () => {
  serve(() => Response.json({ user: demo }));
  const client = show();
  await screen.findByText('Hello Demo');
  serve(() => new Response('down', { status: 503 }));
  await act(() => client.refetchQueries(sessionQuery));
  expect(screen.getByText('Hello Demo')).toBeTruthy();
  expect(loadPage).not.toHaveBeenCalled();
  serve(() => Response.json({ user: null }));
  await act(() => client.refetchQueries(sessionQuery));
  await waitFor(() => expect(loadPage).toHaveBeenCalledWith('/login'));
});

async function throwOut(path: string, words: string) {
  localStorage.setItem(userKey, 'u1');
  window.history.replaceState(null, '', path);
  keepTyping();
  document.body.insertAdjacentHTML('beforeend', '<textarea></textarea>');
  const field = document.querySelector('textarea')!;
  field.value = words;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  leaveForSignIn();
  field.remove();
}

test('returns to the last page after sign-in, with the typed text ready to copy', async () => {
  await throwOut('/tales/t1?tab=story', 'Kekeli na wo');
  serve(() => Response.json({ user: demo }));
  arriveBySignIn();
  show('/dashboard');
  expect(await screen.findByText('At /tales/t1?tab=story')).toBeTruthy();
  const { action } = notices.current()!;
  const written = vi.fn(async (_: string) => {});
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: written } });
  act(() => action!.perform());
  expect(written).toHaveBeenCalledWith('Kekeli na wo');
  cleanup();
  show('/dashboard');
  await screen.findByText('Hello Demo');
  expect(screen.getByText('At /dashboard')).toBeTruthy();
});

test('keeps a page open after the session ended, with the typed text ready to copy', async () => {
  await throwOut('/tales/t1?tab=story', 'Kekeli na wo');
  serve(() => Response.json({ user: demo }));
  show('/settings');
  await screen.findByText('Hello Demo');
  expect(screen.getByText('At /settings')).toBeTruthy();
  expect(notices.current()?.action?.label).toBe('Copy it');
});

test('does not redirect a different creator there', async () => {
  await throwOut('/tales/t1', '');
  serve(() => Response.json({ user: { ...demo, id: 'u2' } }));
  arriveBySignIn();
  show('/dashboard');
  await screen.findByText('Hello Demo');
  expect(screen.getByText('At /dashboard')).toBeTruthy();
});

test.each([
  [null, '/login'],
  ['u2', '/'],
])('follows another tab: user id becomes %s, this tab goes to %s', async (newValue, path) => {
  serve(() => Response.json({ user: demo }));
  show();
  await screen.findByText('Hello Demo');
  window.dispatchEvent(new StorageEvent('storage', { key: userKey, oldValue: 'u1', newValue }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme', oldValue: 'u1', newValue: null }));
  expect(vi.mocked(loadPage).mock.calls).toEqual([[path]]);
});
