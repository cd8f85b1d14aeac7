import { type RefObject, useEffect, useRef } from 'react';

/**
 * When the last item of a list is removed while it has the focus, moves the focus to another element. Put the returned
 * ref on that element, with a tabIndex.
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
