import type { BibleIndex } from './bible-index.ts';

/** A range of a Bible, by word positions: from the first to the one after the last. */
export type BibleStretch = { readonly from: number; readonly to: number };

/** Whether all the words are there, word for word. */
const standsAt = ({ words }: BibleIndex, numbers: readonly number[], place: number): boolean =>
  numbers.every((number, at) => number !== 0 && words[place + at] === number);

/** Where a Bible has these words in sequence, preferably at `near`. Null when it does not have them. */
export function exactPlace(
  index: BibleIndex,
  numbers: readonly number[],
  near: readonly BibleStretch[],
): BibleStretch | null {
  const [a = 0, b = 0, c = 0] = numbers;
  const places = (numbers.length < 3 ? scan(index, numbers, near) : index.placesOf(a, b, c)).filter((place) =>
    standsAt(index, numbers, place),
  );
  const place = places.find((at) => near.some(({ from, to }) => from <= at && at < to)) ?? places[0];
  return place === undefined ? null : { from: place, to: place + numbers.length };
}

/** One or two words are searched only in the tale's own passage. */
function scan(index: BibleIndex, numbers: readonly number[], near: readonly BibleStretch[]): number[] {
  return near.flatMap(({ from, to }) => {
    const places: number[] = [];
    for (let place = from; place < to; place++) if (standsAt(index, numbers, place)) places.push(place);
    return places;
  });
}

/** How many places are looked at closely for one sentence. */
const candidates = 6;
/** Words that may be missing or extra before the positions drift apart. */
const slack = 3;
/** How much less similar the tale's own passage may be than another with nearly the same text. */
const homeward = 0.12;

/**
 * The range of a Bible that says almost the same, with the share that is identical: 1 for all of it. Null when nothing
 * is similar.
 */
export function nearestPlace(
  index: BibleIndex,
  numbers: readonly number[],
  near: readonly BibleStretch[],
): (BibleStretch & { likeness: number }) | null {
  const votes = new Map<number, number>();
  for (let at = 0; at + 2 < numbers.length; at++)
    for (const place of index.placesOf(numbers[at] ?? 0, numbers[at + 1] ?? 0, numbers[at + 2] ?? 0)) {
      const begin = Math.round((place - at) / slack);
      votes.set(begin, (votes.get(begin) ?? 0) + 1);
    }
  const worth = (each: BibleStretch & { likeness: number }) =>
    each.likeness + (near.some(({ from, to }) => from <= each.from && each.from < to) ? homeward : 0);
  const isNear = (begin: number) => near.some(({ from, to }) => from - slack <= begin * slack && begin * slack < to);
  const best = [...votes].toSorted(([a, x], [b, y]) => y - x || Number(isNear(b)) - Number(isNear(a)));
  let found: (BibleStretch & { likeness: number }) | null = null;
  for (const [begin] of best.slice(0, candidates)) {
    const compared = alignedAt(index, numbers, begin * slack);
    if (compared && (!found || worth(compared) > worth(found))) found = compared;
  }
  return found;
}

/**
 * Aligns the words with those around a position; words at the edges that differ are matched with as many of the verse.
 */
function alignedAt(
  index: BibleIndex,
  numbers: readonly number[],
  begin: number,
): (BibleStretch & { likeness: number }) | null {
  const start = Math.max(0, begin - 2 * slack);
  const there = index.words.subarray(start, begin + numbers.length + 3 * slack);
  const pairs = withoutStrays(commonRow(numbers, there));
  const [first, last] = [pairs[0], pairs.at(-1)];
  if (!first || !last) return null;
  const [verseFrom] = index.verseAround(start + first[1]);
  const [, verseTo] = index.verseAround(start + last[1]);
  const from = Math.max(verseFrom, start + first[1] - first[0]);
  const to = Math.min(verseTo, start + last[1] + numbers.length - last[0]);
  return { from, to, likeness: (2 * pairs.length) / (numbers.length + to - from) };
}

/** Without single words at the edges that match only by chance. */
function withoutStrays(pairs: readonly [number, number][]): readonly [number, number][] {
  const drift = (a: [number, number] | undefined, b: [number, number] | undefined) =>
    a && b ? b[1] - a[1] - (b[0] - a[0]) : 0;
  if (drift(pairs[0], pairs[1]) > 1) return withoutStrays(pairs.slice(1));
  if (drift(pairs.at(-2), pairs.at(-1)) > 1) return withoutStrays(pairs.slice(0, -1));
  return pairs;
}

/** The longest sequence of words that two texts have in common, as pairs of positions. */
function commonRow(a: readonly number[], b: Int32Array): [number, number][] {
  const width = b.length + 1;
  const longest = new Uint16Array((a.length + 1) * width);
  const at = (i: number, j: number) => longest[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      longest[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i] === b[j]) pairs.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return pairs;
}
