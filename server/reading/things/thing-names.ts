// The names of everything that pictures can show, in English and French.
import { readFileSync } from 'node:fs';
import type { ReadingLanguage, Token } from '../scene/scene-sentences.ts';
import { makes } from './makes.ts';
import { type WordPhrases, wordPhrases, wordsFile } from '../language/word-phrases.ts';

type Names = { readonly things: WordPhrases<string>; readonly animals: WordPhrases<string> };

const irregular: Readonly<Record<string, string>> = {
  loaves: 'loaf',
  knives: 'knife',
  leaves: 'leaf',
  shelves: 'shelf',
  scarves: 'scarf',
  glasses: 'glasses',
  clothes: 'clothes',
  bus: 'bus',
  dress: 'dress',
  glass: 'glass',
  grass: 'grass',
  cross: 'cross',
  scissors: 'scissors',
  trousers: 'trousers',
  stairs: 'stairs',
};
/** An English noun without its plural ending. */
export const singular = (word: string): string =>
  irregular[word] ??
  (/(?:ches|shes|sses|xes|toes|goes|roes)$/.test(word)
    ? word.slice(0, -2)
    : /[^aeiou]ies$/.test(word)
      ? `${word.slice(0, -3)}y`
      : /[^su]s$/.test(word)
        ? word.slice(0, -1)
        : word);

let read: Record<ReadingLanguage, Names> | undefined;
/** The names of things and animals in each language. */
export function thingNames(): Record<ReadingLanguage, Names> {
  if (read) return read;
  const listed = readFileSync(new URL('../words/english-things.tsv', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  const english = new Set(
    listed.flatMap((line) => (line.split('\t')[1] ?? '').split(' ').map((word) => word.replaceAll('_', ' '))),
  );
  const everyday = wordsFile<Record<string, string>>('french-things.yaml');
  for (const name of Object.keys(everyday)) english.add(name);
  for (const name of wordsFile<{ en: string }>('drawn-things.yaml').en.split(/\s+/))
    if (name) english.add(name.replaceAll('_', ' '));
  const aliases = Object.entries(wordsFile<Record<string, string>>('other-names.yaml')).map(
    ([name, words]) => [name, words.split(/\s+/).map((word) => word.replaceAll('_', ' '))] as const,
  );
  const made = [...makes()].map(([name, thing]) => [thing, [name]] as const);
  const animals = Object.entries(wordsFile<Record<string, Record<ReadingLanguage, string>>>('animals.yaml'));
  const of = (language: ReadingLanguage) =>
    wordPhrases(animals.map(([name, words]) => [name, words[language].split(/\s+/)] as const));
  read = {
    en: {
      things: wordPhrases([...[...english].map((name) => [name, [name]] as const), ...aliases, ...made]),
      animals: of('en'),
    },
    fr: {
      things: wordPhrases([
        ...Object.entries(everyday).map(([name, words]) => [name, words.split(/\s+/)] as const),
        ...made,
      ]),
      animals: of('fr'),
    },
  };
  return read;
}

/**
 * Whether a word, or the phrase that it begins, names a thing that pictures know or, unless `kind` says otherwise, an
 * animal.
 */
export function isNamedThing(
  tokens: readonly Token[],
  at: number,
  language: ReadingLanguage,
  kind: 'any' | 'things' = 'any',
): boolean {
  const base = (word: string) => (language === 'en' ? singular(word) : word);
  const { things, animals } = thingNames()[language];
  return (kind === 'any' ? [things, animals] : [things]).some((phrases) =>
    [...(phrases.get(tokens[at]!.low) ?? []), ...(phrases.get(base(tokens[at]!.low)) ?? [])].some(({ words }) =>
      words.every((word, n) => n === 0 || base(tokens[at + n]?.low ?? '') === word || tokens[at + n]?.low === word),
    ),
  );
}
