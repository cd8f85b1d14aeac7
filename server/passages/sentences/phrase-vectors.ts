// The file of vectors that were computed beforehand for the phrases of the table and the needs.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { builtInSlices } from '../built-in-slices.ts';
import { modelWidth } from './mini-lm.ts';

/** How many numbers are kept of a vector of the model: its main directions among the phrases of the table. */
export const keptWidth = 192;
const bytes = { key: 8, float: 4, digest: 32 } as const;
/** The largest number that a stored vector can hold; larger ones are cut off, and are very rare. */
const largest = 0.6;
const steps = 127;

/** The key of a phrase in the file; it changes with any letter of the phrase. */
export const keyOf = (phrase: string): string =>
  createHash('sha256')
    .update(phrase)
    .digest('hex')
    .slice(0, 2 * bytes.key);

type PhraseVectors = {
  /** The digest of the adapter with which the phrases were read. */
  readonly adapter: string;
  /** The mean of the model's vectors, then its main directions. */
  readonly frame: Float32Array;
  readonly byKey: ReadonlyMap<string, Float32Array>;
};
const file = new URL('../words/phrase-vectors.bin', import.meta.url);
const sliceLength = 1000;

/** Keys and vectors from a place in a file on, as `vectorRows` has them. */
export function* readRows(all: Buffer, start: number): Generator<undefined, Map<string, Float32Array>> {
  const rowLength = bytes.key + keptWidth;
  if (all.length < start || (all.length - start) % rowLength !== 0)
    throw new RangeError('A file of vectors is cut off');
  const byKey = new Map<string, Float32Array>();
  for (let from = start; from < all.length; from += rowLength) {
    const vector = Float32Array.from(
      { length: keptWidth },
      (_, at) => (all.readInt8(from + bytes.key + at) * largest) / steps,
    );
    byKey.set(all.toString('hex', from, from + bytes.key), ofLength1(vector));
    if (byKey.size % sliceLength === 0) yield undefined;
  }
  return byKey;
}

function* read(): Generator<undefined, PhraseVectors> {
  const all = readFileSync(file);
  const frame = Float32Array.from({ length: modelWidth * (1 + keptWidth) }, (_, at) =>
    all.readFloatLE(bytes.digest + at * bytes.float),
  );
  const byKey = yield* readRows(all, bytes.digest + frame.length * bytes.float);
  return { adapter: all.toString('hex', 0, bytes.digest), frame, byKey };
}
/** The vectors of the phrases of the table and of the needs as they are read once. */
export const phraseVectors = builtInSlices(read);

export function ofLength1(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}

/** Projects a vector of the model onto the main directions of the phrases. */
export function placed(vector: Float32Array, frame: Float32Array): Float32Array {
  const out = new Float32Array(keptWidth);
  for (let at = 0; at < keptWidth; at += 1)
    for (let each = 0; each < modelWidth; each += 1)
      out[at]! += (vector[each]! - frame[each]!) * frame[(at + 1) * modelWidth + each]!;
  return ofLength1(out);
}

/** Vectors in the order of their keys, so that the same phrases make the same file. */
export function vectorRows(byKey: ReadonlyMap<string, Float32Array>): Buffer {
  const rows = [...byKey]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, vector]) => {
      const numbers = Int8Array.from(vector, (value) =>
        Math.max(-steps, Math.min(steps, Math.round((value / largest) * steps))),
      );
      return Buffer.concat([Buffer.from(key, 'hex'), Buffer.from(numbers.buffer)]);
    });
  return Buffer.concat(rows);
}

/** The file of an adapter's digest, a frame and its vectors. */
export function phraseVectorsFile({ adapter, frame, byKey }: PhraseVectors): Buffer {
  const head = Buffer.alloc(frame.length * bytes.float);
  for (const [at, value] of frame.entries()) head.writeFloatLE(value, at * bytes.float);
  return Buffer.concat([Buffer.from(adapter, 'hex'), head, vectorRows(byKey)]);
}

/** How near two vectors of length 1 are: 1 for the same, about 0 for what has nothing in common. */
export function nearness(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += one[at]! * other[at]!;
  return sum;
}
