// Combines all evidence for each passage with learned weights into one ranking.
import type { Audience } from '#shared/vocabulary.ts';
import { isStory } from './choices-for.ts';
import type { IdeaSense } from './ideas/idea-sense.ts';
import { meaningSpace } from './ideas/meaning-space.ts';
import { chosenByNeeds, type NearNeed } from './ideas/needs-of-idea.ts';
import { expectedByNeeds } from './ideas/needs-meant.ts';
import type { PassageScore, WordScore } from './passage-scores.ts';
import { nearnessOfPassages } from './passages-by-vector.ts';
import { type LearnedWeight, learnedWeights, rankingWeights } from './ranking-weights.ts';

/** Matter that frightens children or weighs on them, though it may be told to them. */
const heavy = new Set(['violence', 'death', 'cruelty', 'slavery', 'drunkenness', 'frightening', 'hard-teaching']);
/** From this strength of teachers' choices on, heavy matter belongs to the idea and is not held against the passage. */
const meantByIdea = 0.5;
/** The smallest score, so that its logarithm exists. */
const leastExpected = 0.001;

/** The meaning of an idea: its vectors, and the needs with the nearest sentences. */
export type IdeaRead = { readonly sense: IdeaSense; readonly nearest: readonly NearNeed[] };

/** The evidence for a passage, each kind with a learned weight. `caution`: what is taken off for heavy matter. */
export type Evidence = Readonly<Record<LearnedWeight | 'caution', number>>;

/**
 * Collects the evidence for each passage: the needs behind the idea, the table's sentences and words, and what suits
 * children. For an idea of several sentences, the strongest one counts.
 */
export function evidenceFor(
  scores: readonly WordScore[],
  { sense, nearest }: IdeaRead,
  audience: Audience,
  meantForKids: ReadonlySet<string>,
): readonly Evidence[] {
  const { heavy: ofOne, heavier } = rankingWeights();
  const ids = new Set(scores.map(({ passage }) => passage.id));
  const places = sense ? [sense.whole, ...sense.parts].map((vector) => meaningSpace.now().placed(vector)) : [];
  const expected = places.map((at) => expectedByNeeds(at, audience, ids));
  const nearAll = places.map((at) => nearnessOfPassages(at));
  const chosen = chosenByNeeds(nearest, audience, ids);
  const forChildren = audience === 'kids' || audience === 'family';
  return scores.map(({ passage, words, choice }) => {
    const cares =
      forChildren && choice.explained < meantByIdea ? passage.care.filter((each) => heavy.has(each)).length : 0;
    const read = places.length > 0;
    return {
      needs: read ? Math.max(...expected.map((each) => Math.log(leastExpected + (each.get(passage.id) ?? 0)))) : 0,
      nearestNeeds: read ? (chosen.get(passage.id) ?? 0) : 0,
      near: read ? Math.max(...nearAll.map((each) => each.get(passage) ?? 0)) : 0,
      words,
      story: forChildren && (isStory(passage.id) || meantForKids.has(passage.id)) ? 1 : 0,
      caution: cares > 0 ? ofOne + heavier * Math.min(2, cares - 1) : 0,
    };
  });
}

/** Passages by how probably a teacher chooses them for an idea, best first. */
export function probablePassages(
  scores: readonly WordScore[],
  read: IdeaRead,
  audience: Audience,
  meantForKids: ReadonlySet<string>,
): Omit<PassageScore, 'good'>[] {
  const weights = rankingWeights();
  const worths = evidenceFor(scores, read, audience, meantForKids).map((evidence) =>
    learnedWeights.reduce((sum, name) => sum + weights[name] * evidence[name], -evidence.caution),
  );
  const most = Math.max(...worths);
  const whole = worths.reduce((sum, worth) => sum + Math.exp(worth - most), 0);
  const nothing = !read.sense && scores.every(({ words }) => words === 0);
  return scores
    .map((score, at) => ({ ...score, score: nothing ? 0 : Math.exp(worths[at]! - most) / whole }))
    .toSorted((a, b) => b.score - a.score);
}
