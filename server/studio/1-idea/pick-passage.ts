import { createHash } from 'node:crypto';
import { chapterRange, compareRanges, rangesOverlap, type VerseRange, verseCount } from '#shared/story/scripture.ts';
import type { Span } from '#shared/vocabulary.ts';

export type Used = { readonly span: Span; readonly range: VerseRange };

/** The span that a range counts as. */
export function spanOf(range: VerseRange): Span {
  const isChapter =
    range.from.chapter === range.to.chapter && compareRanges(range, chapterRange(range.book, range.from.chapter)) === 0;
  const count = verseCount(range);
  if (isChapter && count > 1) return 'chapter';
  if (count === 1) return 'single';
  if (count <= 3) return 'short';
  return count <= 6 ? 'medium' : 'long';
}

/**
 * Picks one passage that the creator has not used for this span; the same seed and memory give the same pick. Earlier
 * lists come first, and in all of them passages that share no verse with anything used. Null when all are used.
 */
export function pickPassage(
  lists: readonly (readonly VerseRange[])[],
  used: readonly Used[],
  span: Span,
  seed: string,
): VerseRange | null {
  const ofSpan = grouped(used.filter((each) => each.span === span).map(({ range }) => range));
  const all = grouped(used.map(({ range }) => range));
  const left = lists.map((list) => list.filter((range) => !touches(ofSpan, range)));
  const fresh = left.map((list) => list.filter((range) => !touches(all, range)));
  const choice = [...fresh, ...left].find((list) => list.length > 0) ?? [];
  return choice[Math.floor(chance(seed) * choice.length)] ?? null;
}

type ByBook = ReadonlyMap<string, readonly VerseRange[]>;

function grouped(ranges: readonly VerseRange[]): ByBook {
  const groups = new Map<string, VerseRange[]>();
  for (const range of ranges) groups.set(range.book, [...(groups.get(range.book) ?? []), range]);
  return groups;
}

const touches = (groups: ByBook, range: VerseRange): boolean =>
  (groups.get(range.book) ?? []).some((each) => rangesOverlap(each, range));

/** From 0 up to 1, spread evenly over seeds. */
const chance = (seed: string): number => createHash('sha256').update(seed).digest().readUInt32BE(0) / 2 ** 32;
