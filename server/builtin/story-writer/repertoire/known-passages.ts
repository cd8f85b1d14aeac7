import { containsRange, parseReference, type VerseRange, verseCount, versesOf } from '#shared/scripture.ts';
import { newTestamentPassages } from './known-passages-new.ts';
import { oldTestamentPassages } from './known-passages-old.ts';
import type { Theme } from './themes.ts';
import { themes } from './themes.ts';

/** A passage that people know by a name. */
export type KnownPassage = {
  readonly range: VerseRange;
  readonly en: string;
  readonly fr: string;
  readonly theme: Theme;
  /** Verses that carry it, the most needed first; a hint for a short telling, as `chapter:verse`. */
  readonly spine: readonly string[];
};

const isTheme = (word: string): word is Theme => (themes as readonly string[]).includes(word);

function readSpine(text: string, chapter: number): string[] {
  return text
    .split(' ')
    .filter(Boolean)
    .flatMap((item) => {
      const [place = '', last] = item.split('-');
      const [first = '', verse] = place.split(':');
      const [at, from] = verse === undefined ? [chapter, Number(first)] : [Number(first), Number(verse)];
      return Array.from({ length: Number(last ?? from) - from + 1 }, (_, n) => `${at}:${from + n}`);
    });
}

function readKnown(line: string): KnownPassage {
  const [reference = '', en = '', fr = '', theme = '', spine = ''] = line.split('|').map((part) => part.trim());
  const range = parseReference(reference);
  if (!range || !en || !fr || !isTheme(theme)) throw new RangeError(`Not a known passage: ${line}`);
  return { range, en, fr, theme, spine: readSpine(spine, range.from.chapter) };
}

/** Well-known passages, in the order of the canon. */
export const knownPassages: readonly KnownPassage[] = `${oldTestamentPassages}\n${newTestamentPassages}`
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map(readKnown);

/** How much of either is in both, 0 to 1. */
function overlap(a: VerseRange, b: VerseRange): number {
  if (a.book !== b.book) return 0;
  const inA = new Set(versesOf(a).map((place) => `${place.chapter}:${place.verse}`));
  const shared = versesOf(b).filter((place) => inA.has(`${place.chapter}:${place.verse}`)).length;
  return shared / Math.max(inA.size, verseCount(b));
}

/** The known passage that a range is, is mostly, or lies in; null when there is none. */
export function knownAs(range: VerseRange): KnownPassage | null {
  const near = knownPassages.filter((known) => containsRange(known.range, range) || overlap(known.range, range) >= 0.5);
  const closeness = (known: KnownPassage) => overlap(known.range, range);
  return near.toSorted((a, b) => closeness(b) - closeness(a))[0] ?? null;
}

/** The known passage that a range tells, from its beginning to its end or nearly so; null when it tells another one, or a part. */
export function knownWhole(range: VerseRange): KnownPassage | null {
  const known = knownAs(range);
  return known && overlap(known.range, range) >= 0.5 ? known : null;
}
