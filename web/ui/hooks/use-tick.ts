import { useEffect, useState } from 'react';

/** Re-renders at this interval, in milliseconds, for relative times. */
export function useTick(ms: number): void {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((n) => n + 1), ms);
    return () => clearInterval(timer);
  }, [ms]);
}
