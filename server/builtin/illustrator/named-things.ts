import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { ReadingEra } from '#shared/scene-reading.ts';
import type { Thing } from './blocking.ts';
import type { AnimalKind, Prop } from './kinds.ts';
import { animals } from './animals/herd.ts';
import { held } from './props/held.ts';
import { toolsOfDeeds } from './props/tools-of-deeds.ts';
import { heldThing, thingDrawing } from './things/thing-drawing.ts';

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
  kitten: 'cat',
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

/** What is held in a hand, its grip at 0,0; undefined when nothing of this name can be held. Each world has its own lamp and book. */
export function heldNamed(name: string, era: ReadingEra): string | undefined {
  const tool = era === 'today' ? singulars(name).find((one) => one in toolsOfDeeds) : undefined;
  const ofNow = tool ? toolsOfDeeds[tool as keyof typeof toolsOfDeeds] : (heldThing(name, { era }) ?? undefined);
  const prop = propNamed(name);
  const own = prop === 'fire' ? held.torch : prop === 'coins' ? held.pouch : prop ? held[prop] : undefined;
  return era === 'today' ? (ofNow ?? own) : (own ?? ofNow);
}

/** A thing by its name as it stands in a picture of this world; null when nobody has drawn it. */
export function standingNamed(name: string, era: ReadingEra): Pick<Thing, 'prop' | 'name' | 'era' | 'half'> | null {
  const prop = propNamed(name);
  const drawing = thingDrawing(name, { era });
  if (drawing && (era === 'today' || !prop)) return { name, era, half: Math.max(24, drawing.width / 2 + 8) };
  return prop && { prop };
}

/** What is carried on the head, its foot at 0,0; undefined when nothing of this name can be carried. */
export function headLoadNamed(name: string, era: ReadingEra): string | undefined {
  const drawing = era === 'today' ? thingDrawing(name, { era }) : null;
  if (drawing) return drawing.svg;
  const own = heldNamed(name, era);
  return own && `<g transform="translate(0 -15)">${own}</g>`;
}
