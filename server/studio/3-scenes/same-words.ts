/** A word that stayed: its place before and its place now. */
export type Anchor = { readonly was: number; readonly is: number };

/** Comparisons that the middle of two texts may cost; longer ones are only compared from both ends. */
const mostComparisons = 4_000_000;
/** Fewer words in a row are chance, not the same passage. */
const shortestRun = 3;

/** The words that two texts have in common and in the same order, in meaningful runs. */
export function sameWords(before: readonly string[], after: readonly string[]): Anchor[] {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let end = 0;
  while (end < shorter - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end++;
  const head = Array.from({ length: start }, (_, at) => ({ was: at, is: at }));
  const tail = Array.from({ length: end }, (_, at) => ({ was: before.length - end + at, is: after.length - end + at }));
  const middle = commonRuns(before.slice(start, before.length - end), after.slice(start, after.length - end));
  return [...head, ...middle.map(({ was, is }) => ({ was: was + start, is: is + start })), ...tail];
}

/** The longest common row of words, without the runs that are too short. */
function commonRuns(before: readonly string[], after: readonly string[]): Anchor[] {
  const width = after.length + 1;
  if (before.length * after.length > mostComparisons || before.length === 0 || after.length === 0) return [];
  const longest = new Uint16Array((before.length + 1) * width);
  const at = (was: number, is: number) => longest[was * width + is] ?? 0;
  for (let was = before.length - 1; was >= 0; was--)
    for (let is = after.length - 1; is >= 0; is--)
      longest[was * width + is] =
        before[was] === after[is] ? at(was + 1, is + 1) + 1 : Math.max(at(was + 1, is), at(was, is + 1));
  const anchors: Anchor[] = [];
  for (let was = 0, is = 0; was < before.length && is < after.length; ) {
    if (before[was] === after[is]) anchors.push({ was: was++, is: is++ });
    else if (at(was + 1, is) >= at(was, is + 1)) was++;
    else is++;
  }
  return anchors.filter((_, place) => runAround(anchors, place) >= shortestRun);
}

function runAround(anchors: readonly Anchor[], place: number): number {
  const follows = (a: Anchor | undefined, b: Anchor | undefined) => a && b && b.was === a.was + 1 && b.is === a.is + 1;
  let from = place;
  let to = place;
  while (follows(anchors[from - 1], anchors[from])) from--;
  while (follows(anchors[to], anchors[to + 1])) to++;
  return to - from + 1;
}
