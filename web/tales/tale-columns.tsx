import { t } from '@lingui/core/macro';
import { Link } from 'react-router';
import type { TaleListRow } from '#shared/tale/tale-list.contract.ts';
import { ProgressBar } from '#web/ui/notices/progress-bar.tsx';
import { ContextIcon, contextName } from '#web/tale-parts/cultural-context.tsx';
import { MovedByHand, TaleStatusBadge } from '#web/tale-parts/status-badge.tsx';
import { TaleCover } from '#web/tale-parts/tale-cover.tsx';
import { showMoment, timeAgo } from '#web/ui/hooks/time.ts';
import { useTick } from '#web/ui/hooks/use-tick.ts';
import { VerseTooltip } from '#web/tale-parts/verse-tooltip.tsx';
import type { LongColumn } from '#web/ui/virtual-table.tsx';

/** How long ago in s, m, h or d, kept true while it is displayed. */
export function Created({ at }: { at: number }) {
  useTick(30_000);
  return (
    <time dateTime={new Date(at).toISOString()} title={showMoment(at)} className="whitespace-nowrap tabular-nums">
      {timeAgo(at)}
    </time>
  );
}

/** A row of the list; a twin has the title of another row. */
export type ListedTale = TaleListRow & { readonly isTwin?: boolean };

/** The columns of the tales list. */
export const taleColumns = (): readonly LongColumn<ListedTale>[] => [
  {
    head: t`Title`,
    plain: true,
    className: '@max-4xl:pr-11',
    cell: ({ id, displayTitle, images_ready, isTwin, createdAtMs }) => (
      <span className="flex min-w-0 items-center gap-3">
        <TaleCover taleId={id} ready={images_ready} className="h-9 w-16 @4xl:w-14" />
        <span className="min-w-0">
          <Link to={`/tales/${id}`} className="line-clamp-2 font-medium break-words hover:text-brand hover:underline">
            {displayTitle}
          </Link>
          {isTwin && (
            <span className="block text-xs text-soft">{t`Created ${{ moment: showMoment(createdAtMs) }}`}</span>
          )}
        </span>
      </span>
    ),
  },
  {
    head: t`Verse`,
    className: '@4xl:w-36',
    cell: ({ verse, verse_ref, verse_version }) =>
      verse ? <VerseTooltip reference={verse_ref ?? verse} version={verse_version || 'WEB'} words={verse} /> : '—',
  },
  {
    head: t`Cultural Context`,
    className: '@4xl:w-20',
    cell: ({ cultural_context }) => (
      <ContextIcon context={cultural_context} label={contextName(cultural_context)} className="size-5 align-middle" />
    ),
  },
  {
    head: t`Status`,
    className: '@4xl:w-29',
    cell: ({ status, isPublic }) => (
      <>
        <TaleStatusBadge status={status} />
        {status === 'published' && isPublic === false && <MovedByHand />}
      </>
    ),
  },
  {
    head: t`Images`,
    className: '@4xl:w-24',
    cell: ({ title, images_ready, images_total }) => (
      <span className="block w-20">
        <span className="mb-1 block text-xs tabular-nums">
          {images_ready}/{images_total}
        </span>
        <ProgressBar value={images_total ? (images_ready / images_total) * 100 : 0} label={t`Images of ${title}`} />
      </span>
    ),
  },
  { head: t`Created`, className: '@4xl:w-16', cell: ({ createdAtMs }) => <Created at={createdAtMs} /> },
];
