// Concepts are situations of everyday life ("losing a job", "jealousy") with the words that name them in three
// languages. Loads them and finds them in a sentence.
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Language } from '#shared/vocabulary.ts';
import { type BuiltInSlices, builtInSlices } from '../built-in-slices.ts';
import { englishBase } from '../sentences/english-base-forms.ts';
import { folded } from '../sentences/folded-words.ts';
import { frenchStem } from '../sentences/french-stems.ts';
import { feelings, themes, virtues } from '../passage-words.ts';

const tags = new Set<string>([...virtues, ...feelings, ...themes]);
const words = z
  .string()
  .default('')
  .transform((list) => list.split(' ').filter(Boolean));
const concept = z.strictObject({
  /** Words in base form that name the concept. `a+b` needs both, near each other; `a|b+c` is `a+c` or `b+c`. */
  en: words,
  fr: words,
  ee: words,
  /** The virtues, feelings and themes that an idea with this concept is about. */
  leads: z.array(z.string().refine((tag) => tags.has(tag), 'Not a virtue, a feeling or a theme.')),
  /** Related concepts; a passage about one of these also counts. */
  near: z.array(z.string()).default([]),
  /** Passages that teachers chose for the concept, the best first. */
  best: words.refine((list) => list.length >= 3 && list.length <= 7, 'A concept names 3 to 7 passages.'),
  /** Passages for children and families, and for teenagers, which come before `best`. */
  kids: words,
  teens: words,
  /** Passages that would hurt somebody with this need. */
  never: words,
  /** Words that change the meaning: beside them the concept is not meant. */
  unless: words,
  /** People with this need must not be given passages that threaten or blame. */
  gentle: z.boolean().default(false),
});

/**
 * A situation of everyday life: the words that name it, what it is about, those near it, and the passages a teacher
 * chooses first.
 */
export type Concept = z.output<typeof concept> & {
  readonly id: string;
  /** A setting (school, work, illness) rather than what people do or feel. */
  readonly everyday: boolean;
  /** A need behind the words: comfort, courage, advice. */
  readonly isNeed: boolean;
  /** An animal, a thing or a subject that one word names. */
  readonly isThing: boolean;
};

/** Throws with the file's name when a concept is not well formed or names one that is not there. */
function* readConcepts(): Generator<undefined, ReadonlyMap<string, Concept>> {
  const all = new Map<string, Concept>();
  for (const file of globSync(`${fileURLToPath(new URL('../concepts/', import.meta.url))}*.yaml`).toSorted()) {
    const read = z.record(z.string(), concept).safeParse(parse(readFileSync(file, 'utf8')));
    if (!read.success) throw new RangeError(`${file}: ${z.prettifyError(read.error)}`);
    for (const [id, each] of Object.entries(read.data)) {
      if (all.has(id)) throw new RangeError(`${file}: ${id} is there twice`);
      const from = basename(file, '.yaml');
      const kind = {
        everyday: from === 'everyday-life',
        isNeed: from.startsWith('needs-'),
        isThing: from === 'named-by-one-word',
      };
      all.set(id, { ...each, id, ...kind });
    }
    yield undefined;
  }
  for (const { id, near } of all.values())
    for (const other of near)
      if (!all.has(other)) throw new RangeError(`The concept ${id} names ${other}, which is not there`);
  return all;
}
/** The concepts as they are read once. */
export const allConcepts = builtInSlices(readConcepts);
export const concepts = (): ReadonlyMap<string, Concept> => allConcepts.now();

const terms: Record<Language, Map<string, string>> = { en: new Map(), fr: new Map(), ee: new Map() };
/** Size of the cache of terms: the words of a language's table, and room for those of ideas. */
const mostTerms = 40_000;

/**
 * A word as the words of its language are compared: its base form in English, its stem in French, in Ewe the word
 * without the ending of the plural or the progressive.
 */
