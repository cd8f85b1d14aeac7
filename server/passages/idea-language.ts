import { type Language, languages } from '#shared/vocabulary.ts';
import { foldedWords } from './folded-words.ts';
import { languageOf } from './language-detector.ts';
import { knowsWord, type TableLanguage } from './passage-index.ts';

/** Letters of French that neither English nor Ewe writes, but in words taken from French. */
const frenchLetters = /[àâçèéêëîïôùûœ]/u;
/** What they count beside the words that a language knows: `détresse` alone is French, the `café` of an English idea is not. */
const lettersCount = 1.5;

/** In which language an idea is written: the one that its small words tell, else the one that knows most of its words. */
export function languageOfIdea(words: string): Language {
  const told = languageOf(words);
  if (told) return told;
  const own = foldedWords(words).map(({ word }) => word);
  const known = (language: Language) => own.filter((word) => knowsWord(word, language)).length;
  const written = words.normalize('NFC').toLowerCase().split(/\s+/u).filter(Boolean);
  const french = (lettersCount * written.filter((word) => frenchLetters.test(word)).length) / (written.length || 1);
  const scores = languages.map((language) => ({ language, score: known(language) + (language === 'fr' ? french : 0) }));
  return scores.toSorted((a, b) => b.score - a.score)[0]!.language;
}

/** The language of the table in which an idea is answered: its own, or English for one in Ewe. */
export const answersIn = (written: Language): TableLanguage => (written === 'ee' ? 'en' : written);
