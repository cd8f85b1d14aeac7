import { type Book, bookOf, bookOrder, findBook } from './scripture-books.ts';
import { bookNamed } from './scripture-names.ts';
import type { Language } from '../vocabulary.ts';

/** A verse's place in its book. */
export type Place = { readonly chapter: number; readonly verse: number };

/** A run of verses in one book, in the studio's own numbering (that of the WEB). Both ends are inclusive. */
export type VerseRange = {
  /** USFM code: `GEN` … `REV`. */
  readonly book: string;
  readonly from: { readonly chapter: number; readonly verse: number };
  readonly to: { readonly chapter: number; readonly verse: number };
};

/** Below zero when `a` comes before `b` in the same book, zero when they are the same place. */
export const comparePlaces = (a: Place, b: Place): number => a.chapter - b.chapter || a.verse - b.verse;

/** Order of the canon, by where the ranges begin and then by where they end. */
export const compareRanges = (a: VerseRange, b: VerseRange): number =>
  bookOrder(a.book) - bookOrder(b.book) || comparePlaces(a.from, b.from) || comparePlaces(a.to, b.to);

/** Whether every verse of `inner` lies in `outer`. */
export const containsRange = (outer: VerseRange, inner: VerseRange): boolean =>
  outer.book === inner.book && comparePlaces(outer.from, inner.from) <= 0 && comparePlaces(inner.to, outer.to) <= 0;

/** Whether the two have a verse in common. */
export const rangesOverlap = (a: VerseRange, b: VerseRange): boolean =>
  a.book === b.book && comparePlaces(a.from, b.to) <= 0 && comparePlaces(b.from, a.to) <= 0;

const existsIn = (book: Book, { chapter, verse }: Place): boolean => {
  const count = book.chapters[chapter - 1];
  return count !== undefined && Number.isInteger(verse) && verse >= 1 && verse <= count;
};

/** Whether the book, the chapters and the verses exist and the range runs forward. */
export function isRange({ book, from, to }: VerseRange): boolean {
  const found = findBook(book);
  return !!found && existsIn(found, from) && existsIn(found, to) && comparePlaces(from, to) <= 0;
}

/** The range of whole chapters; throws RangeError when the book or a chapter does not exist. */
export function chapterRange(book: string, first: number, last: number = first): VerseRange {
  const range = {
    book,
    from: { chapter: first, verse: 1 },
    to: { chapter: last, verse: bookOf(book).chapters[last - 1] ?? 0 },
  };
  if (!isRange(range)) throw new RangeError(`${book} has no chapters ${first} to ${last}`);
  return range;
}

/** Every place of a range, in order. */
export function versesOf({ book, from, to }: VerseRange): Place[] {
  const { chapters } = bookOf(book);
  const places: Place[] = [];
  for (let chapter = from.chapter; chapter <= to.chapter; chapter++) {
    const last = chapter === to.chapter ? to.verse : (chapters[chapter - 1] ?? 0);
    for (let verse = chapter === from.chapter ? from.verse : 1; verse <= last; verse++) places.push({ chapter, verse });
  }
  return places;
}

/** How many verses a range has. */
export const verseCount = (range: VerseRange): number => versesOf(range).length;

const isWholeChapters = ({ book, from, to }: VerseRange): boolean =>
  from.verse === 1 && to.verse === bookOf(book).chapters[to.chapter - 1];

/** What one chapter of a book is called, where that is another name. */
export const singular: Partial<Record<string, Readonly<Record<Language, string>>>> = {
  PSA: { en: 'Psalm', fr: 'Psaume', ee: 'Psalmo' },
};

/**
 * The reference as a reader of the language writes it: `Luke 10:25-37`, `Psaume 23`, `Mose 1 1:1-2:3`. `parseReference`
 * reads it back.
 */
export function formatReference(range: VerseRange, language: Language = 'en'): string {
  const book = bookOf(range.book);
  const { from, to } = range;
  const oneChapter = from.chapter === to.chapter;
  const name = (oneChapter && singular[book.code]?.[language]) || book.names[language];
  if (isWholeChapters(range)) {
    if (book.chapters.length === 1 && !/\d$/.test(name)) return name;
    return oneChapter ? `${name} ${from.chapter}` : `${name} ${from.chapter}-${to.chapter}`;
  }
  const start = `${name} ${from.chapter}:${from.verse}`;
  if (!oneChapter) return `${start}-${to.chapter}:${to.verse}`;
  return from.verse === to.verse ? start : `${start}-${to.verse}`;
}

type Numbers = {
  readonly c1: number;
  readonly v1: number | null;
  readonly c2: number | null;
  readonly v2: number | null;
};

const place = String.raw`(\d{1,3})[a-c]?(?:\s*[:.,]\s*(\d{1,3})[a-c]?)?`;
const numbersPattern = new RegExp(`^${place}(?:\\s*-\\s*${place})?$`);

function readNumbers(text: string): Numbers | null {
  const plain = text
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(/(?<=\d)\s*(?:to|à|au)\s*(?=\d)/gi, '-')
    .replace(/(?<=\d)[\s,]*(?:verses?|versets?|vv?\.?)\s*(?=\d)/gi, ':')
    .replace(/[\s.;,]+$/, '');
  const match = numbersPattern.exec(plain);
  if (!match) return null;
  const [c1, v1, a, b] = match.slice(1).map((digits) => (digits === undefined ? null : Number(digits)));
  if (typeof c1 !== 'number') return null;
  const sameChapter = typeof v1 === 'number' && typeof b !== 'number';
  return { c1, v1: v1 ?? null, c2: sameChapter ? null : (a ?? null), v2: (sameChapter ? a : b) ?? null };
}

function rangeFrom(book: Book, { c1, v1, c2, v2 }: Numbers): VerseRange {
  const code = book.code;
  const lastVerse = (chapter: number) => book.chapters[chapter - 1] ?? 0;
  const bareVerses = book.chapters.length === 1 && v1 === null && v2 === null && (c1 > 1 || c2 !== null);
  if (bareVerses) return { book: code, from: { chapter: 1, verse: c1 }, to: { chapter: 1, verse: c2 ?? c1 } };
  const end = c2 ?? c1;
  const endVerse = v2 ?? (v1 !== null && c2 === null ? v1 : lastVerse(end));
  return { book: code, from: { chapter: c1, verse: v1 ?? 1 }, to: { chapter: end, verse: endVerse } };
}

/**
 * Reads one reference in the studio's numbering: `Luke 10:25-37`, `Luc 10.25-37`, `Genèse 1,1-3`, `1 Jean 4`, `Gen
 * 1:1-2:3`, `Jude 5`.
 * `language` settles abbreviations that mean different books; null when it is no reference or the verses do not exist.
 */
export function parseReference(text: string, language: Language = 'en'): VerseRange | null {
  if (text.length > 200) return null;
  const tidy = text
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/ ?\((?:WEB|LSG ?(?:1910)?|EWEBIB)\)$/i, '')
    .trim();
  const match = /^(\d?[^\d]+?(?: [1-5](?= \d))?)[ .,:]*(\d.*)?$/.exec(tidy);
  const name = match?.[1]?.replace(/[ .]+(?:chapters?|chapitres?|chap\.?|ch\.?|verses?|versets?|vv?\.?|ta)$/i, '');
  const book = name && bookNamed(name, language);
  if (!book) return null;
  if (match?.[2] === undefined) return book.chapters.length === 1 ? chapterRange(book.code, 1) : null;
  const numbers = readNumbers(match[2]);
  const range = numbers && rangeFrom(book, numbers);
  return range && isRange(range) ? range : null;
}
