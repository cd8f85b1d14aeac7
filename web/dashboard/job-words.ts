import type { Job } from '#shared/job.contract.ts';
import { showDuration, showMoment } from '#web/ui/time.ts';

/** A job's type in words: `video_processing` is `video processing`. */
export const jobName = ({ type }: Pick<Job, 'type'>): string => type.replaceAll('_', ' ');

/** What the job is doing, or why it is not and until when. Empty when there is nothing to say beside its state. */
export function jobDoing({
  status,
  step,
  error,
  waitUntil,
  ahead,
}: Pick<Job, 'status' | 'step' | 'error' | 'waitUntil' | 'ahead'>): string {
  switch (status) {
    case 'pending':
      if (waitUntil !== null) return `Waits until ${showMoment(waitUntil)}${step ? `: ${step}` : ''}`;
      return step ?? (ahead ? `Waiting for its turn, after about ${ahead} other ${ahead === 1 ? 'job' : 'jobs'}` : 'Waiting for its turn');
    case 'running':
      return step ?? 'Working';
    case 'cancelling':
      return 'Stopping';
    case 'failed':
      return error ?? '';
    case 'completed':
    case 'cancelled':
      return '';
  }
}

/** `40% · about 3 min left`; without the time while nobody can know it. */
export const jobProgress = ({ progress, etaSeconds }: Pick<Job, 'progress' | 'etaSeconds'>): string =>
  etaSeconds === null ? `${progress}%` : `${progress}% · about ${showDuration(etaSeconds)} left`;
