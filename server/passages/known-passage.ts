// Finds the entry of the passage table for a range of verses.
import {
  comparePlaces,
  containsRange,
  rangesOverlap,
  type VerseRange,
  verseCount,
  versesOf,
} from '#shared/story/scripture.ts';
import { type TablePassage, tablePassages } from './passage-table.ts';

/** The share of each of two ranges whose verses are in both, 0 to 1. */
export function sharedVerses(
  first: VerseRange,
  second: VerseRange,
): { readonly ofFirst: number; readonly ofSecond: number } {
  if (!rangesOverlap(first, second)) return { ofFirst: 0, ofSecond: 0 };
  const inFirst = new Set(versesOf(first).map((place) => `${place.chapter}:${place.verse}`));
  const shared = versesOf(second).filter((place) => inFirst.has(`${place.chapter}:${place.verse}`)).length;
  return { ofFirst: shared / inFirst.size, ofSecond: shared / verseCount(second) };
}

/** The smaller of these two shares. */
function overlap(a: VerseRange, b: VerseRange): number {
  const { ofFirst, ofSecond } = sharedVerses(a, b);
  return Math.min(ofFirst, ofSecond);
}

let kept: ReadonlyMap<string, readonly TablePassage[]> | undefined;
const ofBook = (book: string): readonly TablePassage[] =>
  (kept ??= Map.groupBy(tablePassages(), ({ range }) => range.book)).get(book) ?? [];

/**
 * The share of its verses that a range must have in a passage to lie in it; an extra verse at either end changes
 * nothing.
 */
const nearlyAll = 0.85;

/** The share of a longer range that the passage at its end must fill to sum up the whole. */
const conclusion = 1 / 3;

/** The passage of the table with which a longer range ends, where it is a large part of it; otherwise null. */
export const knownAtEnd = (range: VerseRange): TablePassage | null =>
  ofBook(range.book).find(
    (known) =>
      containsRange(range, known.range) &&
      comparePlaces(known.range.to, range.to) === 0 &&
      verseCount(known.range) >= conclusion * verseCount(range),
  ) ?? null;

/**
 * The passage of the table that a range equals, mostly overlaps, or lies in (give or take a verse); null when there is
 * none.
 */
export function knownAs(range: VerseRange): TablePassage | null {
  const near = ofBook(range.book)
    .map((known) => ({ known, closeness: overlap(known.range, range) }))
    .filter(({ known, closeness }) => closeness >= 0.5 || sharedVerses(known.range, range).ofSecond >= nearlyAll);
  return near.toSorted((a, b) => b.closeness - a.closeness)[0]?.known ?? null;
}

/** The passage of the table that a range covers whole, or nearly; null when it covers only a part or there is none. */
export function knownWhole(range: VerseRange): TablePassage | null {
  const known = knownAs(range);
  return known && overlap(known.range, range) >= 0.5 ? known : null;
}

/** The passages of the table that have verses of a range, in order. */
export const knownIn = (range: VerseRange): readonly TablePassage[] =>
  ofBook(range.book).filter((known) => rangesOverlap(known.range, range));

/**
 * Passages of the table that lie in a range and do not overlap, the one that fills most of it first chosen; in order.
 */
export function knownWithin(range: VerseRange): TablePassage[] {
  const inside = tablePassages()
    .filter((known) => containsRange(range, known.range))
    .toSorted((a, b) => verseCount(b.range) - verseCount(a.range));
  const chosen: TablePassage[] = [];
  for (const known of inside) if (!chosen.some((other) => overlap(other.range, known.range) > 0)) chosen.push(known);
  return tablePassages().filter((known) => chosen.includes(known));
}
