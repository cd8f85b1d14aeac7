// For texts without events: the images ("a shepherd", "still waters") that a picture can show instead.
import type { ReadingPlace, SceneReading } from '#shared/pictures/scene-reading.ts';
import type { ReadingLanguage, Token } from '../scene/scene-sentences.ts';
import { singular } from './thing-names.ts';
import { type ByLanguage, phrasesIn, type WordPhrases, wordPhrases, wordsFile } from '../language/word-phrases.ts';

/** What a picture shows of a text without events: a place, things and animals that its words name. */
type WordImage = {
  readonly place?: ReadingPlace;
  readonly things?: readonly string[];
  readonly animals?: readonly string[];
  readonly time?: SceneReading['time'];
  readonly weather?: SceneReading['weather'];
};
type Entry = WordImage & ByLanguage<string[]>;

let read: ByLanguage<WordPhrases<WordImage>> | undefined;
function imageWords(): ByLanguage<WordPhrases<WordImage>> {
  if (read) return read;
  const entries = wordsFile<Entry[]>('image-words.yaml');
  const of = (language: ReadingLanguage) => wordPhrases(entries.map((entry) => [entry, entry[language]] as const));
  read = { en: of('en'), fr: of('fr') };
  return read;
}

/**
 * "Like the oil on the head", "out of the mouth of the lion": whether a word is only part of a comparison or a figure
 * of speech.
 */
const isCompared = (tokens: readonly Token[], from: number): boolean => {
  const before = tokens.slice(Math.max(0, from - 4), from);
  const near = before.slice(before.findLastIndex(({ mark }) => mark !== '') + 1);
  return near.some(
    ({ low }, at) =>
      low === 'like' ||
      low === 'comme' ||
      (/^(?:mouth|paw|gueule)$/.test(low) && /^(?:of|de|du)$/.test(near[at + 1]?.low ?? '')),
  );
};

/** The images in a sentence, in order; `many` where the word is a plural. From a comparison only a place is taken. */
export const imagesIn = (
  tokens: readonly Token[],
  language: ReadingLanguage,
): (WordImage & { readonly many: boolean })[] =>
  phrasesIn(
    tokens.map((token) => ({ ...token, quoted: false })),
    imageWords()[language],
    language === 'en' ? singular : undefined,
  )
    // "You crown the year": a verb, not a crown.
    .filter(({ from, to }) => from < to || !/^(?:you|he|she|they|i|we|to|will)$/.test(tokens[from - 1]?.low ?? ''))
    .map(({ means, from, to }) => {
      const shown: WordImage = !isCompared(tokens, from) ? means : means.place ? { place: means.place } : {};
      return { ...shown, many: /[sx]$/.test(tokens[to]!.low) };
    });
