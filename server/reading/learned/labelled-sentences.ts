// The sentences that the classifiers of places and actions are trained with, and the digest that tells whether the
// trained file is current.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  type ReadingAction,
  readingActions,
  type ReadingPlace,
  readingPlaces,
} from '#shared/pictures/scene-reading.ts';
import { wordsFile } from '../language/word-phrases.ts';
import type { ReadingLanguage } from '../scene/scene-sentences.ts';

/** What a head tells of a sentence: where it is set, or what is done in it. */
export const headNames = ['places', 'deeds'] as const;
export type HeadName = (typeof headNames)[number];
/** Places added later, which have no training sentences: only the rules know them. */
const untaught: ReadonlySet<ReadingPlace> = new Set(['pool', 'harbour', 'bathroom', 'hair-salon'] as const);
export const labelsOf: { readonly places: readonly ReadingPlace[]; readonly deeds: readonly ReadingAction[] } = {
  places: readingPlaces.filter((place) => !untaught.has(place)),
  deeds: readingActions,
};

/** A training text and its right label. */
export type Labelled = { readonly label: string; readonly language: ReadingLanguage; readonly text: string };

const linesOf = (name: HeadName): string => readFileSync(new URL(`./${name}.tsv`, import.meta.url), 'utf8');

/** The sentences that a head learns from, in the order in which they were written. */
export const labelledSentences = (name: HeadName): Labelled[] =>
  linesOf(name)
    .split('\n')
    .flatMap((line, at) => {
      if (line === '' || line.startsWith('#')) return [];
      const [label = '', language, text, ...more] = line.split('\t');
      if (!text || more.length > 0 || (language !== 'en' && language !== 'fr'))
        throw new RangeError(`${name}.tsv, line ${at + 1}: a label, a tab, en or fr, a tab, and the sentence`);
      return [{ label, language, text }];
    });

type English<T extends string> = Readonly<Partial<Record<T, { readonly en?: string }>>>;
/** How many phrases of a label are taken: the first ones name it best. */
const mostPhrases = 30;

/** Training phrases made from the word lists of the rules: "in the kitchen", "to draw near". */
export function wordsOfLabels(name: HeadName): Labelled[] {
  const of = (label: string, texts: readonly string[]): Labelled[] =>
    texts.filter((text) => !/\s$/.test(text)).map((text) => ({ label, language: 'en', text }));
  if (name === 'deeds')
    return Object.entries(wordsFile<English<ReadingAction>>('verbs.yaml')).flatMap(([label, { en = '' }]) =>
      of(
        label,
        en
          .split(',')
          .slice(0, mostPhrases)
          .map((phrase) => `to ${phrase.trim().replaceAll(/[*+]/g, 'the')}`),
      ),
    );
  const placesIn = (file: string, before: string) =>
    Object.entries(wordsFile<English<ReadingPlace>>(file)).flatMap(([label, { en = '' }]) =>
      of(
        label,
        en
          .split(/\s+/)
          .filter(Boolean)
          .map((word) => `${before} ${word.replaceAll('-', ' ')}`),
      ),
    );
  return [...placesIn('places.yaml', 'in the'), ...placesIn('place-signs.yaml', 'the')];
}

/**
 * What the heads were trained with, in short. The word lists of the rules are left out: a word more there changes a
 * head very little.
 */
export function digestOfLessons(): Buffer {
  const hash = createHash('sha256').update(JSON.stringify(labelsOf));
  for (const file of ['places.tsv', 'deeds.tsv', 'french-words.yaml'])
    hash.update(readFileSync(new URL(`./${file}`, import.meta.url)));
  return hash.digest();
}
