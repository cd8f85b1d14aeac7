// Builds large tables in short slices, so that a starting server can answer requests meanwhile.
import { setImmediate } from 'node:timers/promises';

/** A value that takes long to build, is built once and then kept. */
export type BuiltInSlices<T> = {
  /** Returns the value, building the rest of it at once. Throws what building throws; the next call starts again. */
  readonly now: () => T;
  /** Builds it in slices of some milliseconds, so that other work can run in between. */
  readonly inTurns: () => Promise<T>;
};

const sliceMs = 10;

/** Builds with a generator that yields wherever it may be interrupted; both ways of building share what is done. */
export function builtInSlices<T>(build: () => Generator<undefined, T>): BuiltInSlices<T> {
  let kept: { readonly whole: T } | undefined;
  let building: Generator<undefined, T> | undefined;
  const work = (until: number): { readonly whole: T } | undefined => {
    building ??= build();
    try {
      while (!kept) {
        const next = building.next();
        if (next.done) kept = { whole: next.value };
        else if (performance.now() >= until) return undefined;
      }
    } catch (error) {
      building = undefined;
      throw error;
    }
    building = undefined;
    return kept;
  };
  return {
    now: () => (kept ?? work(Number.POSITIVE_INFINITY)!).whole,
    async inTurns() {
      for (;;) {
        const built = kept ?? work(performance.now() + sliceMs);
        if (built) return built.whole;
        await setImmediate();
      }
    },
  };
}
