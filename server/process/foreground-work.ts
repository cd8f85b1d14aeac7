/** Work that a creator waits for. A creator's pictures and thumbnails do not use up each other's precedence. */
export type ForegroundKind = 'baking' | 'drawing';
type Kind = ForegroundKind | 'film';

type Limits = {
  /** Milliseconds that a creator's work of each kind goes first, without a pause. */
  readonly precedence?: Readonly<Record<ForegroundKind, number>>;
  /** How much of that comes back in each millisecond in which the creator does nothing of the kind. */
  readonly regained?: number;
  /** Milliseconds that the work of one creator pauses at most; as long as it paused, it goes on. */
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

/** Twenty thumbnails with a few words, or one that is overloaded; the pictures of a short tale. */
const usual = { baking: 1_000, drawing: 10_000 };

type Holder = { readonly creator: string; readonly kind: Kind };

/**
 * Who goes first on this machine. What somebody waits for goes first as long as they have not asked for much lately:
 * meanwhile the films of others, and the pictures of creators who ask for many, pause. Whoever asks without end loses
 * precedence within seconds, and nobody's work pauses for more than half of the time, so that it takes at most twice as
 * long.
 */
export function foregroundWork({
  precedence = usual,
  regained = 0.5,
  pause = 5_000,
  clock = () => performance.now(),
}: Limits = {}) {
  const lines = new Map<string, ReturnType<typeof allowance>>();
  const pausers = new Map<string, ReturnType<typeof pauser>>();
  const holders = new Set<Holder>();
  const listeners = new Set<() => void>();

  function lineOf(creator: string, kind: ForegroundKind) {
    for (const [name, line] of lines) if (line.isWhole()) lines.delete(name);
    const name = `${kind} ${creator}`;
    const line = lines.get(name) ?? allowance(precedence[kind], { regained, least: -precedence[kind] / 5, clock });
    lines.set(name, line);
    return line;
  }
  const goesFirst = (creator: string, kind: Kind) =>
    [...holders].some((holder) => holder.creator === creator && holder.kind === kind);

  /** Whether the work of one creator pauses for that of others: while there is such work, but not all of the time. */
  function pauser(creator: string) {
    const time = allowance(pause, { regained: 1, least: 0, clock });
    let pauses = false;
    let timer: NodeJS.Timeout | undefined;
    function look(): void {
      clearTimeout(timer);
      const isWished = [...holders].some((holder) => holder.creator !== creator);
      const left = time.left();
      const now = isWished && (pauses ? left > 0 : left >= pause / 5);
      if (now !== pauses) time[now ? 'begin' : 'end']();
      pauses = now;
      if (isWished) timer = setTimeout(lookAgain, Math.ceil(now ? left : pause / 5 - left)).unref();
    }
    const lookAgain = () => {
      look();
      tell();
    };
    look();
    return { look, pauses: () => pauses, isWhole: time.isWhole };
  }
  function pauserOf(creator: string) {
    const known = pausers.get(creator) ?? pauser(creator);
    pausers.set(creator, known);
    return known;
  }
  const othersBake = (creator: string) =>
    [...holders].some((holder) => holder.kind === 'baking' && holder.creator !== creator);
  /** A thumbnail takes so little that pictures wait for it, also those that go first. */
  const isExempt = (creator: string, kind: Kind) =>
    goesFirst(creator, kind) && (kind === 'baking' || !othersBake(creator));
  const mustPause = (creator: string, kind: Kind) => pauserOf(creator).pauses() && !isExempt(creator, kind);
  const tell = () => {
    for (const listener of listeners) listener();
  };
  function changed() {
    for (const [creator, each] of pausers) {
      each.look();
      if (!each.pauses() && each.isWhole()) pausers.delete(creator);
    }
    tell();
  }

  /** Lets work of this kind go first for at most `ms`. Call the returned function to end that. */
  function goFirst(creator: string, kind: ForegroundKind, ms: number): () => void {
    const holder = { creator, kind };
    holders.add(holder);
    const leave = () => {
      clearTimeout(timer);
      if (holders.delete(holder)) changed();
    };
    const timer = setTimeout(leave, ms).unref();
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
      // Foreground work that has begun keeps its precedence long enough to finish.
      const leave = left > 0 ? goFirst(creator, kind, Math.max(left, precedence[kind] / 3)) : null;
      try {
        if (!leave) await turn(creator, kind, signal);
        return await work();
      } finally {
        leave?.();
        line.end();
      }
    },
    /** Calls `listener` whenever it may have changed who must pause. Call the returned function to stop. */
    onChange(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
export type ForegroundWork = ReturnType<typeof foregroundWork>;
