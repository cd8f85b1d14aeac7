import { t } from '@lingui/core/macro';
import { RotateCcw, X } from 'lucide-react';
import type { Job } from '#shared/job.contract.ts';
import { mayCancel, mayRetry } from '#shared/pipeline.ts';
import { useCancelJob, useRetryJob } from '#web/activity/job.ts';
import { Button } from '#web/ui/button.tsx';

/** Cancel while it is pending or running, retry once it failed or was cancelled; nothing otherwise. */
export function JobActions({ job, onOpen }: { job: Job; onOpen: (id: string) => void }) {
  const cancel = useCancelJob();
  const retry = useRetryJob();
  if (mayCancel(job.status))
    return (
      <Button
        look="danger"
        className="justify-self-start"
        busy={cancel.isPending}
        onClick={() => cancel.mutate(job.id)}
        icon={<X aria-hidden />}
      >{t`Cancel`}</Button>
    );
  if (!mayRetry(job.status)) return null;
  return (
    <Button
      look="primary"
      className="justify-self-start"
      busy={retry.isPending}
      onClick={() => retry.mutate(job.id, { onSuccess: ({ jobId }) => onOpen(jobId) })}
      icon={<RotateCcw aria-hidden />}
    >{t`Retry`}</Button>
  );
}
