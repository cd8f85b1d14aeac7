import { useSyncExternalStore } from 'react';

/** Whether the window is at least this many CSS pixels wide; a zoomed window is a narrow one. */
export const useWide = (pixels: number): boolean =>
  useSyncExternalStore(
    (listener) => {
      const query = matchMedia(`(min-width: ${pixels}px)`);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => matchMedia(`(min-width: ${pixels}px)`).matches,
  );
