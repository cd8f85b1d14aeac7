import { useQuery } from '@tanstack/react-query';
import type { Job } from '#shared/job.contract.ts';
import { isLive, jobQueries } from '#web/queries/job.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState, ErrorNote, Waiting } from '#web/ui/notes.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { JobStatusBadge } from '#web/ui/status-badge.tsx';
import { timeAgo } from '#web/ui/time.ts';

/** A job's type in words: `video_processing` is `video processing`. */
export const jobName = ({ type }: Pick<Job, 'type'>): string => type.replaceAll('_', ' ');

/** The creator's recent jobs; each opens its details. */
export function JobsPanel({ onOpen }: { onOpen: (id: string) => void }) {
  const jobs = useQuery(jobQueries.mine());
  return (
    <Card title="Jobs">
      {jobs.isError && <ErrorNote className="mb-3">{jobs.error.message}</ErrorNote>}
      {jobs.isPending && <Waiting>Loading jobs…</Waiting>}
      {jobs.data?.length === 0 && <EmptyState title="No recent jobs" />}
      {jobs.data && jobs.data.length > 0 && (
        <ul className="-mx-2 grid max-h-96 gap-1 overflow-y-auto">
          {jobs.data.map((job) => (
            <li key={job.id}>
              <button
                type="button"
                onClick={() => onOpen(job.id)}
                className="block w-full rounded-xl px-3 py-2.5 text-left transition-colors hover:bg-sunken"
              >
                <span className="flex items-center justify-between gap-2">
                  <span className="text-sm font-medium first-letter:capitalize">{jobName(job)}</span>
                  <JobStatusBadge status={job.status} />
                </span>
                <span className="mt-1 flex justify-between gap-3 text-xs text-soft">
                  <span className="truncate">{job.error ?? job.step ?? ''}</span>
                  <span className="shrink-0">{timeAgo(job.created_at)}</span>
                </span>
                {isLive(job) && <ProgressBar value={job.progress} label={`Progress of ${jobName(job)}`} className="mt-2" />}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
