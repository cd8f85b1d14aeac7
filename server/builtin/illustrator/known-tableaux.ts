import { type Cue, cuesOf, type Tableau } from './tableau.ts';
import { acts } from './tableaux/acts.ts';
import { atSea } from './tableaux/at-sea.ts';
import { beginnings } from './tableaux/beginnings.ts';
import { christmas } from './tableaux/christmas.ts';
import { exodus } from './tableaux/exodus.ts';
import { fathers } from './tableaux/fathers.ts';
import { judges } from './tableaux/judges.ts';
import { ministry } from './tableaux/ministry.ts';
import { more } from './tableaux/more.ts';
import { parables } from './tableaux/parables.ts';
import { passion } from './tableaux/passion.ts';
import { prophets } from './tableaux/prophets.ts';

/** All scenes that everybody knows. */
export const tableaux: readonly (Tableau & { readonly lines: readonly Cue[] })[] = [
  ...[beginnings, fathers, exodus, judges, prophets, christmas, ministry, parables, passion, acts, atSea, more].flat(),
].map((tableau) => ({ ...tableau, lines: cuesOf(tableau) }));

/** The tableau of a key. */
export const tableauOf = (key: string) => tableaux.find((one) => one.key === key);

/** The well-known scene that a prompt tells, in the light of the whole tale; null when it tells none. What is said counts too: "Let there be light" is one. */
export function recognise(prompt: string, tale: string) {
  const text = prompt
    .slice(0, 2000)
    .replaceAll(/[“”"«»]/g, '')
    .replaceAll(/\s+/g, ' ');
  return (
    tableaux.find(
      ({ words, not, tale: about }) => words.every((word) => word.test(text)) && !not?.test(text) && (!about || about.test(tale)),
    ) ?? null
  );
}
