import { type PointerEvent, useRef } from 'react';
import type { Point } from './handles.ts';

/** Screen pixels before a press becomes a drag. */
const least = 3;
type Move = { readonly from: Point; readonly to: Point; readonly event: PointerEvent };

/** Pointer events that make a drag, by mouse, finger or pen. Points are those of the screen. */
export function useDrag({
  onStart,
  onMove,
  onEnd,
}: {
  onStart?: () => void;
  onMove: (move: Move) => void;
  onEnd?: () => void;
}) {
  const from = useRef<Point | null>(null);
  const under = useRef(false);
  const end = () => {
    if (under.current) onEnd?.();
    from.current = null;
    under.current = false;
  };
  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      event.stopPropagation();
      from.current = { x: event.clientX, y: event.clientY };
      event.currentTarget.setPointerCapture?.(event.pointerId);
    },
    onPointerMove(event: PointerEvent) {
      if (!from.current) return;
      const to = { x: event.clientX, y: event.clientY };
      if (!under.current) {
        if (Math.hypot(to.x - from.current.x, to.y - from.current.y) < least) return;
        under.current = true;
        onStart?.();
      }
      onMove({ from: from.current, to, event });
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
