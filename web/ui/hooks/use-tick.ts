import { useEffect, useState } from 'react';

/** Draws again every this many milliseconds, for what is told relative to now. */
export function useTick(ms: number): void {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((n) => n + 1), ms);
    return () => clearInterval(timer);
  }, [ms]);
}
