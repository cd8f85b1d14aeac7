/** Work that a creator waits for. A creator's pictures and thumbnails do not use up each other's precedence. */
export type ForegroundKind = 'baking' | 'drawing';
type Kind = ForegroundKind | 'film';

type Limits = {
  /** Milliseconds that a creator's work of one kind goes first, without a pause. */
  readonly precedence?: number;
  /** How much of that comes back in each millisecond in which the creator does nothing of the kind. */
  readonly regained?: number;
  /** Milliseconds that the work of others pauses at most; as long as it paused, it goes on. */
  readonly pause?: number;
  /** Milliseconds, as `performance.now` counts them. */
  readonly clock?: () => number;
};

/** Time that is used up while somebody uses it, and comes back while nobody does. */
function allowance(most: number, { regained, least, clock }: { regained: number; least: number; clock: () => number }) {
  let [left, at, users] = [most, clock(), 0];
  const settle = () => {
    const passed = clock() - at;
    left = users > 0 ? Math.max(least, left - passed) : Math.min(most, left + passed * regained);
    at += passed;
  };
  const count = (change: number) => {
    settle();
    users += change;
  };
  return {
    left: () => (settle(), left),
    isWhole: () => (settle(), users === 0 && left === most),
    begin: () => count(1),
    end: () => count(-1),
  };
}

type Holder = { readonly creator: string; readonly kind: Kind; readonly pausesOthers: boolean };
/** Shorter pauses are not worth the trouble. */
const leastPause = 100;

/**
 * Who goes first on this machine. What somebody waits for goes first as long as they have not asked for much lately:
 * meanwhile the films of others, and the pictures of creators who ask for many, pause. Whoever asks without end loses
 * precedence within seconds, and work is paused for at most half of the time, so that it takes at most twice as long.
 */
export function foregroundWork({
  precedence = 5_000,
  regained = 0.2,
  pause = 5_000,
  clock = () => performance.now(),
}: Limits = {}) {
  const lines = new Map<string, ReturnType<typeof allowance>>();
  const pauses = allowance(pause, { regained: 1, least: 0, clock });
  const holders = new Set<Holder>();
  const listeners = new Set<() => void>();

  function lineOf(creator: string, kind: ForegroundKind) {
    for (const [name, line] of lines) if (line.isWhole()) lines.delete(name);
    const name = `${kind} ${creator}`;
    const line = lines.get(name) ?? allowance(precedence, { regained, least: -precedence / 5, clock });
    lines.set(name, line);
    return line;
  }
  const changed = () => {
    for (const listener of listeners) listener();
  };
  const goesFirst = (creator: string, kind: Kind) =>
    [...holders].some((holder) => holder.creator === creator && holder.kind === kind);
  const mustPause = (creator: string, kind: Kind) =>
    !goesFirst(creator, kind) && [...holders].some((holder) => holder.pausesOthers && holder.creator !== creator);

  /** Lets work of this kind go first for at most `ms`; answers how to end that. */
  function goFirst(creator: string, kind: ForegroundKind, ms: number): () => void {
    const pausesOthers = pauses.left() >= leastPause;
    const holder = { creator, kind, pausesOthers };
    holders.add(holder);
    if (pausesOthers) pauses.begin();
    const leave = () => {
      clearTimeout(timer);
      if (!holders.delete(holder)) return;
      if (pausesOthers) pauses.end();
      changed();
    };
    const timer = setTimeout(leave, pausesOthers ? Math.min(ms, pauses.left()) : ms).unref();
    changed();
    return leave;
  }

  /** Waits until work that may be paused may go on. */
  function turn(creator: string, kind: Kind, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((go, stop) => {
      if (!mustPause(creator, kind)) return go();
      const settle = (end: () => void) => {
        listeners.delete(look);
        signal?.removeEventListener('abort', aborted);
        end();
      };
      const look = () => mustPause(creator, kind) || settle(go);
      const aborted = () => settle(() => stop(signal?.reason as Error));
      listeners.add(look);
      signal?.addEventListener('abort', aborted, { once: true });
    });
  }

  return {
    goesFirst,
    mustPause,
    turn,
    /** Does what a creator waits for: before the work of others, or in its turn when they asked for much lately. */
    async run<T>(creator: string, kind: ForegroundKind, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
      const line = lineOf(creator, kind);
      const left = line.left();
      line.begin();
      const leave = left > 0 ? goFirst(creator, kind, left) : null;
      try {
        if (!leave) await turn(creator, kind, signal);
        return await work();
      } finally {
        leave?.();
        line.end();
      }
    },
    /** Calls `listener` whenever somebody begins or ends to go first; answers how to end that. */
    onChange(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
export type ForegroundWork = ReturnType<typeof foregroundWork>;
