import type { Audience } from '#shared/vocabulary.ts';
import { isStory } from './choices-for.ts';
import type { IdeaSense } from './ideas/idea-sense.ts';
import { meaningSpace } from './ideas/meaning-space.ts';
import { chosenByNeeds, type NearNeed } from './ideas/needs-of-idea.ts';
import { expectedByNeeds } from './ideas/needs-meant.ts';
import type { PassageScore, WordScore } from './passage-scores.ts';
import { nearnessOfPassages } from './passages-by-vector.ts';
import { rankingWeights } from './ranking-weights.ts';

/** What frightens or weighs on children, though it may be told to them. */
const heavy = new Set(['violence', 'death', 'cruelty', 'slavery', 'drunkenness', 'frightening', 'hard-teaching']);
/** Of an idea that a teacher would choose a passage for by so much, what is heavy in it belongs to the idea. */
const meantByIdea = 0.5;
/** What is expected of a passage at least, so that a logarithm can be taken of it. */
const leastExpected = 0.001;

/** What is known of the meaning of an idea: where it stands, and the needs whose sentences are nearest to it. */
export type IdeaRead = { readonly sense: IdeaSense; readonly nearest: readonly NearNeed[] };

/**
 * Passages by how probably a teacher chooses them for an idea, best first: by the needs that may be behind it, by what
 * the table says of them in sentences and in words, and by what suits children. Of an idea with several sentences the
 * one that says most for a passage counts. The weights are learned.
 */
export function probablePassages(
  scores: readonly WordScore[],
  { sense, nearest }: IdeaRead,
  audience: Audience,
  meantForKids: ReadonlySet<string>,
): Omit<PassageScore, 'good'>[] {
  const weights = rankingWeights();
  const ids = new Set(scores.map(({ passage }) => passage.id));
  const places = sense ? [sense.whole, ...sense.parts].map((vector) => meaningSpace.now().placed(vector)) : [];
  const expected = places.map((at) => expectedByNeeds(at, audience, ids));
  const near = places.map((at) => nearnessOfPassages(at));
  const chosen = chosenByNeeds(nearest, audience, ids);
  const forChildren = audience === 'kids' || audience === 'family';
  const worthOf = (score: WordScore): number => {
    const { passage, words, choice } = score;
    let worth = weights.words * words;
    if (forChildren) {
      const cares = choice.explained >= meantByIdea ? 0 : passage.care.filter((each) => heavy.has(each)).length;
      if (cares > 0) worth -= weights.heavy + weights.heavier * Math.min(2, cares - 1);
      if (isStory(passage.id) || meantForKids.has(passage.id)) worth += weights.story;
    }
    if (places.length === 0) return worth;
    const needs = Math.max(...expected.map((each) => Math.log(leastExpected + (each.get(passage.id) ?? 0))));
    const said = Math.max(...near.map((each) => each.get(passage) ?? 0));
    return worth + weights.needs * needs + weights.nearestNeeds * (chosen.get(passage.id) ?? 0) + weights.near * said;
  };
  const worths = scores.map((score) => worthOf(score));
  const most = Math.max(...worths);
  const whole = worths.reduce((sum, worth) => sum + Math.exp(worth - most), 0);
  const nothing = places.length === 0 && scores.every(({ words }) => words === 0);
  return scores
    .map((score, at) => ({ ...score, score: nothing ? 0 : Math.exp(worths[at]! - most) / whole }))
    .toSorted((a, b) => b.score - a.score);
}
