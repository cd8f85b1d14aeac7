import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { creatorsNote } from './creators-note.ts';
import { scenesOfPeople } from './people-asked-for.ts';
import { tablePassages } from '../passage-table.ts';

test.each([
  ['Something about Jonathan? It is for boys', 'en', 'david-and-jonathan'],
  ['Soirée de camp près de la rivière : Pierre', 'fr', 'breakfast-on-the-shore'],
  ['Joseph the carpenter, for the fathers', 'en', 'josephs-dream'],
  ['Joseph', 'en', 'joseph-and-his-brothers'],
  ['Mary Magdalene before sunrise', 'en', 'mary-at-the-empty-tomb'],
  ['Did Moses ever laugh?', 'en', 'the-burning-bush'],
  ['une histoire de Marie pour les petits', 'fr', 'an-angel-visits-mary'],
] as const)('"%s" asks for scenes of that person', (idea, language, first) => {
  expect(scenesOfPeople(idea, language)[0]).toBe(first);
});

test.each([
  ['my son Daniel is afraid', 'en'],
  ['Daniel is afraid of the dark', 'en'],
  ['Noah, 6, hates the dentist', 'en'],
  ['Auntie Ruth bakes a cake', 'en'],
  ['Pierre a peur du noir', 'fr'],
  ['ma fille Esther a perdu son chat', 'fr'],
  ['un jeu avec une pierre', 'fr'],
  ['I lost my job', 'en'],
] as const)('"%s" speaks of somebody of today', (idea, language) => {
  expect(scenesOfPeople(idea, language)).toEqual([]);
});

test('has every scene in the table', () => {
  const ids = new Set(tablePassages().map(({ id }) => id));
  const file = new URL('../words/people.yaml', import.meta.url);
  const people = parse(readFileSync(file, 'utf8')) as { scenes: string[] }[];
  expect(people.flatMap(({ scenes }) => scenes).filter((id) => !ids.has(id))).toEqual([]);
});

test('does not tell a sad ending that is refused', () => {
  const { words, refused } = creatorsNote('Something on Moses, but no sad ending');
  expect(words).toBe('Something on Moses');
  const rangeOf = (wanted: string) => tablePassages().find(({ id }) => id === wanted)!.range;
  expect(refused).toContain(rangeOf('moses-on-mount-nebo'));
  expect(refused).not.toContain(rangeOf('the-baby-in-the-basket'));
});
