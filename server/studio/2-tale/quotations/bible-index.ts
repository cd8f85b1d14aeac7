import { setImmediate } from 'node:timers/promises';
import type { Scripture } from '#server/ports/bible.ts';
import { blankRests } from '#shared/sound/musical-rests.ts';
import { books } from '#shared/story/scripture-books.ts';
import { chapterRange, comparePlaces, type VerseRange } from '#shared/story/scripture.ts';
import type { BibleVersion } from '#shared/vocabulary.ts';

/** A word of a text with its place there, in UTF-16 units; `word` is what is compared. */
export type TextWord = { readonly word: string; readonly from: number; readonly to: number };

/** The words of a text, ignoring punctuation, without the musical rests of a psalm, which a tale leaves out. */
export const textWords = (text: string): TextWord[] =>
  [...blankRests(text).matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    // A French Bible prints “A” where a tale has “À”.
    word: word.normalize('NFC').toLowerCase().replace(/^à$/, 'a'),
    from: index,
    to: index + word.length,
  }));

type Verse = { readonly book: string; readonly chapter: number; readonly verse: number };

/** All words of a Bible in sequence, and the positions of every three consecutive words. */
export type BibleIndex = {
  /** The words as numbers; 0 is no word of it. */
  readonly words: Int32Array;
  /** The number of a word; 0 when this Bible does not have it. */
  readonly numberOf: (word: string) => number;
  /** Where three numbers follow each other, first to last. */
  readonly placesOf: (a: number, b: number, c: number) => number[];
  /** The verses from one place to another, both inclusive; null across books. */
  readonly rangeOf: (from: number, to: number) => VerseRange | null;
  /** The positions from the first word of a verse to the word after its end. */
  readonly verseAround: (place: number) => readonly [from: number, to: number];
  /** The positions of a range: from its first word to the word after its end. */
  readonly placesIn: (range: VerseRange) => readonly [from: number, to: number];
};

const buckets = 1 << 20;
const bucketOf = (a: number, b: number, c: number): number =>
  (Math.imul(a, 73_856_093) ^ Math.imul(b, 19_349_663) ^ Math.imul(c, 83_492_791)) & (buckets - 1);

/** Reads a whole Bible; lets others have their turn between its books. */
export async function bibleIndex(scripture: Scripture, version: BibleVersion): Promise<BibleIndex> {
  const numbers = new Map<string, number>();
  const row: number[] = [];
  const verses: Verse[] = [];
  const begins: number[] = [];
  for (const { code, chapters } of books) {
    for (const { book, chapter, verse, text } of await scripture.passage(
      chapterRange(code, 1, chapters.length),
      version,
    )) {
      verses.push({ book, chapter, verse });
      begins.push(row.length);
      for (const { word } of textWords(text)) {
        const known = numbers.get(word) ?? numbers.size + 1;
        numbers.set(word, known);
        row.push(known);
      }
    }
    await setImmediate();
  }
  return indexOf(Int32Array.from(row), numbers, verses, begins);
}

function indexOf(
  words: Int32Array,
  numbers: ReadonlyMap<string, number>,
  verses: readonly Verse[],
  begins: readonly number[],
): BibleIndex {
  const heads = new Int32Array(buckets).fill(-1);
  const nexts = new Int32Array(words.length);
  for (let at = words.length - 3; at >= 0; at--) {
    const bucket = bucketOf(words[at] ?? 0, words[at + 1] ?? 0, words[at + 2] ?? 0);
    nexts[at] = heads[bucket] ?? -1;
    heads[bucket] = at;
  }
  const firstWhere = (is: (at: number) => boolean): number => {
    let [low, high] = [0, verses.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (is(middle)) high = middle;
      else low = middle + 1;
    }
    return low;
  };
  const verseAt = (place: number): number => firstWhere((at) => (begins[at] ?? 0) > place) - 1;
  const beginOf = (at: number): number => begins[at] ?? words.length;
  const order = new Map(books.map(({ code }, at) => [code, at]));
  const compare = (a: Verse, book: string, place: { chapter: number; verse: number }) =>
    (order.get(a.book) ?? 0) - (order.get(book) ?? 0) || comparePlaces(a, place);
  const no: Verse = { book: '', chapter: 0, verse: 0 };
  return {
    words,
    numberOf: (word) => numbers.get(word) ?? 0,
    placesOf(a, b, c) {
      const places: number[] = [];
      for (let at = heads[bucketOf(a, b, c)] ?? -1; at >= 0; at = nexts[at] ?? -1)
        if (words[at] === a && words[at + 1] === b && words[at + 2] === c) places.push(at);
      return places;
    },
    rangeOf(from, to) {
      const [first, last] = [verses[verseAt(from)], verses[verseAt(to)]];
      return first && last && first.book === last.book
        ? { book: first.book, from: placeOf(first), to: placeOf(last) }
        : null;
    },
    verseAround(place) {
      const at = verseAt(place);
      return [beginOf(at), beginOf(at + 1)];
    },
    placesIn({ book, from, to }) {
      return [
        beginOf(firstWhere((at) => compare(verses[at] ?? no, book, from) >= 0)),
        beginOf(firstWhere((at) => compare(verses[at] ?? no, book, to) > 0)),
      ];
    },
  };
}

const placeOf = ({ chapter, verse }: Verse) => ({ chapter, verse });
