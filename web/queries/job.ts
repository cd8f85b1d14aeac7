import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { cancelJob, getJob, getJobLogs, type Job, listJobs, retryJob } from '#shared/job.contract.ts';
import { liveJobStatuses } from '#shared/pipeline.ts';
import { limits, rhythms } from '#shared/vocabulary.ts';
import { call } from '#web/api.ts';
import { notify } from '#web/ui/toast-store.ts';

/** Whether the job still moves. */
export const isLive = ({ status }: Pick<Job, 'status'>): boolean => liveJobStatuses.some((live) => live === status);

export const jobQueries = {
  mine: () =>
    queryOptions({
      queryKey: ['jobs', 'mine'] as const,
      queryFn: ({ signal }) => call(listJobs, { query: { mine: '1', limit: limits.jobsPage }, signal }),
      select: ({ items }) => items,
      refetchInterval: rhythms.jobListPoll,
    }),
  ofTale: (taleId: string) =>
    queryOptions({
      queryKey: ['jobs', 'tale', taleId] as const,
      queryFn: ({ signal }) => call(listJobs, { query: { mine: '1', taleId, limit: limits.jobsPage }, signal }),
      select: ({ items }) => items,
      refetchInterval: rhythms.jobListPoll,
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: ['job', id] as const,
      queryFn: ({ signal }) => call(getJob, { params: { id }, signal }),
      refetchInterval: rhythms.jobDetailPoll,
    }),
  logs: (id: string) =>
    queryOptions({
      queryKey: ['job', id, 'logs'] as const,
      queryFn: ({ signal }) =>
        call(getJobLogs, { params: { id }, signal }).catch((error: unknown) => {
          if (!signal.aborted) console.error('The job log could not be read', error);
          throw error;
        }),
      select: ({ items }) => items,
      refetchInterval: rhythms.jobLogsPoll,
    }),
};

const useAfterJobs = () => {
  const client = useQueryClient();
  return () => Promise.all([client.invalidateQueries({ queryKey: ['jobs'] }), client.invalidateQueries({ queryKey: ['job'] })]);
};

export function useCancelJob() {
  const after = useAfterJobs();
  return useMutation({
    mutationFn: (id: string) => call(cancelJob, { params: { id } }),
    meta: { failed: 'Failed to cancel job' },
    onSuccess: () => notify.success('Cancelling job...', 'The job will be cancelled shortly'),
    onSettled: after,
  });
}

export function useRetryJob() {
  const after = useAfterJobs();
  return useMutation({
    mutationFn: (id: string) => call(retryJob, { params: { id } }),
    meta: { failed: 'Retry failed' },
    onSuccess: ({ jobId }) => notify.success('Retry queued!', `New job: ${jobId}`),
    onSettled: after,
  });
}
