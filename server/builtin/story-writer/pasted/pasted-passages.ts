// Finds Bible passages that a creator's own text names or quotes.
import type { Scripture } from '#server/ports/bible.ts';
import { sentencesOf } from '#shared/story/prose.ts';
import { parseReference, rangesOverlap, type VerseRange, verseCount } from '#shared/story/scripture.ts';
import { type Language, versionOfLanguage } from '#shared/vocabulary.ts';
import { bareWords } from '../passage/quotation-marks.ts';

const reference =
  /(?<![\p{L}\p{N}])((?:[1-3]\s?)?\p{Lu}[\p{L}\p{M}]*\.?(?:\s(?:of|des)\s\p{L}+)?(?:\s[1-3](?=\s))?)\s(\d{1,3}(?:\s?[:.,]\s?\d{1,3}(?:\s?[-–]\s?\d{1,3})?)?)(?![\p{N}])/gu;
/** Words in a row that make a quotation. */
const quotedRun = 6;
const sentencesTried = 12;

/** Words that are also short for a book. */
const articles = new Set(['le', 'la', 'es', 'is', 'am', 'so', 'he']);

function referencesIn(text: string, language: Language): VerseRange[] {
  return [...text.matchAll(reference)].flatMap(([, book = '', numbers = '']) => {
    // « Le 6 mai » is a day, not Leviticus: in running text a short name needs a verse, and an article is never a book.
    const isSure = book.length > 3 || (/\d[:.,]\d/.test(numbers) && !articles.has(book.toLowerCase()));
    const range = isSure ? parseReference(`${book} ${numbers}`, language) : null;
    return range && (verseCount(range) <= 60 || /[:.,]/.test(numbers)) ? [range] : [];
  });
}

function sharesRun(text: string, verse: string): boolean {
  const words = bareWords(text).split(' ');
  const line = ` ${bareWords(verse)} `;
  return words.some(
    (_, at) => at + quotedRun <= words.length && line.includes(` ${words.slice(at, at + quotedRun).join(' ')} `),
  );
}

async function quotationsIn(scripture: Scripture, text: string, language: Language): Promise<VerseRange[]> {
  const sentences = sentencesOf(text).filter((sentence) => bareWords(sentence).split(' ').length >= quotedRun);
  const found: VerseRange[] = [];
  for (const sentence of sentences.toSorted((a, b) => b.length - a.length).slice(0, sentencesTried)) {
    for (const range of await scripture.search(sentence.slice(0, 300), language, 3)) {
      const verses = await scripture.passage(range, versionOfLanguage[language]);
      const quoted = verses.filter((verse) => sharesRun(sentence, verse.text));
      const [first, last] = [quoted[0], quoted.at(-1)];
      if (first && last) found.push({ book: first.book, from: first, to: last });
    }
  }
  return found.map(({ book, from, to }) => ({
    book,
    from: { chapter: from.chapter, verse: from.verse },
    to: { chapter: to.chapter, verse: to.verse },
  }));
}

const apart = (ranges: readonly VerseRange[]): VerseRange[] =>
  ranges.filter((range, at) => !ranges.slice(0, at).some((earlier) => rangesOverlap(earlier, range)));

/** The passages that a creator's text names, otherwise those that it quotes; none where it does neither. */
export async function passagesOfText(scripture: Scripture, text: string, language: Language): Promise<VerseRange[]> {
  const named = apart(referencesIn(text, language));
  return named.length > 0 ? named : apart(await quotationsIn(scripture, text, language));
}
