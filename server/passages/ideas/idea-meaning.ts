// Reads an idea as weighted words, concepts and tags: the input of passage-scores.ts and best-passages.ts.
import type { Language } from '#shared/vocabulary.ts';
import { concepts } from './concepts.ts';
import { passageIndex, type TableLanguage } from '../passage-index.ts';
import { relatedTo } from '../sentences/related-words.ts';
import { readSentence, termsOf } from '../sentences/sentence-meaning.ts';
import { sentencesOf } from '../sentences/sentences.ts';

/** One word of an idea, or one concept that several name. */
export type IdeaWord = {
  /** How much the idea is about it. */
  readonly weight: number;
  /** The terms and `#concepts` that match it in a phrase, each with how well it matches, from 0 to 1. */
  readonly features: readonly (readonly [feature: string, answers: number])[];
};
type NamedConcept = {
  readonly weight: number;
  /** The terms that name it. */
  readonly terms: ReadonlySet<string>;
  readonly together: boolean;
  /** Where in its sentence it is first named, from 0, the beginning, to 1. */
  readonly place: number;
};
/** What an idea is about, in the words of the table's language. */
export type IdeaMeaning = {
  readonly words: readonly IdeaWord[];
  /** The concepts of the idea, with how strongly it names them. */
  readonly concepts: ReadonlyMap<string, number>;
  /** How much the words that name a concept weigh in the idea, and whether several do together. */
  readonly named: ReadonlyMap<string, NamedConcept>;
  /** Virtues, feelings and themes that it leads to. */
  readonly tags: ReadonlyMap<string, number>;
  /** Terms of what a story is asked to be about: the donkey of "a story with a donkey". */
  readonly asked: ReadonlySet<string>;
};

const askedFor: Record<Language, RegExp> = {
  en: /\b(?:story|stories|tale|film|movie|video|cartoon)\s+(?:about|with|of|on)\s+((?:[\p{L}’'-]+\s*){1,4})/iu,
  fr: /(?<!\p{L})(?:histoire|histoires|conte|récit|film|vidéo|dessin animé)\s+(?:avec|sur|de|du|des|d['’]|où il y a)\s*((?:[\p{L}’'-]+\s*){1,4})/iu,
  ee: /(?<!\p{L})(?:tso|le)\s+((?:[\p{L}’'-]+\s*){1,3})ŋu/iu,
};
const askedTerms = (idea: string, written: Language): ReadonlySet<string> =>
  termsOf(askedFor[written].exec(idea)?.[1] ?? '', written);

/** Only this many sentences and words of an idea are read; longer ideas repeat themselves. */
const most = { sentences: 12, words: 40 };
const answers = { concept: 0.85, again: 0.35, near: 0.3, related: 0.6 };
/** The factor for a word without a concept: it is usually the setting of an idea. */
const settingWeight = 0.75;
const deedWeight = 1.2;
const nameWeight = 0.15;
const unknownWeight = 0.4;

/** Reads an idea in the language that it is written in; an Ewe one has concepts only. */
export function readIdea(idea: string, written: Language, language: TableLanguage): IdeaMeaning {
  const { rarity, where } = passageIndex(language);
  const words: IdeaWord[] = [];
  const met = new Map<string, number>();
  const named = new Map<string, NamedConcept>();
  const name = (concept: string, { weight, terms, together, place }: NamedConcept) => {
    const known = named.get(concept) ?? { weight: 0, terms: new Set(), together: false, place: 1 };
    named.set(concept, {
      weight: known.weight + weight,
      terms: known.terms.union(terms),
      together: together || known.together,
      place: Math.min(place, known.place),
    });
  };
  const usual = rarity('');
  for (const sentence of sentencesOf(idea).slice(0, most.sentences)) {
    const read = readSentence(sentence, written);
    const told = new Set<string>();
    const sure = new Set(read.concepts.filter(({ together }) => together).map(({ concept }) => concept));
    const byTerm = new Map<string, [string, number][]>();
    const whole: string[] = [];
    for (const { concept, terms, together } of read.concepts) {
      met.set(concept, Math.max(met.get(concept) ?? 0, together ? 1 : 0.8));
      const free = terms.filter((term) => read.terms.some((each) => each.term === term));
      if (free.length === 0) whole.push(concept);
      free.forEach((term, at) => {
        const answer = told.has(concept) || at > 0 ? answers.again : answers.concept;
        byTerm.set(term, [...(byTerm.get(term) ?? []), [concept, answer]]);
      });
      told.add(concept);
    }
    for (const [at, { term, isName }] of read.terms.entries()) {
      const own = byTerm.get(term) ?? [];
      const isKnown = written !== 'ee' && where.has(term);
      if (!isKnown && own.length === 0 && written === 'ee') continue;
      const features = new Map<string, number>();
      const add = (feature: string, value: number) =>
        features.set(feature, Math.max(features.get(feature) ?? 0, value));
      if (isKnown) add(term, 1);
      for (const [concept, value] of own) {
        add(`#${concept}`, value);
        for (const near of concepts().get(concept)?.near ?? []) add(`#${near}`, value * answers.near);
      }
      if (written === 'en') for (const [other, nearness] of relatedTo(term)) add(other, nearness * answers.related);
      const known = Math.max(
        0,
        ...[...features].map(([feature, value]) => (value > 0.3 ? rarity(feature) * Math.sqrt(value) : 0)),
      );
      const weight =
        isName && own.length === 0 ? nameWeight * usual : (isKnown ? rarity(term) : known) || unknownWeight * usual;
      const counted = Math.min(weight, 0.8 * usual) * weightOf(own.map(([concept]) => concept));
      words.push({ weight: counted, features: [...features] });
      for (const [concept] of own)
        name(concept, {
          weight: counted,
          terms: new Set([term]),
          together: sure.has(concept),
          place: at / read.terms.length,
        });
    }
    for (const concept of whole) {
      const weight = 0.6 * rarity(`#${concept}`);
      words.push({ weight, features: [[`#${concept}`, answers.concept]] });
      name(concept, { weight, terms: new Set(), together: sure.has(concept), place: 0.5 });
    }
  }
  const heaviest =
    words.length > most.words ? words.toSorted((a, b) => b.weight - a.weight).slice(0, most.words) : words;
  return { words: heaviest, concepts: met, named, tags: tagsOf(met), asked: askedTerms(idea, written) };
}

/**
 * How much a word counts for the concepts that it names: what people do and feel most, then everyday life, then where
 * it happens.
 */
const weightOf = (named: readonly string[]): number =>
  named.length === 0 ? settingWeight : named.some((each) => !concepts().get(each)?.everyday) ? deedWeight : 1;

/** What the concepts of an idea lead to, the first of each with most weight. */
function tagsOf(met: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const tags = new Map<string, number>();
  for (const [concept, strength] of met)
    concepts()
      .get(concept)
      ?.leads.forEach((tag, at) => tags.set(tag, (tags.get(tag) ?? 0) + strength / (1 + 0.6 * at)));
  return tags;
}
