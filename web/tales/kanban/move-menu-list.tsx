import { Check } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { kanbanColumns, type TaleStatus, taleStatuses } from '#shared/pipeline.ts';

/** The columns a card may go to; opens at once, since it is loaded by the press. */
export function MoveMenuList({ status, onMove, children }: { status: TaleStatus; onMove: (to: TaleStatus) => void; children: ReactNode }) {
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
          <DropdownMenu.Label className="px-2.5 py-1.5 text-xs text-soft">Move to…</DropdownMenu.Label>
          {taleStatuses.map((to) => (
            <DropdownMenu.Item
              key={to}
              disabled={to === status}
              onSelect={() => onMove(to)}
              className="flex min-h-9 cursor-pointer items-center justify-between gap-2 rounded-lg px-2.5 text-sm outline-none data-disabled:cursor-default data-disabled:text-soft data-highlighted:bg-sunken"
            >
              {kanbanColumns[to].label}
              {to === status && <Check className="size-4" aria-label="here" />}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
