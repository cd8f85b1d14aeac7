// Corrects misspelt words of an idea, using only words that the tables know.
import { readFileSync } from 'node:fs';
import { builtInSlices } from '../built-in-slices.ts';
import { phrasesOf, type TableLanguage } from '../passage-index.ts';
import { tablePassages } from '../passage-table.ts';
import { englishBase } from '../sentences/english-base-forms.ts';
import { folded, foldedWords } from '../sentences/folded-words.ts';
import { glosses } from '../sentences/french-glosses.ts';
import { frenchStem } from '../sentences/french-stems.ts';
import { relatedWords } from '../sentences/related-words.ts';
import { isTrigger } from './concepts.ts';
import { answersIn, languageOfIdea } from './idea-language.ts';
import { allNeeds } from './needs.ts';
import { namesOfPassages } from './passages-asked-for.ts';
import { namesOfPeople } from './people-asked-for.ts';

type VocabularyWord = { readonly folded: string; readonly written: string; readonly count: number };
/** The words of a language as the table and the needs write them, and how often they stand there. */
type Vocabulary = {
  readonly has: (folded: string) => boolean;
  /** Those that somebody may have meant, by their first letter. */
  readonly usual: ReadonlyMap<string, readonly VocabularyWord[]>;
};

/** A word in lower letters; a French elision before it stands apart. With a capital it may be a name. */
const wordForm = /(?<![\p{L}\p{M}\d’'-])((?:[cdjlmnst]|qu)[’'])?(\p{Ll}+)(?![\p{L}\p{M}\d’'-])/giu;
const shortest = { en: 4, fr: 5 } as const;
/** From this length on, a word may have two wrong letters, or one wrong consonant. */
const longWord = 7;
/** Words that occur less often in the tables are not offered as corrections. */
const leastCount = 3;

function* build(language: TableLanguage): Generator<undefined, Vocabulary> {
  const words = new Map<string, { folded: string; written: string; count: number }>();
  const add = (text: string, times = 1) => {
    for (const [written] of text.normalize('NFC').matchAll(/(?<![\p{L}’'-]|^)\p{L}\p{Ll}+(?![\p{L}-])/gu)) {
      const key = folded(written);
      const known = words.get(key);
      if (known) known.count += times;
      else words.set(key, { folded: key, written, count: times });
    }
  };
  for (const [at, passage] of tablePassages().entries()) {
    for (const [, text] of phrasesOf(passage, language)) add(text);
    if (at % 20 === 0) yield undefined;
  }
  for (const need of allNeeds.now()) for (const text of need[language]) add(text);
  // The first word of a text is left out above, since its capital may be that of the sentence; names are asked for.
  add(
    namesOfPeople(language)
      .map((name) => ` ${name[0]!.toUpperCase()}${name.slice(1)}`)
      .join(),
    leastCount,
  );
  for (const name of namesOfPassages())
    for (const { word } of foldedWords(name)) {
      const known = words.get(word);
      if (known) known.count += leastCount;
    }
  const usual = [...words.values()].filter(
    (word) => word.count >= leastCount && word.folded.length >= shortest[language],
  );
  return { has: (word) => words.has(word), usual: Map.groupBy(usual, (word) => word.folded[0]!) };
}
/** The words of each language as they are gathered once. */
export const vocabularies = { en: builtInSlices(() => build('en')), fr: builtInSlices(() => build('fr')) } as const;

function readLookAlikes(): ReadonlySet<string> {
  const lines = readFileSync(new URL('../words/look-alikes.tsv', import.meta.url), 'utf8').split('\n');
  return new Set(lines.filter((line) => line !== '' && !line.startsWith('#')));
}
let lookAlikes: ReadonlySet<string> | undefined;

function isKnown(word: string, language: TableLanguage, vocabulary: Vocabulary): boolean {
  if (vocabulary.has(word) || isTrigger(word, language)) return true;
  lookAlikes ??= readLookAlikes();
  if (lookAlikes.has(`${language}\t${word}`)) return true;
  if (language === 'en') return relatedWords().has(word) || relatedWords().has(englishBase(word));
  const { exact, byStem } = glosses.now();
  return exact.has(word) || byStem.has(frenchStem(word));
}

/**
 * How many letters must be put in, left out, changed or swapped with the next to make one word another; `most` and one
 * more for words that are farther apart.
 */
export function lettersApart(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const same = one[row - 1] === other[at - 1];
      let apart = Math.min(last[at]! + 1, next[at - 1]! + 1, last[at - 1]! + (same ? 0 : 1));
      if (row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1])
        apart = Math.min(apart, before[at - 2]! + 1);
      next.push(apart);
    }
    if (Math.min(...next) > most) return most + 1;
    [before, last] = [last, next];
  }
  return last[other.length]!;
}

/** The consonants of a word, each double one once: who misspells a word mostly hears them right. */
const consonants = (word: string): string => word.replace(/[aeiouy]/g, '').replace(/(.)\1+/g, '$1');

/**
 * The word of the tables that a folded word was meant to be: the nearest that sounds alike, then the most usual; null
 * when none is near.
 */
export function nearestWord(word: string, language: TableLanguage, vocabulary: Vocabulary): string | null {
  if (word.length < shortest[language]) return null;
  const isLong = word.length >= longWord;
  const heard = consonants(word);
  let best: { written: string; worth: number } | null = null;
  for (const { folded: other, written, count } of vocabulary.usual.get(word[0]!) ?? []) {
    if (word.slice(0, -1) === other) continue;
    const apart = lettersApart(word, other, isLong ? 2 : 1);
    if (apart > (isLong ? 2 : 1)) continue;
    const soundsAlike = consonants(other) === heard;
    if (!soundsAlike && (apart > 1 || !isLong)) continue;
    const worth = (soundsAlike ? 2 : 0) - apart + count / (count + 1);
    if (!best || worth > best.worth) best = { written, worth };
  }
  return best?.written ?? null;
}

/** `dont` and `wouldnt` without their apostrophe. */
const negated = /^(do|did|does|ca|wo|is|are|was|were|would|should|could|must|have|has|had)nt$/;

/**
 * An idea with its misspelt words put right: a word that no list of the studio knows becomes the word of the tables
 * that it was meant to be. Words with a capital, short words and ideas in Ewe stay as they are.
 */
export function spelled(idea: string): string {
  const written = languageOfIdea(idea);
  if (written === 'ee') return idea;
  const language = answersIn(written);
  const vocabulary = vocabularies[language].now();
  return idea.normalize('NFC').replace(wordForm, (all, elision: string | undefined, word: string) => {
    if (word !== word.toLowerCase()) return all;
    if (language === 'en' && negated.test(word)) return word.replace(negated, "$1n't");
    const key = folded(word);
    const right = isKnown(key, language, vocabulary) ? null : nearestWord(key, language, vocabulary);
    return right === null ? all : `${elision ?? ''}${right}`;
  });
}
