import { t } from '@lingui/core/macro';
import { ArrowLeftRight } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { KanbanCard } from '#shared/tale/kanban.contract.ts';
import type { TaleStatus } from '#shared/pipeline.ts';

const MoveMenuList = lazy(async () => ({ default: (await import('./move-menu-list.tsx')).MoveMenuList }));

/** 'Move to…' with every column: what dragging does, without dragging. Its list is loaded by the first press. */
export function MoveMenu({
  card,
  onMove,
  className,
}: {
  card: KanbanCard;
  onMove: (to: TaleStatus) => void;
  className: string;
}) {
  const [isPressed, setPressed] = useState(false);
  const words = t`Move to… ${{ title: card.title }}`;
  const face = (
    <>
      <ArrowLeftRight aria-hidden />
      <span className="text-xs font-semibold whitespace-nowrap md:hidden">{t`Move to…`}</span>
    </>
  );
  const still = (
    <button
      type="button"
      aria-label={words}
      title={t`Move to…`}
      aria-haspopup="menu"
      className={className}
      onClick={() => setPressed(true)}
    >
      {face}
    </button>
  );
  if (!isPressed) return still;
  return (
    <Suspense fallback={still}>
      <MoveMenuList card={card} onMove={onMove}>
        <button type="button" aria-label={words} title={t`Move to…`} className={className}>
          {face}
        </button>
      </MoveMenuList>
    </Suspense>
  );
}
