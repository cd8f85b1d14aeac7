// Reads the plans of modern rooms, landscapes and houses.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { culturalContexts } from '#shared/vocabulary.ts';
import { Row } from '../../scenery/row-of-things.ts';

const Colour = z.string().regex(/^#[\da-f]{6}$/);
const colours = z.tuple([Colour], Colour);
const Variant = z.strictObject({
  hang: z.array(z.tuple([z.string(), z.number(), z.number()])),
  stand: z.array(z.tuple([z.string(), z.number()], z.number())),
});
const Room = z.strictObject({
  walls: colours,
  floor: Colour,
  dado: Colour.optional(),
  tiles: z.boolean().optional(),
  boards: z.boolean().optional(),
  rug: z.boolean().optional(),
  bars: z.boolean().optional(),
  /** Walls of upright planks under beams. */
  planks: z.boolean().optional(),
  /** The inside a van: ribs, and a roof that curves down to the walls. */
  shell: z.boolean().optional(),
  ceiling: z.enum(['fan', 'bulb', 'tube']).optional(),
  variants: z.tuple([Variant], Variant),
});
export type Room = z.infer<typeof Room>;

const Land = z.strictObject({
  ground: z.enum(['earth', 'grass', 'paving', 'sand', 'pitch', 'court', 'furrows', 'roof', 'quay']),
  far: z.array(z.enum(['hills', 'town', 'grove', 'sea', 'towers'])),
  road: z.enum(['across', 'away', 'drive']).optional(),
  rows: z.array(Row),
  /** [thing, side, down, size]; a list of things is chosen from. */
  things: z.array(
    z.tuple([z.union([z.string(), z.tuple([z.string()], z.string())]), z.number(), z.number(), z.number()]),
  ),
  front: z.enum(['leaves', 'grass']).optional(),
});
export type Land = z.infer<typeof Land>;

const Architecture = z.strictObject({
  walls: colours,
  doors: colours,
  roofs: colours,
  roof: z.tuple(
    [z.enum(['zinc', 'tiles', 'flat', 'curved', 'gable'])],
    z.enum(['zinc', 'tiles', 'flat', 'curved', 'gable']),
  ),
  storeys: z.tuple([z.int()], z.int()),
  windows: z.enum(['louvres', 'sash', 'arched', 'shutters']),
  veranda: z.number(),
  taxi: Colour,
});
export type Architecture = z.infer<typeof Architecture>;

const read = (file: string): unknown => parse(readFileSync(new URL(file, import.meta.url), 'utf8'));

export const rooms = z.record(z.string(), Room).parse(read('./rooms.yaml'));
/** Each land has one view or several, which follow each other in a tale. */
export const lands = z
  .record(z.string(), z.union([Land.transform((land): [Land, ...Land[]] => [land]), z.tuple([Land], Land)]))
  .parse(read('./lands.yaml'));
export const architecture = z.record(z.enum(culturalContexts), Architecture).parse(read('./architecture.yaml'));
