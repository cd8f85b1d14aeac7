import type { JobId, TaleId } from '#shared/ids.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Job } from '#shared/job.contract.ts';
import { mayCancel } from '#shared/pipeline.ts';
import { isLive, jobQueries, useCancelJob } from '#web/activity/job.ts';
import { jobName, jobStep } from '#web/activity/job-names.ts';
import { JobStatusBadge } from '#web/tale-parts/status-badge.tsx';
import { statusWord } from '#web/tale-parts/tale-words.ts';
import { IconButton } from '#web/ui/button.tsx';
import { ProgressAnnouncer } from '#web/ui/notices/progress-announcer.tsx';
import { ProgressBar } from '#web/ui/notices/progress-bar.tsx';
import { showDuration } from '#web/ui/hooks/time.ts';

/** How far a job is, and how long the rest takes where that is known. */
const progressWords = ({ progress, etaSeconds }: Pick<Job, 'progress' | 'etaSeconds'>): string =>
  etaSeconds === null ? `${progress}%` : t`${progress}% · about ${{ time: showDuration(etaSeconds) }} left`;

/** The work under way on a tale. */
export function RunningJobs({ taleId }: { taleId: TaleId }) {
  const [query] = useSearchParams();
  return <Jobs key={query.get('tab')} taleId={taleId} />;
}

/**
 * A job that ends keeps its line until the next one needs it or another tab is opened, so that what stands below does
 * not move under who reads it.
 */
function Jobs({ taleId }: { taleId: TaleId }) {
  const { data = [] } = useQuery(jobQueries.ofTale(taleId));
  const [seen, setSeen] = useState<readonly JobId[]>([]);
  const [lines, setLines] = useState(0);
  const live = data.filter(isLive);
  const fresh = live.filter(({ id }) => !seen.includes(id));
  if (fresh.length > 0) setSeen([...seen, ...fresh.map(({ id }) => id)]);
  if (live.length > lines) setLines(live.length);
  const ended = data.filter((job) => !isLive(job) && seen.includes(job.id));
  const shown = [...live, ...ended].slice(0, Math.max(lines, live.length));
  if (shown.length === 0) return null;
  return (
    <ul aria-label={t`Work in progress`} className="mt-4 grid gap-2 rounded-xl bg-brand-wash/60 px-4 py-3">
      {shown.map((job) => (
        // On phones two lines, whether or not the time left is known.
        <li
          key={job.id}
          className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 text-sm sm:flex sm:gap-x-4"
        >
          <JobLine job={job} />
        </li>
      ))}
    </ul>
  );
}

function JobLine({ job }: { job: Job }) {
  const cancel = useCancelJob();
  const name = jobName(job);
  const isEnded = !isLive(job);
  const value = job.status === 'completed' ? 100 : job.progress;
  return (
    <>
      <span className="truncate font-medium first-letter:capitalize sm:w-40">{name}</span>
      <ProgressAnnouncer value={value} label={name} end={isEnded ? statusWord(job.status) : undefined} />
      <div className="flex min-h-6 min-w-0 flex-1 items-center gap-x-4 max-sm:col-span-3 max-sm:row-start-2">
        <ProgressBar value={value} label={name} className="w-28! shrink-0 bg-surface! sm:w-44!" />
        <span className="truncate text-soft">{isEnded ? '' : (jobStep(job) ?? t`Waiting for its turn`)}</span>
      </div>
      <span className="flex min-h-8 items-center tabular-nums">
        {isEnded ? <JobStatusBadge status={job.status} /> : progressWords(job)}
      </span>
      {mayCancel(job.status) && (
        <IconButton
          label={t`Cancel ${{ job: name }}`}
          className="size-8! [&_svg]:size-4!"
          disabled={cancel.isPending}
          onClick={() => cancel.mutate(job.id)}
        >
          <X aria-hidden />
        </IconButton>
      )}
    </>
  );
}
