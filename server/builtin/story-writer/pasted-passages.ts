import type { Scripture } from '#server/ports.ts';
import { sentencesOf } from '#shared/prose.ts';
import { formatReference, parseReference, rangesOverlap, type VerseRange, verseCount } from '#shared/scripture.ts';
import { type Language, versionOfLanguage } from '#shared/vocabulary.ts';
import { tellingWords } from '#server/passages/language-detector.ts';
import { bareWords } from './quotation-marks.ts';
import { knownAs } from './repertoire/known-passages.ts';

/** How the passages of a pasted text were found. */
type MatchedBy = 'its references' | 'the verses it quotes' | 'its theme';
export type Matched = { readonly ranges: readonly VerseRange[]; readonly by: MatchedBy };

const reference =
  /(?<![\p{L}\p{N}])((?:[1-3]\s?)?\p{Lu}[\p{L}\p{M}]*\.?(?:\s(?:of|des)\s\p{L}+)?(?:\s[1-3](?=\s))?)\s(\d{1,3}(?:\s?[:.,]\s?\d{1,3}(?:\s?[-–]\s?\d{1,3})?)?)(?![\p{N}])/gu;
/** Words in a row that make a quotation. */
const quotedRun = 6;
const sentencesTried = 12;
const wordsAsked = 30;

function referencesIn(text: string, language: Language): VerseRange[] {
  return [...text.matchAll(reference)].flatMap(([, book = '', numbers = '']) => {
    const range = parseReference(`${book} ${numbers}`, language);
    return range && (verseCount(range) <= 60 || /[:.,]/.test(numbers)) ? [range] : [];
  });
}

function sharesRun(text: string, verse: string): boolean {
  const words = bareWords(text).split(' ');
  const line = ` ${bareWords(verse)} `;
  return words.some((_, at) => at + quotedRun <= words.length && line.includes(` ${words.slice(at, at + quotedRun).join(' ')} `));
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

/** Passages that the words of a text lead to, the one that most of them lead to first: a long text as one question would drown them. */
async function passagesByWords(scripture: Scripture, text: string, language: Language): Promise<VerseRange[]> {
  const times = new Map<string, number>();
  for (const word of tellingWords(text, language)) times.set(word, (times.get(word) ?? 0) + 1);
  const votes = new Map<string, { range: VerseRange; votes: number }>();
  const asked = [...times].toSorted(([, a], [, b]) => b - a).slice(0, wordsAsked);
  for (const [word, count] of asked)
    for (const [rank, range] of (await scripture.search(word, language, 3)).entries()) {
      const key = formatReference(range);
      votes.set(key, { range, votes: (votes.get(key)?.votes ?? 0) + (count / (rank + 1)) * (knownAs(range) ? 1.6 : 1) });
    }
  return [...votes.values()].toSorted((a, b) => b.votes - a.votes).map(({ range }) => range);
}

/** The passages that a pasted text names, else those it quotes, else those its words lead to; null when there is none. */
export async function passagesOfText(scripture: Scripture, text: string, language: Language): Promise<Matched | null> {
  const named = apart(referencesIn(text, language));
  if (named.length > 0) return { ranges: named, by: 'its references' };
  const quoted = apart(await quotationsIn(scripture, text, language));
  if (quoted.length > 0) return { ranges: quoted, by: 'the verses it quotes' };
  const near = apart(await passagesByWords(scripture, text, language)).slice(0, 6);
  return near.length > 0 ? { ranges: near, by: 'its theme' } : null;
}

/** Passages for people, the first few. */
export const listed = (ranges: readonly VerseRange[]): string =>
  ranges
    .slice(0, 4)
    .map((range) => formatReference(range))
    .join(', ');
