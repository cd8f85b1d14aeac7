import { t } from '@lingui/core/macro';
import { type ComponentType, lazy, useEffect } from 'react';
import { matchPath, Navigate, Route, Routes, useLocation } from 'react-router';
import type { User } from '#shared/me.contract.ts';
import { commandList } from './commands/command-list.ts';
import { useScrollMemory } from './entry/scroll-memory.ts';
import { notify } from './ui/toast-store.ts';
import { untilLoaded } from './browser/until-loaded.ts';

/** Every address inside the shell; each page is its own chunk. */
const pages: readonly [path: string, load: () => Promise<ComponentType>][] = [
  ['/', async () => (await import('./home/home-page.tsx')).HomePage],
  ['/dashboard', async () => (await import('./dashboard/dashboard-page.tsx')).DashboardPage],
  ['/tales', async () => (await import('./tales/tales-page.tsx')).TalesPage],
  ['/tales/new', async () => (await import('./tales/tales-page.tsx')).TalesPage],
  ['/tales/:id', async () => (await import('./tale/tale-page.tsx')).TalePage],
  ['/tales/:id/thumbnails/workspace', async () => (await import('./workspace/workspace-page.tsx')).WorkspacePage],
  ['/images', async () => (await import('./images/images-page.tsx')).ImagesPage],
  ['/videos', async () => (await import('./videos/videos-page.tsx')).VideosPage],
  ['/my-videos', async () => (await import('./my-videos/my-videos-page.tsx')).MyVideosPage],
  ['/settings', async () => (await import('./settings/settings-page.tsx')).SettingsPage],
  ['/settings/studio', async () => (await import('./settings/studio-settings-page.tsx')).StudioSettingsPage],
];

const loadShell = async () => (await import('./shell/shell.tsx')).Shell;
const Shell = lazy(async () => ({ default: await untilLoaded(loadShell) }));
const routes = pages.map(([path, load]) => {
  const Page = lazy(async () => ({ default: await untilLoaded(load) }));
  return <Route key={path} path={path} element={<Page />} />;
});

/** Begins to load what an address will show. A failure shows itself when the page is wanted. */
export function loadPageOf(pathname: string): void {
  const wanted = pages.find(([path]) => matchPath(path, pathname));
  loadShell().catch(() => null);
  wanted?.[1]().catch(() => null);
}

/** Says that there is no such page, offers to search, and leads home. */
function UnknownAddress() {
  const { pathname } = useLocation();
  useEffect(() => {
    notify.info(t`Unknown address`, t`There is no page at ${pathname.slice(0, 100)}.`, {
      action: { label: t`Search`, perform: () => commandList.find('studio.palette')?.perform() },
    });
  }, []);
  return <Navigate to="/" replace />;
}

/** The pages inside the shell; an unknown address leads to the first one. */
export function AppRoutes({ user }: { user: User }) {
  useScrollMemory();
  return (
    <Routes>
      <Route element={<Shell user={user} />}>
        {routes}
        <Route path="*" element={<UnknownAddress />} />
      </Route>
    </Routes>
  );
}
