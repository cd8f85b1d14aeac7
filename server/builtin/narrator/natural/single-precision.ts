// The numbers of ONNX's protobuf format that are read or written here.
const model = { graph: 7 } as const;
const graph = { node: 1, initializer: 5, valueInfo: 13 } as const;
const node = { opType: 4, attribute: 5 } as const;
const attribute = { name: 1, int: 3, tensor: 5 } as const;
const tensor = { dataType: 2, rawData: 9 } as const;
const wire = { number: 0, bytes: 2 } as const;
const [float32, float16] = [1, 10];

/**
 * One field of a message: its number, its encoding, its value when it is a number, and its position: `from` its head,
 * `body` to `to` its content.
 */
type Field = {
  readonly number: number;
  readonly wire: number;
  readonly value: number;
  readonly from: number;
  readonly body: number;
  readonly to: number;
};

/**
 * Rewrites an ONNX model of half floats so that it computes in single precision: on processors without half-float
 * arithmetic that is faster, and sums that pass 65,504 no longer become infinite, which turned whole sentences into
 * nothing. Gives it piece by piece, since it is twice as large. Throws when the bytes are no such model.
 */
export function* inSinglePrecision(bytes: Uint8Array): Generator<Uint8Array> {
  const parts = rewritten(bytes, 0, bytes.length, (field) =>
    field.number === model.graph ? graphOf(bytes, field) : undefined,
  );
  for (const part of parts) yield part instanceof Halves ? part.singles() : part;
}

/** A piece of a message: unchanged bytes, or half floats that are converted to single precision when written. */
type Part = Uint8Array | Halves;

function graphOf(bytes: Uint8Array, { body, to }: Field): Part[] {
  return rewritten(bytes, body, to, (field) => {
    // types of what flows between nodes: found again when the model is loaded
    if (field.number === graph.valueInfo) return null;
    if (field.number === graph.initializer) return tensorOf(bytes, field);
    return field.number === graph.node ? nodeOf(bytes, field) : undefined;
  });
}

function nodeOf(bytes: Uint8Array, { body, to }: Field): Part[] {
  const type = fieldsOf(bytes, body, to).find(({ number }) => number === node.opType);
  const casts = type !== undefined && text(bytes, type) === 'Cast';
  return rewritten(bytes, body, to, (field) =>
    field.number === node.attribute ? attributeOf(bytes, field, casts) : undefined,
  );
}

function attributeOf(bytes: Uint8Array, { body, to }: Field, casts: boolean): Part[] {
  const name = fieldsOf(bytes, body, to).find(({ number }) => number === attribute.name);
  const target = casts && name !== undefined && text(bytes, name) === 'to';
  return rewritten(bytes, body, to, (field) => {
    if (field.number === attribute.tensor) return tensorOf(bytes, field);
    return target && field.number === attribute.int && field.value === float16
      ? [numberField(attribute.int, float32)]
      : undefined;
  });
}

function tensorOf(bytes: Uint8Array, { body, to }: Field): Part[] {
  const fields = fieldsOf(bytes, body, to);
  const half = fields.some(({ number, value }) => number === tensor.dataType && value === float16);
  if (!half) return [bytes.subarray(body, to)];
  if (!fields.some(({ number }) => number === tensor.rawData))
    throw new Error('Half floats that are not raw bytes cannot be read');
  return rewritten(bytes, body, to, (field) => {
    if (field.number === tensor.dataType) return [numberField(tensor.dataType, float32)];
    return field.number === tensor.rawData ? [new Halves(bytes.subarray(field.body, field.to))] : undefined;
  });
}

/**
 * A message with some of its fields changed. `change` gives what a field of bytes holds now (or the whole field, if it
 * is a number), null to drop it, undefined to keep it.
 */
function rewritten(
  bytes: Uint8Array,
  from: number,
  to: number,
  change: (field: Field) => Part[] | null | undefined,
): Part[] {
  const parts: Part[] = [];
  for (const field of fieldsOf(bytes, from, to)) {
    const now = change(field);
    if (now === null) continue;
    if (now === undefined) parts.push(bytes.subarray(field.from, field.to));
    else if (field.wire === wire.number) parts.push(...now);
    else parts.push(header(field.number, wire.bytes), varint(now.reduce((sum, part) => sum + part.length, 0)), ...now);
  }
  return parts;
}

function fieldsOf(bytes: Uint8Array, from: number, to: number): Field[] {
  const fields: Field[] = [];
  let at = from;
  const read = (): number => {
    let [value, scale] = [0, 1];
    for (;;) {
      const byte = bytes[at++];
      if (byte === undefined) throw new Error('This is no ONNX model');
      value += (byte & 127) * scale;
      if (byte < 128) return value;
      scale *= 128;
    }
  };
  while (at < to) {
    const start = at;
    const tag = read();
    const [number, kind] = [Math.floor(tag / 8), tag % 8];
    let value = 0;
    let body = at;
    if (kind === wire.number) value = read();
    else if (kind === wire.bytes) {
      const length = read();
      body = at;
      at += length;
    } else if (kind === 5) at += 4;
    else if (kind === 1) at += 8;
    else throw new Error('This is no ONNX model');
    if (at > to) throw new Error('This ONNX model is cut off');
    fields.push({ number, wire: kind, value, from: start, body, to: at });
  }
  return fields;
}

const text = (bytes: Uint8Array, { body, to }: Field): string => Buffer.from(bytes.subarray(body, to)).toString('utf8');
const header = (number: number, kind: number): Uint8Array => varint(number * 8 + kind);
const numberField = (number: number, value: number): Uint8Array => joined([header(number, wire.number), varint(value)]);

function varint(value: number): Uint8Array {
  const bytes: number[] = [];
  let rest = value;
  do {
    const low = rest % 128;
    rest = Math.floor(rest / 128);
    bytes.push(rest > 0 ? low + 128 : low);
  } while (rest > 0);
  return Uint8Array.from(bytes);
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

let table: Float32Array | null = null;

class Halves {
  private readonly bytes: Uint8Array;
  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }
  /** In bytes, once they are single floats. */
  get length(): number {
    return this.bytes.length * 2;
  }
  singles(): Uint8Array {
    table ??= Float32Array.from({ length: 65_536 }, (_, bits) => valueOf(bits));
    const out = new Float32Array(this.bytes.length / 2);
    for (let at = 0; at < out.length; at += 1) out[at] = table[this.bytes[at * 2]! | (this.bytes[at * 2 + 1]! << 8)]!;
    return new Uint8Array(out.buffer);
  }
}

function valueOf(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 31;
  const fraction = bits & 1023;
  if (exponent === 31) return fraction ? Number.NaN : sign * Number.POSITIVE_INFINITY;
  return sign * (exponent === 0 ? 2 ** -24 * fraction : 2 ** (exponent - 15) * (1 + fraction / 1024));
}
