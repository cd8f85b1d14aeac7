import { type RefObject, useEffect, useRef } from 'react';

/**
 * When the last of `count` goes and takes along what had the focus, the focus goes to what the answered ref is put on:
 * give it a tabIndex.
 */
export function useFocusAfter<T extends HTMLElement>(count: number): RefObject<T | null> {
  const stays = useRef<T>(null);
  const before = useRef(count);
  useEffect(() => {
    if (before.current > 0 && count === 0 && document.activeElement === document.body)
      stays.current?.focus({ preventScroll: true });
    before.current = count;
  }, [count]);
  return stays;
}
