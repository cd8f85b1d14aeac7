// What a sentence offers as the meaning of a later "it".

export type ThingKind = {
  readonly sex: 'male' | 'female' | null;
  readonly isPlural: boolean;
  readonly isAnimal: boolean;
};

/**
 * Things and animals that may be meant by "they", « il » or « elle »: what a sentence starts with, and what it ends
 * with.
 */
export type ThingsNamed = {
  readonly subject: ThingKind | null;
  readonly object: ThingKind | null;
  readonly isAboutGod: boolean;
  /** "It was his book": the sentence only says what a thing is. */
  readonly isSaidOf?: boolean;
};

/** Things of the sentences read so far, by their place in the tale. */
export type ThingMemory = ReadonlyMap<number, ThingsNamed>;
