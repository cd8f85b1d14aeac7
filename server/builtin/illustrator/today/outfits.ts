// Reads outfits.yaml: which clothes people of each role and culture wear today.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { culturalContexts } from '#shared/vocabulary.ts';
import type { Chance } from '../drawing/random.ts';
import {
  type Attire,
  bottomCuts,
  type Cloth,
  details,
  overCuts,
  PrintName,
  shoeKinds,
  sleeves,
  topCuts,
} from './attire.ts';

const Colour = z.string().regex(/^#[\da-f]{6}$/);
const some = <T extends z.ZodType>(of: T) => z.tuple([of], of);
/** A print by its name; `wax` is one of those that are usual in the context. */
const Print = z.union([PrintName, z.literal('wax')]);
const Outfit = z.strictObject({
  top: z.enum(topCuts),
  sleeve: z.enum(sleeves),
  topColours: z.string().optional(),
  topPrint: Print.optional(),
  bottom: z.enum(bottomCuts),
  bottomColours: z.string().optional(),
  bottomPrint: Print.optional(),
  inks: z.string().optional(),
  /** The bottom is cut from the cloth of the top. */
  same: z.boolean().optional(),
  over: z.enum(overCuts).optional(),
  overColours: z.string().optional(),
  shoes: z.enum(shoeKinds),
  details: z.array(z.enum(details)).optional(),
  /** How likely glasses are. */
  glasses: z.number().optional(),
});
const hairs = z.enum(['short', 'loose', 'curly', 'bald', 'afro', 'cropped', 'braids', 'bun', 'ponytail', 'puffs']);
const hats = z.enum([
  ...([
    'bare',
    'head-tie',
    'scarf',
    'visor-cap',
    'straw-hat',
    'palm-hat',
    'felt-hat',
    'riding-helmet',
    'police-cap',
    'kufi',
    'beanie',
    'cook-hat',
    'beret',
    'nurse-cap',
  ] as const),
]);
const Wear = z.strictObject({
  ...{ women: some(z.string()), men: some(z.string()), girls: some(z.string()), boys: some(z.string()) },
  ...{ oldWomen: some(z.string()), oldMen: some(z.string()) },
  ...{ womenHair: some(hairs), menHair: some(hairs), girlsHair: some(hairs), boysHair: some(hairs) },
  ...{
    womenHats: some(hats),
    menHats: some(hats),
    oldHats: z.tuple([hats, hats]),
    oldWomenHair: some(hairs),
    prints: some(PrintName),
  },
});
const names = z.union([z.string().transform((name): [string, ...string[]] => [name]), some(z.string())]);

/** All that is known about clothes of today. */
export const wear = z
  .object({
    colours: z.record(z.string(), some(Colour)),
    inks: z.record(z.string(), some(z.tuple([Colour, Colour]))),
    outfits: z.record(z.string(), Outfit),
    roles: z.array(
      z.strictObject({
        words: z.string(),
        female: names,
        male: names,
        hat: z
          .union([hats, z.strictObject({ female: hats, male: hats })])
          .nullable()
          .optional(),
      }),
    ),
    contexts: z.record(z.enum(culturalContexts), Wear),
  })
  .parse(parse(readFileSync(new URL('./outfits.yaml', import.meta.url), 'utf8')));

type Prints = z.infer<typeof Wear>['prints'];
const shoeColours: Readonly<Record<Attire['shoes']['kind'], readonly [string, ...string[]]>> = {
  barefoot: ['#6b4428'],
  sandals: ['#6b4428'],
  slippers: ['#c9443a', '#2f6f9a', '#3a3a42', '#d9a12a'],
  shoes: ['#2f2622', '#4a2f22', '#23222a'],
  trainers: ['#c9443a', '#2f6f9a', '#3a3f4a', '#e6e0d2'],
  boots: ['#3a2f28', '#4f4a36'],
};

/** Cuts an outfit from cloth. Throws for an outfit that is not in the list. */
export function cutOutfit(name: string, luck: Chance, prints: Prints): Attire {
  const outfit = wear.outfits[name];
  if (!outfit) throw new Error(`No outfit is called ${name}.`);
  const inks = luck.pick<[string, string]>(wear.inks[outfit.inks ?? 'plain'] ?? [['#ffffff', '#e9dfc6']]);
  const cloth = (colours: string | undefined, print: z.infer<typeof Print> | undefined): Cloth => ({
    colour: luck.pick(wear.colours[colours ?? 'soft'] ?? ['#e6d8b8']),
    print: print === 'wax' ? luck.pick(prints) : (print ?? null),
    inks,
  });
  const topCloth = cloth(outfit.topColours, outfit.topPrint);
  const bottomCloth = outfit.same ? topCloth : cloth(outfit.bottomColours, outfit.bottomPrint);
  return {
    top: outfit.top,
    topCloth,
    sleeve: outfit.sleeve,
    bottom: outfit.bottom,
    bottomCloth,
    over: outfit.over
      ? { cut: outfit.over, colour: luck.pick(wear.colours[outfit.overColours ?? 'soft'] ?? ['#e6d8b8']) }
      : null,
    details: outfit.details ?? [],
    shoes: { kind: outfit.shoes, colour: luck.pick(shoeColours[outfit.shoes]) },
    glasses: luck.maybe(outfit.glasses ?? 0.06),
  };
}
