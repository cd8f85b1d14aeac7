import { t } from '@lingui/core/macro';
import { memo } from 'react';
import { Link } from 'react-router';
import type { TaleRow } from '#shared/tale/tale.contract.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { ProgressBar } from '#web/ui/notices/progress-bar.tsx';
import { MovedByHand, VideoStatusBadge } from '#web/tale-parts/status-badge.tsx';
import { TaleCover } from '#web/tale-parts/tale-cover.tsx';
import { showReference } from '#web/language/locale.ts';
import { showDate } from '#web/ui/hooks/time.ts';

const translatedColumns = (): readonly Column<TaleRow>[] => [
  {
    head: t`Tale`,
    plain: true,
    cell: ({ taleId, title, createdAt, imagesReady }) => (
      <span className="flex min-w-0 items-center gap-3">
        <TaleCover taleId={taleId} ready={imagesReady} />
        <span className="min-w-0">
          <Link
            to={`/tales/${encodeURIComponent(taleId)}`}
            className="line-clamp-2 font-medium break-words hover:text-brand hover:underline"
          >
            {title}
          </Link>
          <span className="block text-xs text-soft">{showDate(createdAt)}</span>
        </span>
      </span>
    ),
  },
  { head: t`Verse`, cell: ({ verse }) => (verse ? showReference(verse) : '—') },
  {
    head: t`Images`,
    className: 'md:w-36',
    cell: ({ title, imagesReady, imagesTotal }) => (
      <span className="block w-28">
        <span className="mb-1 block text-xs tabular-nums">
          {imagesReady}/{imagesTotal}
        </span>
        <ProgressBar value={imagesTotal ? (imagesReady / imagesTotal) * 100 : 0} label={t`Images of ${title}`} />
      </span>
    ),
  },
  {
    head: t`Status`,
    cell: ({ videoStatus, isPublic, isPackaged, imagesReady, imagesTotal }) => (
      <>
        <VideoStatusBadge status={videoStatus} />
        {videoStatus === 'published' && isPublic === false && <MovedByHand />}
        {isPackaged ? (
          <span className="block text-xs text-soft">{t`Packaged`}</span>
        ) : (
          videoStatus === 'draft' &&
          imagesTotal > 0 &&
          imagesReady >= imagesTotal && <span className="block text-xs text-soft">{t`All pictures ready`}</span>
        )}
      </>
    ),
  },
  {
    head: t`Publish Date`,
    cell: ({ publishLocal, tz }) =>
      publishLocal ? (
        <span>
          {publishLocal} <span className="text-xs text-soft">{tz}</span>
        </span>
      ) : (
        '—'
      ),
  },
];

/** The rows as a table. It is drawn again only when the rows change, so that typing stays quick beside 200 of them. */
export const TalesTable = memo(({ rows }: { rows: readonly TaleRow[] }) => (
  // It scrolls by itself, so that what comes below stays within reach; the keyboard must be able to reach it too.
  <section
    aria-label={t`Tales, scrollable`}
    tabIndex={0}
    className="-mx-2 max-h-176 overflow-y-auto px-2 md:[&_thead]:sticky md:[&_thead]:top-0 md:[&_thead]:z-10
      md:[&_thead]:bg-surface"
  >
    <DataTable name={t`Your tales`} columns={translatedColumns()} rows={rows} keyOf={({ taleId }) => taleId} />
  </section>
));
