import { queryOptions } from '@tanstack/react-query';
import { getMembership } from '#shared/account/me.contract.ts';
import { call } from '#web/api/call.ts';

/** Whether the signed-in person is an operator. */
export const operatorQuery = queryOptions({
  queryKey: ['membership'] as const,
  queryFn: ({ signal }) => call(getMembership, { signal }),
  select: ({ operator }) => operator,
  staleTime: 300_000,
});
