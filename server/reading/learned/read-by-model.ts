// Prepares a sentence for the sentence model, which knows English only: French is glossed word by word.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { folded } from '#server/passages/sentences/folded-words.ts';
import { glossed, glosses } from '#server/passages/sentences/french-glosses.ts';
import type { ReadingPlace } from '#shared/pictures/scene-reading.ts';
import { verbForms } from '../language/verb-forms.ts';
import { type ByLanguage, wordsFile } from '../language/word-phrases.ts';
import type { ReadingLanguage } from '../scene/scene-sentences.ts';

type Lists = Readonly<Record<string, Readonly<Partial<ByLanguage<string>>>>>;
let known: ReadonlyMap<string, string> | undefined;
/**
 * The English for the French words in the word lists of the rules: things, places, and verbs by the action they show.
 */
function knownWords(): ReadonlyMap<string, string> {
  if (known) return known;
  const things = Object.entries(wordsFile<Record<string, string>>('french-things.yaml'));
  const places = wordsFile<Record<ReadingPlace, ByLanguage<string>>>('places.yaml') as Lists;
  const verbs = wordsFile<Lists>('verbs.yaml');
  const first = (english = '', mark: RegExp) => english.split(mark)[0]!.replaceAll('-', ' ').trim();
  const pairs = [
    ...Object.values(verbs).flatMap(({ en, fr = '' }) =>
      fr.split(',').map((verb) => [verb.trim().replace(/^(?:se |s')/, ''), first(en, /,/)] as const),
    ),
    ...Object.values(places).flatMap(({ en, fr = '' }) =>
      fr.split(/\s+/).map((word) => [word, first(en, /\s+/)] as const),
    ),
    ...things.flatMap(([english, words]) => words.split(/\s+/).map((word) => [word, english] as const)),
  ];
  const own = Object.entries(
    parse(readFileSync(new URL('./french-words.yaml', import.meta.url), 'utf8')) as Record<string, string>,
  );
  pairs.push(...own.flatMap(([english, words]) => words.split(' ').map((word) => [word, english] as const)));
  known = new Map(pairs.filter(([french, english]) => /^\p{L}+$/u.test(french) && english !== ''));
  return known;
}

/** Endings of regular verbs whose forms no list has. */
const endings = /(?:aient|èrent|ait|ant|ées|ent|ée|és|é|a|e)$/u;

/**
 * The form of a French word under which it is glossed: the infinitive of a verb, or the entry in the word lists of the
 * rules.
 */
function glossable(word: string): string {
  const { exact } = glosses.now();
  const low = word.toLowerCase();
  if (exact.has(folded(low))) return word;
  const verb = verbForms(low, 'fr')[0]?.lemma;
  if (verb !== undefined && exact.has(folded(verb))) return verb;
  const bare = low.replace(/(?<=\p{L}{3})[sx]$/u, '');
  const others = [low, bare, verb, `${low.replace(endings, '')}er`].filter((each) => each !== undefined);
  return others.map((each) => knownWords().get(each)).find((each) => each !== undefined) ?? word;
}

/** What the sentence model reads, which knows English only: a French sentence word for word. */
export const readByModel = (text: string, language: ReadingLanguage): string =>
  language === 'fr' ? glossed(text.normalize('NFC').replaceAll(/\p{L}{3,}/gu, glossable)) : text;
