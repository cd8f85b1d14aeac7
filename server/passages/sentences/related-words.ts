// Loads synonyms and related words of English, each with how near it is.
import { readFileSync } from 'node:fs';

/** A word of nearly the same meaning, and how near it is: from 0 to 1. */
export type RelatedWord = readonly [word: string, nearness: number];

function readRelated(): ReadonlyMap<string, string> {
  const lines = readFileSync(new URL('../words/english-related-words.tsv', import.meta.url), 'utf8').split('\n');
  const related = new Map<string, string>();
  for (const line of lines) {
    const tab = line.indexOf('\t');
    if (tab > 0 && !line.startsWith('#')) related.set(line.slice(0, tab), line.slice(tab + 1));
  }
  return related;
}
let related: ReadonlyMap<string, string> | undefined;

/** Related words as the file has them, by the base form of each English word that the studio knows. */
export const relatedWords = (): ReadonlyMap<string, string> => (related ??= readRelated());

/** Synonyms, derived words, similar adjectives and near broader words of an English word in its base form. */
export const relatedTo = (word: string): RelatedWord[] =>
  (relatedWords().get(word) ?? '')
    .split(' ')
    .filter(Boolean)
    .map((each) => [each.slice(0, -1), Number(each.slice(-1)) / 10]);
