import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Job } from '#shared/job.contract.ts';
import { isLive, jobQueries, useCancelJob } from '#web/activity/job.ts';
import { jobStep } from '#web/activity/job-names.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ProgressBar } from '#web/ui/notices/progress-bar.tsx';
import { showDuration } from '#web/ui/hooks/time.ts';

/** The renders that wait or run. */
export const useRenders = (): Job[] =>
  useQuery(jobQueries.mine()).data?.items.filter((job) => job.type === 'video_processing' && isLive(job)) ?? [];

/** What is being rendered now, how far it is and how long it may take. */
export function RendersUnderWay({ renders }: { renders: readonly Job[] }) {
  const cancel = useCancelJob();
  if (renders.length === 0) return null;
  return (
    <Card title={t`Being rendered`} className="mb-6">
      <ul className="grid gap-4">
        {renders.map(({ id, tale_id: taleId, tale_title: title, progress, etaSeconds, ...job }) => (
          <li key={id}>
            <p className="mb-1.5 flex flex-wrap justify-between gap-x-4 text-sm">
              <Link to={`/tales/${taleId}?tab=video`} className="font-medium hover:text-brand hover:underline">
                {title ?? t`A tale`}
              </Link>
              <span className="text-soft tabular-nums">
                {jobStep(job) ?? t`Waiting for its turn`} · {progress}%
                {etaSeconds !== null && ` · ${t`about ${{ time: showDuration(etaSeconds) }} left`}`}
              </span>
            </p>
            <ProgressBar value={progress} label={title ? t`Rendering ${title}` : t`Rendering a tale`} />
            <Button
              size="small"
              look="ghost"
              className="mt-1"
              aria-label={title ? t`Cancel the render of ${title}` : t`Cancel the render of a tale`}
              busy={cancel.isPending && cancel.variables === id}
              onClick={() => cancel.mutate(id)}
            >
              {t`Cancel`}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
