import { foldLetters } from '#shared/story/fold-letters.ts';
import type { Book } from '#shared/story/scripture-books.ts';
import { bookNamed } from '#shared/story/scripture-names.ts';
import type { Language } from '#shared/vocabulary.ts';
import { counting } from './counting.ts';
import type { Token } from './written-words.ts';

/** A book whose name fills the words up to `last`; `sure` when it is named in full. */
export type NamedBook = {
  readonly book: Book;
  readonly last: number;
  readonly numbered: boolean;
  readonly sure: boolean;
};

const ordinalMark = /^([123])(?:st|nd|rd|re|ère|er|e|ème)?$|^(I{1,3})$/;
const glued = /^([123])(?=\p{Lu})/u;
const afterThese = /^(?:dans|selon|lire|lis|lisez|lisons|voir|voyez|avec|sur|et|lit|cite|ouvrez)$/i;
const unmarked = (close: string) => close === '' || close === '.';

/** The book whose name begins at a word, the longest that fits; null when there is none. */
export function bookAt(tokens: readonly Token[], at: number, language: Language): NamedBook | null {
  const first = tokens[at]!;
  if (first.say !== null || !/^[\p{Lu}\d]/u.test(first.core)) return null;
  const numbered = ordinalMark.test(first.core) && unmarked(first.close);
  for (let last = Math.min(at + 3, tokens.length - 1); last >= at + (numbered ? 1 : 0); last--) {
    if (!numbered && !/^[\dIVXLC]/.test(tokens[last + 1]?.core ?? '')) continue;
    const part = tokens.slice(at, last + 1);
    if (part.slice(0, -1).some(({ close }) => !unmarked(close)) || part.slice(1).some(({ open }) => open !== ''))
      continue;
    const name = part.map(({ core }) => core).join(' ');
    const named = part[numbered ? 1 : 0]!.core.replace(glued, '');
    if (!/^\p{Lu}/u.test(named) || !/^[\p{L}\p{M}\d '-]{2,40}$/u.test(name) || /'s?$/.test(name)) continue;
    if (last > at && /\d$/.test(name) && language !== 'ee') continue;
    const book = bookNamed(name, language);
    if (book) return { book, last, numbered, sure: inFull(book, name) };
  }
  return null;
}

function inFull(book: Book, name: string): boolean {
  const bare = (each: string) =>
    foldLetters(each).replace(/^(?:(?:[123]|i{1,3}|first|second|third)(?:st|nd|rd|re|ere|er|e|eme)? )/, '');
  const key = bare(name);
  if (book.code === 'PSA') return /^psa(?:lm|ume)s?$|^psalmo(?:wo)?$|^pss?$/.test(key);
  return Object.values(book.names).some((each) => bare(each) === key) || /^song of songs$/.test(key);
}

/** The name without its number: `Corinthians`. */
const shortName = (book: Book, language: Language, singular: boolean): string => {
  if (book.code === 'PSA' && singular) return { en: 'Psalm', fr: 'Psaume', ee: 'Psalmo' }[language];
  return book.names[language].replace(/^\d |\s\d$/g, '');
};

function bookNumber(book: Book, language: Language, before: string | undefined): string {
  const number = Number(book.code[0]);
  if (language !== 'fr')
    return language === 'en' ? (['First', 'Second', 'Third'][number - 1] ?? '') : counting.ee.ordinal(number);
  const letter = !/^\d(?:SA|KI|CH)$/.test(book.code);
  const link = /^\d(?:CO|TH)$/.test(book.code)
    ? 'aux'
    : /^\dTI$/.test(book.code)
      ? 'à'
      : /^\d(?:KI|CH)$/.test(book.code)
        ? 'des'
        : 'de';
  const ordinal = number === 1 ? (letter ? 'première' : 'premier') : counting.fr.ordinal(number);
  const article = before !== undefined && afterThese.test(before) ? (letter ? 'la ' : 'le ') : '';
  return `${article}${ordinal} ${letter ? 'lettre' : 'livre'} ${link}`;
}

/** Says a book's name in full, its number first; `place` tells that chapter or verse follow. */
export function sayBook(tokens: Token[], at: number, named: NamedBook, language: Language, place: boolean): void {
  const { book, last, numbered, sure } = named;
  const [first, end] = [tokens[at]!, tokens[last]!];
  const before = tokens[at - 1]?.core;
  const number = /^\d/.test(book.code) ? bookNumber(book, language, before) : '';
  if (numbered) {
    first.say = number;
    first.close = '';
  } else if (last > at && /^\d$/.test(end.core)) end.say = counting[language].ordinal(Number(end.core));
  const [word, rest] = numbered
    ? [tokens[at + 1]!, tokens.slice(at + 2, last + 1)]
    : [first, tokens.slice(at + 1, last + 1)];
  if (glued.test(word.core)) word.say = `${number} ${shortName(book, language, true)}`;
  else if (!sure || (place && /^pss?$|^psalms$|^psaumes$/i.test(word.core)))
    word.core = shortName(book, language, word.core !== 'Pss');
  if (!sure) for (const each of rest) if (each.say === null) each.say = '';
  if (place) end.close = book.code === 'PSA' || language === 'ee' ? '' : ',';
  else if (!sure || glued.test(word.core)) end.close = end.close.replace('.', '');
}
