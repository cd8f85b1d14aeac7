import { type Language, languages } from '#shared/vocabulary.ts';
import { foldedWords } from './folded-words.ts';
import { languageOf } from './language-detector.ts';
import { knowsWord, type TableLanguage } from './passage-index.ts';

/** In which language an idea is written: the one that its small words tell, else the one that knows most of its words. */
export function languageOfIdea(words: string): Language {
  const told = languageOf(words);
  if (told) return told;
  const own = foldedWords(words).map(({ word }) => word);
  const known = (language: Language) => own.filter((word) => knowsWord(word, language)).length;
  return languages.toSorted((a, b) => known(b) - known(a))[0]!;
}

/** The language of the table in which an idea is answered: its own, or English for one in Ewe. */
export const answersIn = (written: Language): TableLanguage => (written === 'ee' ? 'en' : written);
