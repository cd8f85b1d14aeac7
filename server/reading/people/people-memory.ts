// Everything known so far about the people of a tale, sentence by sentence, as they are read.
import type { ReadingMark, ReadPerson } from '#shared/pictures/scene-reading.ts';
import type { NounAge } from './person-nouns.ts';

/** Somebody of the tale, as far as it has been read. */
export type Known = {
  readonly id: string;
  called: string;
  names: Set<string>;
  /** The nouns that they were called by, as English roles. */
  roles: Set<string>;
  qualities: Set<string>;
  sex: ReadPerson['sex'];
  /** Null while unknown. */
  age: NounAge | null;
  role: string | null;
  count: number;
  /** The tale says how many they are: "two sons", not "his sons". */
  isCounted: boolean;
  /** Whose relative they are: the id, and the relation. */
  kin: { of: string; as: string }[];
  /** The group in which they first appear. */
  partOf: string | null;
  isDead: boolean;
  /** Has a title, and so is an adult. */
  isTitled: boolean;
  /** Last mentioned as somebody who is not present. */
  isAway: boolean;
  /** Away because they went or did not come: they may be met again. */
  isGone: boolean;
  /** How often they were mentioned with something typical of children, or of adults. */
  signs: { child: number; grown: number };
  /** Visible marks, each with the scene that mentions it first. */
  marks: Map<ReadingMark, number>;
  /** The clothes that they are described by: each garment with its colour, in English. */
  wears: Map<string, string>;
  /** How many years old they are, and the sentence that tells it. */
  years: { readonly number: number; readonly at: number } | null;
  /** The sentence in which an ambiguous pronoun was taken to mean them; null once they are named again. */
  guessedAt: number | null;
  /** The sentence in which they were last mentioned only as one of "they"; null once they are mentioned alone. */
  oneOfThemAt: number | null;
  /** Mentioned only by pronouns so far. */
  isUnnamed: boolean;
  seen: { at: number; as: 'subject' | 'object' | 'other'; order: number } | null;
  times: number;
};

export type NewPerson = Partial<Omit<Known, 'id'>> & { readonly called: string };

/** Everybody whom a tale has mentioned so far. `at` counts sentences over the whole tale. */
export class PeopleMemory {
  readonly all: Known[] = [];
  /** Groups of people mentioned together, newest last. */
  readonly together: { at: number; ids: string[]; isPair: boolean }[] = [];
  /** Who is telling a parable, since which sentence: "he" in the parable means somebody else. */
  storyteller: { readonly person: Known; readonly at: number } | null = null;
  /** Who was raised, healed or told to rise last, and in which sentence. */
  raised: { readonly person: Known; readonly at: number } | null = null;
  /** How many signs there are that the tale is about children: school, toys, a bare "Mum". */
  childhood = 0;
  /** Who was looked for last, and in which sentence. */
  sought: { readonly person: Known; readonly at: number } | null = null;
  #order = 0;

  add(person: NewPerson): Known {
    const known: Known = {
      names: new Set(),
      roles: new Set(),
      qualities: new Set(),
      sex: null,
      age: null,
      role: null,
      count: 1,
      isCounted: false,
      kin: [],
      partOf: null,
      isDead: false,
      isTitled: false,
      isAway: false,
      isGone: false,
      signs: { child: 0, grown: 0 },
      marks: new Map(),
      wears: new Map(),
      years: null,
      guessedAt: null,
      oneOfThemAt: null,
      isUnnamed: false,
      seen: null,
      times: 0,
      ...person,
      id: this.#idFor(person.called),
    };
    this.all.push(known);
    return known;
  }

  #idFor(called: string): string {
    const base =
      called
        .toLowerCase()
        .replace(/^(?:the|an?|his|her|their|my|our|le|la|les|une?|sa|son|ses|leurs?|mon|ma|mes) /, '')
        .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
        .replace(/^-|-$/g, '')
        .slice(0, 50) || 'person';
    let id = base;
    for (let number = 2; this.all.some((other) => other.id === id); number += 1) id = `${base}-${number}`;
    return id;
  }

  byId(id: string): Known | undefined {
    return this.all.find((each) => each.id === id);
  }

  touch(person: Known, at: number, as: 'subject' | 'object' | 'other', isCounted = true): void {
    this.#order += 1;
    if (isCounted) person.times += 1;
    const isSubjectHere = person.seen?.at === at && person.seen.as === 'subject';
    person.seen = { at, as: isSubjectHere ? 'subject' : as, order: isSubjectHere ? person.seen!.order : this.#order };
  }

  /** Who was mentioned last, newest first. */
  recent(): Known[] {
    return this.all
      .filter(({ seen }) => seen !== null)
      .toSorted((a, b) => b.seen!.at - a.seen!.at || b.seen!.order - a.seen!.order);
  }

  kinOf(owner: Known, role: string): Known | undefined {
    return this.all.findLast(({ kin }) => kin.some((each) => each.of === owner.id && each.as === role));
  }
}

/** Whether two mentions may be the same person by their sex. */
export const sexFits = (a: ReadPerson['sex'], b: ReadPerson['sex']): boolean => a === null || b === null || a === b;
