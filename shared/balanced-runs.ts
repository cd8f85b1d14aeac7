/**
 * Cuts a row of weights into `count` runs that follow each other, each with at least one item and all about equally heavy.
 * Returns the length of each run; fewer than `count` when there are fewer items.
 */
export function balancedRuns(weights: readonly number[], count: number): number[] {
  const runs = Math.min(count, weights.length);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const lengths: number[] = [];
  let done = 0;
  let at = 0;
  for (let run = 1; run <= runs; run++) {
    const goal = (total * run) / runs;
    const last = weights.length - (runs - run);
    let end = at + 1;
    let sum = done + (weights[at] ?? 0);
    while (end < last && Math.abs(sum + (weights[end] ?? 0) - goal) <= Math.abs(sum - goal)) sum += weights[end++] ?? 0;
    if (run === runs) end = weights.length;
    lengths.push(end - at);
    done = sum;
    at = end;
  }
  return lengths;
}

/** The items of a row in runs of these lengths. */
export function cutInto<T>(items: readonly T[], lengths: readonly number[]): T[][] {
  let at = 0;
  return lengths.map((length) => items.slice(at, (at += length)));
}