export function termOf(word: string, language: Language): string {
  const kept = terms[language];
  const known = kept.get(word);
  if (known !== undefined) return known;
  const term =
    language === 'en'
      ? englishBase(word)
      : language === 'fr'
        ? frenchStem(word)
        : word.replace(/(?<=.{3})(?:wo|m)$/, '');
  if (kept.size < mostTerms) kept.set(word, term);
  return term;
}

/**
 * The terms that together name a concept, usually just one. `place` is its position among all triggers of the language.
 */
type Trigger = { readonly concept: string; readonly terms: readonly string[]; readonly place: number };
/** The triggers that begin with a term: those of one term, and the others by their second term. */
type TriggersOfTerm = { readonly alone: Trigger[]; readonly bySecond: Map<string, Trigger[]> };

const alsoSaid = z.record(z.string(), words);
const alsoSaidAs = z.strictObject({ en: alsoSaid, fr: alsoSaid, ee: alsoSaid.default({}) });
/** By a word's term, the words that may stand for it beside others. */
function readAlsoSaidAs(language: Language): ReadonlyMap<string, readonly string[]> {
  const file = new URL('../words/also-said-as.yaml', import.meta.url);
  const read = alsoSaidAs.parse(parse(readFileSync(file, 'utf8')))[language];
  return new Map(Object.entries(read).map(([word, others]) => [termOf(folded(word), language), others]));
}

