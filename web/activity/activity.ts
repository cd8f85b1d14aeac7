import { queryOptions } from '@tanstack/react-query';
import { getFirstSteps, getSummary, listAlerts, listImageStyles, listRecent } from '#shared/tale/dashboard.contract.ts';
import { limits } from '#shared/vocabulary.ts';
import { call } from '#web/api/call.ts';
import { styleName } from '#web/pictures/style-name.ts';

export const noCounts = {
  tales: { total: 0, draft: 0, generated: 0 },
  images: { generated: 0, pending: 0, failed: 0 },
  videos: { published: 0, scheduled: 0, uploaded: 0 },
};

export const dashboardQueries = {
  summary: () =>
    queryOptions({
      queryKey: ['summary'] as const,
      queryFn: ({ signal }) => call(getSummary, { signal, plain: true }),
    }),
  alerts: () =>
    queryOptions({
      queryKey: ['alerts'] as const,
      queryFn: ({ signal }) => call(listAlerts, { query: { userId: 'me', hours: 24, limit: 50 }, signal }),
      select: ({ alerts }) => alerts,
    }),
  /** Recent activity; the alerts are shown when it cannot be loaded, and nothing when those fail too. */
  recent: () =>
    queryOptions({
      queryKey: ['recent'] as const,
      queryFn: async ({ signal }) => {
        try {
          return (await call(listRecent, { query: { limit: limits.recent }, signal })).items;
        } catch (error) {
          if (signal.aborted) throw error;
        }
        try {
          return (await call(listAlerts, { query: { userId: 'me', hours: 24, limit: 50 }, signal })).alerts;
        } catch (error) {
          if (signal.aborted) throw error;
          return [];
        }
      },
    }),
  /** How far the creator has come; nothing to show when it cannot be read. */
  firstSteps: () =>
    queryOptions({
      queryKey: ['first-steps'] as const,
      queryFn: ({ signal }) => call(getFirstSteps, { signal }),
      select: ({ items }) => items,
    }),
  imageStyles: () =>
    queryOptions({
      queryKey: ['image-styles'] as const,
      queryFn: ({ signal }) => call(listImageStyles, { signal }),
      select: ({ items }) => items.map(({ key, ...style }) => ({ key, label: styleName({ key, ...style }) })),
      staleTime: 300_000,
    }),
};
