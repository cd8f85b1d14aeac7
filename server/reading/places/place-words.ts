// Loads the word lists of places.
import type { ReadingPlace } from '#shared/pictures/scene-reading.ts';
import type { ReadingLanguage, Token } from '../scene/scene-sentences.ts';
import { type ByLanguage, phrasesIn, type WordPhrases, wordPhrases, wordsFile } from '../language/word-phrases.ts';

/** A file of words by place and language. */
function placeFile(name: string): ByLanguage<WordPhrases<ReadingPlace>> {
  const file = Object.entries(wordsFile<Record<ReadingPlace, Record<ReadingLanguage, string>>>(name)) as [
    ReadingPlace,
    Record<ReadingLanguage, string>,
  ][];
  const of = (each: ReadingLanguage) =>
    wordPhrases(file.map(([place, words]) => [place, words[each].split(/\s+/)] as const));
  return { en: of('en'), fr: of('fr') };
}
let phrases: ByLanguage<WordPhrases<ReadingPlace>> | undefined;
/** The words that name places in a language. */
export const placePhrases = (language: ReadingLanguage) => (phrases ??= placeFile('places.yaml'))[language];
let signs: ByLanguage<WordPhrases<ReadingPlace>> | undefined;
/** Modern places that a sentence implies without naming them: a referee, a sermon. */
export function placesSignedIn(tokens: readonly Token[], language: ReadingLanguage): ReadingPlace[] {
  signs ??= placeFile('place-signs.yaml');
  return [...new Set(phrasesIn(tokens, signs[language]).map(({ means }) => means))];
}
