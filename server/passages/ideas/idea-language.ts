// Detects the language of an idea, even one of two or three words.
import { type Language, languages } from '#shared/vocabulary.ts';
import { foldedWords } from '../sentences/folded-words.ts';
import { languageOf } from '../sentences/language-detector.ts';
import { knowsWord, type TableLanguage } from '../passage-index.ts';

/** Letters of French that neither English nor Ewe writes, but in words taken from French. */
const frenchLetters = /[àâçèéêëîïôùûœ]/u;
/** The weight of such letters against known words: `détresse` alone is French, the `café` of an English idea is not. */
const lettersCount = 1.5;

/** Languages by how much of some words they know, the first most. */
function knowing(words: string): { readonly language: Language; readonly score: number }[] {
  const own = foldedWords(words).map(({ word }) => word);
  const known = (language: Language) => own.filter((word) => knowsWord(word, language)).length;
  const written = words.normalize('NFC').toLowerCase().split(/\s+/u).filter(Boolean);
  const french = (lettersCount * written.filter((word) => frenchLetters.test(word)).length) / (written.length || 1);
  return languages
    .map((language) => ({ language, score: known(language) + (language === 'fr' ? french : 0) }))
    .toSorted((a, b) => b.score - a.score);
}

/** The language of an idea: the one that its small words show, otherwise the one that knows most of its words. */
export const languageOfIdea = (words: string): Language => languageOf(words) ?? knowing(words)[0]!.language;

/** The language that knows more of some words than any other; null when two know as many. */
export function languageThatKnows(words: string): Language | null {
  const [best, next] = knowing(words);
  return best!.score > next!.score ? best!.language : null;
}

/** The language of the table in which an idea is answered: its own, or English for one in Ewe. */
export const answersIn = (written: Language): TableLanguage => (written === 'ee' ? 'en' : written);
