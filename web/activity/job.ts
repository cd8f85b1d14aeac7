import type { TaleId } from '#shared/ids.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { cancelJob, getJob, getJobLogs, type Job, listJobs, retryJob } from '#shared/job.contract.ts';
import { liveJobStatuses } from '#shared/pipeline.ts';
import { limits, rhythms } from '#shared/vocabulary.ts';
import { call } from '#web/api/call.ts';
import { failureTitles, notify } from '#web/ui/notices/toast-store.ts';

/** Whether the job still moves. */
export const isLive = ({ status }: Pick<Job, 'status'>): boolean => liveJobStatuses.some((live) => live === status);

export const jobQueries = {
  mine: () =>
    queryOptions({
      queryKey: ['jobs', 'mine'] as const,
      queryFn: ({ signal }) => call(listJobs, { query: { mine: '1', limit: limits.jobsPage }, signal }),
      refetchInterval: rhythms.jobListPoll,
    }),
  /** Polled less often while no job moves; live events announce new ones. */
  ofTale: (taleId: TaleId) =>
    queryOptions({
      queryKey: ['jobs', 'tale', taleId] as const,
      queryFn: ({ signal }) => call(listJobs, { query: { mine: '1', taleId, limit: limits.jobsPage }, signal }),
      select: ({ items }) => items,
      refetchInterval: ({ state }) => (state.data?.items.some(isLive) ? rhythms.jobListPoll : 5 * rhythms.jobListPoll),
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: ['job', id] as const,
      queryFn: ({ signal }) => call(getJob, { params: { id }, signal }),
      refetchInterval: ({ state }) => (state.data && !isLive(state.data) ? false : rhythms.jobDetailPoll),
    }),
  /** `live`: the job still writes. */
  logs: (id: string, live: boolean) =>
    queryOptions({
      queryKey: ['job', id, 'logs'] as const,
      queryFn: ({ signal }) =>
        call(getJobLogs, { params: { id }, signal }).catch((error: unknown) => {
          if (!signal.aborted) console.error('The job log could not be read', error);
          throw error;
        }),
      select: ({ items }) => items,
      refetchInterval: live ? rhythms.jobLogsPoll : false,
    }),
};

const useAfterJobs = () => {
  const client = useQueryClient();
  return () =>
    Promise.all([client.invalidateQueries({ queryKey: ['jobs'] }), client.invalidateQueries({ queryKey: ['job'] })]);
};

export function useCancelJob() {
  const after = useAfterJobs();
  return useMutation({
    mutationFn: (id: string) => call(cancelJob, { params: { id } }),
    meta: { failed: failureTitles.cancel },
    onSuccess: () => notify.cancelling(),
    onSettled: after,
  });
}

export function useRetryJob() {
  const after = useAfterJobs();
  return useMutation({
    mutationFn: (id: string) => call(retryJob, { params: { id } }),
    meta: { failed: failureTitles.retry },
    onSuccess: ({ jobId }) => notify.retryQueued(jobId),
    onSettled: after,
  });
}
