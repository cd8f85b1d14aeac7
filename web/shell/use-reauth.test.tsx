import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { loadPage } from '#web/browser/location.ts';
import { makeQueryClient } from '#web/api/query-client.ts';
import { arriveBySignIn, takeWay } from '#web/account/resume-after-login.ts';
import { notices } from '#web/ui/notices/toast-store.ts';
import { useReauth } from './use-reauth.ts';

vi.mock('#web/browser/location.ts', () => ({ loadPage: vi.fn<(path: string) => void>() }));

const Listener = () => {
  useReauth();
  return null;
};
async function lose(path: string, session: () => Response | Promise<Response>) {
  vi.stubGlobal('fetch', async () => session());
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <MemoryRouter initialEntries={[path]}>
        <Listener />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await act(async () => {
    window.dispatchEvent(new Event('re-auth'));
    await new Promise((resolve) => setTimeout(resolve));
  });
}
const user = { id: 'u', email: '', name: '', avatarUrl: null };

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

test.each(['/tales', '/tales/new', '/tales/t1', '/tales/t1/thumbnails/workspace'])(
  '%s opens the sign-in page at once',
  async (path) => {
    const before = notices.history().length;
    await lose(path, () => Response.json({ user }));
    expect(loadPage).toHaveBeenCalledWith('/login');
    expect(notices.history()).toHaveLength(before);
  },
);

test('does not match a page whose name only starts alike', async () => {
  await lose('/talesmith', () => Response.json({ user }));
  expect(loadPage).not.toHaveBeenCalled();
});

test('returns to this page after sign-in', async () => {
  localStorage.setItem('ai-content-pipeline:userId', 'u');
  window.history.replaceState(null, '', '/settings#bibles');
  await lose('/settings', () => Response.json({ user: null }));
  await vi.waitFor(() => expect(loadPage).toHaveBeenCalledWith('/login'));
  arriveBySignIn();
  expect(takeWay('u')?.path).toBe('/settings#bibles');
});

test('keeps other pages, with a notice, while the session is alive', async () => {
  await lose('/dashboard', () => Response.json({ user }));
  expect(loadPage).not.toHaveBeenCalled();
  expect(notices.history()[0]).toMatchObject({
    title: 'Authentication needed',
    text: 'Please re-link your account to continue',
  });
});

test('opens the sign-in page when the session is gone', async () => {
  await lose('/settings', () => Response.json({ user: null }));
  await vi.waitFor(() => expect(loadPage).toHaveBeenCalledWith('/login'));
});

test.each([() => new Response('', { status: 503 }), () => Promise.reject(new TypeError('Failed to fetch'))])(
  'changes nothing when a check fails %#',
  async (session) => {
    await lose('/dashboard', session);
    expect(loadPage).not.toHaveBeenCalled();
  },
);
