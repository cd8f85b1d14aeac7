import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { BrowserRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppRoutes } from './routes.tsx';
import { notices } from './ui/notices/toast-store.ts';

// Every page is its name: which one an address shows is what is tested here.
vi.mock('./shell/shell.tsx', async () => ({ Shell: (await import('react-router')).Outlet }));
vi.mock('./home/home-page.tsx', () => ({ HomePage: () => 'Home' }));
vi.mock('./dashboard/dashboard-page.tsx', () => ({ DashboardPage: () => 'Dashboard' }));
vi.mock('./tales/tales-page.tsx', () => ({ TalesPage: () => 'Tales' }));
vi.mock('./tale/tale-page.tsx', () => ({ TalePage: () => 'Tale' }));
vi.mock('./workspace/workspace-page.tsx', () => ({ WorkspacePage: () => 'Workspace' }));
vi.mock('./images/images-page.tsx', () => ({ ImagesPage: () => 'Images' }));
vi.mock('./videos/videos-page.tsx', () => ({ VideosPage: () => 'Videos' }));
vi.mock('./my-videos/my-videos-page.tsx', () => ({ MyVideosPage: () => 'My YouTube' }));
vi.mock('./settings/settings-page.tsx', () => ({ SettingsPage: () => 'Settings' }));

beforeEach(() => void vi.stubGlobal('scrollTo', () => {}));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function shownAt(address: string): Promise<[page: string | null, address: string]> {
  window.history.replaceState(null, '', address);
  const { container } = render(
    <BrowserRouter>
      <Suspense fallback="…">
        <AppRoutes user={{ id: 'u1', email: '', name: '', avatarUrl: null }} />
      </Suspense>
    </BrowserRouter>,
  );
  await act(() => vi.dynamicImportSettled());
  await screen.findByText((_, element) => element === container && container.textContent !== '…');
  return [container.textContent, window.location.pathname + window.location.search];
}

test.each([
  ['/', 'Home'],
  ['/dashboard', 'Dashboard'],
  ['/tales', 'Tales'],
  ['/tales/new', 'Tales'],
  ['/tales/V1StGXR8_Z5jdHi6B-myT', 'Tale'],
  ['/tales/t1?tab=storyboard', 'Tale'],
  ['/tales/t1/thumbnails/workspace', 'Workspace'],
  ['/images?tale=t1', 'Images'],
  ['/videos', 'Videos'],
  ['/my-videos', 'My YouTube'],
  ['/settings', 'Settings'],
])('opens for %s the page %s and keeps its address', async (address, page) => {
  expect(await shownAt(address)).toEqual([page, address]);
});

test.each(['/nowhere', '/tale', '/tales/t1/nowhere', '/dashboard/more', '/login/more'])(
  'redirects the unknown %s to /',
  async (address) => {
    expect(await shownAt(address)).toEqual(['Home', '/']);
    expect(notices.current()).toMatchObject({
      title: 'Unknown address',
      text: `There is no page at ${address}.`,
      action: { label: 'Search' },
    });
  },
);
