// Matches lists of words and phrases against a sentence. Most data files in words/ are read through this.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { ReadingLanguage, Token } from '../scene/scene-sentences.ts';

/** Words or phrases of a language and what they mean, by their first word, longest first. */
export type WordPhrases<T> = ReadonlyMap<string, readonly { readonly words: readonly string[]; readonly means: T }[]>;
type FoundPhrase<T> = { readonly from: number; readonly to: number; readonly means: T };

/** A data file of the reading. */
export const wordsFile = <T>(name: string): T =>
  parse(readFileSync(new URL(`../words/${name}`, import.meta.url), 'utf8')) as T;

/**
 * Makes phrases out of lists; within a phrase words are separated by spaces or hyphens, French elisions stand alone.
 */
export function wordPhrases<T>(lists: Iterable<readonly [means: T, phrases: readonly string[]]>): WordPhrases<T> {
  const all = new Map<string, { words: string[]; means: T }[]>();
  for (const [means, phrases] of lists)
    for (const phrase of phrases) {
      const words = phrase
        .toLowerCase()
        .replaceAll("'", "' ")
        .split(/[\s-]+/)
        .filter(Boolean);
      const known = all.get(words[0]!);
      if (known) known.push({ words, means });
      else all.set(words[0]!, [{ words, means }]);
      if (words.length > 1 && phrase.includes('-'))
        all.set(phrase, [...(all.get(phrase) ?? []), { words: [phrase], means }]);
    }
  for (const each of all.values()) each.sort((a, b) => b.words.length - a.words.length);
  return all;
}

/** Every phrase in a sentence, left to right; of overlapping ones the longest counts. Quoted words are left out. */
export function phrasesIn<T>(
  tokens: readonly Token[],
  phrases: WordPhrases<T>,
  baseOf: (word: string) => string = (word) => word,
): FoundPhrase<T>[] {
  const found: FoundPhrase<T>[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!;
    if (token.quoted) continue;
    const base = baseOf(token.low);
    const candidates = [...(phrases.get(token.low) ?? []), ...(base === token.low ? [] : (phrases.get(base) ?? []))];
    const best = candidates.find(({ words }) =>
      words.every((word, n) => n === 0 || tokens[at + n]?.low === word || baseOf(tokens[at + n]?.low ?? '') === word),
    );
    if (!best) continue;
    found.push({ from: at, to: at + best.words.length - 1, means: best.means });
    at += best.words.length - 1;
  }
  return found;
}

export type ByLanguage<T> = Readonly<Record<ReadingLanguage, T>>;
