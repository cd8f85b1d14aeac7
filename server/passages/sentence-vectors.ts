import { readFileSync } from 'node:fs';
import { builtInSlices } from './built-in-slices.ts';
import type { SentenceMeaning } from './sentence-meaning.ts';

/** The languages that have vectors of words. */
type VectorLanguage = 'en' | 'fr';

/** How many numbers a vector has. */
export const vectorSize = 128;
const linesASlice = 200;
const files: Record<VectorLanguage, string> = { en: 'english', fr: 'french' };

function* read(language: VectorLanguage): Generator<undefined, ReadonlyMap<string, Float32Array>> {
  const file = `./words/${files[language]}-word-vectors.tsv`;
  const vectors = new Map<string, Float32Array>();
  for (const [at, line] of readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .entries()) {
    if (line === '' || line.startsWith('# ')) continue;
    const [feature = '', scale = '', bytes = ''] = line.split('\t');
    const steps = new Int8Array(Buffer.from(bytes, 'base64'));
    if (steps.length !== vectorSize || !(Number(scale) > 0)) throw new RangeError(`${file}: line ${at + 1} is no vector`);
    vectors.set(
      feature,
      Float32Array.from(steps, (step) => step * Number(scale)),
    );
    if (at % linesASlice === 0) yield undefined;
  }
  return vectors;
}

/** The vectors of words and concepts as they are read once. */
export const wordVectors = { en: builtInSlices(() => read('en')), fr: builtInSlices(() => read('fr')) } as const;

/** The words and concepts of a sentence, each once: a concept by `#` and its name. */
export const featuresOf = ({ terms, concepts }: SentenceMeaning): ReadonlySet<string> =>
  new Set([...terms.map(({ term }) => term), ...concepts.map(({ concept }) => `#${concept}`)]);

/** The vector of a sentence, of length 1, in which sentences of the same meaning are near; null when no word of it is known. */
export function vectorOf(features: Iterable<string>, language: VectorLanguage): Float32Array | null {
  const known = wordVectors[language].now();
  const sum = new Float32Array(vectorSize);
  for (const feature of features) known.get(feature)?.forEach((value, at) => (sum[at]! += value));
  const length = Math.hypot(...sum);
  return length > 0 ? sum.map((value) => value / length) : null;
}

/** How near two vectors of length 1 are: 1 for the same, about 0 for what has nothing in common. */
export function nearness(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < vectorSize; at += 1) sum += one[at]! * other[at]!;
  return sum;
}
