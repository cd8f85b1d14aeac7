import { t } from '@lingui/core/macro';
import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type ReactNode, useState } from 'react';
import type { CalendarEntry } from '#shared/publishing/calendar.contract.ts';
import { cx } from '#web/ui/cx.ts';
import { dayIn } from '#web/publishing/zone-words.ts';
import { calendarFaces, EntryFace } from './calendar-faces.tsx';

/**
 * The only file of the calendar that knows dnd-kit: six pixels of the mouse, or a finger that rests. By keyboard an
 * entry is opened and moved with 'Move to…'.
 */

const mouse = { activationConstraint: { distance: 6 } };
const touch = { activationConstraint: { delay: 120, tolerance: 5 } };
/** The entries are buttons that open: what a keyboard does with them is said there. */
const instructions = () => ({ draggable: t`Press Enter for details and Move to…` });
const quiet = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

type Clocks = { own: string; zone: string };

/** Cells and the entries that are dragged between them. */
export function DragCalendar({
  own,
  zone,
  onDrop,
  children,
}: Clocks & { onDrop: (entry: CalendarEntry, cell: string) => void; children: ReactNode }) {
  const sensors = useSensors(useSensor(MouseSensor, mouse), useSensor(TouchSensor, touch));
  const [dragged, setDragged] = useState<CalendarEntry | null>(null);
  const end = ({ active, over }: DragEndEvent) => {
    setDragged(null);
    const entry = active.data.current?.['entry'] as CalendarEntry | undefined;
    if (entry && over) onDrop(entry, String(over.id));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={{ announcements: quiet, screenReaderInstructions: instructions() }}
      onDragStart={({ active }) => setDragged((active.data.current?.['entry'] as CalendarEntry | undefined) ?? null)}
      onDragEnd={end}
      onDragCancel={() => setDragged(null)}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <div
            className={cx(
              'rounded-lg border border-line px-1.5 py-1 text-xs shadow-2xl',
              calendarFaces[dragged.state].look,
            )}
          >
            <EntryFace entry={dragged} own={own} zone={zone} />
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
}

/** A cell that takes entries; `id` is its day, or day and hour. */
export function DropCell({ id, className, children }: { id: string; className?: string; children: ReactNode }) {
  const { setNodeRef, isOver } = useDroppable({ id });
  return (
    <td
      ref={setNodeRef}
      className={cx(
        'border border-line align-top',
        isOver && 'bg-brand-wash outline-2 -outline-offset-2 outline-brand',
        className,
      )}
    >
      {children}
    </td>
  );
}

/** An entry that opens by a press and moves by a drag, when it can be moved. */
export function DragEntry({
  entry,
  own,
  zone,
  onOpen,
}: Clocks & { entry: CalendarEntry; onOpen: (entry: CalendarEntry) => void }) {
  const { listeners, setNodeRef, isDragging } = useDraggable({
    id: entry.key,
    data: { entry },
    disabled: entry.movable === null,
  });
  return (
    <button
      ref={setNodeRef}
      type="button"
      {...listeners}
      aria-haspopup="dialog"
      onClick={() => onOpen(entry)}
      className={cx(
        'block w-full touch-manipulation rounded-lg px-1.5 py-1 text-left text-xs leading-snug ' +
          'hover:outline-1 hover:outline-current',
        calendarFaces[entry.state].look,
        entry.movable ? 'cursor-grab' : 'cursor-pointer',
        isDragging && 'opacity-40',
      )}
    >
      <span className="sr-only">{dayIn(own, entry.at * 1000)}, </span>
      <EntryFace entry={entry} own={own} zone={zone} />
    </button>
  );
}
