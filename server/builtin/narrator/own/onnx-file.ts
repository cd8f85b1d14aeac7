import { msg } from '@lingui/core/runtime-macro';
import type { Said } from '#shared/said.ts';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { Failure } from '#shared/endpoint.ts';

/** The metadata of an ONNX file, by name. */
export type OnnxFacts = Readonly<Record<string, string>>;

/** Fields of ONNX's ModelProto that are read here: the graph, and what was recorded about the model. */
const [graphField, factsField] = [7, 14];
const longestFact = 1_000_000;
const broken = (why: Said) => new Failure('unsupported', why);

/**
 * Reads the outermost fields of an ONNX model and skips over its weights. Throws Failure with a message when it is cut
 * off, empty or no ONNX model.
 */
export async function onnxFacts(path: string): Promise<OnnxFacts> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const facts: Record<string, string> = {};
    let graph = false;
    let at = 0;
    const bytesAt = async (from: number, length: number): Promise<Buffer> => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from);
      return buffer.subarray(0, bytesRead);
    };
    while (at < size) {
      const head = await bytesAt(at, 20);
      const tag = varint(head, 0);
      const [field, kind] = [Math.floor(tag.value / 8), tag.value % 8];
      if (field === 0 || field > 30 || (kind !== 0 && kind !== 2)) throw broken(msg`it is not an ONNX model`);
      const next = varint(head, tag.end);
      if (kind === 0) {
        at += next.end;
        continue;
      }
      const end = at + next.end + next.value;
      if (end > size)
        throw broken(msg`it is truncated: it has ${{ size }} of at least ${{ end }} bytes. Copy it again`);
      if (field === graphField) graph = true;
      if (field === factsField && next.value < longestFact) {
        const [name, value] = pairOf(await bytesAt(at + next.end, next.value));
        facts[name] = value;
      }
      at = end;
    }
    if (!graph) throw broken(msg`it is not an ONNX model`);
    return facts;
  } finally {
    await file.close();
  }
}

/** Copies a model and appends metadata: a field at the end of the file counts like one within it. */
export async function writeWithFacts(from: string, to: string, facts: OnnxFacts): Promise<void> {
  const part = `${to}.part-${process.pid}`;
  try {
    await pipeline(createReadStream(from), createWriteStream(part));
    const file = await open(part, 'a');
    await file.writeFile(factBytes(facts));
    await file.sync();
    await file.close();
    await rename(part, to);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** Facts as ONNX's ModelProto has them. */
export const factBytes = (facts: OnnxFacts): Buffer =>
  Buffer.concat(
    Object.entries(facts).map(([name, value]) =>
      bytesField(factsField, Buffer.concat([bytesField(1, name), bytesField(2, value)])),
    ),
  );

const bytesField = (field: number, content: Buffer | string): Buffer => {
  const bytes = Buffer.from(content as string);
  return Buffer.concat([varintBytes(field * 8 + 2), varintBytes(bytes.length), bytes]);
};

function varintBytes(value: number): Buffer {
  const bytes: number[] = [];
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    bytes.push(rest > 127 ? (rest % 128) + 128 : rest);
    if (rest <= 127) return Buffer.from(bytes);
  }
}

function varint(bytes: Buffer, from: number): { value: number; end: number } {
  let value = 0;
  for (let at = from; at < Math.min(bytes.length, from + 10); at += 1) {
    const byte = bytes[at] ?? 0;
    value += (byte % 128) * 128 ** (at - from);
    if (byte < 128) return { value, end: at + 1 };
  }
  throw broken(msg`it is not an ONNX model`);
}

function pairOf(bytes: Buffer): [name: string, value: string] {
  const found = ['', ''];
  for (let at = 0; at < bytes.length; ) {
    const tag = varint(bytes, at);
    const length = varint(bytes, tag.end);
    found[Math.floor(tag.value / 8) - 1] = bytes.subarray(length.end, length.end + length.value).toString('utf8');
    at = length.end + length.value;
  }
  return [found[0] ?? '', found[1] ?? ''];
}
