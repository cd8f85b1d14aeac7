import { foldLetters } from './fold-letters.ts';
import { type Book, books } from './scripture-books.ts';
import { type Language, languages } from '../vocabulary.ts';

const ordinal =
  /^(?:([1-5])(?:(?:st|nd|rd|ere?|eme|e)\b)?|(i{1,3}|first|second|third|premiere?|deuxieme|troisieme)(?=[\s.]))[\s.]*(?=[a-z])/;
const ordinalWords: Readonly<Record<string, string>> = { i: '1', f: '1', p: '1', s: '2', d: '2', t: '3' };

/** `II. Samuel`, `2e Samuel` and the Ewe `Samuel 2` all become `2samuel`. */
function keyOf(name: string): string {
  const folded = foldLetters(name).trim();
  const last = / ([1-5])$/.exec(folded);
  if (last) return last[1] + folded.slice(0, last.index).replace(/[^a-z0-9]/g, '');
  const first = ordinal.exec(folded);
  const word = first?.[2] ?? '';
  const number = first?.[1] ?? (/^i+$/.test(word) ? String(word.length) : (ordinalWords[word[0] ?? ''] ?? ''));
  return number + folded.slice(first?.[0].length ?? 0).replace(/[^a-z0-9]/g, '');
}

const keysIn = (language: Language): ReadonlyMap<string, Book> =>
  new Map(books.map((book) => [keyOf(book.names[language]), book]));
const namesIn: Record<Language, ReadonlyMap<string, Book>> = { en: keysIn('en'), fr: keysIn('fr'), ee: keysIn('ee') };
const abbreviations = new Map(
  books.flatMap((book) => [book.code.toLowerCase(), ...book.abbreviations].map((key) => [key, book] as const)),
);

function beginningWith(key: string, language: Language): Book | undefined {
  const found = [...namesIn[language]].filter(([name]) => name.startsWith(key));
  return found.length === 1 ? found[0]?.[1] : undefined;
}

/**
 * The book that a reader means by a name, an abbreviation or the beginning of a name (three letters or more), in any
 * language, `language` first.
 */
export function bookNamed(name: string, language: Language): Book | undefined {
  const order = [language, ...languages.filter((other) => other !== language)];
  const key = keyOf(name);
  if (/ [1-5]$/.test(name)) return namesIn.ee.get(key) ?? beginningWith(key, 'ee');
  const exact = order.map((each) => namesIn[each].get(key)).find(Boolean) ?? abbreviations.get(key);
  if (exact || key.length < 3) return exact;
  return order.map((each) => beginningWith(key, each)).find(Boolean);
}
