import { infiniteQueryOptions } from '@tanstack/react-query';
import { listSecurityLog } from '#shared/account/security-log.contract.ts';
import { call } from '#web/api/call.ts';

/** What happened to sign-ins, tokens, keys and channels, page by page. */
export const securityLogQuery = infiniteQueryOptions({
  queryKey: ['security-log'] as const,
  queryFn: ({ pageParam, signal }) => call(listSecurityLog, { query: pageParam ? { cursor: pageParam } : {}, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }) => nextCursor,
  select: ({ pages }) => ({ everybody: pages[0]?.everybody ?? false, items: pages.flatMap(({ items }) => items) }),
});
