/**
 * Names found in a tale itself. `people`: names of people that no list has. `others`: names of animals and places,
 * which are not people even if a list has them.
 */
export type NamesOfTale = {
  readonly people: ReadonlySet<string>;
  readonly others: ReadonlySet<string>;
  readonly lord?: string | undefined;
};
