import { t } from '@lingui/core/macro';
import { columnName } from '#web/tale-parts/tale-words.ts';
import { CalendarPlus, Check } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import type { KanbanCard } from '#shared/tale/kanban.contract.ts';
import { type TaleStatus, taleStatuses } from '#shared/pipeline.ts';
import { useTakeSlot } from '#web/publishing/slot.ts';

/**
 * The columns a card may go to, and the next free slot of its channel; opens at once, since it is loaded by the press.
 */
export function MoveMenuList({
  card: { id, status },
  onMove,
  children,
}: {
  card: Pick<KanbanCard, 'id' | 'status'>;
  onMove: (to: TaleStatus) => void;
  children: ReactNode;
}) {
  const takeSlot = useTakeSlot();
  return (
    <DropdownMenu.Root modal={false} defaultOpen>
      <DropdownMenu.Trigger asChild>{children}</DropdownMenu.Trigger>
      <DropdownMenu.Portal container={document.getElementById('main')}>
        <DropdownMenu.Content
          align="start"
          sideOffset={4}
          collisionPadding={8}
          className="z-50 w-52 animate-rise rounded-xl border border-line bg-raised p-1 text-ink shadow-2xl"
        >
          <DropdownMenu.Label className="px-2.5 py-1.5 text-xs text-soft">{t`Move to…`}</DropdownMenu.Label>
          {taleStatuses.map((to) => (
            <DropdownMenu.Item
              key={to}
              disabled={to === status}
              onSelect={() => onMove(to)}
              className="flex min-h-9 cursor-pointer items-center justify-between gap-2 rounded-lg px-2.5 text-sm
                outline-none data-disabled:cursor-default data-disabled:text-soft
                data-highlighted:bg-sunken"
            >
              {columnName(to)}
              {to === status && <Check className="size-4" aria-label={t`here`} />}
            </DropdownMenu.Item>
          ))}
          <DropdownMenu.Separator className="my-1 h-px bg-line" />
          <DropdownMenu.Item
            disabled={status === 'published'}
            onSelect={() => takeSlot.mutate(id)}
            className="flex min-h-9 cursor-pointer items-center justify-between gap-2 rounded-lg px-2.5 text-sm
              outline-none data-disabled:cursor-default data-disabled:text-soft data-highlighted:bg-sunken"
          >
            {t`Add to next slot`}
            <CalendarPlus className="size-4" aria-hidden />
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
