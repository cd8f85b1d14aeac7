import { type Place, type VerseRange, versesOf } from './scripture.ts';

const key = ({ chapter, verse }: Place): string => `${chapter}:${verse}`;

/** The verses of a passage that none of the told ranges has, as runs in order. */
export function versesLeftOut(passage: VerseRange, told: readonly VerseRange[]): VerseRange[] {
  const has = new Set(told.filter(({ book }) => book === passage.book).flatMap((range) => versesOf(range).map(key)));
  const runs: VerseRange[] = [];
  let isOpen = false;
  for (const place of versesOf(passage)) {
    const isTold = has.has(key(place));
    const last = runs.at(-1);
    if (!isTold && isOpen && last) runs[runs.length - 1] = { ...last, to: place };
    else if (!isTold) runs.push({ book: passage.book, from: place, to: place });
    isOpen = !isTold;
  }
  return runs;
}

/**
 * Whether words tell a passage rather than only quote from it: from its first verse to its last, or half of it and
 * more.
 */
export function tellsPassage(passage: VerseRange, told: readonly VerseRange[]): boolean {
  const all = versesOf(passage);
  const left = new Set(versesLeftOut(passage, told).flatMap((range) => versesOf(range).map(key)));
  const ends = [all[0], all.at(-1)].every((place) => place && !left.has(key(place)));
  return left.size < all.length && (ends || left.size * 2 <= all.length);
}

/** Runs of verses in one line, `14, 16, 20-22`; with the chapter where the passage has several. */
export function versesLine(passage: VerseRange, runs: readonly VerseRange[]): string {
  const isOne = passage.from.chapter === passage.to.chapter;
  const name = (place: Place) => (isOne ? String(place.verse) : key(place));
  return runs
    .map(({ from, to }) => {
      if (key(from) === key(to)) return name(from);
      return from.chapter === to.chapter ? `${name(from)}-${to.verse}` : `${name(from)}-${name(to)}`;
    })
    .join(', ');
}
