import { t } from '@lingui/core/macro';
import { type ComponentType, useEffect } from 'react';
import { matchPath, Navigate, Route, Routes, useLocation } from 'react-router';
import type { User } from '#shared/account/me.contract.ts';
import { commandList } from './commands/command-list.ts';
import { useScrollMemory } from './entry/scroll-memory.ts';
import { Shell } from './shell/shell.tsx';
import { notify } from './ui/notices/toast-store.ts';
import { untilLoaded } from './browser/until-loaded.ts';
import type { WordPart } from '#shared/message-parts.ts';
import { loadedPart } from './browser/loaded-part.tsx';

/** Every address inside the shell; each page is its own chunk, and so are its words. */
const pages: readonly [path: string, load: () => Promise<ComponentType>, ...words: WordPart[]][] = [
  ['/', async () => (await import('./home/home-page.tsx')).HomePage, 'home'],
  [
    '/dashboard',
    async () => (await import('./dashboard/dashboard-page.tsx')).DashboardPage,
    'dashboard',
    'create',
    'engines',
  ],
  ['/tales', async () => (await import('./tales/tales-page.tsx')).TalesPage, 'tales', 'create', 'engines'],
  ['/tales/new', async () => (await import('./tales/tales-page.tsx')).TalesPage, 'tales', 'create', 'engines'],
  ['/tales/:id', async () => (await import('./tale/tale-page.tsx')).TalePage, 'tale'],
  [
    '/tales/:id/thumbnails/workspace',
    async () => (await import('./workspace/workspace-page.tsx')).WorkspacePage,
    'workspace',
  ],
  ['/images', async () => (await import('./images/images-page.tsx')).ImagesPage, 'images'],
  ['/videos', async () => (await import('./videos/videos-page.tsx')).VideosPage, 'videos'],
  ['/my-videos', async () => (await import('./my-videos/my-videos-page.tsx')).MyVideosPage, 'my-videos'],
  ['/settings', async () => (await import('./settings/settings-page.tsx')).SettingsPage, 'settings', 'engines'],
  [
    '/settings/studio',
    async () => (await import('./settings/studio-settings-page.tsx')).StudioSettingsPage,
    'settings',
    'engines',
  ],
];

const parts = pages.map(([path, load, ...words]) => ({ path, ...loadedPart(() => untilLoaded(load), words) }));
const routes = parts.map(({ path, Part }) => <Route key={path} path={path} element={<Part />} />);

/** Loads what an address will show. */
export const loadPageOf = async (pathname: string): Promise<void> =>
  parts.find(({ path }) => matchPath(path, pathname))?.load();

/** Says that there is no such page, offers to search, and leads home. */
function UnknownAddress() {
  const { pathname } = useLocation();
  useEffect(() => {
    notify.info(t`Unknown address`, t`There is no page at ${{ path: pathname.slice(0, 100) }}.`, {
      action: { label: t`Search`, perform: () => commandList.find('studio.palette')?.perform() },
    });
    // oxlint-disable-next-line exhaustive-deps -- said once, for the address that was opened
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
