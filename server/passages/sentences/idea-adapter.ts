// A small trained correction (a LoRA adapter) to the sentence model that makes it better at ideas.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The matrices of a layer that are changed, in the order of the file, with how many numbers they take and give. */
const parts = [
  ['attention.self.query', 384, 384],
  ['attention.self.key', 384, 384],
  ['attention.self.value', 384, 384],
  ['attention.output.dense', 384, 384],
  ['intermediate.dense', 384, 1536],
  ['output.dense', 1536, 384],
] as const;
const headLength = 4;
const layers = 6;

const adapterFile = (): Buffer => readFileSync(new URL('../words/idea-adapter.bin', import.meta.url));

/** Changes with the adapter: vectors that were read with another one are out of date. */
export const adapterDigest = (): string => createHash('sha256').update(adapterFile()).digest('hex');

/** What is added to the weights of a model, by the names of its matrices. */
export type Adapter = (name: string, weight: Float32Array) => Float32Array;

/** Two thin matrices whose product is added to a weight: rows of `down` by inputs, rows of `up` by outputs. */
function added(weight: Float32Array, down: Float32Array, up: Float32Array, rank: number): Float32Array {
  const [inputs, outputs] = [down.length / rank, up.length / rank];
  for (let output = 0; output < outputs; output += 1)
    for (let each = 0; each < rank; each += 1) {
      const factor = up[output * rank + each]!;
      for (let input = 0; input < inputs; input += 1)
        weight[output * inputs + input]! += factor * down[each * inputs + input]!;
    }
  return weight;
}

/**
 * Opens the adapter that teaches the sentence model what people need who ask for a story; for each matrix of the last
 * layers two thin ones, in numbers of 16 bits. `scripts/training/train-adapter.py` makes it.
 */
export function openIdeaAdapter(): Adapter {
  const all = adapterFile();
  const [firstLayer, rank] = [all.readUInt16LE(0), all.readUInt16LE(2)];
  const matrices = new Map<string, { readonly down: Float32Array; readonly up: Float32Array }>();
  let from = headLength;
  const next = (count: number): Float32Array => {
    if (from + 2 * count > all.length) throw new RangeError('The file of the idea adapter is truncated');
    const bytes = new Uint8Array(all.subarray(from, from + 2 * count));
    from += 2 * count;
    return new Float32Array(new Float16Array(bytes.buffer));
  };
  for (let layer = firstLayer; layer < layers; layer += 1)
    for (const [part, inputs, outputs] of parts)
      matrices.set(`encoder.layer.${layer}.${part}`, { down: next(rank * inputs), up: next(rank * outputs) });
  if (from !== all.length) throw new RangeError('The file of the idea adapter is longer than its header says');
  return (name, weight) => {
    const matrix = matrices.get(name);
    return matrix ? added(weight, matrix.down, matrix.up, rank) : weight;
  };
}
