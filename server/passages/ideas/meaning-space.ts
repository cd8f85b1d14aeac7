// A trained projection of sentence vectors in which ideas with the same need are close together.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { builtInSlices } from '../built-in-slices.ts';
import { keptWidth, keyOf, ofLength1, readRows } from '../sentences/phrase-vectors.ts';
import { allNeeds, type Need } from './needs.ts';
import { readByModel, readOfIdea } from './idea-sense.ts';
import { typedIdeas } from './typed-ideas.ts';

/**
 * A space in which sentences with the same need are close together; differences in people, places and things count
 * little. It is trained by `scripts/build-ranking-vectors.ts`.
 */
export type MeaningSpace = {
  /** Maps a vector of `phraseVectors` to a point of the space, with length 1. */
  readonly placed: (vector: Float32Array) => Float32Array;
  /** The point of the average sentence of each need, in the order of the needs. */
  readonly needs: readonly (readonly [need: Need, at: Float32Array])[];
};
const digestLength = 32;
const floatLength = 4;

const readFile = (): Buffer => readFileSync(new URL('../words/ranking-vectors.bin', import.meta.url));
const floatsIn = (all: Buffer, start: number, count: number): Float32Array =>
  Float32Array.from({ length: count }, (_, at) => all.readFloatLE(start + at * floatLength));

function* read(): Generator<undefined, MeaningSpace> {
  const all = readFile();
  const mean = floatsIn(all, digestLength, keptWidth);
  const directions = floatsIn(all, digestLength + keptWidth * floatLength, keptWidth ** 2);
  const byKey = yield* readRows(all, digestLength + keptWidth * (1 + keptWidth) * floatLength);
  const needs = allNeeds.now().flatMap((need) => {
    const at = byKey.get(keyOf(need.id));
    return at ? [[need, at] as const] : [];
  });
  return { placed: (vector) => placedBy(mean, directions, vector), needs };
}
/** The trained space as it is read once. */
export const meaningSpace = builtInSlices(read);

/** A vector without the mean, along trained directions, with length 1. */
export function placedBy(mean: Float32Array, directions: Float32Array, vector: Float32Array): Float32Array {
  const centred = vector.map((value, at) => value - mean[at]!);
  const out = new Float32Array(keptWidth);
  // Number by number rather than by array methods: this runs for thousands of vectors at each start.
  for (let each = 0; each < keptWidth; each += 1) {
    const value = centred[each]!;
    for (let at = 0; at < keptWidth; at += 1) out[at]! += directions[at * keptWidth + each]! * value;
  }
  return ofLength1(out);
}

/** What the space is trained with: each sentence as the model reads it, and its need. */
export const trainedWith = () => ({
  sentences: allNeeds
    .now()
    .flatMap(({ id, en, fr }) =>
      [...en, ...fr.map((each) => readByModel(each, 'fr')!)].map((each) => [id, each] as const),
    ),
  typed: typedIdeas().flatMap(({ need, idea }) =>
    readOfIdea(idea)
      .slice(0, 1)
      .map((each) => [need, each] as const),
  ),
});

/** Changes with any sentence that the space is trained with. */
export const digestOf = ({ sentences, typed }: ReturnType<typeof trainedWith>): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([sentences, typed]))
    .digest();

/** The digest of what the space in the file was trained with. */
export const trainedDigest = (): Buffer => readFile().subarray(0, digestLength);
