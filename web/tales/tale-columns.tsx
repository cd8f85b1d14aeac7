import { BookOpen } from 'lucide-react';
import { Link } from 'react-router';
import type { TaleListRow } from '#shared/tale-list.contract.ts';
import { culturalContextWords } from '#shared/vocabulary.ts';
import { imageUrl } from '#web/queries/image.ts';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { TaleStatusBadge } from '#web/ui/status-badge.tsx';
import { showMoment, timeAgo } from '#web/ui/time.ts';
import { useTick } from '#web/ui/use-tick.ts';
import { VerseTooltip } from '#web/ui/verse-tooltip.tsx';
import type { LongColumn } from '#web/ui/virtual-table.tsx';

const Cover = ({ cover }: Pick<TaleListRow, 'cover'>) => (
  <span className="grid h-11 w-18 shrink-0 place-items-center overflow-hidden rounded-lg bg-brand-wash text-brand">
    {cover ? (
      <img src={imageUrl(cover)} alt="" loading="lazy" decoding="async" className="size-full object-cover" />
    ) : (
      <BookOpen className="size-5" aria-hidden />
    )}
  </span>
);

/** How long ago in s, m, h or d, kept true while it is on show. */
export function Created({ at }: { at: number }) {
  useTick(30_000);
  return (
    <time dateTime={new Date(at).toISOString()} title={showMoment(at)} className="tabular-nums">
      {timeAgo(at)}
    </time>
  );
}

/** The columns of the tales list. */
export const taleColumns: readonly LongColumn<TaleListRow>[] = [
  {
    head: 'Title',
    plain: true,
    cell: ({ id, displayTitle, cover }) => (
      <span className="flex min-w-0 items-center gap-3">
        <Cover cover={cover} />
        <Link to={`/tales/${id}`} className="line-clamp-2 min-w-0 font-medium break-words hover:text-brand hover:underline">
          {displayTitle}
        </Link>
      </span>
    ),
  },
  {
    head: 'Verse',
    className: '@4xl:w-36',
    cell: ({ verse, verse_ref, verse_version }) =>
      verse ? <VerseTooltip reference={verse_ref ?? verse} version={verse_version || 'WEB'} words={verse} /> : '—',
  },
  {
    head: 'Cultural Context',
    className: '@4xl:w-22',
    cell: ({ cultural_context }) => {
      const { emoji, label } = culturalContextWords[cultural_context];
      return (
        <span role="img" aria-label={label} title={label} className="text-lg">
          {emoji}
        </span>
      );
    },
  },
  { head: 'Status', className: '@4xl:w-30', cell: ({ status }) => <TaleStatusBadge status={status} /> },
  {
    head: 'Images',
    className: '@4xl:w-24',
    cell: ({ title, images_ready, images_total }) => (
      <span className="block w-20">
        <span className="mb-1 block text-xs tabular-nums">
          {images_ready}/{images_total}
        </span>
        <ProgressBar value={images_total ? (images_ready / images_total) * 100 : 0} label={`Images of ${title}`} />
      </span>
    ),
  },
  { head: 'Created', className: '@4xl:w-18', cell: ({ createdAtMs }) => <Created at={createdAtMs} /> },
];
