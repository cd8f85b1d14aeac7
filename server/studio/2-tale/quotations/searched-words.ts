import { bookNamed } from '#shared/story/scripture-names.ts';
import { formatReference, parseReference } from '#shared/story/scripture.ts';
import { languages } from '#shared/vocabulary.ts';

/**
 * What a tale may have in its title or verse when `q` is searched: the words themselves, and the passage they name in
 * another language (`Luc 10` also means `Luke 10`).
 */
export function searchedWords(q: string): string[] {
  const typed = q.replace(/\s+/g, ' ').trim();
  if (typed === '') return [];
  const named = languages.flatMap((language) => {
    const range = parseReference(typed, language);
    if (range) return formatReference(range);
    return typed.length > 2 && /^[^\d]+( [1-5])?$/.test(typed) ? (exactBook(typed, language) ?? []) : [];
  });
  return [...new Set([typed, ...named])];
}

/**
 * A book's English name when the whole of its name in the language was typed: the beginning of a name is too little to
 * mean it.
 */
function exactBook(typed: string, language: (typeof languages)[number]): string | undefined {
  const book = bookNamed(typed, language);
  return book && book.names[language].toLowerCase() === typed.toLowerCase() ? book.names.en : undefined;
}
