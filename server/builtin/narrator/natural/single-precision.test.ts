import * as ort from 'onnxruntime-node';
import { expect, test } from 'vitest';
import { inSinglePrecision } from './single-precision.ts';

const half = 10;
const varint = (value: number): number[] => (value < 128 ? [value] : [(value & 127) | 128, ...varint(value >> 7)]);
const bytes = (number: number, body: readonly number[]) => [...varint(number * 8 + 2), ...varint(body.length), ...body];
const number = (field: number, value: number) => [...varint(field * 8), ...varint(value)];
const text = (field: number, words: string) => bytes(field, [...Buffer.from(words)]);
const value = (field: number, name: string, type: number) =>
  bytes(field, [...text(1, name), ...bytes(2, bytes(1, [...number(1, type), ...bytes(2, bytes(1, number(1, 2)))]))]);
const cast = (from: string, to: string, type: number) =>
  bytes(1, [
    ...text(1, from),
    ...text(2, to),
    ...text(4, 'Cast'),
    ...bytes(5, [...text(1, 'to'), ...number(3, type), ...number(20, 2)]),
  ]);

/** y = x * w, computed in half floats: w is [256, -0.5], 0x5c00 and 0xb800. */
const graph = [
  ...cast('x', 'xh', half),
  ...bytes(1, [...text(1, 'xh'), ...text(1, 'w'), ...text(2, 'yh'), ...text(4, 'Mul')]),
  ...cast('yh', 'y', 1),
  ...text(2, 'g'),
  ...bytes(5, [...number(1, 2), ...number(2, half), ...text(8, 'w'), ...bytes(9, [0x00, 0x5c, 0x00, 0xb8])]),
  ...value(11, 'x', 1),
  ...value(12, 'y', 1),
  ...value(13, 'yh', half),
];
const model = Uint8Array.from([...number(1, 8), ...bytes(7, graph), ...bytes(8, number(2, 20))]);

async function answer(of: Uint8Array): Promise<number[]> {
  const session = await ort.InferenceSession.create(of, { logSeverityLevel: 3 });
  const { y } = await session.run({ x: new ort.Tensor('float32', [100, 3], [2]) });
  return [...(y!.data as Float32Array)];
}

test('computes the same without half floats', async () => {
  const single = Buffer.concat([...inSinglePrecision(model)]);
  expect(await answer(single)).toEqual(await answer(model));
  const ofType = (type: number, of: Uint8Array) =>
    Buffer.from(of).includes(Buffer.from([...number(1, 2), ...number(2, type)]));
  expect([ofType(half, model), ofType(half, single), ofType(1, single)]).toEqual([true, false, true]);
  const toType = (type: number, of: Uint8Array) =>
    Buffer.from(of).includes(Buffer.from([...text(1, 'to'), ...number(3, type)]));
  expect([toType(half, model), toType(half, single)]).toEqual([true, false]);
});

test('rejects a truncated model', () => {
  expect(() => [...inSinglePrecision(model.subarray(0, model.length - 3))]).toThrow('ONNX model');
});
