import { t } from '@lingui/core/macro';
import { ArrowDown, ArrowUp, GripVertical, Pencil } from 'lucide-react';
import { type ComponentProps, memo, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { KanbanCard } from '#shared/tale/kanban.contract.ts';
import type { TaleStatus } from '#shared/pipeline.ts';
import { useRenameTale } from '#web/tale-parts/tale.ts';
import { taleBox } from '#web/tale-parts/bulk-event.ts';
import { cx } from '#web/ui/cx.ts';
import { TaleCover } from '#web/tale-parts/tale-cover.tsx';
import { showDate, showMoment, timeAgo } from '#web/ui/hooks/time.ts';
import { CardTitleForm } from './card-title-form.tsx';
import { MoveMenu } from './move-menu.tsx';
import { showReference } from '#web/language/locale.ts';

/** What cards may do, the same for all of them. */
export type CardActs = {
  open: (id: string) => void;
  toggle: (id: string) => void;
  move: (id: string, to: TaleStatus) => void;
  shift: (id: string, by: number) => void;
};

type Props = {
  card: KanbanCard;
  isTicked?: boolean;
  isFirst?: boolean;
  isLast?: boolean;
  /** It was moved by its menu: it takes the focus back. */
  isArrived?: boolean;
  acts?: CardActs;
  handle?: ComponentProps<'button'>;
};

const small =
  'relative z-10 grid size-7 place-items-center rounded-lg text-soft hover:bg-sunken hover:text-ink ' +
  'disabled:opacity-35 [&_svg]:size-4';

/** A card as it is seen; without `acts` it is the picture that follows the pointer. */
export const CardFace = memo(function CardFace({
  card,
  isTicked = false,
  isFirst,
  isLast,
  isArrived,
  acts,
  handle,
}: Props) {
  const [isRenaming, setRenaming] = useState(false);
  const rename = useRenameTale(card.id);
  const opener = useRef<HTMLButtonElement>(null);
  const title = rename.isPending ? rename.variables.title : card.title;
  const pencil = useRef<HTMLButtonElement>(null);
  const givesBack = useRef(false);
  const closeTitle = (byKey: boolean) => {
    givesBack.current = byKey;
    setRenaming(false);
  };
  useEffect(() => {
    if (isRenaming || !givesBack.current) return;
    givesBack.current = false;
    pencil.current?.focus();
  }, [isRenaming]);
  useEffect(() => {
    if (isArrived && (document.activeElement === document.body || document.activeElement === null))
      opener.current?.focus();
  }, [isArrived]);
  return (
    <article
      aria-label={title}
      className={cx(
        '@container relative rounded-xl border bg-raised p-2 text-sm shadow-xs',
        isTicked ? 'border-brand ring-1 ring-brand' : 'border-line',
        acts ? 'cursor-grab hover:border-edge/70' : 'cursor-grabbing shadow-2xl',
      )}
    >
      <div className="flex items-start gap-2">
        <label className="relative z-10 -m-1 grid size-7 shrink-0 cursor-pointer place-items-center">
          <input
            type="checkbox"
            {...(acts ? taleBox : {})}
            checked={isTicked}
            onChange={() => acts?.toggle(card.id)}
            className="size-4.5 accent-brand"
            aria-label={t`Select ${title}`}
          />
        </label>
        <div className="min-w-0 flex-1">
          {isRenaming ? (
            <CardTitleForm
              title={card.title}
              onClose={closeTitle}
              onRename={(typed) => rename.mutate({ title: typed, before: card.title })}
            />
          ) : (
            <button
              ref={opener}
              type="button"
              aria-haspopup="dialog"
              onClick={() => acts?.open(card.id)}
              className="line-clamp-2 cursor-pointer text-left leading-snug font-medium break-words select-none
                after:absolute after:inset-0 after:rounded-xl focus-visible:outline-none
                focus-visible:after:outline-2 focus-visible:after:outline-offset-2
                focus-visible:after:outline-brand"
            >
              {title || t`Untitled tale`}
            </button>
          )}
        </div>
      </div>
      <div className="mt-1.5 flex items-center gap-2">
        {card.images_ready > 0 && (
          <TaleCover taleId={card.id} ready={card.images_ready} className="h-9 w-16 @max-[10rem]:hidden" />
        )}
        <div className="min-w-0 flex-1 text-xs text-soft">
          {card.verse && <p className="truncate">{showReference(card.verse)}</p>}
          <p className="truncate">
            <time dateTime={new Date(card.createdAtMs).toISOString()} title={showMoment(card.createdAtMs)}>
              {timeAgo(card.createdAtMs)}
            </time>
            {card.status === 'images' &&
              card.images_total > 0 &&
              ` · ${t`${{ ready: card.images_ready }}/${{ total: card.images_total }} drawn`}`}
            {card.status === 'published' && card.isPublic === false && ` · ${t`moved manually`}`}
            {card.status === 'scheduled' &&
              card.scheduledAt !== null &&
              ` · ${t`for ${{ date: showDate(card.scheduledAt) }}`}`}
          </p>
        </div>
      </div>
      {/* In a narrow column two lines of three, so that no button stands alone. */}
      <div
        className="mt-1.5 flex flex-wrap items-center gap-0.5 @max-[10rem]:grid
          @max-[10rem]:grid-cols-[minmax(0,1fr)_auto_auto] @max-[10rem]:justify-items-end"
      >
        <Link
          to={`/tales/${card.id}`}
          draggable={false}
          aria-label={t`Open ${title}`}
          className="relative z-10 inline-flex h-7 items-center rounded-lg px-2 text-xs font-semibold text-brand
            hover:bg-sunken hover:underline @max-[10rem]:justify-self-start @max-[10rem]:px-0.5"
        >{t`Open`}</Link>
        {acts && (
          <>
            <button
              ref={pencil}
              type="button"
              aria-label={t`Rename ${title}`}
              title={t`Rename`}
              className={small}
              onClick={() => setRenaming(true)}
            >
              <Pencil aria-hidden />
            </button>
            <MoveMenu
              card={card}
              onMove={(to) => acts.move(card.id, to)}
              className={cx(small, 'max-md:flex max-md:w-auto max-md:items-center max-md:gap-1 max-md:px-1')}
            />
            <span className="flex-1 @max-[12rem]:hidden" />
            <button
              type="button"
              aria-label={t`Move ${title} up`}
              title={t`Up`}
              disabled={isFirst}
              className={small}
              onClick={() => acts.shift(card.id, -1)}
            >
              <ArrowUp aria-hidden />
            </button>
            <button
              type="button"
              aria-label={t`Move ${title} down`}
              title={t`Down`}
              disabled={isLast}
              className={small}
              onClick={() => acts.shift(card.id, 1)}
            >
              <ArrowDown aria-hidden />
            </button>
            <button
              type="button"
              aria-label={t`Drag ${title}`}
              title={t`Drag`}
              {...handle}
              className={cx(small, 'cursor-grab touch-none')}
            >
              <GripVertical aria-hidden />
            </button>
          </>
        )}
      </div>
    </article>
  );
});
