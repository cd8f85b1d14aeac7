import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ArchiveRestore, Trash2 } from 'lucide-react';
import { type BinRow, binDays } from '#shared/tale/tale-list.contract.ts';
import { IconButton } from '#web/ui/button.tsx';
import { TaleStatusBadge } from '#web/tale-parts/status-badge.tsx';
import { showMoment, timeAgo } from '#web/ui/hooks/time.ts';
import { showReference } from '#web/language/locale.ts';

const day = 86_400_000;
/** Whole days until a deleted tale goes for good. */
const daysLeft = (deletedAtMs: number) => Math.max(0, Math.ceil((deletedAtMs + binDays * day - Date.now()) / day));

/** The tales of the bin, each with how long it still waits. */
export function BinList({
  rows,
  ticked,
  onToggle,
  onRestore,
  onPurge,
}: {
  rows: readonly BinRow[];
  ticked: ReadonlySet<string>;
  onToggle: (id: string) => void;
  onRestore: (id: string) => void;
  onPurge: (row: BinRow) => void;
}) {
  return (
    <ul aria-label={t`Deleted tales`} className="divide-y divide-line/70">
      {rows.map((row) => {
        const { id, displayTitle: title, verse, status, scheduledAt, deletedAtMs } = row;
        const left = daysLeft(deletedAtMs);
        const ago = timeAgo(deletedAtMs);
        return (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5 text-sm hover:bg-sunken/60">
            <label className="-m-1 grid size-8 cursor-pointer place-items-center">
              <input
                type="checkbox"
                checked={ticked.has(id)}
                onChange={() => onToggle(id)}
                className="size-5 accent-brand"
                aria-label={t`Select ${title}`}
              />
            </label>
            <div className="min-w-0 flex-1 basis-48">
              <p className="font-medium break-words">{title}</p>
              <p className="text-xs text-soft">
                {verse && `${showReference(verse)} · `}
                <Trans>
                  deleted <time title={showMoment(deletedAtMs)}>{ago}</time> ago
                </Trans>
                {` · ${plural(left, { one: '# day left', other: '# days left' })}`}
                {status === 'scheduled' &&
                  scheduledAt &&
                  ` · ${t`was to be published ${{ moment: showMoment(scheduledAt) }}`}`}
              </p>
            </div>
            <TaleStatusBadge status={status} />
            <span className="flex">
              <IconButton label={t`Restore ${title}`} title={t`Restore`} onClick={() => onRestore(id)}>
                <ArchiveRestore aria-hidden />
              </IconButton>
              <IconButton
                label={t`Delete ${title} for good`}
                title={t`Delete for good`}
                className="text-bad"
                onClick={() => onPurge(row)}
              >
                <Trash2 aria-hidden />
              </IconButton>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
