import type { Option } from './telling-options.ts';

/**
 * Chooses one option for each segment so that all together are worth most in at most `room` words.
 * Null when even the shortest ones have more.
 */
export function chooseOptions(segments: readonly (readonly Option[])[], room: number): Option[] | null {
  const limit = Math.floor(room);
  if (limit < 0) return null;
  const words = ({ words: count }: Option) => Math.max(1, Math.round(count));
  // best[w]: the worthiest choice for the segments so far that has exactly w words.
  let best: (Chosen | null)[] = Array.from({ length: limit + 1 }, (_, at) => (at === 0 ? { value: 0, last: null, before: null } : null));
  for (const options of segments) {
    const next: (Chosen | null)[] = Array.from({ length: limit + 1 }, () => null);
    for (const [at, chosen] of best.entries())
      if (chosen)
        for (const option of options) {
          const to = at + words(option);
          const value = chosen.value + option.value;
          if (to <= limit && value > (next[to]?.value ?? Number.NEGATIVE_INFINITY)) next[to] = { value, last: option, before: chosen };
        }
    best = next;
  }
  let end: Chosen | null = null;
  for (const chosen of best) if (chosen && chosen.value > (end?.value ?? Number.NEGATIVE_INFINITY)) end = chosen;
  if (!end) return null;
  const all: Option[] = [];
  for (let at: Chosen | null = end; at?.last; at = at.before) all.unshift(at.last);
  return all;
}

type Chosen = { readonly value: number; readonly last: Option | null; readonly before: Chosen | null };
