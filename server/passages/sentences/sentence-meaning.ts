// Reads a sentence as its telling words and the concepts that they name.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Language } from '#shared/vocabulary.ts';
import { conceptsIn, type MetConcept, termOf } from '../ideas/concepts.ts';
import { foldedWords } from './folded-words.ts';

/** A word that says what its sentence is about. */
export type Term = { readonly term: string; readonly isName: boolean };
/** What a sentence is about: its telling words and the everyday concepts that they name. */
export type SentenceMeaning = { readonly terms: readonly Term[]; readonly concepts: readonly MetConcept[] };

let plain: Readonly<Record<Language, ReadonlySet<string>>> | undefined;
function plainWords(): Readonly<Record<Language, ReadonlySet<string>>> {
  if (plain) return plain;
  const read = parse(readFileSync(new URL('../words/plain-words.yaml', import.meta.url), 'utf8')) as Record<
    Language,
    string
  >;
  const setOf = (language: Language) => new Set(read[language].split(/\s+/));
  plain = { en: setOf('en'), fr: setOf('fr'), ee: setOf('ee') };
  return plain;
}

type ReadWord = { readonly word: string; readonly isName: boolean; readonly term: string };
const readWords = (text: string, language: Language): ReadWord[] =>
  foldedWords(text).map(({ word, isName }) => ({ word, isName, term: termOf(word, language) }));

/** The telling words, each once, by their terms. */
function tellingOf(words: readonly ReadWord[], language: Language): Map<string, Term> {
  const dull = plainWords()[language];
  const terms = new Map<string, Term>();
  for (const { word, term, isName } of words) {
    const isPlain = dull.has(word) || (language === 'en' && dull.has(term));
    if (!isPlain && word.length > 1 && !terms.has(term)) terms.set(term, { term, isName });
  }
  return terms;
}

/** Reads one sentence. A concept is also met by plain words ("nobody wants"); the terms are without them, each once. */
export function readSentence(sentence: string, language: Language): SentenceMeaning {
  const words = readWords(sentence, language);
  const terms = tellingOf(words, language);
  return {
    terms: [...terms.values()],
    concepts: conceptsIn(
      words.map(({ term }) => term),
      language,
      new Set(words.filter(({ term }) => !terms.has(term)).map(({ term }) => term)),
    ),
  };
}

/** The words of a text that say what it is about, each as the words of its language are compared. */
export const termsOf = (text: string, language: Language): ReadonlySet<string> =>
  new Set(tellingOf(readWords(text, language), language).keys());
