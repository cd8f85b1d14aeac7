import { t } from '@lingui/core/macro';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { BrowserRouter } from 'react-router';
import { ErrorGuard } from './entry/error-screen.tsx';
import { RequireSession } from './entry/require-session.tsx';
import { makeQueryClient } from './api/query-client.ts';
import { keepTyping } from './account/resume-after-login.ts';
import { reach } from './api/reach.ts';
import { AppRoutes, loadPageOf } from './routes.tsx';
import { Waiting } from './ui/notices/notes.tsx';
import { whenIdle } from './browser/when-idle.ts';

const loadLost = async () => ({ default: (await import('./entry/studio-lost.tsx')).StudioLost });
const StudioLost = lazy(loadLost);
const Reach = () => (useSyncExternalStore(reach.subscribe, reach.isLost) ? <StudioLost /> : null);

// The chunks of the page come while the session is checked.
loadPageOf(window.location.pathname);
keepTyping();
// What a studio that has died could not send any more.
whenIdle(() => void Promise.all([loadLost(), import('./ui/notices/toasts.tsx')]).catch(() => null));
const client = makeQueryClient();

/** Everything behind the sign-in page. */
export const App = () => (
  <QueryClientProvider client={client}>
    <BrowserRouter>
      <ErrorGuard>
        <RequireSession>
          {(user) => (
            <Suspense fallback={<Waiting fill>{t`Loading your workspace...`}</Waiting>}>
              <AppRoutes user={user} />
            </Suspense>
          )}
        </RequireSession>
      </ErrorGuard>
    </BrowserRouter>
    <Suspense>
      <Reach />
    </Suspense>
  </QueryClientProvider>
);
