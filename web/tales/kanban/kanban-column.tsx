import { plural, t } from '@lingui/core/macro';
import { columnName, columnNotes } from '#web/tale-parts/tale-words.ts';
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { memo, useCallback, useEffect, useId, useMemo, useRef } from 'react';
import type { KanbanCard } from '#shared/tale/kanban.contract.ts';
import type { TaleStatus } from '#shared/pipeline.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { type CardActs, CardFace } from './card-face.tsx';
import { SortedCards, useDragCard, useDropColumn } from './card-drag.tsx';

const marks: Record<TaleStatus, string> = {
  draft: 'bg-edge',
  images: 'bg-orange',
  packaged: 'bg-brand',
  bound: 'bg-info',
  scheduled: 'bg-warn',
  published: 'bg-good',
  failed: 'bg-bad',
};

/** One column: its name, how many cards it shows, and of long ones only the cards that are in sight. */
export const KanbanColumn = memo(function KanbanColumn({
  status,
  cards,
  ticked,
  acts,
  arrived,
  onMore,
}: {
  status: TaleStatus;
  cards: readonly KanbanCard[];
  ticked: ReadonlySet<string>;
  acts: CardActs;
  /** The card that was moved last, to be shown and to take the focus. */
  arrived: string | null;
  onMore: (() => void) | null;
}) {
  const label = columnName(status);
  const { hint, empty } = columnNotes(status);
  const name = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const { ref, isTarget, dragged } = useDropColumn(status);
  const ids = useMemo(() => cards.map(({ id }) => id), [cards]);
  const draggedAt = dragged ? ids.indexOf(dragged) : -1;
  const virtual = useVirtualizer({
    count: cards.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 142,
    getItemKey: (index) => ids[index] ?? index,
    gap: 8,
    // Short columns are drawn whole, so that the browser's own search finds every card.
    overscan: cards.length <= 60 ? cards.length : 4,
    rangeExtractor: useCallback(
      (range: Range) => {
        const seen = defaultRangeExtractor(range);
        return draggedAt < 0 || seen.includes(draggedAt) ? seen : [...seen, draggedAt].toSorted((a, b) => a - b);
      },
      [draggedAt],
    ),
  });
  const isHere = arrived !== null && ids.includes(arrived);
  useEffect(() => {
    if (isHere) virtual.scrollToIndex(ids.indexOf(arrived ?? ''));
    // oxlint-disable-next-line exhaustive-deps -- once for each arrival, wherever the card goes later
  }, [isHere, arrived]);
  return (
    <section
      ref={ref}
      aria-labelledby={name}
      className={cx(
        'flex min-w-0 flex-col rounded-2xl border bg-sunken/70 transition-colors',
        isTarget ? 'border-brand bg-brand-wash/60' : 'border-line',
      )}
    >
      <header className="px-3 pt-3 pb-2">
        <div className={cx('mb-2 h-1 w-8 rounded-full', marks[status])} aria-hidden />
        <h2 className="flex items-center justify-between gap-2 text-sm font-semibold">
          <span id={name}>{label}</span>
          <span className="rounded-full bg-mute-wash px-2 py-0.5 text-xs font-semibold text-soft tabular-nums">
            <span aria-hidden>{cards.length}</span>
            <span className="sr-only">{plural({ count: cards.length }, { one: '# tale', other: '# tales' })}</span>
          </span>
        </h2>
        <p className="text-xs text-soft">{hint}</p>
      </header>
      <div
        ref={scroller}
        data-column-list
        className="relative max-h-[70dvh] flex-1 overflow-y-auto overscroll-y-contain px-1.5 pb-2 md:max-h-none
          md:min-h-0"
      >
        {isTarget && (
          <p
            className="sticky top-0 z-10 mb-2 rounded-xl border-2 border-dashed border-brand bg-surface px-3 py-4
            text-center text-xs font-semibold text-brand-strong"
          >{t`Drop here: on top of ${label}`}</p>
        )}
        {cards.length === 0 && !isTarget && (
          <p className="rounded-xl border border-dashed border-edge/50 px-3 py-5 text-center text-sm text-soft md:py-8">
            {empty}
          </p>
        )}
        <SortedCards ids={ids}>
          <ul className="relative" style={{ height: virtual.getTotalSize() }}>
            {virtual.getVirtualItems().map(({ index, start, key }) => (
              <li
                key={key}
                ref={virtual.measureElement}
                data-index={index}
                aria-setsize={cards.length}
                aria-posinset={index + 1}
                className="absolute inset-x-0 top-0"
                style={{ transform: `translateY(${start}px)` }}
              >
                <DragCard
                  card={cards[index]!}
                  isTicked={ticked.has(cards[index]!.id)}
                  isFirst={index === 0}
                  isLast={index === cards.length - 1}
                  isArrived={arrived === cards[index]!.id}
                  acts={acts}
                />
              </li>
            ))}
          </ul>
        </SortedCards>
        {onMore && <Button size="small" className="mt-2 w-full" onClick={onMore}>{t`Load more`}</Button>}
      </div>
    </section>
  );
});

type Dragged = {
  card: KanbanCard;
  isTicked: boolean;
  isFirst: boolean;
  isLast: boolean;
  isArrived: boolean;
  acts: CardActs;
};

function DragCard({ card, ...rest }: Dragged) {
  const { isDragged, card: holder, handle } = useDragCard(card.id, card.status);
  // oxlint-disable-next-line exhaustive-deps -- the handle is new in every render; only these two parts of it change
  const face = useMemo(() => handle, [handle['aria-describedby'], handle.onKeyDown]);
  return (
    <div {...holder} className={cx('touch-manipulation', isDragged && 'opacity-35')}>
      <CardFace card={card} handle={face} {...rest} />
    </div>
  );
}
