import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadPage } from '#web/browser/location.ts';
import { leaveSession, rememberUser } from './session.ts';
import { isSignOutOpen } from './sign-out.ts';

vi.mock('#web/browser/location.ts', () => ({ loadPage: vi.fn<(path: string) => void>() }));

const alarm = vi.fn<() => void>();
beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  localStorage.setItem('ai-content-pipeline:userId', 'u1');
  localStorage.setItem('theme', 'dark');
  window.addEventListener('re-auth', alarm);
});
afterEach(() => {
  window.removeEventListener('re-auth', alarm);
  vi.useRealTimers();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

test.each([
  ['it is done', () => Promise.resolve(Response.json({ ok: true })), false],
  ['there was no session any more', () => Promise.resolve(new Response('', { status: 401 })), false],
  ['the server breaks', () => Promise.resolve(new Response('', { status: 500 })), true],
  ['nobody answers', () => Promise.reject(new TypeError('Failed to fetch')), true],
  [
    'the server hangs',
    (init: RequestInit) =>
      new Promise<Response>((_, fail) => init.signal?.addEventListener('abort', () => fail(init.signal?.reason))),
    true,
  ],
])('returns to /login on sign-out and forgets the creator: %s', async (_, answer, open) => {
  // jsdom's own AbortSignal.timeout does not follow the faked clock.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const abort = new AbortController();
    setTimeout(() => abort.abort(), ms);
    return abort.signal;
  });
  const asked: unknown[] = [];
  vi.stubGlobal(
    'fetch',
    (url: string, init: RequestInit) => (asked.push([init.method, url, init.credentials]), answer(init)),
  );
  const left = leaveSession();
  await vi.advanceTimersByTimeAsync(10_000);
  await left;
  expect(asked[0]).toEqual(['POST', '/api/auth/logout', 'include']);
  expect(loadPage).toHaveBeenCalledWith('/login');
  expect(localStorage.getItem('ai-content-pipeline:userId')).toBeNull();
  expect(localStorage.getItem('theme')).toBe('dark');
  expect(isSignOutOpen()).toBe(open);
  expect(alarm).not.toHaveBeenCalled();
});

test('completes a pending sign-out by signing in again', () => {
  localStorage.setItem('ai-content-pipeline:sign-out-open', '1');
  vi.stubGlobal('fetch', async () => Response.json({ ok: true }));
  rememberUser('u1');
  expect(isSignOutOpen()).toBe(false);
});
