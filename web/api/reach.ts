const listeners = new Set<() => void>();
let isLost = false;

function become(lost: boolean): void {
  if (isLost === lost) return;
  isLost = lost;
  for (const listener of listeners) listener();
}

/** Whether the studio answers, as the last call found it. */
export const reach = {
  isLost: () => isLost,
  lost: () => become(true),
  found: () => become(false),
  /** Resolves when the studio answers: at once, or as soon as a call finds it back. */
  async back(): Promise<void> {
    if (!isLost) return;
    await new Promise<void>((resolve) => {
      const hear = () => {
        if (isLost) return;
        listeners.delete(hear);
        resolve();
      };
      listeners.add(hear);
    });
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
