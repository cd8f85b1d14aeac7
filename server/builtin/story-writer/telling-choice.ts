// Chooses one way to tell each segment of a passage so that all together are worth most within a number of words (a
// knapsack).
import { type Option, versesAtOnce } from './telling-options.ts';

/** The best telling up to some segment: its value, the last option in it, and the telling before that. */
type Chosen = { readonly value: number; readonly last: Option | null; readonly before: Chosen | null };

/** The penalty for reading more verses in a row than listeners take in; higher than any gain. */
const tooLong = 12;

/** The penalty for plain words that begin with "He" right after a quotation, where nobody knows who that is. */
const unnamed = 2.5;

/**
 * Chooses one option for each segment so that their total value is highest within `room` words, reading at most
 * `atOnce` verses in a row where possible. `readingOn` is the penalty for reading a segment out right after another
 * one. Null when even the shortest options have too many words.
 */
export function chooseOptions(
  segments: readonly (readonly Option[])[],
  room: number,
  readingOn = 0,
  atOnce = versesAtOnce,
): Option[] | null {
  const limit = Math.floor(room);
  if (limit < 0) return null;
  const words = ({ words: count }: Option) => Math.max(1, Math.round(count));
  const none = (): (Chosen | null)[] => Array.from({ length: limit + 1 }, () => null);
  // best[read][w]: the worthiest choice for the segments so far that has exactly w words and ends with this many verses
  // read out.
  const nothing = () => Array.from({ length: atOnce + 2 }, none);
  let best = nothing();
  best[0]![0] = { value: 0, last: null, before: null };
  for (const options of segments) {
    const next = nothing();
    for (const [read, tellings] of best.entries())
      for (const [at, chosen] of tellings.entries())
        if (chosen)
          for (const option of options) {
            const to = at + words(option);
            if (to > limit) continue;
            const { opens, closes, isRead, isUnnamed } = option.reading;
            const inRow = Math.min(atOnce + 1, isRead ? read + closes : closes);
            const cost = read === 0 || opens === 0 ? 0 : read + opens > atOnce ? tooLong : readingOn;
            const lost = read > 0 && isUnnamed ? unnamed : 0;
            const value = chosen.value + option.value - cost - lost;
            if (value > (next[inRow]![to]?.value ?? Number.NEGATIVE_INFINITY))
              next[inRow]![to] = { value, last: option, before: chosen };
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
