import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type Job, listJobs } from '#shared/job.contract.ts';
import { limits } from '#shared/vocabulary.ts';
import { call } from '#web/api/call.ts';
import { jobQueries } from '#web/activity/job.ts';

type Older = { items: Job[]; nextCursor: string | null };
/** Items requested beyond the polled page. They are stored under `jobs`, so that live events reach them too. */
const olderKey = ['jobs', 'older'] as const;
const olderJobs = queryOptions<Older | null>({
  queryKey: olderKey,
  queryFn: () => null,
  enabled: false,
  initialData: null,
  gcTime: 0,
});

/** The creator's jobs: the newest page, polled, and as many older ones as were requested. */
export function useMyJobs() {
  const client = useQueryClient();
  const page = useQuery(jobQueries.mine());
  const older = useQuery(olderJobs).data;
  const before = useRef<readonly Job[]>([]);
  const newest = page.data?.items ?? [];

  // New jobs push old ones off the polled page: what was seen stays in sight.
  useEffect(() => {
    const kept = client.getQueryData<Older | null>(olderKey);
    const pushed = kept
      ? before.current.filter(({ id }) => ![...newest, ...kept.items].some((job) => job.id === id))
      : [];
    if (kept && pushed.length > 0)
      client.setQueryData<Older | null>(olderKey, () => ({ ...kept, items: [...pushed, ...kept.items] }));
    before.current = newest;
    // oxlint-disable-next-line exhaustive-deps -- `newest` changes in every render only until the first page is there
  }, [client, newest]);
  useEffect(() => () => client.removeQueries({ queryKey: olderKey }), [client]);

  const cursor = older ? older.nextCursor : (page.data?.nextCursor ?? null);
  const showMore = useMutation({
    mutationFn: (from: string) => call(listJobs, { query: { mine: '1', limit: limits.jobsPage, cursor: from } }),
    onSuccess: ({ items, nextCursor }) =>
      client.setQueryData<Older | null>(olderKey, (now) => ({ items: [...(now?.items ?? []), ...items], nextCursor })),
  });
  const known = new Set(newest.map(({ id }) => id));
  return {
    jobs: page.data ? [...newest, ...(older?.items ?? []).filter(({ id }) => !known.has(id))] : undefined,
    error: page.error,
    isPending: page.isPending,
    /** Null when there are no older ones. */
    showMore: cursor === null ? null : () => showMore.mutate(cursor),
    isLoadingMore: showMore.isPending,
  };
}
