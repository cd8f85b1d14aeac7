const nameOf = (intent: string) => `spoken ${intent}`;

/**
 * Says to the other tabs that this reading is being recorded here; a tab that is killed lets go by itself. Call the
 * answer to let go.
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
