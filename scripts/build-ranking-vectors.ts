/**
 * Makes `server/passages/words/ranking-vectors.bin`: the space in which ideas are compared with needs and passages,
 * trained with the sentences of the needs and the ideas in `needs/typed`. Run it after `build-phrase-vectors.ts`, when a
 * need, a typed idea or a gloss has changed: a test says so. It takes some seconds.
 *
 * The space is that of a linear discriminant analysis: the directions in which typed ideas differ from the sentences of
 * their own need (people, places, things) are scaled down until the spread is the same in all. In it a need stands at
 * the mean of its sentences and typed ideas.
 */
import { writeFileSync } from 'node:fs';
import { digestOf, placedBy, trainedWith } from '#server/passages/ideas/meaning-space.ts';
import { typedVectors } from '#server/passages/ideas/typed-vectors.ts';
import { keptWidth, keyOf, ofLength1, phraseVectors, vectorRows } from '#server/passages/sentences/phrase-vectors.ts';

/** How far the spread is drawn towards the same in all directions: few sentences tell little of it. */
const evenness = 1;
/** What the mean of the typed ideas of a need counts beside that of its sentences. */
const typedCount = 0.4;

type Labelled = readonly (readonly [need: string, vector: Float32Array])[];

function meanOf(vectors: readonly Float32Array[]): Float32Array {
  const mean = new Float32Array(keptWidth);
  for (const vector of vectors) vector.forEach((value, at) => (mean[at]! += value / vectors.length));
  return mean;
}

/** How typed ideas differ from the mean of the sentences of their need: the covariance, row by row. */
function spreadAround(means: ReadonlyMap<string, Float32Array>, ideas: Labelled): Float64Array[] {
  const spread = Array.from({ length: keptWidth }, () => new Float64Array(keptWidth));
  for (const [need, vector] of ideas) {
    const mean = means.get(need)!;
    const away = vector.map((value, at) => value - mean[at]!);
    for (const [at, line] of spread.entries())
      for (let other = 0; other < keptWidth; other += 1) line[other]! += (away[at]! * away[other]!) / ideas.length;
  }
  return spread;
}

/** The inverse of the lower triangle whose product with itself a symmetric matrix is: it makes its spread even. */
function evened(matrix: readonly Float64Array[]): Float32Array {
  const size = matrix.length;
  const lower = Array.from({ length: size }, () => new Float64Array(size));
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column <= row; column += 1) {
      let sum = matrix[row]![column]!;
      for (let at = 0; at < column; at += 1) sum -= lower[row]![at]! * lower[column]![at]!;
      lower[row]![column] = row === column ? Math.sqrt(sum) : sum / lower[column]![column]!;
    }
  const inverse = new Float32Array(size * size);
  for (let column = 0; column < size; column += 1)
    for (let row = column; row < size; row += 1) {
      let sum = row === column ? 1 : 0;
      for (let at = column; at < row; at += 1) sum -= lower[row]![at]! * inverse[at * size + column]!;
      inverse[row * size + column] = sum / lower[row]![row]!;
    }
  return inverse;
}

const data = trainedWith();
const known = phraseVectors.now().byKey;
const vectorsOf = (sentences: typeof data.typed, byKey: ReadonlyMap<string, Float32Array>): Labelled =>
  sentences.map(([need, sentence]) => {
    const vector = byKey.get(keyOf(sentence));
    if (!vector) throw new RangeError(`“${sentence}” has no vector: run scripts/build-phrase-vectors.ts first`);
    return [need, vector] as const;
  });
const sentences = vectorsOf(data.sentences, known);
const typed = vectorsOf(data.typed, typedVectors());

const mean = meanOf(sentences.map(([, vector]) => vector));
const centred = (list: Labelled): Labelled =>
  list.map(([need, vector]) => [need, ofLength1(vector.map((value, at) => value - mean[at]!))] as const);
const byNeed = (list: Labelled) => Map.groupBy(list, ([need]) => need);
const means = new Map(
  [...byNeed(centred(sentences))].map(([need, own]) => [need, meanOf(own.map(([, vector]) => vector))] as const),
);
const spread = spreadAround(means, centred(typed));
const usual = spread.reduce((sum, line, at) => sum + line[at]!, 0) / keptWidth;
for (const [at, line] of spread.entries()) line[at]! += evenness * usual;
const directions = evened(spread);

const typedByNeed = byNeed(typed);
const needs = new Map(
  [...byNeed(sentences)].map(([need, own]) => {
    const placed = (list: Labelled) => meanOf(list.map(([, vector]) => placedBy(mean, directions, vector)));
    const others = typedByNeed.get(need);
    const at = placed(own);
    if (others) placed(others).forEach((value, each) => (at[each]! += typedCount * value));
    return [keyOf(need), ofLength1(at)] as const;
  }),
);
const floats = (values: Float32Array): Buffer => Buffer.from(values.buffer, values.byteOffset, values.byteLength);
writeFileSync(
  new URL('../server/passages/words/ranking-vectors.bin', import.meta.url),
  Buffer.concat([digestOf(data), floats(mean), floats(directions), vectorRows(needs)]),
);
process.stdout.write(`${needs.size} needs from ${data.sentences.length} sentences and ${data.typed.length} ideas\n`);
