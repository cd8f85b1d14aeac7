// Chooses the landscape of a modern tale, which may differ from the culture of its people.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import type { PictureOrder } from '#server/ports/illustrator.ts';
import type { CulturalContext } from '#shared/vocabulary.ts';
import type { Scene } from '../scene.ts';
import type { Culture } from './culture.ts';
import { cultures } from './cultures.ts';

const words = z.string().transform((text) => new Set(text.split(/\s+/)));
const Lands = z.strictObject({
  european: words,
  'west-african': words,
  asian: words,
  'latin-american': words,
  'middle-eastern': words,
});
let read: z.infer<typeof Lands> | undefined;
const lands = () =>
  (read ??= Lands.parse(parse(readFileSync(new URL('./land-of-tale.yaml', import.meta.url), 'utf8'))));

/**
 * The culture whose landscape a modern tale has: the one its creator chose or, for "universal", the one its words tell:
 * no palms grow in Cornwall. People always look as the creator chose.
 */
export function landOfTale(
  { context, story }: Pick<PictureOrder, 'context' | 'story'>,
  era: Scene['era'],
): CulturalContext {
  if (context !== 'universal' || era !== 'today') return context;
  const told = new Set(
    story
      .join(' ')
      .toLowerCase()
      .match(/[\p{L}-]+/gu) ?? [],
  );
  const [best] = Object.entries(lands())
    .map(([land, names]) => ({
      land: land as CulturalContext,
      count: [...told].filter((word) => names.has(word)).length,
    }))
    .toSorted((a, b) => b.count - a.count);
  return best && best.count > 0 ? best.land : context;
}

/** Earth, trees and houses of one culture, with the people and cloth of another. */
export function cultureOn(land: CulturalContext, people: CulturalContext): Culture {
  if (land === people) return cultures[people];
  const { green, sand, earth, rock, wall, roof, trees, houses } = cultures[land];
  return { ...cultures[people], green, sand, earth, rock, wall, roof, trees, houses };
}
