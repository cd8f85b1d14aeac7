import type { Said } from '#shared/said.ts';
import type { JobId } from '#shared/ids.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Archive, CircleAlert, CircleCheck, X } from 'lucide-react';
import { showNumber } from '#web/language/locale.ts';
import { type BackupItem, backupsKept } from '#shared/account/backup.contract.ts';
import { inWords } from '#web/language/said.ts';
import { backupsQuery, useMakeBackup } from './backup.ts';
import { useCancelJob } from '#web/activity/job.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Waiting } from '#web/ui/notices/notes.tsx';
import { ProgressAnnouncer } from '#web/ui/notices/progress-announcer.tsx';
import { ProgressBar } from '#web/ui/notices/progress-bar.tsx';
import { Retry } from '#web/ui/notices/retry.tsx';
import { showBytes, showMoment } from '#web/ui/hooks/time.ts';
import { RestoreWords } from './restore-words.tsx';

/** Backups of the whole studio: made here, kept beside it, restored by who runs it. */
export function BackupCard() {
  const backups = useQuery(backupsQuery);
  const make = useMakeBackup();
  const { instead = null, insteadSaid, underWay = null, items = [], folder = '' } = backups.data ?? {};
  return (
    <Card
      title={t`Backup`}
      note={t`The whole studio: every creator’s tales, pictures, sound and films. The newest ${backupsKept} are kept.`}
      actions={
        backups.data &&
        instead === null && (
          <Button
            look="primary"
            size="small"
            busy={make.isPending}
            disabled={underWay !== null}
            onClick={() => make.mutate()}
            icon={<Archive aria-hidden />}
          >{t`Back up now`}</Button>
        )
      }
    >
      {backups.isPending && <Waiting>{t`Loading…`}</Waiting>}
      {backups.isError && !backups.data && <Retry what={t`The backups`} query={backups} />}
      {instead !== null && <p className="text-sm">{inWords(insteadSaid, instead)}</p>}
      {underWay && <UnderWay {...underWay} />}
      {backups.data && items.length === 0 && !underWay && instead === null && (
        <p className="text-sm text-soft">{t`There is no backup yet.`}</p>
      )}
      {items.length > 0 && (
        <ul className="grid gap-2">
          {items.map((item) => (
            <BackupRow key={item.name} item={item} />
          ))}
        </ul>
      )}
      {backups.data && instead === null && (
        <RestoreWords folder={folder} name={items.find(({ complete }) => complete)?.name} />
      )}
    </Card>
  );
}

type UnderWayBackup = {
  jobId: JobId | null;
  progress: number;
  step: string | null;
  stepSaid?: Said | null | undefined;
};

function UnderWay({ jobId, progress, step, stepSaid }: UnderWayBackup) {
  const cancel = useCancelJob();
  const label = t`Backing up the studio`;
  return (
    <div className="mb-4 grid gap-2 rounded-xl border border-line bg-raised p-3 text-sm">
      <p className="flex items-center justify-between gap-3">
        <span className="min-w-0 break-words">
          {step === null ? t`Waiting to begin` : inWords(stepSaid, step)} · {progress} %
          {jobId === null && ` · ${t`ordered by another creator`}`}
        </span>
        {jobId !== null && (
          <Button
            size="small"
            look="ghost"
            busy={cancel.isPending}
            onClick={() => cancel.mutate(jobId)}
            icon={<X aria-hidden />}
          >{t`Cancel`}</Button>
        )}
      </p>
      <ProgressBar value={progress} label={label} />
      <ProgressAnnouncer value={progress} label={label} />
    </div>
  );
}

const BackupRow = ({ item: { name, madeAt, bytes, rows, files, complete } }: { item: BackupItem }) => (
  <li className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-xl border border-line px-3 py-2 text-sm">
    <span className="min-w-0 flex-1 basis-48">
      <span className="block font-medium">{complete ? showMoment(madeAt) : t`Not finished`}</span>
      <span className="block text-xs text-soft">
        <span className="break-all">{name}</span>
        {complete && ` · ${t`${{ rows: showNumber(rows) }} rows, ${{ files: showNumber(files) }} files`}`}
      </span>
    </span>
    {bytes !== null && <span className="text-soft tabular-nums">{showBytes(bytes)}</span>}
    {complete ? (
      <Badge hue="green" icon={<CircleCheck aria-hidden />}>{t`Complete`}</Badge>
    ) : (
      <Badge hue="amber" icon={<CircleAlert aria-hidden />}>{t`Unfinished`}</Badge>
    )}
  </li>
);
