// Finds the drawing of a thing or an animal by its English name.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { ReadingEra } from '#shared/pictures/scene-reading.ts';
import type { Thing } from '../staging/blocking.ts';
import { place } from '../drawing/brush.ts';
import type { AnimalKind, Prop } from '../staging/kinds.ts';
import { animals } from '../animals/herd.ts';
import { held } from '../props/held.ts';
import { toolsOfDeeds } from '../props/tools-of-deeds.ts';
import { withoutSize } from '../things/thing-words.ts';
import { heldThing, type ThingDrawing, thingDrawing } from '../things/thing-drawing.ts';

const table = parse(readFileSync(new URL('./named-things.yaml', import.meta.url), 'utf8')) as Record<string, string>;
const drawings = new Map(
  Object.entries(table).flatMap(([drawing, names]) =>
    [drawing, ...names.split(', ')].map((name) => [name, drawing] as const),
  ),
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
  const plain = withoutSize(name.trim().toLowerCase());
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

/**
 * What is held in a hand, its grip at 0,0; undefined when nothing of this name can be held. Each world has its own lamp
 * and book.
 */
export function heldNamed(name: string, era: ReadingEra, colour?: string): string | undefined {
  const tool = era === 'today' ? singulars(name).find((one) => one in toolsOfDeeds && one !== 'rope') : undefined;
  const ofNow = tool
    ? toolsOfDeeds[tool as keyof typeof toolsOfDeeds]
    : (heldThing(name, { era, colour }) ?? undefined);
  const prop = propNamed(name);
  const own = prop === 'fire' ? held.torch : prop === 'coins' ? held.pouch : prop ? held[prop] : undefined;
  // Our own held things have one colour: a named one asks for the drawing that can be coloured.
  const coloured = colour ? (heldThing(name, { era, colour }) ?? undefined) : undefined;
  return coloured ?? (era === 'today' ? (ofNow ?? own) : (own ?? ofNow));
}

/** How the second and third of a few things lie beside the first in a hand. */
const fan = [
  { x: 0, y: 0, turn: 0 },
  { x: 9, y: 2, turn: 20 },
  { x: -9, y: 2, turn: -20 },
] as const;

/** Two or three of a held thing; more are held as three. */
export const severalHeld = (drawing: string, count: number): string =>
  count < 2
    ? drawing
    : fan
        .slice(0, Math.min(count, 3))
        .toReversed()
        .map(({ x, y, turn }) => place(drawing, x, y, 1, false, turn))
        .join('');

/** A thing by its name as it stands in a picture of this world; null when nobody has drawn it. */
export function standingNamed(
  name: string,
  era: ReadingEra,
  colour?: string,
): Pick<Thing, 'prop' | 'name' | 'era' | 'half' | 'high' | 'colour' | 'scale' | 'lift'> | null {
  const prop = propNamed(name);
  const drawing = thingDrawing(name, { era });
  if (drawing && (era === 'today' || !prop))
    return { name, era, colour, half: Math.max(24, drawing.width / 2 + 8), high: drawing.height };
  return prop && { prop, ...wide[prop] };
}

/** How far large drawings of Scripture reach to a side, and how large they are beside a man. */
const wide: Partial<Record<Prop, Pick<Thing, 'half' | 'scale' | 'lift'>>> = {
  'covenant-ark': { half: 150, scale: 0.65, lift: -30 },
  chariot: { half: 150 },
  'golden-calf': { half: 100, scale: 0.8 },
  fleece: { half: 70, scale: 0.7 },
};

/** What is carried on the head, its foot at 0,0; undefined when nothing of this name can be carried. */
export function headLoadNamed(name: string, era: ReadingEra, colour?: string, count = 1): string | undefined {
  const drawing = era === 'today' ? thingDrawing(name, { era, colour }) : null;
  if (drawing?.stands) return drawing.svg;
  if (drawing) return inBasin(drawing, count);
  const own = heldNamed(name, era);
  return own && `<g transform="translate(0 -15)">${own}</g>`;
}

/** What would roll off a head is carried there in a basin. */
function inBasin({ svg, width, height }: ThingDrawing, count: number): string {
  const basin = thingDrawing('basin');
  if (!basin) return svg;
  const lying = height > width * 1.4;
  const long = Math.max(width, height);
  const size = Math.min(1, (basin.width * 0.86) / long);
  const thick = Math.min(width, height) * size;
  const rows = Array.from({ length: Math.min(3, count) }, (_, i) => {
    const y = -basin.height * 0.72 - (i === 2 ? thick * 0.7 : 0);
    const x = count === 1 ? 0 : [-0.16, 0.16, 0][i % 3]! * basin.width;
    return lying ? place(svg, x - (height * size) / 2, y - thick * 0.1, size, false, 90) : place(svg, x, y, size);
  });
  return rows.join('') + basin.svg;
}
