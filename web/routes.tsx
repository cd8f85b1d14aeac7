import { type ComponentType, lazy, Suspense } from 'react';
import { createBrowserRouter, Navigate } from 'react-router';
import { ErrorScreen } from './entry/error-screen.tsx';
import { RequireSession } from './entry/require-session.tsx';
import { Waiting } from './ui/notes.tsx';

const page = (load: () => Promise<ComponentType>) => {
  const Page = lazy(async () => ({ default: await load() }));
  return <Page />;
};
const Shell = lazy(async () => ({ default: (await import('./shell/shell.tsx')).Shell }));
const workspace = <Waiting fill>Loading your workspace...</Waiting>;
const entry = (load: () => Promise<ComponentType>) => <Suspense fallback={<Waiting fill>Loading…</Waiting>}>{page(load)}</Suspense>;

/** Every address of the app; each page is its own chunk. */
export const makeRouter = () =>
  createBrowserRouter([
    {
      errorElement: <ErrorScreen />,
      children: [
        { path: '/login', element: entry(async () => (await import('./entry/login-page.tsx')).LoginPage) },
        { path: '/auth/callback', element: entry(async () => (await import('./entry/callback.tsx')).Callback) },
        {
          element: (
            <RequireSession>
              {(user) => (
                <Suspense fallback={workspace}>
                  <Shell user={user} />
                </Suspense>
              )}
            </RequireSession>
          ),
          children: [
            { path: '/', element: page(async () => (await import('./home/home-page.tsx')).HomePage) },
            { path: '/dashboard', element: page(async () => (await import('./dashboard/dashboard-page.tsx')).DashboardPage) },
            { path: '/tales', element: page(async () => (await import('./tales/tales-page.tsx')).TalesPage) },
            { path: '/tales/new', element: page(async () => (await import('./tales/tales-page.tsx')).TalesPage) },
            { path: '/tales/:id', element: page(async () => (await import('./tale/tale-page.tsx')).TalePage) },
            { path: '/images', element: page(async () => (await import('./images/images-page.tsx')).ImagesPage) },
            { path: '/videos', element: page(async () => (await import('./videos/videos-page.tsx')).VideosPage) },
            { path: '/my-videos', element: page(async () => (await import('./my-videos/my-videos-page.tsx')).MyVideosPage) },
            { path: '/settings', element: page(async () => (await import('./settings/settings-page.tsx')).SettingsPage) },
            { path: '*', element: <Navigate to="/" replace /> },
          ],
        },
      ],
    },
  ]);
