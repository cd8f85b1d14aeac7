import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { lazy } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeQueryClient } from '#web/api/query-client.ts';
import { usePageTitle } from '#web/ui/page-title.ts';
import { notices, notify } from '#web/ui/notices/toast-store.ts';
import { initialsOf } from './initials.ts';
import { Shell } from './shell.tsx';

const left = vi.hoisted(() => vi.fn<(path: string) => void>());
vi.mock('#web/browser/location.ts', () => ({ loadPage: left, replacePage: left }));
vi.mock('#web/live/start.ts', () => ({ followStudio: () => () => {} }));

const user = { id: 'u1', email: 'ama@example.org', name: 'Ama Mensah', avatarUrl: null };
const hour = 3_600_000;
let alerts: object[];
let connected: boolean;
const asked: string[] = [];
const answers: Record<string, () => object> = {
  '/api/youtube/connected': () => ({ connected, reauth_required: false, channel: null, builtIn: true }),
  '/api/system': () => ({ ok: true, operational: true, degraded: [], engines: {}, ffmpeg: '7', bibles: [] }),
  '/api/dashboard/alerts': () => ({ success: true, alerts }),
  '/api/auth/logout': () => ({ ok: true }),
};

beforeEach(() => {
  [alerts, connected] = [[], false];
  asked.length = 0;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
  Element.prototype.scrollIntoView = () => {};
  Element.prototype.hasPointerCapture = () => false;
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return Response.json(answers[url.split('?')[0] ?? '']?.() ?? { ok: true, items: [] });
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  left.mockClear();
});

const Page = ({ name, to }: { name: string; to: string }) => {
  usePageTitle(name);
  return (
    <>
      <h1>{name}</h1>
      <Link to={to}>onwards</Link>
    </>
  );
};
const Coming = lazy(() => new Promise<never>(() => {}));
let client: QueryClient;
function open(path = '/tales') {
  client = makeQueryClient();
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route element={<Shell user={user} />}>
            <Route path="/tales" element={<Page name="Tales" to="/settings" />} />
            <Route path="/settings" element={<Page name="Settings" to="/dashboard" />} />
            <Route path="/dashboard" element={<Page name="Welcome back!" to="/tales" />} />
            <Route path="/my-videos" element={<Page name="My YouTube" to="/tales" />} />
            <Route path="/images" element={<Coming />} />
          </Route>
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

test('shows the title, and seven links in order with the current one marked', async () => {
  open();
  expect(within(screen.getByRole('banner')).getByText('AI Content Pipeline')).toBeTruthy();
  const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['/', 'Home'],
    ['/dashboard', 'Dashboard'],
    ['/tales', 'Tales'],
    ['/images', 'Images'],
    ['/videos', 'Videos'],
    ['/my-videos', 'My YouTube'],
    ['/settings', 'Settings'],
  ]);
  expect(
    links.filter((link) => link.getAttribute('aria-current') === 'page').map(({ textContent }) => textContent),
  ).toEqual(['Tales']);
  expect(await screen.findByText('All systems operational')).toBeTruthy();
});

test('expands the navigation on the first visit, and later as it was left', async () => {
  const pointer = open();
  await pointer.click(screen.getByRole('button', { name: 'Collapse navigation', expanded: true }));
  expect(screen.getByRole('button', { name: 'Expand navigation', expanded: false })).toBeTruthy();
  cleanup();
  open();
  expect(screen.getByRole('button', { name: 'Expand navigation' })).toBeTruthy();
});

test('skips to the content by link, and moves focus and title with the page', async () => {
  const pointer = open();
  await pointer.tab();
  expect(document.activeElement?.textContent).toBe('Skip to content');
  expect(document.activeElement?.getAttribute('href')).toBe('#main');
  await pointer.click(screen.getByRole('link', { name: 'onwards' }));
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(document.title).toBe('Settings · AI Content Pipeline');
  await waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      'Settings · AI Content Pipeline',
    ),
  );
});

