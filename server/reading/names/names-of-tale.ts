/**
 * Names of a tale that no list has: those of people, and those of animals and places, which are no people even where a
 * list has them.
 */
export type NamesOfTale = {
  readonly people: ReadonlySet<string>;
  readonly others: ReadonlySet<string>;
  readonly lord?: string | undefined;
};
