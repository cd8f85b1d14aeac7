import { t } from '@lingui/core/macro';
import { CalendarClock, Images, Package, SquarePen } from 'lucide-react';
import type { KanbanCard } from '#shared/tale/kanban.contract.ts';
import { usePackageRow, useQueueRow } from '#web/tales/bulk.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ProgressBar } from '#web/ui/notices/progress-bar.tsx';
import { TaleStatusBadge } from '#web/tale-parts/status-badge.tsx';
import { TaleCover } from '#web/tale-parts/tale-cover.tsx';
import { showMoment, timeAgo } from '#web/ui/hooks/time.ts';
import { showReference } from '#web/language/locale.ts';

/** A tale next to the board: its status, and what to do next. */
export function CardPanel({
  card,
  onReschedule,
  onClose,
}: {
  card: KanbanCard;
  onReschedule: () => void;
  onClose: () => void;
}) {
  const queue = useQueueRow();
  const pack = usePackageRow();
  const { images_ready: ready, images_total: total } = card;
  return (
    <Dialog open onClose={onClose} title={card.title || t`Untitled tale`} place="right" className="sm:max-w-md">
      <div className="grid content-start gap-5 overflow-y-auto px-5 pt-1 pb-6">
        {ready > 0 && (
          <TaleCover taleId={card.id} ready={ready} className="aspect-video w-full rounded-xl border border-line" />
        )}
        <dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-2.5 text-sm [&_dt]:text-soft">
          <dt>{t`Status`}</dt>
          <dd>
            <TaleStatusBadge status={card.status} />
          </dd>
          <dt>{t`Verse`}</dt>
          <dd>{card.verse ? showReference(card.verse) : '—'}</dd>
          <dt>{t`Created`}</dt>
          <dd>
            <time title={showMoment(card.createdAtMs)}>{t`${{ time: timeAgo(card.createdAtMs) }} ago`}</time>
          </dd>
          <dt>{t`Images`}</dt>
          <dd className="flex items-center gap-3">
            <span className="tabular-nums">
              {ready}/{total}
            </span>
            <ProgressBar value={total ? (ready / total) * 100 : 0} label={t`Images of ${{ title: card.title }}`} />
          </dd>
          {card.status === 'scheduled' && (
            <>
              <dt>{t`Publish date`}</dt>
              <dd className="flex flex-wrap items-center justify-between gap-2">
                {showMoment(card.scheduledAt)}
                <Button size="small" onClick={onReschedule} icon={<CalendarClock aria-hidden />}>{t`Change`}</Button>
              </dd>
            </>
          )}
        </dl>
        <div className="grid gap-2">
          <ButtonLink
            to={`/tales/${card.id}`}
            look="primary"
            icon={<SquarePen aria-hidden />}
          >{t`Open editor`}</ButtonLink>
          <Button
            busy={queue.isPending}
            onClick={() => queue.mutate(card.id)}
            icon={<Images aria-hidden />}
          >{t`Queue images`}</Button>
          <Button
            busy={pack.isPending}
            onClick={() => pack.mutate(card.id)}
            icon={<Package aria-hidden />}
          >{t`Package`}</Button>
        </div>
      </div>
    </Dialog>
  );
}
