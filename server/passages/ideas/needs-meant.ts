// The probability of each need for an idea, by its place in the trained space, and the passages that follow from that.
import type { Audience } from '#shared/vocabulary.ts';
import { nearness } from '../sentences/phrase-vectors.ts';
import { meaningSpace } from './meaning-space.ts';
import { chosenFor, type Need } from './needs.ts';

/** How much the nearest need stands out over the others (the sharpness of a softmax), tuned on typed ideas. */
const sharpness = 20;
/** The weight of a passage by its place in the list of a need. */
const placeCounts = [1, 0.8, 0.6, 0.45, 0.35, 0.25] as const;
const leastCounts = 0.2;

/** The probability of each need for a sentence at this point of the trained space. */
function probabilities(at: Float32Array): readonly (readonly [need: Need, probability: number])[] {
  const strengths = meaningSpace
    .now()
    .needs.map(([need, usual]) => [need, Math.exp(sharpness * (nearness(at, usual) - 1))] as const);
  const all = strengths.reduce((sum, [, strength]) => sum + strength, 0) || 1;
  return strengths.map(([need, strength]) => [need, strength / all] as const);
}

/** The expected score of each passage for a sentence, by its probable needs: 0 to 1. */
export function expectedByNeeds(
  at: Float32Array,
  audience: Audience,
  among: ReadonlySet<string>,
): ReadonlyMap<string, number> {
  const expected = new Map<string, number>();
  for (const [need, probability] of probabilities(at))
    chosenFor(need, audience)
      .filter((id) => among.has(id))
      .forEach((id, place) =>
        expected.set(id, (expected.get(id) ?? 0) + probability * (placeCounts[place] ?? leastCounts)),
      );
  return expected;
}