test('marks the current theme in the menu, and stores a choice under "theme"', async () => {
  const pointer = open();
  await pointer.click(screen.getByRole('button', { name: 'Theme: System' }));
  expect(
    (await screen.findAllByRole('menuitemradio')).map((item) => [item.textContent, item.getAttribute('aria-checked')]),
  ).toEqual([
    ['Light', 'false'],
    ['Dark', 'false'],
    ['System', 'true'],
  ]);
  await pointer.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
  expect(localStorage.getItem('theme')).toBe('dark');
  expect(await screen.findByRole('button', { name: 'Theme: Dark' })).toBeTruthy();
});

test('ends the session on Sign out and opens the sign-in page', async () => {
  const pointer = open();
  await pointer.click(screen.getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(left).toHaveBeenCalledWith('/login'));
  expect(asked).toContain('/api/auth/logout');
});

test('shows initials on the avatar, and opens the account menu with the keyboard shortcuts', async () => {
  const pointer = open();
  const avatar = screen.getByRole('button', { name: 'Account: Ama Mensah' });
  expect(avatar.textContent).toBe('AM');
  await pointer.click(avatar);
  expect(await screen.findByText('ama@example.org')).toBeTruthy();
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Settings',
    'Keyboard shortcuts',
    'Sign out',
  ]);
  await pointer.click(screen.getByRole('menuitem', { name: 'Keyboard shortcuts' }));
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy();
});

test.each(['/tales', '/settings', '/my-videos'])('offers on %s to link a channel, once', async (path) => {
  open(path);
  expect(await screen.findAllByText('Connect your YouTube account')).toHaveLength(1);
  expect(client.getQueryCache().find({ queryKey: ['connection', 'me'] })).toBeTruthy();
});

test('shows loading pages inside the shell', () => {
  open('/images');
  expect(within(screen.getByRole('main')).getByText('Loading your workspace...')).toBeTruthy();
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy();
});

test.each(['/dashboard', '/dashboard/'])('leaves the offer on %s to the page itself', async (path) => {
  open(path);
  await screen.findByText('All systems operational');
  expect(asked).not.toContain('/api/youtube/connected');
});

test('counts unread messages in the bell, newest first, with Undo', async () => {
  const undo = vi.fn<() => void>();
  alerts = [
    {
      id: 'a1',
      type: 'video_processing',
      level: 'error',
      ts: Date.now() - hour,
      message: 'Rendering: no ffmpeg',
      refId: 't1',
    },
  ];
  notify.success('Renamed', '', { action: { label: 'Undo', perform: undo } });
  notify.info('Images queued', 'Queued image generation');
  notices.dismiss(notices.current()?.id ?? '');
  const pointer = open();
  await pointer.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }));
  expect(screen.getByText('1 unread notification')).toBeTruthy();
  const bell = within(await screen.findByRole('dialog', { name: 'Notifications' }));
  expect(bell.getAllByRole('listitem').map((line) => line.querySelector('p span')?.textContent)).toEqual([
    'Images queued',
    'Renamed',
    'Video processing',
  ]);
  expect(bell.getByRole('link').getAttribute('href')).toBe('/tales/t1?tab=video');
  await pointer.click(bell.getByRole('button', { name: 'Undo: Renamed' }));
  expect(undo).toHaveBeenCalledOnce();
  expect(bell.queryByRole('button', { name: 'Undo: Renamed' })).toBeNull();
  await pointer.click(bell.getByRole('button', { name: 'Mark all as read' }));
  expect(bell.queryByText('New')).toBeNull();
  await pointer.keyboard('{Escape}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Notifications' }));
  expect(asked).toContain('/api/dashboard/alerts?userId=me&hours=24&limit=50');
  cleanup();
  open();
  await screen.findByText('All systems operational');
  expect(screen.getByRole('button', { name: 'Notifications' })).toBeTruthy();
});

test.each([
  ['Demo Creator', 'demo@example.org', 'DC'],
  ['Ʋɔnu', 'v@example.org', 'Ʋ'],
  ['', 'ama.mensah@example.org', 'A'],
  ['Ama Adzo Mensah', '', 'AM'],
])('shows for "%s" <%s> the initials %s', (name, email, initials) => {
  expect(initialsOf({ name, email })).toBe(initials);
});
