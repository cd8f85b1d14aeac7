/**
 * Fits the weights of `server/passages/words/ranking-weights.yaml` to the ideas of `bench/story/ideas-to-tune-with.json`
 * and the passages that teachers accept for them, and writes them there. Run it after `build-ranking-vectors.ts`; it
 * takes a minute. It prints how often the first passage is right, also with the weights of one half of the ideas
 * checked on the other half, and from which probability on how many first passages are right: `good` is chosen from
 * these by hand.
 *
 * The weights make the accepted passages of the ideas most probable (conditional logistic regression, Newton's steps).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { creatorsNote } from '#server/passages/ideas/creators-note.ts';
import { languageOfIdea } from '#server/passages/ideas/idea-language.ts';
import { senseOf } from '#server/passages/ideas/idea-sense.ts';
import { evidenceFor } from '#server/passages/probable-passages.ts';
import { learnedWeights, rankingWeights } from '#server/passages/ranking-weights.ts';
import { readForRanking } from '#server/passages/ranked-passages.ts';
import { parseReference, rangesOverlap } from '#shared/story/scripture.ts';
import { ideasIn } from '../bench/story/story-sets.ts';

/** The features of a passage, in the order of the weights, its deductions, and whether teachers accept it. */
type Choice = { readonly features: readonly number[]; readonly caution: number; readonly isRight: boolean };
type Asked = readonly Choice[];
const steps = 30;
/** Draws the weights to their last values a little, so that a step is always defined. */
const evenness = 0.01;

async function choicesFor({ idea, audience, accept }: ReturnType<typeof ideasIn>[number]): Promise<Asked> {
  const { words } = creatorsNote(idea);
  const { question } = readForRanking(words, languageOfIdea(words), audience, await senseOf(idea));
  const accepted = accept.flatMap((each) => parseReference(each) ?? []);
  return evidenceFor(...question).map((evidence, at) => ({
    features: learnedWeights.map((name) => evidence[name]),
    caution: evidence.caution,
    isRight: accepted.some((each) => rangesOverlap(each, question[0][at]!.passage.range)),
  }));
}

function probabilities(asked: Asked, weights: readonly number[]): number[] {
  const worths = asked.map(({ features, caution }) =>
    features.reduce((sum, value, at) => sum + weights[at]! * value, -caution),
  );
  const most = Math.max(...worths);
  const strengths = worths.map((worth) => Math.exp(worth - most));
  const whole = strengths.reduce((sum, each) => sum + each, 0);
  return strengths.map((each) => each / whole);
}

/** Solves a small system of equations whose matrix is symmetric and positive. */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at]!]);
  for (const [at, row] of rows.entries())
    for (const [below, other] of rows.entries()) {
      if (below === at) continue;
      const factor = other[at]! / row[at]!;
      for (let each = at; each < other.length; each += 1) other[each]! -= factor * row[each]!;
    }
  return rows.map((row, at) => row.at(-1)! / row[at]!);
}

function fitted(all: readonly Asked[]): number[] {
  const judged = all.filter((asked) => asked.some(({ isRight }) => isRight));
  let weights = learnedWeights.map((name) => rankingWeights()[name]);
  for (let step = 0; step < steps; step += 1) {
    const slope = weights.map(() => 0);
    const bend = weights.map((_, row) => weights.map((__, column) => (row === column ? evenness * judged.length : 0)));
    for (const asked of judged) {
      const chances = probabilities(asked, weights);
      const right = asked.reduce((sum, { isRight }, at) => sum + (isRight ? chances[at]! : 0), 0);
      const usual = weights.map((_, each) =>
        asked.reduce((sum, { features }, at) => sum + chances[at]! * features[each]!, 0),
      );
      for (const [at, { features, isRight }] of asked.entries()) {
        const away = features.map((value, each) => value - usual[each]!);
        for (const [row, value] of away.entries()) {
          if (isRight) slope[row]! += (chances[at]! / right) * value;
          for (const [column, other] of away.entries()) bend[row]![column]! += chances[at]! * value * other;
        }
      }
    }
    const change = solved(bend, slope);
    weights = weights.map((weight, at) => weight + change[at]!);
  }
  return weights;
}

/** The probability of the first passage, and whether it is right; whether one of three is. */
function outcome(asked: Asked, weights: readonly number[]) {
  const order = probabilities(asked, weights)
    .map((chance, at) => ({ chance, isRight: asked[at]!.isRight }))
    .toSorted((a, b) => b.chance - a.chance);
  return { ...order[0]!, ofThree: order.slice(0, 3).some(({ isRight }) => isRight) };
}
const counted = (all: readonly ReturnType<typeof outcome>[]): string =>
  `${all.filter(({ isRight }) => isRight).length} first, ${all.filter(({ ofThree }) => ofThree).length} of three`;

const all: Asked[] = [];
for (const idea of ideasIn('bench/story/ideas-to-tune-with.json')) all.push(await choicesFor(idea));
const weights = fitted(all);
const outcomes = all.map((asked) => outcome(asked, weights));
const halves = [0, 1].map((half) => all.filter((_, at) => at % 2 === half));
const checked = halves.flatMap((half, at) => {
  const own = fitted(halves[1 - at]!);
  return half.map((asked) => outcome(asked, own));
});
const bounds = [0.3, 0.4, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9].map((bound) => {
  const called = (list: typeof outcomes) => list.filter(({ chance }) => chance >= bound);
  const shown = (list: typeof outcomes) =>
    `${called(list).filter(({ isRight }) => isRight).length}/${called(list).length}`;
  return `${bound}: ${shown(outcomes)}, other half ${shown(checked)}`;
});
const file = new URL('../server/passages/words/ranking-weights.yaml', import.meta.url);
const text = learnedWeights.reduce(
  (before, name, at) => before.replace(new RegExp(`^${name}: .*$`, 'm'), `${name}: ${weights[at]!.toFixed(2)}`),
  readFileSync(file, 'utf8'),
);
writeFileSync(file, text);
process.stdout.write(
  [
    `${all.length} ideas: ${counted(outcomes)}; other half: ${counted(checked)}`,
    'Right from a probability on:',
    ...bounds,
    '',
  ].join('\n'),
);
