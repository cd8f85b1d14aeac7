import { setImmediate } from 'node:timers/promises';

/** Something costly that is built once and kept. */
export type BuiltInSlices<T> = {
  /** The whole; builds at once what is not built yet. Throws what building throws, and the next call begins again. */
  readonly now: () => T;
  /** The same, built in slices of some milliseconds between which other work has its turn. */
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
