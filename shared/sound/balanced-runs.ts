/**
 * Cuts a row of weights into `count` runs that follow each other, each with at least one item and all about equally
 * heavy.
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

/** What a border costs that does not lie at a rest, compared with a run that is half as long again as it should be. */
const offRest = 0.3;

/**
 * Cuts a row of weights into runs whose shares are near `goals` (each a share, together 1), rather where `rests[i]`
 * says that one may pause behind item `i`. Returns the length of each run, each with at least one item; as many runs as
 * there are items when there are fewer.
 */
export function restingRuns(weights: readonly number[], goals: readonly number[], rests: readonly boolean[]): number[] {
  const count = Math.min(goals.length, weights.length);
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  const wished = goals.slice(0, count);
  const scale = wished.reduce((sum, goal) => sum + goal, 0) || 1;
  const upTo = weights.reduce<number[]>((sums, weight) => [...sums, (sums.at(-1) ?? 0) + weight], [0]);
  type Way = { readonly cost: number; readonly ends: readonly number[] };
  let ways = new Map<number, Way>([[0, { cost: 0, ends: [] }]]);
  for (const [run, goal] of wished.entries()) {
    const share = goal / scale;
    const next = new Map<number, Way>();
    for (const [from, way] of ways)
      for (let end = from + 1; end <= weights.length - (count - run - 1); end++) {
        if (run === count - 1 && end !== weights.length) continue;
        const has = ((upTo[end] ?? 0) - (upTo[from] ?? 0)) / total;
        const cost = way.cost + (has / share - 1) ** 2 + (end === weights.length || rests[end - 1] ? 0 : offRest);
        if (cost < (next.get(end)?.cost ?? Number.POSITIVE_INFINITY)) next.set(end, { cost, ends: [...way.ends, end] });
      }
    ways = next;
  }
  const { ends } = ways.get(weights.length) ?? { ends: [] };
  return ends.map((end, at) => end - (ends[at - 1] ?? 0));
}
