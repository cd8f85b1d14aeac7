import { factBytes } from '#server/builtin/narrator/own/onnx-file.ts';

/**
 * Small VITS-shaped ONNX models, written byte by byte: every sound or letter is a short tone of its own height, a blank
 * is silence. They are loaded and run as any voice is.
 */

const varint = (value: number): Buffer => {
  const bytes: number[] = [];
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    bytes.push(rest > 127 ? (rest % 128) + 128 : rest);
    if (rest <= 127) return Buffer.from(bytes);
  }
};
const int = (field: number, value: number): Buffer => Buffer.concat([varint(field * 8), varint(value)]);
const bytes = (field: number, content: Buffer | string): Buffer => {
  const inner = Buffer.from(content as string);
  return Buffer.concat([varint(field * 8 + 2), varint(inner.length), inner]);
};
const all = (field: number, parts: readonly (Buffer | string)[]): Buffer =>
  Buffer.concat(parts.map((part) => bytes(field, part)));

const [float, int64] = [1, 7];
const cast = Buffer.concat([bytes(1, 'to'), int(3, float), int(20, 2)]);
const node = (kind: string, takes: readonly string[], gives: string, attributes: readonly Buffer[] = []): Buffer =>
  Buffer.concat([all(1, takes), bytes(2, gives), bytes(4, kind), all(5, attributes)]);
const tensor = (name: string, type: number, shape: readonly number[], values: Float32Array | BigInt64Array): Buffer =>
  Buffer.concat([
    ...shape.map((side) => int(1, side)),
    int(2, type),
    bytes(8, name),
    bytes(9, Buffer.from(values.buffer)),
  ]);
const slot = (name: string, type: number, shape: readonly (number | string)[]): Buffer => {
  const sides = shape.map((side) => bytes(1, typeof side === 'number' ? int(1, side) : bytes(2, side)));
  return Buffer.concat([
    bytes(1, name),
    bytes(2, bytes(1, Buffer.concat([int(1, type), bytes(2, Buffer.concat(sides))]))),
  ]);
};

/** Samples of each sound. */
const long = 1_024;
const shapes = {
  piper: {
    rate: 22_050,
    inputs: [slot('input', int64, [1, 'n']), slot('input_lengths', int64, [1]), slot('scales', float, [3])],
    output: ['output', [1, 1, 1, -1]],
  },
  mms: {
    rate: 16_000,
    inputs: [
      ...[slot('x', int64, [1, 'n']), slot('x_length', int64, [1]), slot('noise_scale', float, [1])],
      ...[slot('length_scale', float, [1]), slot('noise_scale_w', float, [1])],
    ],
    output: ['y', [1, 1, -1]],
  },
} as const;

/** A model as published by Piper or MMS: without metadata, or with `facts`. */
export function toneModel(kind: keyof typeof shapes, facts: Readonly<Record<string, string>> = {}): Buffer {
  const { rate, inputs, output } = shapes[kind];
  const [name, shape] = output;
  const ramp = Float32Array.from({ length: long }, (_, at) => (2 * Math.PI * at * 20) / rate);
  const graph = Buffer.concat([
    all(1, [
      node('Cast', [kind === 'piper' ? 'input' : 'x'], 'numbers', [cast]),
      node('Unsqueeze', ['numbers', 'axes'], 'column'),
      node('Mul', ['column', 'ramp'], 'phase'),
      node('Sin', ['phase'], 'wave'),
      node('Mul', ['wave', 'loudness'], 'heard'),
      node('Reshape', ['heard', 'shape'], name),
    ]),
    bytes(2, 'tones'),
    all(5, [
      tensor('axes', int64, [1], BigInt64Array.from([2n])),
      tensor('ramp', float, [1, 1, long], ramp),
      tensor('loudness', float, [1], Float32Array.from([0.3])),
      tensor('shape', int64, [shape.length], BigInt64Array.from(shape, BigInt)),
    ]),
    all(11, inputs),
    bytes(
      12,
      slot(
        name,
        float,
        shape.map((side, at) => (side === -1 ? `t${at}` : side)),
      ),
    ),
  ]);
  const opset = Buffer.concat([bytes(1, ''), int(2, 13)]);
  return Buffer.concat([int(1, 8), bytes(2, 'tests'), bytes(7, graph), bytes(8, opset), factBytes(facts)]);
}

const sounds = "_^$ !'(),-.:;?abcdefghijklmnopqrstuvwxyzæðŋœɐɑɒɔəɚɛɜɡɪɹɾʁʃʊʌʒʔˈˌːθ";

/** The file next to a Piper model. */
export const piperFile = (change: object = {}): string =>
  JSON.stringify({
    audio: { sample_rate: 22_050, quality: 'low' },
    espeak: { voice: 'en-us' },
    language: { code: 'en_US' },
    dataset: 'tones',
    num_speakers: 1,
    phoneme_type: 'espeak',
    phoneme_id_map: Object.fromEntries([...sounds].map((sound, at) => [sound, [at]])),
    ...change,
  });

/** The file next to an MMS model of Ewe. */
export const mmsTokens =
  [..."_abcdefghijklmnopqrstuvwxyzɖɛƒɣŋɔʋ '-"].map((letter, at) => `${letter} ${at}`).join('\n') + '\n';
