import type { TaleId } from '#shared/ids.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { FileArchive, Package, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Job } from '#shared/job.contract.ts';
import { jobQueries, useCancelJob, isLive } from '#web/activity/job.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorNote } from '#web/ui/notices/notes.tsx';
import { ProgressAnnouncer } from '#web/ui/notices/progress-announcer.tsx';
import { ProgressBar } from '#web/ui/notices/progress-bar.tsx';
import { showBytes } from '#web/ui/hooks/time.ts';
import { usePackageImport } from './use-package-import.ts';
import { jobError, jobStep } from '#web/activity/job-names.ts';

/** Brings in a tale that a studio packed: sends its file, then watches the studio make a tale of it. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { file, arrived, jobId, error, choose, stop } = usePackageImport();
  const job = useQuery({ ...jobQueries.one(jobId ?? ''), enabled: jobId !== null }).data ?? null;
  const over = error ?? (job?.status === 'failed' ? (jobError(job) ?? t`The package could not be imported.`) : null);
  const made = job?.status === 'completed' ? (job.result as { taleId: TaleId; title: string } | null) : null;
  const navigate = useNavigate();
  useEffect(() => {
    if (made) void navigate(`/tales/${made.taleId}`);
  }, [made, navigate]);
  const busy = file !== null && over === null && made === null && job?.status !== 'cancelled';
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Import a package`}
      note={t`A new tale is made from a package, with everything in place. Nothing in it is published.`}
      className="sm:max-w-lg"
    >
      <div className="grid gap-4 px-5 pb-5">
        {over && <ErrorNote>{over}</ErrorNote>}
        {job?.status === 'cancelled' && <p role="status">{t`Cancelled. Nothing was imported.`}</p>}
        {!busy && !made && <ChooseFile onChoose={choose} />}
        {busy && jobId === null && (
          <Under
            label={t`Sending ${{ file: file.name }}`}
            percent={(100 * arrived) / Math.max(1, file.size)}
            words={t`${{ sent: showBytes(arrived) }} of ${{ size: showBytes(file.size) }} sent. If the connection drops, choose the same file again: the upload resumes.`}
            onCancel={stop}
          />
        )}
        {busy && jobId !== null && <Working job={job} />}
        {made && (
          <p role="status" className="flex flex-wrap items-center justify-between gap-3">
            {t`“${{ title: made.title }}” is here.`}
            <ButtonLink to={`/tales/${made.taleId}`} look="primary">{t`Open the tale`}</ButtonLink>
          </p>
        )}
      </div>
    </Dialog>
  );
}

function Working({ job }: { job: Job | null }) {
  const cancel = useCancelJob();
  return (
    <Under
      label={t`Importing`}
      percent={job?.progress ?? 0}
      words={t`${{ step: jobStep(job) ?? t`Waiting for its turn` }}. You may close this; the import continues.`}
      {...(job && isLive(job) && job.status !== 'cancelling' ? { onCancel: () => cancel.mutate(job.id) } : {})}
    />
  );
}

function Under({
  label,
  percent,
  words,
  onCancel,
}: {
  label: string;
  percent: number;
  words: string;
  onCancel?: () => void;
}) {
  return (
    <div>
      <p className="mb-2 flex items-center justify-between gap-3 text-sm font-medium">
        <span className="min-w-0 truncate">{label}</span>
        <span className="tabular-nums">{Math.floor(percent)}%</span>
      </p>
      <ProgressBar value={percent} label={label} />
      <ProgressAnnouncer value={percent} label={label} />
      <p className="mt-2 text-sm text-soft">{words}</p>
      {onCancel && <Button className="mt-3" icon={<X aria-hidden />} onClick={onCancel}>{t`Cancel`}</Button>}
    </div>
  );
}

function ChooseFile({ onChoose }: { onChoose: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = (file: File | undefined) => {
    if (file) onChoose(file);
    if (input.current) input.current.value = '';
  };
  return (
    <div
      className={cx(
        'grid justify-items-center gap-3 rounded-xl border border-dashed p-6 text-center',
        over ? 'border-brand bg-brand-wash' : 'border-edge/60 bg-sunken/50',
      )}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files[0]);
      }}
    >
      <FileArchive aria-hidden className="size-8 text-soft" />
      <p className="text-sm text-soft max-sm:hidden">{t`Drop a package here, or choose it.`}</p>
      <input
        ref={input}
        type="file"
        accept=".zip,application/zip"
        hidden
        aria-label={t({ message: 'Package', context: 'noun' })}
        onChange={(event) => take(event.target.files?.[0])}
      />
      <Button
        look="primary"
        icon={<Package aria-hidden />}
        onClick={() => input.current?.click()}
      >{t`Choose a package…`}</Button>
      <p className="text-sm text-soft">{t`A .zip of at most 4 GB, made by “Download package” on the Video tab of a tale.`}</p>
    </div>
  );
}
