import { useQuery } from '@tanstack/react-query';
import { FileDown, Images, RotateCcw, X } from 'lucide-react';
import { mayCancel, mayRetry } from '#shared/pipeline.ts';
import { isLive, jobQueries, useCancelJob, useRetryJob } from '#web/queries/job.ts';
import { Button, ButtonAnchor, ButtonLink } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorNote, Waiting } from '#web/ui/notes.tsx';
import { ProgressAnnouncer } from '#web/ui/progress-announcer.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { JobStatusBadge } from '#web/ui/status-badge.tsx';
import { showLength, showMoment } from '#web/ui/time.ts';
import { artifactsOf } from './job-artifacts.ts';
import { JobLogs } from './job-logs.tsx';
import { jobName } from './jobs-panel.tsx';

const resultText = (result: unknown) => (typeof result === 'string' ? result : JSON.stringify(result, null, 2));

/** Everything about one job: state, artifacts, logs, cancel and retry. */
export function JobDrawer({ id, onClose, onOpen }: { id: string; onClose: () => void; onOpen: (id: string) => void }) {
  const query = useQuery(jobQueries.one(id));
  const cancel = useCancelJob();
  const retry = useRetryJob();
  const job = query.data;
  return (
    <Dialog open onClose={onClose} title="Job Details" place="right">
      <div className="grid flex-1 content-start gap-5 overflow-y-auto px-5 pb-6">
        {query.isError && <ErrorNote>{query.error.message}</ErrorNote>}
        {query.isPending && <Waiting>Loading…</Waiting>}
        {job && (
          <>
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p className="text-lg font-semibold first-letter:capitalize">{jobName(job)}</p>
              <JobStatusBadge status={job.status} />
            </div>
            {isLive(job) && (
              <div>
                <ProgressBar value={job.progress} label="Progress" />
                <ProgressAnnouncer value={job.progress} label={jobName(job)} />
                <p className="mt-1.5 flex justify-between gap-3 text-sm text-soft">
                  <span>{job.step ?? 'Waiting for its turn'}</span>
                  <span className="tabular-nums">
                    {job.progress}%{job.etaSeconds !== null && ` · about ${showLength(job.etaSeconds * 1000)} left`}
                  </span>
                </p>
              </div>
            )}
            {job.error && <ErrorNote>{job.error}</ErrorNote>}
            <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-sm [&_dd]:break-all [&_dt]:text-soft">
              <dt>Id</dt>
              <dd>{job.id}</dd>
              <dt>Created</dt>
              <dd>{showMoment(job.created_at)}</dd>
              <dt>Updated</dt>
              <dd>{showMoment(job.updated_at)}</dd>
              {job.retryOf && (
                <>
                  <dt>Retry of</dt>
                  <dd>{job.retryOf}</dd>
                </>
              )}
            </dl>
            {(mayCancel(job.status) || mayRetry(job.status)) && (
              <div className="flex gap-2">
                {mayCancel(job.status) && (
                  <Button look="danger" busy={cancel.isPending} onClick={() => cancel.mutate(job.id)} icon={<X aria-hidden />}>
                    Cancel
                  </Button>
                )}
                {mayRetry(job.status) && (
                  <Button
                    look="primary"
                    busy={retry.isPending}
                    onClick={() => retry.mutate(job.id, { onSuccess: ({ jobId }) => onOpen(jobId) })}
                    icon={<RotateCcw aria-hidden />}
                  >
                    Retry
                  </Button>
                )}
              </div>
            )}
            {job.tale_id && (
              <section>
                <h3 className="mb-2 text-sm font-semibold">Artifacts</h3>
                <div className="flex flex-wrap gap-2">
                  {artifactsOf(job).map(({ label, href, kind }) =>
                    kind === 'page' ? (
                      <ButtonLink key={href} to={href} size="small" icon={<Images aria-hidden />}>
                        {label}
                      </ButtonLink>
                    ) : (
                      <ButtonAnchor key={href} href={href} size="small" target="_blank" rel="noreferrer" icon={<FileDown aria-hidden />}>
                        {label}
                      </ButtonAnchor>
                    ),
                  )}
                </div>
              </section>
            )}
            {job.result !== null && job.result !== undefined && (
              <section>
                <h3 className="mb-2 text-sm font-semibold">Result</h3>
                <pre className="overflow-x-auto rounded-xl bg-sunken p-3 text-xs break-words whitespace-pre-wrap">
                  {resultText(job.result)}
                </pre>
              </section>
            )}
            <JobLogs id={job.id} />
          </>
        )}
      </div>
    </Dialog>
  );
}
