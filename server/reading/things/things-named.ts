// What a sentence offers as the meaning of a later "it".

export type ThingKind = {
  readonly sex: 'male' | 'female' | null;
  readonly isPlural: boolean;
  readonly isAnimal: boolean;
};

/**
 * The things and animals of a sentence that a later "they", « il » or « elle » may mean: its subject and its last
 * object.
 */
export type ThingsNamed = {
  readonly subject: ThingKind | null;
  readonly object: ThingKind | null;
  readonly isAboutGod: boolean;
  /** "It was his book": the sentence only says what a thing is. */
  readonly isSaidOf?: boolean;
};

/** The things of the sentences read so far, by the number of the sentence in the tale. */
export type ThingMemory = ReadonlyMap<number, ThingsNamed>;
