type Waiting = { go: () => void };

/** Lets only this many through at once for each name; the others wait their turn, or until they are given up. */
export function keyedSemaphore(atOnce: number) {
  const inside = new Map<string, { count: number; queue: Waiting[] }>();

  return async (name: string, signal: AbortSignal): Promise<() => void> => {
    signal.throwIfAborted();
    const lane = inside.get(name) ?? { count: 0, queue: [] };
    inside.set(name, lane);
    if (lane.count < atOnce) lane.count += 1;
    else
      await new Promise<void>((go, stop) => {
        const waiting: Waiting = { go };
        lane.queue.push(waiting);
        signal.addEventListener(
          'abort',
          () => {
            const at = lane.queue.indexOf(waiting);
            if (at === -1) return;
            lane.queue.splice(at, 1);
            stop(signal.reason as Error);
          },
          { once: true },
        );
      });
    return () => {
      const next = lane.queue.shift();
      if (next) return next.go();
      lane.count -= 1;
      if (lane.count === 0) inside.delete(name);
    };
  };
}
