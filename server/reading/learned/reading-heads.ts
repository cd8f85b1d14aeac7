// Reads and writes the trained classifiers ("heads"): one for places, one for actions, both on vectors of the sentence
// model.
import { readFileSync } from 'node:fs';
import { modelWidth } from '#server/passages/sentences/mini-lm.ts';
import { type HeadName, headNames, labelsOf } from './labelled-sentences.ts';

/** A softmax over labels: a row of weights and a bias for each, on vectors of the sentence model. */
export type Head = { readonly weights: Float32Array; readonly biases: Float32Array };

const file = new URL('./reading-heads.bin', import.meta.url);
const digestLength = 32;
const floatLength = 4;

/** How probable each label is, in the order of the labels. */
export function probabilities({ weights, biases }: Head, vector: Float32Array): Float32Array {
  const scores = biases.map((bias, label) => {
    let sum = bias;
    for (let at = 0; at < modelWidth; at += 1) sum += weights[label * modelWidth + at]! * vector[at]!;
    return sum;
  });
  const largest = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - largest));
  const whole = shares.reduce((sum, each) => sum + each, 0);
  return shares.map((share) => share / whole);
}

const floatsOf = ({ weights, biases }: Head): Buffer[] =>
  [weights, biases].map((each) => Buffer.from(each.buffer, each.byteOffset, each.byteLength));

/** The contents of the file of both heads, which begins with the digest of what they were trained with. */
export const headsFile = (digest: Buffer, heads: Readonly<Record<HeadName, Head>>): Buffer =>
  Buffer.concat([digest, ...headNames.flatMap((name) => floatsOf(heads[name]))]);

/** The digest of what the stored heads were trained with (see `digestOfLessons`). */
export const trainedDigest = (): Buffer => readFileSync(file).subarray(0, digestLength);

let kept: Readonly<Record<HeadName, Head>> | undefined;
export function readingHeads(): Readonly<Record<HeadName, Head>> {
  if (kept) return kept;
  const all = readFileSync(file);
  let at = digestLength;
  const floats = (count: number): Float32Array => {
    const read = Float32Array.from({ length: count }, (_, each) => all.readFloatLE(at + each * floatLength));
    at += count * floatLength;
    return read;
  };
  const head = (name: HeadName): Head => {
    const { length } = labelsOf[name];
    return { weights: floats(length * modelWidth), biases: floats(length) };
  };
  kept = { places: head('places'), deeds: head('deeds') };
  return kept;
}
