import { Link } from 'react-router';
import type { TaleListRow } from '#shared/tale-list.contract.ts';
import { culturalContextWords } from '#shared/vocabulary.ts';
import type { Column } from '#web/ui/data-table.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { TaleStatusBadge } from '#web/ui/status-badge.tsx';
import { TaleCover } from '#web/ui/tale-cover.tsx';
import { showMoment, timeAgo } from '#web/ui/time.ts';

/** The columns of the tales list. */
export const taleColumns: readonly Column<TaleListRow>[] = [
  {
    head: 'Title',
    plain: true,
    cell: ({ id, title, displayTitle, images_ready }) => (
      <span className="flex min-w-0 items-center gap-3">
        <TaleCover taleId={id} ready={images_ready} />
        <Link to={`/tales/${id}`} className="line-clamp-2 font-medium hover:text-brand hover:underline">
          {displayTitle || title}
        </Link>
      </span>
    ),
  },
  { head: 'Verse', cell: ({ verse }) => verse ?? '—' },
  {
    head: 'Cultural Context',
    cell: ({ cultural_context }) => {
      const { emoji, label } = culturalContextWords[cultural_context];
      return (
        <span role="img" aria-label={label} title={label} className="text-lg">
          {emoji}
        </span>
      );
    },
  },
  { head: 'Status', cell: ({ status }) => <TaleStatusBadge status={status} /> },
  {
    head: 'Images',
    cell: ({ title, images_ready, images_total }) => (
      <span className="block w-24">
        <span className="mb-1 block text-xs tabular-nums">
          {images_ready}/{images_total}
        </span>
        <ProgressBar value={images_total ? (images_ready / images_total) * 100 : 0} label={`Images of ${title}`} />
      </span>
    ),
  },
  { head: 'Created', cell: ({ createdAtMs }) => <time title={showMoment(createdAtMs)}>{timeAgo(createdAtMs)}</time> },
];
