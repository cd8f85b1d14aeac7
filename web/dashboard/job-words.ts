import { plural, t } from '@lingui/core/macro';
import type { Job } from '#shared/job.contract.ts';
import { showDuration, showMoment } from '#web/ui/hooks/time.ts';
import { jobError, jobStep } from '#web/activity/job-names.ts';

/** What the job is doing, or why it is not and until when. Empty when there is nothing to say beside its state. */
export function jobDoing(
  job: Pick<Job, 'status' | 'step' | 'stepSaid' | 'error' | 'errorSaid' | 'waitUntil' | 'ahead'>,
): string {
  const { status, waitUntil, ahead } = job;
  const step = jobStep(job);
  switch (status) {
    case 'pending':
      if (waitUntil !== null) {
        const moment = showMoment(waitUntil);
        return step ? t`Waits until ${moment}: ${step}` : t`Waits until ${moment}`;
      }
      if (step !== null || !ahead) return step ?? t`Waiting for its turn`;
      return plural(ahead, {
        one: 'Waiting for its turn, after about # other job',
        other: 'Waiting for its turn, after about # other jobs',
      });
    case 'running':
      return step ?? t`Working`;
    case 'cancelling':
      return t`Stopping`;
    case 'failed':
      return jobError(job) ?? '';
    case 'completed':
    case 'cancelled':
      return '';
  }
}

/** `40% · about 3 min left`; without the time while nobody can know it. */
export const jobProgress = ({ progress, etaSeconds }: Pick<Job, 'progress' | 'etaSeconds'>): string =>
  etaSeconds === null ? `${progress}%` : t`${progress}% · about ${{ time: showDuration(etaSeconds) }} left`;
