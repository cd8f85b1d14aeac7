import { queryOptions } from '@tanstack/react-query';
import { getTaleStats } from '#shared/tale/tale-stats.contract.ts';
import { call } from '#web/api/call.ts';

/** How far a tale has come, counted by the studio. */
export const taleStatsQuery = (id: string) =>
  queryOptions({
    queryKey: ['tale', id, 'stats'] as const,
    queryFn: ({ signal }) => call(getTaleStats, { params: { id }, signal }),
  });
