import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { LoaderCircle } from 'lucide-react';
import { isLive, useCancelJob } from '#web/activity/job.ts';
import { writingQueries } from '#web/activity/writing.ts';
import { Button } from '#web/ui/button.tsx';
import { jobStep } from '#web/activity/job-names.ts';

/** The tales that are being written right now, each with its step, for a creator who returns meanwhile. */
export function WritingLines({ className, except = null }: { className?: string; except?: string | null }) {
  const writings = useQuery(writingQueries.mine());
  const cancel = useCancelJob();
  const live = (writings.data ?? []).filter((writing) => isLive(writing) && writing.key !== except);
  if (live.length === 0) return null;
  return (
    <ul aria-label={t`Tales being written`} className={className}>
      {live.map(({ jobId, about, status, ...writing }) => (
        <li
          key={jobId}
          className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-xl bg-brand-wash px-3.5 py-2 text-sm
            not-first:mt-2"
        >
          <LoaderCircle className="size-4 shrink-0 animate-spin text-brand" aria-hidden />
          <span className="min-w-0 flex-1 basis-40">
            <span className="font-medium">{t`A tale is being written`}</span>
            {about && <span className="break-words text-soft">{t`from “${about}”`}</span>}
            <span role="status">
              : {status === 'cancelling' ? t`Cancelling` : (jobStep(writing) ?? t`Waiting for its turn`)}
            </span>
          </span>
          <Button
            size="small"
            disabled={status === 'cancelling'}
            onClick={() => cancel.mutate(jobId)}
          >{t`Stop writing`}</Button>
        </li>
      ))}
    </ul>
  );
}
