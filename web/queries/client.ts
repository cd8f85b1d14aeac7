import { MutationCache, QueryClient } from '@tanstack/react-query';
import { isAbort, isReauth } from '#web/api.ts';
import { notify } from '#web/ui/toast-store.ts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** Title of the notice when it fails; 'Action failed' when left out, null when the screen shows it itself. */
      failed?: string | null;
    };
  }
}

/** Shows why an action failed; what was given up or lacks a session is not shown here. */
export function notifyFailure(error: unknown, title = 'Action failed', fallback = 'Unexpected error'): void {
  if (isAbort(error) || isReauth(error)) return;
  notify.error(title, (error instanceof Error && error.message) || fallback);
}

/** The cache that every screen reads; calls retry by themselves, so it does not. */
export const makeQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 5_000 }, mutations: { retry: false } },
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, mutation) => {
        const title = mutation.meta?.failed;
        if (title !== null) notifyFailure(error, title);
      },
    }),
  });
