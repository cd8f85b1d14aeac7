// Fast matrix multiplication in WebAssembly for the sentence model; its source is linear-rows.assembly.ts.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

type Rows = Float32Array;
/** A layer of a neural network: a matrix of outputs by inputs, row by row, and the bias of each output. */
export type Linear = { readonly weight: Rows; readonly bias: Rows };

const source = new URL('./linear-rows.assembly.ts', import.meta.url);
const compiled = new URL('./linear-rows.wasm', import.meta.url);
const mark = 'source';

const digest = (): Buffer => createHash('sha256').update(readFileSync(source)).digest().subarray(0, 8);

/** Adds the digest of the source to a compiled module, as a custom section that WebAssembly ignores. */
export function marked(bytes: Uint8Array): Buffer {
  const content = Buffer.concat([Buffer.from([mark.length]), Buffer.from(mark), digest()]);
  return Buffer.concat([bytes, Buffer.from([0, content.length]), content]);
}
/** Whether the compiled module was made from the source as it is now. */
export function isCompiled(): boolean {
  const [kept] = WebAssembly.Module.customSections(new WebAssembly.Module(readFileSync(compiled)), mark);
  return kept !== undefined && digest().equals(Buffer.from(kept));
}

const pageBytes = 65_536;
const align = (bytes: number): number => Math.ceil(bytes / 16) * 16;

/** Multiplies rows by layers in WebAssembly, about four times as fast as JavaScript. */
export type RowMultiplier = {
  /** Stores a layer in memory, and returns a function that multiplies rows by it. */
  readonly layer: (linear: Linear) => (rows: Rows, count: number) => Rows;
};

export function rowMultiplier(): RowMultiplier {
  const memory = new WebAssembly.Memory({ initial: 1 });
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(compiled)), { env: { memory } });
  const linear = exports['linear'] as (
    rows: number,
    count: number,
    inputs: number,
    weight: number,
    bias: number,
    outputs: number,
    out: number,
  ) => void;
  let used = 1024;
  const ensure = (bytes: number): void => {
    const missing = bytes - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / pageBytes));
  };
  const keep = (values: Rows): number => {
    const at = used;
    used = align(at + values.byteLength);
    ensure(used);
    new Float32Array(memory.buffer, at, values.length).set(values);
    return at;
  };
  return {
    layer({ weight, bias }) {
      const [outputs, inputs] = [bias.length, weight.length / bias.length];
      const [weightAt, biasAt] = [keep(weight), keep(bias)];
      return (rows, count) => {
        // Behind what is kept.
        const [rowsAt, outAt] = [used, align(used + count * inputs * 4)];
        ensure(outAt + count * outputs * 4);
        new Float32Array(memory.buffer, rowsAt, count * inputs).set(rows);
        linear(rowsAt, count, inputs, weightAt, biasAt, outputs, outAt);
        return new Float32Array(memory.buffer, outAt, count * outputs).slice();
      };
    },
  };
}
