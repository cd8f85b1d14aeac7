const nameOf = (intent: string) => `spoken ${intent}`;

/**
 * Tells the other tabs that this take is being recorded here; a killed tab releases the lock automatically. Call the
 * result to release it.
 */
export function holdSpoken(intent: string): Promise<() => void> {
  if (!navigator.locks) return Promise.resolve(() => undefined);
  return new Promise((held) => {
    void navigator.locks.request(nameOf(intent), () => new Promise<void>((release) => held(() => release())));
  });
}

/** Which readings some tab of this browser is recording or sending. */
export async function heldSpoken(): Promise<(intent: string) => boolean> {
  const held = new Set((await navigator.locks?.query())?.held?.map(({ name }) => name));
  return (intent) => held.has(nameOf(intent));
}
