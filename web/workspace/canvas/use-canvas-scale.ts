import { type RefObject, useLayoutEffect, useState } from 'react';
import { canvas } from '#shared/thumbnail/overlay.ts';

/** Milliseconds between two measurements. */
const throttle = 50;

/** How many screen pixels one pixel of the canvas takes in an element that shows it. */
export function useCanvasScale(ref: RefObject<HTMLElement | null>): number {
  const [scale, setScale] = useState(1);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setScale(element.clientWidth > 0 ? element.clientWidth / canvas.width : 1);
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new ResizeObserver(() => {
      timer ??= setTimeout(() => {
        timer = undefined;
        measure();
      }, throttle);
    });
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [ref]);
  return scale;
}
