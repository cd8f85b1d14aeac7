import { t } from '@lingui/core/macro';
import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  horizontalListSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '#web/ui/cx.ts';

/**
 * The only file of the storyboard that knows dnd-kit: six pixels of the mouse, a finger that rests, or Space and arrows
 * on the grip.
 */

const mouse = { activationConstraint: { distance: 6 } };
const touch = { activationConstraint: { delay: 120, tolerance: 5 } };

type Placed = { readonly name: string; readonly position: number; readonly total: number };
/** What a screen reader says while a scene is dragged. */
const announced = {
  pickedUp: ({ name, position, total }: Placed) => t`Picked up ${name}, position ${position} of ${total}`,
  over: ({ name, position, total }: Placed) => t`${name}: position ${position} of ${total}`,
  dropped: ({ name, position, total }: Placed) => t`${name} dropped, position ${position} of ${total}`,
  back: ({ name, position, total }: Placed) => t`${name} is back, position ${position} of ${total}`,
} as const;

/** Scenes that can be dragged to another place; `name` gives the name for an id. */
export function DragScenes({
  ids,
  name,
  onMove,
  children,
}: {
  ids: readonly string[];
  name: (id: string) => string;
  onMove: (from: number, to: number) => void;
  children: ReactNode;
}) {
  const sensors = useSensors(
    useSensor(MouseSensor, mouse),
    useSensor(TouchSensor, touch),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placed = (id: unknown, at: unknown) => ({
    name: name(String(id)),
    position: ids.indexOf(String(at)) + 1,
    total: ids.length,
  });
  const announcements = {
    onDragStart: ({ active }: { active: { id: unknown } }) => announced.pickedUp(placed(active.id, active.id)),
    onDragOver: ({ active, over }: { active: { id: unknown }; over: { id: unknown } | null }) =>
      over ? announced.over(placed(active.id, over.id)) : undefined,
    onDragEnd: ({ active, over }: { active: { id: unknown }; over: { id: unknown } | null }) =>
      announced.dropped(placed(active.id, over?.id ?? active.id)),
    onDragCancel: ({ active }: { active: { id: unknown } }) => announced.back(placed(active.id, active.id)),
  };
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{
        announcements,
        screenReaderInstructions: {
          draggable: t`Press Space or Enter to pick up the scene, left and right to move it, Space to drop it, Escape to put it back.`,
        },
      }}
    >
      <SortableContext items={[...ids]} strategy={horizontalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

/** One scene of the strip with the grip by which it is dragged. */
export function DraggableScene({
  id,
  name,
  width,
  children,
}: {
  id: string;
  name: string;
  width: number;
  children: ReactNode;
}) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  });
  return (
    <li
      ref={setNodeRef}
      style={{ width, transform: CSS.Translate.toString(transform), transition: transition ?? undefined }}
      className={cx('relative shrink-0', isDragging && 'z-20 opacity-80')}
    >
      {children}
      <button
        ref={setActivatorNodeRef}
        type="button"
        {...attributes}
        {...listeners}
        aria-label={t`Drag ${name}`}
        className="absolute top-1 left-1 grid h-6 w-6 cursor-grab touch-none place-items-center rounded-md
          bg-black/65 text-white"
      >
        <GripVertical className="size-4" aria-hidden />
      </button>
    </li>
  );
}
