import { type Option, versesAtOnce } from './telling-options.ts';

/** A telling up to some segment, the words that it has, and whether it ends with words of the Bible. */
type Chosen = { readonly value: number; readonly last: Option | null; readonly before: Chosen | null };

/** What it takes off to read on without plain words between beyond them: more than any option gains by it. */
const tooLong = 12;

/** What it takes off to go on behind a reading with "He", where nobody knows who that is. */
const unnamed = 2.5;

/**
 * Chooses one option for each segment so that all together are worth most in at most `room` words. Null when even the
 * shortest ones have more.
 * At most `atOnce` verses are read in a row. `readingOn` is what it takes off that a segment is read out right after another one; more than a few verses in a row
 * are only read where nothing else is left.
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
