import { z } from 'zod';
import {
  type ReadingChange as Change,
  readingActions,
  readingAges,
  readingEras,
  readingFeelings,
  readingLimits as most,
  readingMarks,
  readingPlaces,
  readingShots,
  readingTimes,
  readingWeathers,
  type SceneReading as Reading,
} from './scene-reading.ts';

const name = z.string().trim().min(1).max(most.name);
const count = z.int().min(1).max(most.count);
const Counted = z.object({ name, count });
const Person = z.object({
  id: name,
  called: name,
  sex: z.enum(['female', 'male']).nullable(),
  age: z.enum(readingAges),
  role: name.nullable(),
  count,
  feeling: z.enum(readingFeelings).nullable(),
  turn: z.int().min(0).max(999).optional(),
  marks: z.array(z.enum(readingMarks)).max(readingMarks.length).readonly().optional(),
  wears: name.optional(),
  family: name.optional(),
});

/** A reading as it is sent. */
export const SceneReading = z.object({
  sentence: z.string().max(1_000),
  era: z.enum(readingEras),
  place: z.enum(readingPlaces),
  isOutside: z.boolean().optional(),
  time: z.enum(readingTimes),
  weather: z.enum(readingWeathers),
  people: z.array(Person).max(most.people).readonly(),
  action: z.enum(readingActions),
  actors: z.array(name).max(most.people).readonly(),
  targets: z.array(name).max(most.people).readonly(),
  things: z.array(Counted).max(most.things).readonly(),
  animals: z.array(Counted).max(most.animals).readonly(),
  feeling: z.enum(readingFeelings),
  shot: z.enum(readingShots),
}) satisfies z.ZodType<Reading>;
export type SceneReading = Reading;

/** What a creator changed in one. */
export const ReadingChange = SceneReading.omit({ sentence: true }).partial() satisfies z.ZodType<Change>;
