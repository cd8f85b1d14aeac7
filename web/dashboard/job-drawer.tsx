import { t } from '@lingui/core/macro';
import { statusWord } from '#web/tale-parts/tale-words.ts';
import { useQuery } from '@tanstack/react-query';
import { BookOpen } from 'lucide-react';
import type { Job } from '#shared/job.contract.ts';
import { isLive, jobQueries } from '#web/activity/job.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorNote, Waiting } from '#web/ui/notices/notes.tsx';
import { ProgressAnnouncer } from '#web/ui/notices/progress-announcer.tsx';
import { ProgressBar } from '#web/ui/notices/progress-bar.tsx';
import { JobStatusBadge } from '#web/tale-parts/status-badge.tsx';
import { showMoment } from '#web/ui/hooks/time.ts';
import { JobActions } from './job-actions.tsx';
import { JobArtifacts } from './job-artifact-list.tsx';
import { JobLogs } from './job-logs.tsx';
import { jobName } from '#web/activity/job-names.ts';
import { jobDoing, jobProgress } from './job-words.ts';
import { inWords } from '#web/language/said.ts';

const resultText = (result: unknown) => (typeof result === 'string' ? result : JSON.stringify(result, null, 2));

type Opens = { onOpen: (id: string) => void };

/** Everything about one job: state, artifacts, logs, cancel and retry. A retry moves it on to the new job. */
export function JobDrawer({ id, onClose, onOpen }: { id: string; onClose: () => void } & Opens) {
  const query = useQuery(jobQueries.one(id));
  return (
    <Dialog open onClose={onClose} title={t`Job Details`} place="right">
      <div className="grid flex-1 content-start gap-5 overflow-y-auto px-5 pb-6">
        {query.isError && <ErrorNote>{query.error.message}</ErrorNote>}
        {query.isPending && <Waiting>{t`Loading…`}</Waiting>}
        {query.data && <Details job={query.data} onOpen={onOpen} />}
      </div>
    </Dialog>
  );
}

function Details({ job, onOpen }: { job: Job } & Opens) {
  const doing = jobDoing(job);
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="text-lg leading-tight font-semibold first-letter:capitalize">{jobName(job)}</h3>
          {job.tale_title && <p className="mt-0.5 text-sm break-words text-soft">{job.tale_title}</p>}
        </div>
        <JobStatusBadge status={job.status} />
      </div>
      <ProgressAnnouncer
        value={job.progress}
        label={jobName(job)}
        end={isLive(job) ? undefined : statusWord(job.status)}
      />
      {isLive(job) && (
        <div>
          <ProgressBar value={job.progress} label={t`Progress`} />
          <p className="mt-1.5 flex flex-wrap justify-between gap-x-3 text-sm text-soft">
            <span className="min-w-0 break-words">{doing}</span>
            <span className="tabular-nums">{jobProgress(job)}</span>
          </p>
        </div>
      )}
      {job.error && <ErrorNote>{inWords(job.errorSaid, job.error)}</ErrorNote>}
      <JobActions job={job} onOpen={onOpen} />
      <Facts job={job} onOpen={onOpen} />
      <JobArtifacts job={job}>
        {job.tale_id && (
          <ButtonLink
            to={`/tales/${encodeURIComponent(job.tale_id)}`}
            size="small"
            icon={<BookOpen aria-hidden />}
          >{t`Open tale`}</ButtonLink>
        )}
      </JobArtifacts>
      <JobLogs id={job.id} live={isLive(job)} />
      {job.result !== null && job.result !== undefined && (
        <details className="text-sm">
          <summary className="min-h-6 cursor-pointer font-semibold">{t`Result`}</summary>
          <pre className="mt-2 overflow-x-auto rounded-xl bg-sunken p-3 text-xs break-words whitespace-pre-wrap">
            {resultText(job.result)}
          </pre>
        </details>
      )}
    </>
  );
}

function Facts({ job, onOpen }: { job: Job } & Opens) {
  const { retryOf } = job;
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-sm [&_dd]:break-all [&_dt]:text-soft">
      <dt>{t`Id`}</dt>
      <dd>{job.id}</dd>
      <dt>{t`Created`}</dt>
      <dd>{showMoment(job.created_at)}</dd>
      <dt>{t`Updated`}</dt>
      <dd>{showMoment(job.updated_at)}</dd>
      {retryOf && (
        <>
          <dt>{t`Retry of`}</dt>
          <dd>
            <button type="button" className="min-h-6 text-left text-brand underline" onClick={() => onOpen(retryOf)}>
              {retryOf}
            </button>
          </dd>
        </>
      )}
    </dl>
  );
}
