import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { AnimalKind, Prop } from './kinds.ts';
import { animals } from './animals/herd.ts';
import { held } from './props/held.ts';

const table = parse(readFileSync(new URL('./named-things.yaml', import.meta.url), 'utf8')) as Record<string, string>;
const drawings = new Map(
  Object.entries(table).flatMap(([drawing, names]) => [drawing, ...names.split(', ')].map((name) => [name, drawing] as const)),
);
const beasts: Record<string, AnimalKind> = {
  cow: 'ox',
  calf: 'ox',
  bull: 'ox',
  cattle: 'ox',
  ewe: 'sheep',
  flock: 'sheep',
  colt: 'donkey',
  mule: 'donkey',
  serpent: 'snake',
  swine: 'pig',
  chicken: 'hen',
  rooster: 'hen',
  puppy: 'dog',
  pony: 'horse',
  foal: 'donkey',
  kid: 'goat',
  pigeon: 'dove',
  sparrow: 'bird',
};

/** A name and what it may be the plural of. */
const singulars = (name: string): string[] => {
  const plain = name.trim().toLowerCase();
  return [
    plain,
    plain.replace(/s$/, ''),
    plain.replace(/(?<=[sxzo]|ch|sh)es$/, ''),
    plain.replace(/ies$/, 'y'),
    plain.replace(/ves$/, 'f'),
  ];
};

/** Our own drawing of a thing by its English name; null when we have none. */
export const propNamed = (name: string): Prop | null =>
  (singulars(name)
    .map((one) => drawings.get(one))
    .find((drawing) => drawing !== undefined) ?? null) as Prop | null;

/** The animal of an English name; null when we have none. */
export const animalNamed = (name: string): AnimalKind | null =>
  singulars(name)
    .map((one) => (one in animals ? (one as AnimalKind) : beasts[one]))
    .find((kind) => kind !== undefined) ?? null;

/** What is held in a hand, its grip at 0,0; undefined when nothing of this name can be held. */
export function heldNamed(name: string): string | undefined {
  const prop = propNamed(name);
  if (prop === null) return held[name as keyof typeof held];
  return prop === 'fire' ? held.torch : prop === 'coins' ? held.pouch : held[prop];
}
