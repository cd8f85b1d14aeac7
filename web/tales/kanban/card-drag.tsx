import { t } from '@lingui/core/macro';
import {
  type Announcements,
  closestCenter,
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type DragStartEvent,
  KeyboardSensor,
  type KeyboardCoordinateGetter,
  MeasuringStrategy,
  MouseSensor,
  TouchSensor,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { type ReactNode, useRef, useState } from 'react';
import { type TaleStatus, taleStatuses } from '#shared/pipeline.ts';

/** The only file that knows dnd-kit: what a drag on the board is, by mouse, touch and keyboard. */

const columnId = (status: TaleStatus) => `column:${status}`;
const columnOf = (id: string | number): TaleStatus | undefined =>
  taleStatuses.find((status) => columnId(status) === id);

type Spot = { x: number; y: number };
type Box = { left: number; top: number; right: number; bottom: number; width: number; height: number };
const middleOf = ({ left, top, width, height }: Box): Spot => ({ x: left + width / 2, y: top + height / 2 });
const away = ({ x, y }: Spot, { left, right, top, bottom }: Box) =>
  Math.max(left - x, x - right, top - y, y - bottom, 0);
/** Pixels beside a column that still count as the column. */
const reach = 40;

/**
 * Within its own column a card is over the nearest card; elsewhere it is over the column as a whole, because there it
 * goes to the top.
 */
const overWhat =
  (seen: { isOverColumn: boolean }): CollisionDetection =>
  (args) => {
    const { active, collisionRect, pointerCoordinates, droppableContainers, droppableRects } = args;
    const spot = pointerCoordinates ?? middleOf(collisionRect);
    const [nearest] = droppableContainers
      .filter(({ id }) => columnOf(id))
      .map(({ id }) => ({
        id,
        gap: droppableRects.has(id) ? away(spot, droppableRects.get(id)!) : Number.POSITIVE_INFINITY,
      }))
      .toSorted((a, b) => a.gap - b.gap);
    seen.isOverColumn = nearest?.gap === 0;
    if (!nearest || nearest.gap > reach) return [];
    const home = active.data.current?.['column'] as TaleStatus;
    if (columnOf(nearest.id) !== home) return [{ id: nearest.id }];
    return closestCenter({
      ...args,
      droppableContainers: droppableContainers.filter(({ data }) => data.current?.['column'] === home),
    });
  };

/** Below this width the columns are stacked, and the page scrolls to reach them. */
const isStacked = () => window.matchMedia('(width < 48rem)').matches;
/**
 * A list slides under a card at its edge. The board does not while the pointer is over a column: the drop would land in
 * another one.
 */
const slides = (seen: { isOverColumn: boolean }) => ({
  canScroll: (element: Element) => isStacked() || !seen.isOverColumn || element.matches('[data-column-list]'),
});

/** Up and down go to the next card, left and right to the next column. */
const byKeys: KeyboardCoordinateGetter = (
  event,
  { context: { active, over, collisionRect, droppableRects, droppableContainers } },
) => {
  const step = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }[event.code];
  if (!step || !active || !collisionRect) return;
  event.preventDefault();
  const home = active.data.current?.['column'] as TaleStatus;
  const now = (over && columnOf(over.id)) ?? home;
  if (event.code === 'ArrowUp' || event.code === 'ArrowDown') {
    // oxlint-disable-next-line no-unsafe-optional-chaining -- every card that is dragged is sortable
    const ids = (active.data.current?.['sortable'] as { items: string[] }).items;
    const rect =
      now === home ? droppableRects.get(ids[ids.indexOf(String(over?.id ?? active.id)) + step] ?? '') : undefined;
    return rect && { x: rect.left, y: rect.top };
  }
  const shown = taleStatuses.filter((status) => droppableContainers.get(columnId(status)));
  const next = shown[shown.indexOf(now) + step];
  const rect = next && droppableRects.get(next === home ? active.id : columnId(next));
  return rect && { x: rect.left + (rect.width - collisionRect.width) / 2, y: rect.top + (next === home ? 0 : 8) };
};

/** Six pixels of the mouse, or a finger that rests for 120 ms within five. */
const mouse = { activationConstraint: { distance: 6 } };
const touch = { activationConstraint: { delay: 120, tolerance: 5 } };
const keyboard = { coordinateGetter: byKeys };
const measuring = { droppable: { strategy: MeasuringStrategy.WhileDragging } };
const instructions = () => ({
  draggable: t`Press Space or Enter to pick up the tale. Up and down move it in its column, left and right to another column. Space or Enter drops it, Escape puts it back.`,
});

