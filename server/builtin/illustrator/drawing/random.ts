/** Chance that is the same for the same seed words. */
export type Chance = {
  /** From 0 up to 1. */
  next(): number;
  between(low: number, high: number): number;
  /** A whole number, both ends included. */
  whole(low: number, high: number): number;
  pick<T>(list: readonly [T, ...T[]]): T;
  /** True with probability `p`. */
  maybe(p: number): boolean;
};

/** A 32-bit number from words, well mixed. */
function hash(words: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < words.length; i++) h = Math.imul(h ^ words.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** Opens a stream of chance for these seed words. */
export function chance(...seed: (string | number)[]): Chance {
  let state = hash(seed.join('|'));
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number) => low + next() * (high - low);
  return {
    next,
    between,
    whole: (low, high) => Math.floor(between(low, high + 1)),
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
    maybe: (p) => next() < p,
  };
}

/** A smooth wave that never repeats soon, from -1 to 1, its own for each seed. */
export function noise(seed: string | number): (x: number) => number {
  const at = (i: number) => (hash(`${seed}:${i}`) / 4294967295) * 2 - 1;
  return (x) => {
    const i = Math.floor(x);
    const f = x - i;
    const eased = f * f * (3 - 2 * f);
    return at(i) * (1 - eased) + at(i + 1) * eased;
  };
}
