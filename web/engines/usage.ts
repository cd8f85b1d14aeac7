import { queryOptions } from '@tanstack/react-query';
import { getUsage } from '#shared/account/usage.contract.ts';
import { call } from '#web/api/call.ts';

/** What is left of the day's quota, spent this month and used of the disk. */
export const usageQuery = queryOptions({
  queryKey: ['usage'] as const,
  queryFn: ({ signal }) => call(getUsage, { signal }),
  staleTime: 30_000,
});
