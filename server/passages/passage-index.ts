// An index of every phrase in the passage table by its words and concepts, for scoring ideas against it.
import type { Language } from '#shared/vocabulary.ts';
import { builtInSlices } from './built-in-slices.ts';
import { isTrigger } from './ideas/concepts.ts';
import { foldedWords } from './sentences/folded-words.ts';
import { sentencesOf } from './sentences/sentences.ts';
import { type TablePassage, tablePassages } from './passage-table.ts';
import { readSentence } from './sentences/sentence-meaning.ts';

/** The languages in which the table is written. */
export type TableLanguage = 'en' | 'fr';

/** One thing that the table says of a passage. */
export type Phrase = {
  readonly passage: TablePassage;
  readonly kind: PhraseKind;
  /** How much it says about whether the passage fits. */
  readonly weight: number;
  /** How many terms it has. */
  readonly size: number;
  readonly text: string;
};
/** A phrase and whether it has a word, or a concept, itself. */
export type PassageIndex = {
  readonly phrases: readonly Phrase[];
  /** The phrases that have a term, by the term; and those of a concept, by `#` and its name. */
  readonly where: ReadonlyMap<string, readonly number[]>;
  /** The words of the phrases as they stand there, folded. */
  readonly words: ReadonlySet<string>;
  /** How rare a term or a concept is: small for what many phrases have. */
  readonly rarity: (feature: string) => number;
  /** How central a concept is in a passage: from 0 to 1. */
  readonly centrality: ReadonlyMap<TablePassage, ReadonlyMap<string, number>>;
};

const weights = { situation: 1, question: 0.95, line: 0.6, title: 0.55, summary: 0.5, lesson: 0.4 } as const;
export type PhraseKind = keyof typeof weights;

/** What the table says of a passage in a language, phrase by phrase. */
export function phrasesOf(passage: TablePassage, language: TableLanguage): [kind: PhraseKind, text: string][] {
  return [
    ...passage.situations[language].map((text) => ['situation', text] as [PhraseKind, string]),
    ['question', passage.question[language]],
    ['line', passage.line[language]],
    ['title', passage.title[language]],
    ...sentencesOf(passage.summary[language]).map((text) => ['summary', text] as [PhraseKind, string]),
    ...sentencesOf(passage.lesson[language]).map((text) => ['lesson', text] as [PhraseKind, string]),
  ];
}

function* build(language: TableLanguage): Generator<undefined, PassageIndex> {
  const phrases: Phrase[] = [];
  const where = new Map<string, number[]>();
  const words = new Set<string>();
  const centrality = new Map<TablePassage, ReadonlyMap<string, number>>();
  for (const passage of tablePassages()) {
    const shares = new Map<string, number>();
    let all = 0;
    for (const [kind, text] of phrasesOf(passage, language)) {
      const read = readSentence(text, language);
      const { terms, concepts } = read;
      const features = new Set([...terms.map(({ term }) => term), ...concepts.map(({ concept }) => `#${concept}`)]);
      for (const { word } of foldedWords(text)) words.add(word);
      const weight = weights[kind];
      all += weight;
      for (const { concept } of concepts) shares.set(concept, (shares.get(concept) ?? 0) + weight);
      for (const feature of features) {
        const list = where.get(feature);
        if (list) list.push(phrases.length);
        else where.set(feature, [phrases.length]);
      }
      phrases.push({ passage, kind, weight, size: terms.length, text });
    }
    centrality.set(passage, new Map([...shares].map(([concept, share]) => [concept, Math.sqrt(share / all)])));
    yield undefined;
  }
  const count = phrases.length;
  const rarity = (feature: string) => Math.log(1 + count / ((where.get(feature)?.length ?? 0) + 1));
  return { phrases, where, words, rarity, centrality };
}

/** The index of each language as it is built once. */
export const indexes = { en: builtInSlices(() => build('en')), fr: builtInSlices(() => build('fr')) } as const;
/** The index of what the table says in a language. */
export const passageIndex = (language: TableLanguage): PassageIndex => indexes[language].now();

/** Whether a folded word is one of those in which the table, or in Ewe the concepts, are written. */
export const knowsWord = (word: string, language: Language): boolean =>
  language === 'ee' ? isTrigger(word, 'ee') : passageIndex(language).words.has(word) || isTrigger(word, language);
