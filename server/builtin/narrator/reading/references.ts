import type { Book } from '#shared/story/scripture-books.ts';
import type { Language } from '#shared/vocabulary.ts';
import { bookAt, sayBook } from './book-names.ts';
import { counting } from './counting.ts';
import { romanValue } from './roman-number.ts';
import type { Token } from './written-words.ts';

type Words = { readonly chapter: string; readonly chapters: string; readonly verse: string; readonly verses: string };
const words: Readonly<Record<Language, Words>> = {
  en: { chapter: 'chapter', chapters: 'chapters', verse: 'verse', verses: 'verses' },
  fr: { chapter: 'chapitre', chapters: 'chapitres', verse: 'verset', verses: 'versets' },
  ee: { chapter: 'ta', chapters: 'ta', verse: 'kpukpui', verses: 'kpukpui' },
};
const following: Readonly<Record<Language, readonly [one: string, more: string]>> = {
  en: [' and following', ' and following'],
  fr: [' et suivant', ' et suivants'],
  ee: [' kple esi kplɔe ɖo', ' kple esiwo kplɔe ɖo'],
};
/** Words that also begin or shorten a book's name: before a decimal they are meant as words. */
const weak: Readonly<Record<Language, RegExp>> = {
  en: /^(?:can|son|he|so|ho|re|am|is|as|hag|mar|act|na|ex|ma|la|da)$/i,
  fr: /^(?:son|nom|est|mal|la|le|ne|si|ma|mi|ti|na|da|so)$/i,
  ee: /^(?:la|le|ne|na|si|mi|ma|da|ga)$/i,
};
const dash = '[-‐‑–—−]';
const whole = new RegExp(
  `^(\\d{1,3}|[IVXLC]+)[a-c]?(?:([:.,])(\\d{1,3})[a-c]?)?(?:${dash}(\\d{1,3})[a-c]?(?:[:.](\\d{1,3})[a-c]?)?)?(ff?|ss?)?$`,
);
const verseList = new RegExp(`^(\\d{1,3})[a-c]?(?:${dash}(\\d{1,3})[a-c]?)?(ff?|ss?)?$`);

type Place = {
  chapter: number;
  verse: number | null;
  end: number | null;
  endVerse: number | null;
  tail: string;
  mark: string;
};

/**
 * Gives Bible references the reading of a person: `1 Cor 13:4-7` as “First Corinthians, chapter thirteen, verses four
 * to seven”.
 */
export function readReferences(tokens: Token[], language: Language): void {
  for (let at = 0; at < tokens.length; at++) {
    const named = bookAt(tokens, at, language);
    if (!named) continue;
    const { book, last, numbered, sure } = named;
    const next = tokens[last + 1];
    const place =
      next?.say === null && /^\.?$/.test(tokens[last]!.close) ? placeIn(next.core, book, sure, language) : null;
    const plain = place?.mark !== ':' && weak[language].test(tokens[last]!.core) && tokens[last]!.close === '';
    const told = place !== null && !plain && !everyday(tokens[last + 2], place);
    if (!told && !(numbered && sure && /^\d/.test(tokens[at]!.core))) continue;
    sayBook(tokens, at, named, language, told);
    at = told ? sayPlaces(tokens, last + 1, place, book, language) : last;
  }
}

/** "Mark 2 boxes", "At 3:30 pm": what follows shows that no chapter is meant. */
const everyday = (next: Token | undefined, { verse }: Place) =>
  /^[ap]\.?m$/i.test(next?.core ?? '') ||
  (verse === null && /^(?:times?|years?|fois|ans|hommes|men)$/.test(next?.core ?? ''));

/** Chapter and verses in a word, when the book has them. A bare chapter counts only after a full book name. */
function placeIn(core: string, book: Book, sure: boolean, language: Language): Place | null {
  const match = whole.exec(core);
  if (!match || (match[2] === ',' && language === 'en' && !sure)) return null;
  const [, first = '', mark = '', second, third, fourth, more] = match;
  const told = (digits: string | undefined) => (digits === undefined ? null : Number(digits));
  let place: Place = {
    chapter: romanValue(first) ?? Number(first),
    verse: told(second),
    end: told(third),
    endVerse: told(fourth),
    tail: '',
    mark,
  };
  if (Number.isNaN(place.chapter) || (place.verse === null && !sure)) return null;
  if (more) place.tail = following[language][/^[fs]$/.test(more) ? 0 : 1];
  const single = book.chapters.length === 1;
  if (single && place.verse === null) place = { ...place, chapter: 1, verse: place.chapter };
  const verses = book.chapters[place.chapter - 1];
  return verses === undefined || (place.verse ?? 1) > verses || place.verse === 0 ? null : place;
}

