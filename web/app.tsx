import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { BrowserRouter } from 'react-router';
import { ErrorGuard } from './entry/error-screen.tsx';
import { RequireSession } from './entry/require-session.tsx';
import { StudioLost } from './entry/studio-lost.tsx';
import { makeQueryClient } from './queries/client.ts';
import { keepTyping } from './queries/way-back.ts';
import { AppRoutes, loadPageOf } from './routes.tsx';
import { Waiting } from './ui/notes.tsx';

// The chunks of the page come while the session is checked.
loadPageOf(window.location.pathname);
keepTyping();
const client = makeQueryClient();

/** Everything behind the sign-in page. */
export const App = () => (
  <QueryClientProvider client={client}>
    <BrowserRouter>
      <ErrorGuard>
        <RequireSession>
          {(user) => (
            <Suspense fallback={<Waiting fill>Loading your workspace...</Waiting>}>
              <AppRoutes user={user} />
            </Suspense>
          )}
        </RequireSession>
      </ErrorGuard>
    </BrowserRouter>
    <StudioLost />
  </QueryClientProvider>
);