/** The terms of a trigger as a concept has it, in all ways to say them: `a|b+c` is `a+c` and `b+c`. */
function waysToSay(written: string, language: Language, also: ReadonlyMap<string, readonly string[]>): string[][] {
  const parts = written
    .split('+')
    .map((part) => part.split('|').map((word) => termOf(folded(word.replace(/^[cdjlmnst]'/, '')), language)));
  const all = (term: string) => [
    term,
    ...(parts.length > 1 ? (also.get(term) ?? []) : []).map((word) => termOf(folded(word), language)),
  ];
  const withOther = (way: string[], part: readonly string[]) =>
    [...new Set(part.flatMap(all))].filter((term) => !way.includes(term)).map((term) => [...way, term]);
  return parts.reduce<string[][]>((ways, part) => ways.flatMap((way) => withOther(way, part)), [[]]);
}

type Triggers = ReadonlyMap<string, TriggersOfTerm>;

function* readTriggers(language: Language): Generator<undefined, Triggers> {
  const byTerm = new Map<string, TriggersOfTerm>();
  const also = readAlsoSaidAs(language);
  let place = 0;
  for (const each of concepts().values()) {
    for (const terms of each[language].flatMap((written) => waysToSay(written, language, also))) {
      const [first = '', second] = terms;
      const begun = byTerm.get(first) ?? { alone: [], bySecond: new Map<string, Trigger[]>() };
      byTerm.set(first, begun);
      const list = second === undefined ? begun.alone : (begun.bySecond.get(second) ?? []);
      if (second !== undefined) begun.bySecond.set(second, list);
      list.push({ concept: each.id, terms, place });
      place += 1;
    }
    yield undefined;
  }
  return byTerm;
}
/** The triggers of each language by their first term, as they are built once. */
export const triggers: Record<Language, BuiltInSlices<Triggers>> = {
  en: builtInSlices(() => readTriggers('en')),
  fr: builtInSlices(() => readTriggers('fr')),
  ee: builtInSlices(() => readTriggers('ee')),
};
const triggersOf = (language: Language): Triggers => triggers[language].now();

/** Whether a folded word names a concept, alone or as the first of several. */
export const isTrigger = (word: string, language: Language): boolean =>
  triggersOf(language).has(termOf(word, language));

/** A concept met in a sentence, and the terms that named it. */
export type MetConcept = {
  readonly concept: string;
  readonly terms: readonly string[];
  /** Whether terms that stand near each other named it, as "lose" and "job" do; that is surer than one word. */
  readonly together: boolean;
};

/**
 * The words of a trigger may be at most this many content words apart: "a boy who stays awake to guard a sick lamb" is
 * not about a sick boy.
 */
const farthest = 3;

const others: Record<Language, Map<string, ReadonlySet<string>>> = { en: new Map(), fr: new Map(), ee: new Map() };
/** The terms beside which a concept is not meant. */
function otherThan(concept: string, language: Language): ReadonlySet<string> {
  const kept = others[language].get(concept);
  if (kept) return kept;
  const own = new Set((concepts().get(concept)?.unless ?? []).map((word) => termOf(folded(word), language)));
  others[language].set(concept, own);
  return own;
}

/** How many words lie between a common word of a trigger and the nearest of its telling words. */
function nearest(
  terms: readonly string[],
  term: string,
  several: readonly string[],
  plain: ReadonlySet<string>,
): number {
  const at = (each: string) => terms.flatMap((other, place) => (other === each ? [place] : []));
  const tellings = several.filter((each) => !plain.has(each)).flatMap(at);
  return Math.min(...at(term).flatMap((place) => tellings.map((telling) => Math.abs(place - telling))));
}

/**
 * The concepts that the terms of one sentence name, each once, the surest first. A term that names a concept together
 * with others names no other concept alone, except those near it: somebody who "loses a job" has not lost a thing. The
 * `plain` terms, which are in every other sentence, name nothing alone either.
 */
export function conceptsIn(
  terms: readonly string[],
  language: Language,
  plain: ReadonlySet<string> = new Set(),
): MetConcept[] {
  const there = new Set(terms);
  const byTerm = triggersOf(language);
  const means = ({ concept, terms: by }: Trigger) =>
    by.every((each) => there.has(each)) && otherThan(concept, language).isDisjointFrom(there);
  // Some words begin hundreds of triggers, so those are looked up by the words of the sentence, not tried one by one.
  const begunBy = (term: string): Trigger[] => {
    const begun = byTerm.get(term);
    if (!begun) return [];
    const several = begun.bySecond.size > 0 ? [...there].flatMap((other) => begun.bySecond.get(other) ?? []) : [];
    return [...begun.alone, ...several].filter(means).toSorted((a, b) => a.place - b.place);
  };
  const met = [...there].flatMap(begunBy);
  const places = new Map<string, number>();
  let tellingBefore = 0;
  for (const term of terms) {
    places.set(term, tellingBefore);
    if (!plain.has(term)) tellingBefore += 1;
  }
  const isClose = (several: readonly string[]) => {
    const at = several.map((term) => places.get(term) ?? 0);
    return Math.max(...at) - Math.min(...at) <= farthest;
  };
  const isBeside = (several: readonly string[]) =>
    several.every(
      (term) =>
        !plain.has(term) ||
        several.every((each) => plain.has(each)) ||
        nearest(terms, term, several, plain) <= farthest,
    );
  const together = met.filter(({ terms: by }) => by.length > 1 && isClose(by) && isBeside(by));
  const sure = new Set(together.map(({ concept }) => concept));
  const takenFrom = (concept: string, term: string) => {
    const by = together.filter((trigger) => trigger.terms.includes(term));
    return (
      by.length > 0 &&
      !sure.has(concept) &&
      by.every((trigger) => !concepts().get(trigger.concept)?.near.includes(concept))
    );
  };
  const named = new Map<string, Set<string>>();
  for (const { concept, terms: by } of [...together, ...met]) {
    if (by.length > 1 && !sure.has(concept) && concepts().get(concept)?.isNeed) continue;
    if (by.length === 1 && (plain.has(by[0]!) || takenFrom(concept, by[0]!))) continue;
    const all = named.get(concept) ?? new Set();
    for (const term of by) all.add(term);
    named.set(concept, all);
  }
  return [...named].map(([concept, by]) => ({ concept, terms: [...by], together: sure.has(concept) }));
}
