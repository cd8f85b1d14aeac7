// A spot is a stretch of words in a sentence that names people; person-spots.ts finds them.
import type { ReadPerson } from '#shared/pictures/scene-reading.ts';
import { firstName } from '../names/first-names.ts';
import type { PronounReach, TaleTongue } from '../people/people-grammar.ts';
import type { PersonNoun } from '../people/person-nouns.ts';
import type { Token } from '../language/sentence-tokens.ts';
import type { NamesOfTale } from '../names/names-of-tale.ts';

/** Words of a sentence that name people: tokens from `from` to before `to`. */
export type Spot = {
  readonly from: number;
  readonly to: number;
  readonly head: number;
  readonly how: 'name' | 'noun' | 'pronoun';
  /** The name without its title; empty for nouns and pronouns. */
  readonly name: string;
  readonly noun: PersonNoun | null;
  readonly sex: ReadPerson['sex'];
  readonly reach: PronounReach | null;
  readonly article: 'a' | 'the' | 'own' | 'none';
  /** The token of the possessive pronoun in front: "her" in "her grandmother". */
  readonly owner: number | null;
  readonly count: number | null;
  /** The count comes from a number in the text. */
  readonly isCounted: boolean;
  readonly isPlural: boolean;
  readonly qualities: ReadonlySet<string>;
  /** The spot is a possessive: "Ama's". */
  readonly owns: boolean;
};

/** A sentence to find people in; `names` are the names found in the tale itself. */
export type SentenceWords = {
  readonly tokens: readonly Token[];
  readonly language: TaleTongue;
  readonly names: NamesOfTale;
};

/** The fields of a spot about which nothing is known yet. */
export const emptySpot = {
  name: '',
  noun: null,
  reach: null,
  sex: null,
  article: 'none',
  owner: null,
  count: 1,
  isCounted: false,
  isPlural: false,
  qualities: new Set<string>(),
  owns: false,
} as const;

/** Whether a word with a capital is a person's name in this tale. */
export const isName = ({ names }: SentenceWords, { text }: Token): boolean =>
  /^\p{Lu}/u.test(text) && !names.others.has(text) && (names.people.has(text) || firstName(text) !== null);
