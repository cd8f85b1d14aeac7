import { t } from '@lingui/core/macro';
import type { Job } from '#shared/job.contract.ts';
import { useMyJobs } from './my-jobs.ts';
import { Ago } from '#web/ui/hooks/ago.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { EmptyState, ErrorNote, Waiting } from '#web/ui/notices/notes.tsx';
import { ProgressBar } from '#web/ui/notices/progress-bar.tsx';
import { JobStatusBadge } from '#web/tale-parts/status-badge.tsx';
import { jobName } from '#web/activity/job-names.ts';
import { jobDoing, jobProgress } from './job-words.ts';

/** The creator's recent jobs; each opens its details. */
export function JobsPanel({ onOpen }: { onOpen: (id: string) => void }) {
  const { jobs, error, isPending, showMore, isLoadingMore } = useMyJobs();
  return (
    <Card title={t`Jobs`}>
      {error && <ErrorNote className="mb-3">{error.message}</ErrorNote>}
      {isPending && <Waiting>{t`Loading jobs…`}</Waiting>}
      {jobs?.length === 0 && (
        <EmptyState
          title={t`No recent jobs`}
        >{t`Pictures, narration and films that you order are created here.`}</EmptyState>
      )}
      {jobs && jobs.length > 0 && (
        <div className="-mx-2 max-h-112 overflow-y-auto px-0.5 py-0.5">
          <ul className="grid gap-1">
            {jobs.map((job) => (
              <li key={job.id}>
                <JobButton job={job} onOpen={onOpen} />
              </li>
            ))}
          </ul>
          {showMore && (
            <div className="mt-2 flex justify-center">
              <Button size="small" busy={isLoadingMore} onClick={showMore}>{t`Show more`}</Button>
            </div>
          )}
        </div>
      )}
    </Card>
  );
}

function JobButton({ job, onOpen }: { job: Job; onOpen: (id: string) => void }) {
  const doing = jobDoing(job);
  return (
    <button
      type="button"
      onClick={() => onOpen(job.id)}
      className="group block w-full rounded-xl px-3 py-2.5 text-left transition-colors hover:bg-sunken"
    >
      <span className="flex items-center justify-between gap-2">
        <span className="min-w-0 text-sm font-medium break-words first-letter:capitalize">{jobName(job)}</span>
        <JobStatusBadge status={job.status} />
      </span>
      <span className="mt-1 flex items-baseline justify-between gap-3">
        <span className="min-w-0 truncate text-xs text-soft">{job.tale_title}</span>
        <Ago at={job.created_at} className="shrink-0" />
      </span>
      {doing && (
        <span
          className={cx('mt-1 line-clamp-2 text-xs break-words', job.status === 'failed' ? 'text-bad' : 'text-soft')}
        >
          {doing}
        </span>
      )}
      {job.status === 'running' && (
        <>
          <ProgressBar value={job.progress} label={t`Progress of ${{ job: jobName(job) }}`} className="mt-2" />
          <span className="mt-1 block text-xs text-soft tabular-nums">{jobProgress(job)}</span>
        </>
      )}
    </button>
  );
}
