import { t } from '@lingui/core/macro';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { BrowserRouter } from 'react-router';
import { ErrorGuard } from './entry/error-screen.tsx';
import { RequireSession } from './entry/require-session.tsx';
import { makeQueryClient } from './api/query-client.ts';
import { askFirst } from './first-answers.ts';
import { keepTyping } from './account/resume-after-login.ts';
import { reach } from './api/reach.ts';
import { AppRoutes, loadPageOf } from './routes.tsx';
import { Waiting } from './ui/notices/notes.tsx';
import { whenIdle } from './browser/when-idle.ts';

const loadLost = async () => ({ default: (await import('./entry/studio-lost.tsx')).StudioLost });
const StudioLost = lazy(loadLost);
const Reach = () => (useSyncExternalStore(reach.subscribe, reach.isLost) ? <StudioLost /> : null);

/** Everything behind the sign-in page. */
const App = ({ client }: { client: QueryClient }) => (
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

/** How long the first picture waits for the page and the session, in milliseconds, before it says what is missing. */
const wholeMs = 500;

/**
 * Everything behind the sign-in page, once it can be shown whole: what comes in parts is drawn several times, and
 * moves.
 */
export async function startApp(): Promise<ReactNode> {
  const client = makeQueryClient();
  keepTyping();
  // Updates that a crashed studio could not send.
  whenIdle(() => void Promise.all([loadLost(), import('./ui/notices/toasts.tsx')]).catch(() => null));
  await Promise.race([
    Promise.all([loadPageOf(window.location.pathname), askFirst(client, window.location)]),
    new Promise((resolve) => setTimeout(resolve, wholeMs)),
  ]);
  return <App client={client} />;
}
