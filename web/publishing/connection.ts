import type { UserId } from '#shared/ids.ts';
import { queryOptions } from '@tanstack/react-query';
import { getConnected } from '#shared/publishing/publication.contract.ts';
import { call, isReauth } from '#web/api/call.ts';

/** Where a channel is linked. */
export const connectPath = '/auth/google/start?scope=youtube&force=1';

/** Whether a channel is linked. `userId` is a cache key only: the server knows who asks. */
export const connectionQuery = (userId: UserId) =>
  queryOptions({
    queryKey: ['connection', userId] as const,
    queryFn: ({ signal }) =>
      call(getConnected, { signal, exempt: true }).catch((error: unknown) => {
        if (signal.aborted) throw error;
        return { connected: false, reauth_required: isReauth(error), channel: null, builtIn: false };
      }),
    staleTime: 30_000,
  });
