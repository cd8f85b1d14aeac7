// Random choices that are the same for the same tale, and differ when it is told again.

/** Random numbers that are the same for the same seed. Not for secrets. */
export type Chance = {
  /** 0 (included) to 1 (not included). */
  next(): number;
  /** A whole number from 0 to `below` - 1. */
  upTo(below: number): number;
  shuffle<T>(items: readonly T[]): T[];
};

/** A list rotated by `start` places. */
export const rotated = <T>(items: readonly T[], start: number): T[] => [
  ...items.slice(start),
  ...items.slice(0, start),
];

const numbered = / take (\d+)(?:\.(\d+))?(?![\d.])/u;
/**
 * Splits a seed such as "t1 take 3.1" into the tale and how often it was told before. Choosing by the tale and moving
 * on by that number gives another sentence each time; chance alone would not guarantee this.
 */
export function tellingOf(seed: string): { readonly tale: string; readonly again: number } {
  const [, take = 1, more = 0] = numbered.exec(seed) ?? [];
  return { tale: seed.replace(numbered, ''), again: Math.max(0, Number(take) - 1) + Number(more) };
}

/** The list rotated by how often the tale was told before. */
export const anew = <T>(items: readonly T[], again: number): T[] => rotated(items, again % Math.max(1, items.length));

function fingerprint(seed: string): number {
  let hash = 2166136261;
  for (const sign of seed) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16777619);
  return hash >>> 0;
}

/** Random numbers for a seed. Each purpose has its own, so that one more choice does not change all later ones. */
export function chanceOf(seed: string, purpose: string): Chance {
  let state = fingerprint(`${purpose}\n${seed}`);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const upTo = (below: number): number => Math.floor(next() * below);
  return {
    next,
    upTo,
    shuffle(items) {
      const shuffled = [...items];
      for (let last = shuffled.length - 1; last > 0; last--) {
        const other = upTo(last + 1);
        [shuffled[last], shuffled[other]] = [shuffled[other] as never, shuffled[last] as never];
      }
      return shuffled;
    },
  };
}
