/** Chance that a seed decides: the same seed gives the same choices in the same order. */
export type Chance = {
  /** From 0 up to, but not including, 1. */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number;
  pick<T>(from: readonly T[]): T;
  likely(share: number): boolean;
};

/** Starts chance from a text (FNV-1a into the mulberry32 generator). */
export function chanceFrom(seed: string): Chance {
  let state = 0x811c9dc5;
  for (const byte of Buffer.from(seed, 'utf8')) state = Math.imul(state ^ byte, 0x01000193);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (from) => {
      const chosen = from[Math.floor(next() * from.length)];
      if (chosen === undefined) throw new Error('Nothing to pick from');
      return chosen;
    },
    likely: (share) => next() < share,
  };
}
