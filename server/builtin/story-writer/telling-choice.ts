import type { Option } from './telling-options.ts';
import { isBestKnown } from './verse-value.ts';

/** A telling up to some segment, the words that it has, and whether it ends with words of the Bible. */
type Chosen = { readonly value: number; readonly last: Option | null; readonly before: Chosen | null };

/** Whether an option reads out what it could have told. Words that listeners wait for are always read. */
const readsOut = ({ retells, segment, units }: Option): boolean =>
  !retells && units.length > 0 && segment.retold.length > 0 && !units.some(isBestKnown);

/**
 * Chooses one option for each segment so that all together are worth most in at most `room` words. Null when even the shortest ones have more.
 * `readingOn` is what it takes off that a segment is read out right after another one.
 */
export function chooseOptions(segments: readonly (readonly Option[])[], room: number, readingOn = 0): Option[] | null {
  const limit = Math.floor(room);
  if (limit < 0) return null;
  const words = ({ words: count }: Option) => Math.max(1, Math.round(count));
  const none = (): (Chosen | null)[] => Array.from({ length: limit + 1 }, () => null);
  // best[end][w]: the worthiest choice for the segments so far that has exactly w words and ends told (0) or read out (1).
  let best = [none(), none()] as const;
  best[0][0] = { value: 0, last: null, before: null };
  for (const options of segments) {
    const next = [none(), none()] as const;
    for (const [end, tellings] of best.entries())
      for (const [at, chosen] of tellings.entries())
        if (chosen)
          for (const option of options) {
            const to = at + words(option);
            const ends = readsOut(option) ? 1 : 0;
            const value = chosen.value + option.value - (end * ends && readingOn);
            if (to <= limit && value > (next[ends][to]?.value ?? Number.NEGATIVE_INFINITY))
              next[ends][to] = { value, last: option, before: chosen };
          }
    best = next;
  }
  let end: Chosen | null = null;
  for (const chosen of best.flat()) if (chosen && chosen.value > (end?.value ?? Number.NEGATIVE_INFINITY)) end = chosen;
  if (!end) return null;
  const all: Option[] = [];
  for (let at: Chosen | null = end; at?.last; at = at.before) all.unshift(at.last);
  return all;
}