type Told = { title: (id: string) => string; place: (id: string) => string; label: (status: TaleStatus) => string };

/** Announcements of a drag; `told` is read when they are made. */
function announcementsOf(told: { readonly current: Told }): Announcements {
  const place = (id: unknown) => told.current.place(String(id));
  const title = (id: unknown) => told.current.title(String(id));
  const back = (id: unknown) => t`${{ title: title(id) }} is back, ${{ place: place(id) }}`;
  let isNew = false;
  return {
    onDragStart: ({ active: { id } }) => {
      isNew = true;
      return t`Picked up ${{ title: title(id) }}, ${{ place: place(id) }}`;
    },
    onDragOver: ({ active: { id }, over }) => {
      // A card that is still over its own place is not announced.
      const isOwnPlace = isNew && over?.id === id;
      isNew = false;
      const column = over && columnOf(over.id);
      if (!over || isOwnPlace) return undefined;
      return column
        ? t`${{ title: title(id) }}: on top of ${{ column: told.current.label(column) }}`
        : `${title(id)}: ${place(over.id)}`;
    },
    onDragEnd: ({ active: { id }, over }) => (over && over.id !== id ? undefined : back(id)),
    onDragCancel: ({ active: { id } }) => back(id),
  };
}

/**
 * The board on which cards may be dragged. `onMove`: onto another column; `onReorder`: onto another card of its column.
 */
export function DragBoard({
  onMove,
  onReorder,
  onDragging,
  overlay,
  told,
  children,
}: {
  onMove: (id: string, to: TaleStatus) => void;
  onReorder: (id: string, over: string) => void;
  onDragging: (isDragging: boolean) => void;
  overlay: (id: string) => ReactNode;
  told: Told;
  children: ReactNode;
}) {
  const [dragged, setDragged] = useState<string | null>(null);
  const latest = useRef(told);
  latest.current = told;
  const [accessibility] = useState(() => ({
    announcements: announcementsOf(latest),
    screenReaderInstructions: instructions(),
  }));
  const [seen] = useState(() => ({ isOverColumn: false }));
  const [detection] = useState(() => overWhat(seen));
  const [autoScroll] = useState(() => slides(seen));
  const sensors = useSensors(
    useSensor(MouseSensor, mouse),
    useSensor(TouchSensor, touch),
    useSensor(KeyboardSensor, keyboard),
  );
  const begin = ({ active }: DragStartEvent) => {
    setDragged(String(active.id));
    onDragging(true);
  };
  const end = () => {
    setDragged(null);
    onDragging(false);
  };
  const drop = ({ active, over }: DragEndEvent) => {
    end();
    const column = over && columnOf(over.id);
    if (column) onMove(String(active.id), column);
    else if (over && over.id !== active.id) onReorder(String(active.id), String(over.id));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={detection}
      autoScroll={autoScroll}
      measuring={measuring}
      accessibility={accessibility}
      onDragStart={begin}
      onDragEnd={drop}
      onDragCancel={end}
    >
      {children}
      <DragOverlay dropAnimation={null}>{dragged && overlay(dragged)}</DragOverlay>
    </DndContext>
  );
}

/** A column that takes cards: where to put the ref, and whether a card of another column is over it. */
export function useDropColumn(status: TaleStatus) {
  const { setNodeRef, isOver, active } = useDroppable({ id: columnId(status) });
  const from = active?.data.current?.['column'] as TaleStatus | undefined;
  return { ref: setNodeRef, isTarget: isOver && from !== status, dragged: from === status ? String(active?.id) : null };
}

/** The cards of a column, in their order, also those that are out of sight. */
export const SortedCards = ({ ids, children }: { ids: string[]; children: ReactNode }) => (
  <SortableContext items={ids} strategy={verticalListSortingStrategy}>
    {children}
  </SortableContext>
);

/** What a card needs to be dragged: mouse and touch anywhere on it, keys on its handle. */
export function useDragCard(id: string, column: TaleStatus) {
  const sortable = useSortable({ id, data: { column }, animateLayoutChanges: () => false });
  const { onKeyDown, ...pointers } = (sortable.listeners ?? {}) as Record<string, never>;
  return {
    isDragged: sortable.isDragging,
    card: {
      ref: sortable.setNodeRef,
      style: { transform: CSS.Translate.toString(sortable.transform), transition: sortable.transition },
      ...pointers,
    },
    handle: {
      ref: sortable.setActivatorNodeRef,
      'aria-roledescription': 'draggable',
      'aria-describedby': sortable.attributes['aria-describedby'],
      onKeyDown,
    },
  };
}
