import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { replacePage } from '#web/browser/location.ts';
import { rememberWay } from '#web/account/resume-after-login.ts';
import { LoginPage } from './login-page.tsx';

vi.mock('#web/browser/location.ts', () => ({
  replacePage: vi.fn<(path: string) => void>(),
  loadPage: vi.fn<(path: string) => void>(),
}));

const serve = (
  session: () => Response | Promise<Response>,
  logout: () => Response = () => Response.json({ ok: true }),
) => vi.stubGlobal('fetch', async (url: string) => (url === '/api/auth/session' ? session() : logout()));
const nobody = () => Response.json({ user: null });
const somebody = () => Response.json({ user: { id: 'u1', email: '', name: '', avatarUrl: null } });
const at = (path: string) => window.history.replaceState(null, '', path);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  at('/login');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

test('shows the sign-in page with texts, links and tiles', async () => {
  serve(nobody);
  render(<LoginPage />);
  expect(screen.getByText('Checking authentication...')).toBeTruthy();
  expect(await screen.findByRole('heading', { level: 1, name: /Welcome/ })).toBeTruthy();
  const links = ['Continue with Google', 'Get started for free', 'Back to home', 'Terms', 'Privacy'];
  expect(links.map((name) => screen.getByRole('link', { name }).getAttribute('href'))).toEqual([
    '/auth/google/start',
    '/',
    '/',
    '#terms',
    '#privacy',
  ]);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'AI Stories',
    'Auto Images',
    'YouTube',
  ]);
  expect(replacePage).not.toHaveBeenCalled();
});

test('redirects a creator with a session to /', async () => {
  serve(somebody);
  render(<LoginPage />);
  await waitFor(() => expect(vi.mocked(replacePage).mock.calls).toEqual([['/']]));
  expect(screen.queryByRole('link')).toBeNull();
});

test.each(['terms', 'privacy'])('opens the panel #%s in place, with the focus', async (topic) => {
  serve(nobody);
  at(`/login#${topic}`);
  render(<LoginPage />);
  const heading = await screen.findByRole('heading', { name: new RegExp(topic, 'i') });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  act(() => {
    window.location.hash = '#close';
  });
  fireEvent(window, new HashChangeEvent('hashchange'));
  expect(screen.queryByRole('heading', { name: new RegExp(topic, 'i') })).toBeNull();
});

test('explains an error code in a readable line', async () => {
  serve(nobody);
  at('/login?error=access_denied');
  render(<LoginPage />);
  expect((await screen.findByRole('alert')).textContent).toBe('Sign-in was cancelled. You can try again at any time.');
});

test('says that the studio is not responding, and still offers sign-in', async () => {
  serve(() => new Response('', { status: 500 }));
  render(<LoginPage />);
  expect((await screen.findByRole('alert')).textContent).toContain('is not responding');
  expect(screen.getByRole('link', { name: 'Continue with Google' })).toBeTruthy();
});

test('says why the session ended', async () => {
  at('/tales/t1');
  rememberWay('u1');
  serve(nobody);
  at('/login');
  render(<LoginPage />);
  expect(await screen.findByText('Your session has ended. Sign in to continue where you left off.')).toBeTruthy();
});

test('keeps the sign-in page after a failed sign-out, despite the live session, and repeats it', async () => {
  localStorage.setItem('ai-content-pipeline:sign-out-open', '1');
  serve(somebody, () => new Response('', { status: 500 }));
  render(<LoginPage />);
  const again = await screen.findByRole('button', { name: 'Sign out again' });
  expect(replacePage).not.toHaveBeenCalled();
  serve(nobody);
  fireEvent.click(again);
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(localStorage.length).toBe(0);
});
