// Loads the weights of the ranking that scripts/fit-ranking-weights.ts learns.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

const number = z.number();
const weights = z.strictObject({
  needs: number,
  nearestNeeds: number,
  near: number,
  words: number,
  story: number,
  heavy: number,
  heavier: number,
  good: number,
  goodBesideFirst: number,
  unsure: number,
});
/** The weights that `scripts/fit-ranking-weights.ts` learns. */
export const learnedWeights = ['needs', 'nearestNeeds', 'near', 'words', 'story'] as const;
export type LearnedWeight = (typeof learnedWeights)[number];
let kept: z.output<typeof weights> | undefined;
/** The weights of the features that rank passages. */
export const rankingWeights = (): z.output<typeof weights> =>
  (kept ??= weights.parse(parse(readFileSync(new URL('./words/ranking-weights.yaml', import.meta.url), 'utf8'))));