function placeSaid(
  { chapter, verse, end, endVerse, tail }: Place,
  book: Book,
  language: Language,
  several: boolean,
): string {
  const say = words[language];
  const { cardinal, to } = counting[language];
  const named = (word: string, number: number) =>
    book.code === 'PSA' ? cardinal(number) : `${word} ${cardinal(number)}`;
  if (verse === null)
    return (
      (end === null ? named(say.chapter, chapter) : `${named(say.chapters, chapter)} ${to} ${cardinal(end)}`) + tail
    );
  const start = book.chapters.length === 1 ? '' : `${named(say.chapter, chapter)}, `;
  if (end !== null && endVerse !== null)
    return [
      start,
      `${say.verse} ${cardinal(verse)}, ${to} ${say.chapter} ${cardinal(end)}, ${say.verse} ${cardinal(endVerse)}`,
    ].join('');
  if (end !== null) return `${start}${say.verses} ${cardinal(verse)} ${to} ${cardinal(end)}${tail}`;
  return `${start}${several || tail !== '' ? say.verses : say.verse} ${cardinal(verse)}${tail}`;
}

/** Speaks the places of a list (`1:1, 3; 2:4`) and returns the position of the last one. */
function sayPlaces(tokens: Token[], at: number, place: Place, book: Book, language: Language): number {
  const { cardinal, to, and } = counting[language];
  const token = tokens[at]!;
  const next = tokens[at + 1];
  if (next?.core === '' && next.close === '—' && token.close === '' && verseList.test(tokens[at + 2]?.core ?? '')) {
    token.say = placeSaid(place, book, language, place.verse !== null);
    next.close = '';
    tokens[at + 2]!.say = `${to} ${cardinal(Number.parseInt(tokens[at + 2]!.core, 10))}`;
    return at + 2;
  }
  const more = token.close === ',' ? listed(tokens, at + 1, book.chapters[place.chapter - 1] ?? 0) : null;
  if (more && place.verse === null) {
    const inChapter = language === 'fr' && placeIn(`${place.chapter}:${next!.core}`, book, true, language);
    token.say = placeSaid(place, book, language, false);
    if (!inChapter) return at;
    next!.say = placeSaid(inChapter, book, language, false).replace(/^.*, (?=verset)/, '');
    return at + 1;
  }
  token.say = placeSaid(place, book, language, more !== null);
  let end = at;
  for (let list = more; list; list = tokens[end]!.close === ',' ? listed(tokens, end + 1, 999) : null) {
    end++;
    const last = !(tokens[end]!.close === ',' && listed(tokens, end + 1, 999));
    const run = list[1] === undefined ? '' : ` ${to} ${cardinal(Number(list[1]))}`;
    tokens[end]!.say = `${last ? `${and} ` : ''}${cardinal(Number(list[0]))}${run}`;
  }
  const later =
    tokens[end]!.close === ';' && tokens[end + 1]?.say === null
      ? placeIn(tokens[end + 1]!.core, book, false, language)
      : null;
  return later ? sayPlaces(tokens, end + 1, later, book, language) : end;
}

/**
 * A verse or a run of verses that goes on a list; a number that counts something ("1:1, 3 men", "1:1, 2 Kings") is
 * none.
 */
function listed(tokens: readonly Token[], at: number, most: number): [string, string | undefined] | null {
  const token = tokens[at];
  const match = verseList.exec(token?.core ?? '');
  if (!token || !match || Number(match[1]) > most) return null;
  const counts = match[2] === undefined && token.close === '' && /^\p{L}/u.test(tokens[at + 1]?.core ?? '');
  const goesOn = /^(?:and|et|kple)$/.test(tokens[at + 1]?.core ?? '');
  return counts && !goesOn ? null : [match[1]!, match[2]];
}
