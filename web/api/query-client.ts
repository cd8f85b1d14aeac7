import { t } from '@lingui/core/macro';
import { MutationCache, QueryClient } from '@tanstack/react-query';
import { isAbort, isReauth } from './call.ts';
import { failureTitles, notify } from '#web/ui/notices/toast-store.ts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** Title of the notice when it fails; 'Action failed' when left out, null when the screen shows it itself. */
      failed?: string | null;
    };
  }
}

/** Shows why an action failed; what was given up or lacks a session is not shown here. */
export function notifyFailure(error: unknown, title: string = failureTitles.any, fallback = t`Unexpected error`): void {
  if (isAbort(error) || isReauth(error)) return;
  notify.error(title, (error instanceof Error && error.message) || fallback);
}

/**
 * The cache that every screen reads. Calls retry by themselves, so it does not; the studio may be on this machine, so
 * it asks without a network too.
 */
export const makeQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 5_000, networkMode: 'always', refetchOnReconnect: true },
      mutations: { retry: false, networkMode: 'always' },
    },
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, mutation) => {
        const title = mutation.meta?.failed;
        if (title !== null) notifyFailure(error, title);
      },
    }),
  });
